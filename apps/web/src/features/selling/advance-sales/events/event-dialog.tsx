import { EventBody } from "@pulau/contract/event-admin.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import type { TaxId } from "@pulau/domain/ids.ts";
import { useId } from "react";
import { useNewest } from "../../../../api/use-newest.ts";
import { useRowSends } from "../../../../api/use-row-sends.ts";
import { formValuesOf } from "../../../../business/catalogue/form-values.ts";
import { PictureInput } from "../../../../business/catalogue/picture-input.tsx";
import { Texts } from "../../../../business/catalogue/texts.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { AmountInput } from "../../../../ui/amount-input.tsx";
import { Checkbox, Switch } from "../../../../ui/choice-fields.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { NumberInput } from "../../../../ui/number-input.tsx";
import { TimeField } from "../../../../ui/time-field.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useRowForm } from "../../../../ui/use-row-form.ts";
import styles from "../advance-sales.module.css";
import { addEvent, type EventRow, type EventTax, eventPaths, events, updateEvent } from "../calls.ts";
import { InThree } from "../fields.tsx";

const blank = {
  activeStatus: true,
  name: noWords,
  description: noWords,
  place: noWords,
  picture: "sunset-deck",
  day: "",
  pictureAlt: noWords,
  startsAt: "19:30",
  endsAt: null as string | null,
  adultSen: 10_000,
  childSen: 5_000,
  capacity: 20,
  saleUntil: "",
  cancelDays: 1,
  taxIds: [] as string[],
};

function useEventForm(row: EventRow | null, onClose: () => void) {
  const { t } = useTranslation("events");
  const toast = useToast();
  const sends = useRowSends(addEvent, updateEvent, eventPaths);
  const newest = useNewest();
  return useRowForm({
    schema: EventBody,
    row,
    blank,
    valuesOf: formValuesOf(blank),
    newest: ({ _id, state }) => {
      const tab = state === "over" ? ("past" as const) : ("ahead" as const);
      return newest(events, { query: { tab, row: _id } }, (list) =>
        list.events.find((event) => event._id === _id),
      );
    },
    ...sends,
    onSaved: () => {
      onClose();
      toast({ tone: "success", text: t("staff.saved") });
    },
  });
}

type TaxesProps = {
  taxes: readonly EventTax[];
  chosen: readonly string[];
  onChange: (taxIds: TaxId[]) => void;
};

/** Which of the resort's taxes the prices include; guests pay the price as it is. */
function Taxes({ taxes, chosen, onChange }: TaxesProps) {
  const { t } = useTranslation("events");
  const { say } = useLanguage();
  const hint = useId();
  if (taxes.length === 0) return null;
  return (
    <fieldset className={styles.taxes} aria-describedby={hint}>
      <legend className="strong">{t("staff.fields.taxes")}</legend>
      <p id={hint} className="hint">
        {t("staff.fields.taxesHint")}
      </p>
      {taxes.map(({ _id, name, share }) => (
        <Checkbox
          key={_id}
          label={t("staff.fields.tax", { name: say(name), share: share / 100 })}
          checked={chosen.includes(_id)}
          onChange={(on) => onChange([...chosen.filter((value) => value !== _id), ...(on ? [_id] : [])])}
        />
      ))}
    </fieldset>
  );
}

type Props = { row: EventRow | null; taxes: readonly EventTax[]; onClose: () => void };

/** An event with its day, places and prices: a new one, or one to change. */
export function EventDialog({ row, taxes, onClose }: Props) {
  const { t } = useTranslation("events");
  const form = useEventForm(row, onClose);
  const ends = form.field("endsAt");
  return (
    <FormDialog
      form={form}
      title={t(row ? "staff.editTitle" : "staff.newTitle")}
      words={{ leave: t("staff.close"), save: t("staff.save") }}
      onClose={onClose}
    >
      <InThree
        path="name"
        field={form.field}
        labelOf={(language) => t("staff.fields.nameIn", { language })}
      />
      <InThree
        path="description"
        field={form.field}
        labelOf={(language) => t("staff.fields.descriptionIn", { language })}
        long={800}
      />
      <InThree
        path="place"
        field={form.field}
        labelOf={(language) => t("staff.fields.placeIn", { language })}
      />
      <PictureInput label={t("staff.fields.picture")} field={form.field("picture")} />
      <Texts
        form={form}
        stacked
        rows={[{ path: "pictureAlt", label: t("staff.fields.pictureAlt"), most: 160, optional: true }]}
      />
      <div className={styles.two}>
        <DateField label={t("staff.fields.day")} {...form.field("day")} />
        <DateField label={t("staff.fields.saleUntil")} {...form.field("saleUntil")} />
        <TimeField label={t("staff.fields.startsAt")} {...form.field("startsAt")} />
        <TimeField
          label={t("staff.fields.endsAt")}
          optional
          {...ends}
          onChange={(value) => form.set("endsAt", value || null)}
        />
        <AmountInput label={t("staff.fields.adult")} {...form.amount("adultSen")} />
        <AmountInput label={t("staff.fields.child")} {...form.amount("childSen")} />
        <NumberInput label={t("staff.fields.capacity")} {...form.number("capacity")} />
        <NumberInput label={t("staff.fields.cancelDays")} {...form.number("cancelDays")} />
      </div>
      <Taxes
        taxes={taxes}
        chosen={form.values.taxIds ?? []}
        onChange={(taxIds) => form.set("taxIds", taxIds)}
      />
      <Switch label={t("staff.fields.active")} {...form.tick("activeStatus")} />
    </FormDialog>
  );
}
