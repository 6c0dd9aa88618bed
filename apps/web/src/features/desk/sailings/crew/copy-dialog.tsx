import { addDays, type Day, weekdayOf } from "@pulau/domain/calendar/day.ts";
import { copyDays } from "@pulau/domain/transport/crew.ts";
import { z } from "zod";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { FieldError } from "../../../../ui/field-frame.tsx";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { weekdayNames } from "../../../../ui/format.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { boardingPaths, copySailingCrew, type Manifest, sailingCrew } from "../calls.ts";
import styles from "./crew.module.css";

type Props = { readonly departure: Manifest["departure"]; readonly onClose: () => void };

const CopyForm = z.object({
  until: z.string().min(1, { error: "required" }),
  weekdays: z.array(z.number()).min(1, { error: "required" }),
  replace: z.boolean(),
});

/** Gives the crew of a ferry to its later sailings of the same time, on some days of the week. */
export function CopyDialog({ departure: { sailingId, day }, onClose }: Props) {
  const { t } = useTranslation("sailings");
  const { language } = useLanguage();
  const toast = useToast();
  const send = useSend(copySailingCrew, [...boardingPaths, sailingCrew.path]);
  const form = useForm({
    schema: CopyForm,
    initial: { until: addDays(day, 28) as string, weekdays: [weekdayOf(day)] as number[], replace: false },
    onSubmit: async ({ until, ...body }) => {
      const { copied, kept } = await send.mutateAsync({
        params: { _id: sailingId },
        body: { ...body, until: until as Day },
      });
      const left = kept > 0 && t("crew.left", { count: kept });
      toast({ tone: "success", text: [t("crew.copied", { count: copied }), left].filter(Boolean).join(" ") });
      onClose();
    },
  });
  const { weekdays } = form.values;
  const mistake = form.field("weekdays").error;
  return (
    <FormDialog
      form={form}
      title={t("crew.copyTitle")}
      words={{ leave: t("harbour.leave"), save: t("crew.copy") }}
      onClose={onClose}
    >
      <fieldset className={styles.weekdays} data-mistake={mistake ? "" : undefined} tabIndex={-1}>
        <legend className="strong">{t("crew.weekdays")}</legend>
        {weekdayNames(language).map((name, at) => (
          <Checkbox
            key={name}
            label={name}
            checked={weekdays.includes(at + 1)}
            onChange={(on) =>
              form.set(
                "weekdays",
                (on ? [...weekdays, at + 1] : weekdays.filter((other) => other !== at + 1)).toSorted(),
              )
            }
          />
        ))}
        {mistake && <FieldError>{mistake}</FieldError>}
      </fieldset>
      <DateField
        {...form.field("until")}
        label={t("crew.until")}
        min={addDays(day, 1)}
        max={addDays(day, copyDays)}
      />
      <Checkbox
        label={t("crew.replace")}
        checked={form.values.replace}
        onChange={(on) => form.set("replace", on)}
      />
    </FormDialog>
  );
}
