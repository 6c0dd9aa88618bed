import { copySailingCrewRoute } from "@pulau/contract/sailing-crew.ts";
import { addDays, weekdayOf } from "@pulau/domain/calendar/day.ts";
import { copyDays } from "@pulau/domain/transport/crew.ts";
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

/** Gives the crew of a ferry to its later sailings of the same time, on some days of the week. */
export function CopyDialog({ departure: { sailingId, day }, onClose }: Props) {
  const { t } = useTranslation("sailings");
  const { language } = useLanguage();
  const toast = useToast();
  const send = useSend(copySailingCrew, [...boardingPaths, sailingCrew.path]);
  const form = useForm({
    schema: copySailingCrewRoute.body,
    initial: { until: addDays(day, 28), weekdays: [weekdayOf(day)], replace: false },
    onSubmit: async (body) => {
      const { copied, kept } = await send.mutateAsync({ params: { _id: sailingId }, body });
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
        checked={form.values.replace === true}
        onChange={(on) => form.set("replace", on)}
      />
    </FormDialog>
  );
}
