import { DayField } from "@pulau/contract/fields.ts";
import { ClockTime } from "@pulau/contract/settings/parts.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { z } from "zod";
import type { CallOptions } from "../../api/client.ts";
import { resort } from "../../api/resort.ts";
import { useCall } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Checkbox } from "../../ui/choice-fields.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { TextInput } from "../../ui/text-fields.tsx";
import { TimeField } from "../../ui/time-field.tsx";
import { useMoments, useTimeZone } from "../../ui/time-zone.ts";
import { useForm } from "../../ui/use-form.ts";

const schema = z.object({
  untilDay: DayField,
  untilTime: ClockTime,
  note: z.string().trim().max(300, { error: "tooLong" }),
  mail: z.boolean(),
});
export type CourtesyUntil = z.output<typeof schema> & { readonly untilDay: Day };

const hourMs = 3_600_000;

/** The clock on the resort's wall at a moment, `18:05`. */
const clockAt = (moment: string, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(new Date(moment));

type Props = {
  readonly title: string;
  readonly save: string;
  /** Until when it is held now; null where it is about to be. */
  readonly until: string | null;
  /** Whether there is an address to tell. */
  readonly hasEmail: boolean;
  readonly onSave: (until: CourtesyUntil, options: CallOptions) => Promise<void>;
  readonly onClose: () => void;
};

/** Asks until when something is held for somebody: a day from now unless told, within what the resort allows. */
export function UntilDialog(props: Props) {
  const { data } = useCall(resort, {});
  // The limit is the resort's: nothing is proposed before it is known.
  return data && <UntilForm {...props} hours={data.limits.courtesyHoldHours} />;
}

function UntilForm({ title, save, until, hasEmail, hours, onSave, onClose }: Props & { hours: number }) {
  const { t } = useTranslation("courtesy-holds");
  const { dayOf, today, deadlineText } = useMoments();
  const timeZone = useTimeZone();
  const latest = new Date(Date.now() + hours * hourMs).toISOString();
  // On the full hour, and never past the limit.
  const usual = Math.floor((Date.now() + Math.min(24, hours) * hourMs) / hourMs) * hourMs;
  const first = until ?? new Date(usual).toISOString();
  const form = useForm({
    schema,
    initial: {
      untilDay: dayOf(first) as string,
      untilTime: clockAt(first, timeZone),
      note: "",
      mail: hasEmail,
    },
    onSubmit: async (typed, options) => {
      await onSave(typed as CourtesyUntil, options);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={title} words={{ leave: t("cancel"), save }} onClose={onClose}>
      <DateField {...form.field("untilDay")} label={t("untilDay")} min={today()} max={dayOf(latest)} />
      <TimeField {...form.field("untilTime")} label={t("untilTime")} />
      <p className="hint">{t("latest", { time: deadlineText(latest), count: hours })}</p>
      {until === null && (
        <TextInput {...form.field("note")} label={t("note")} optional maxLength={300} autoComplete="off" />
      )}
      {hasEmail ? (
        <Checkbox label={t("mail")} {...form.tick("mail")} />
      ) : (
        <p className="hint">{t("noMail")}</p>
      )}
    </FormDialog>
  );
}
