import { addOnPers, addOnTexts } from "@pulau/contract/add-on-records.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { taxGroups } from "@pulau/domain/catalogue/taxes.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useWholeList } from "../../../api/every-page.ts";
import { useCall } from "../../../api/use-call.ts";
import { type PicturesForm, PicturesGroup } from "../../../business/catalogue/pictures.tsx";
import { DayChips } from "../../../business/day-chips.tsx";
import { usePositionField } from "../../../business/records/position.ts";
import type { RecordField, RecordForm } from "../../../business/records/record-field.ts";
import { textsFields } from "../../../business/records/texts-field.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { dayText, weekdayNames } from "../../../ui/format.ts";
import { Picture } from "../../../ui/picture.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { allCategories, packages } from "./calls.ts";

const additional = { type: "additional" } as const;

/** Categories by their numbers and by their ids, and the packages that are sold beside a stay. */
export function useChoices() {
  const { say } = useLanguage();
  const known = useCall(allCategories, {}).data;
  const categories = (known ?? []).toSorted((a, b) => a.position - b.position);
  const beside = useWholeList(packages, "packages", additional).data?.packages ?? [];
  return {
    known,
    categories: categories.map(({ id, name }) => ({ value: String(id), text: say(name) })),
    byId: categories.map(({ _id, name }) => ({ value: _id, text: say(name) })),
    packages: beside.map(({ _id, name }) => ({ value: _id, text: say(name) })),
  };
}
export type Choices = ReturnType<typeof useChoices>;

type Values = { pictures: Parameters<typeof PicturesGroup>[0]["pictures"]; excluded: readonly Day[] };
const valuesOf = (form: RecordForm) => form.values as unknown as Values;

/** What stands in the form of an add-on. */
export function useFields({ categories, packages: beside }: Choices): readonly RecordField[] {
  const { t } = useTranslation("catalogue", { keyPrefix: "addOn" });
  const records = useTranslation("records").t;
  const { language } = useLanguage();
  return [
    ...textsFields([
      { path: "name", label: records("fields.name"), most: addOnTexts.name },
      { path: "summary", label: t("fields.summary"), most: addOnTexts.summary, long: true },
    ]),
    {
      key: "pictures",
      kind: "custom",
      label: t("fields.pictures"),
      input: (form) => (
        <PicturesGroup form={form as unknown as PicturesForm} pictures={valuesOf(form).pictures} most={6} />
      ),
      display: (value) =>
        (value as Values["pictures"]).map(({ picture, alt }) => (
          <Picture key={picture} name={picture} alt={alt[language] || alt.en} sizes="120px" />
        )),
    },
    {
      key: "category",
      kind: "choice",
      whole: true,
      label: t("fields.category"),
      empty: records("choose"),
      choices: categories,
    },
    {
      key: "package_id",
      kind: "choice",
      label: t("fields.package"),
      hint: t("fields.packageHint"),
      empty: t("sold.singly"),
      choices: beside,
    },
    ...usePriceFields(),
    ...useDayFields(),
    usePositionField(true),
    { key: "active_status", kind: "switch", label: t("fields.onSale") },
  ];
}

function usePriceFields(): readonly RecordField[] {
  const { t } = useTranslation("catalogue", { keyPrefix: "addOn" });
  return [
    {
      key: "sen",
      kind: "custom",
      short: true,
      label: t("fields.price"),
      input: (form) => <AmountInput label={t("fields.price")} {...form.amount("sen")} />,
      display: (value) => formatRinggit(Number(value)),
    },
    {
      key: "per",
      kind: "choice",
      label: t("fields.per"),
      choices: addOnPers.map((value) => ({ value, text: t(`per.${value}`) })),
    },
    {
      key: "tax_group",
      kind: "choice",
      label: t("fields.tax"),
      hint: t("fields.taxHint"),
      choices: taxGroups.map((value) => ({ value, text: t(`taxes.${value}`) })),
    },
    { key: "most", kind: "number", label: t("fields.most") },
  ];
}

function useDayFields(): readonly RecordField[] {
  const { t } = useTranslation("catalogue", { keyPrefix: "addOn" });
  const { language } = useLanguage();
  return [
    { key: "needs_day", kind: "switch", label: t("fields.needsDay") },
    {
      key: "daily_stock",
      kind: "number",
      optional: true,
      label: t("fields.dailyStock"),
      hint: t("fields.dailyStockHint"),
    },
    { key: "from", kind: "day", label: t("fields.from"), optional: true },
    { key: "to", kind: "day", label: t("fields.to"), hint: t("fields.datesHint"), optional: true },
    {
      key: "weekdays",
      kind: "several",
      whole: true,
      label: t("fields.weekdays"),
      choices: weekdayNames(language).map((text, at) => ({ value: String(at + 1), text })),
    },
    {
      key: "excluded",
      kind: "custom",
      label: t("fields.excluded"),
      input: (form) => (
        <DayChips
          label={t("fields.excluded")}
          hint={t("fields.excludedHint")}
          removeLabel={(day) => t("removeDay", { day })}
          days={valuesOf(form).excluded}
          onChange={(days) => form.set("excluded", days)}
        />
      ),
      display: (value) => (value as readonly Day[]).map((day) => dayText(day, language)).join(", "),
    },
  ];
}
