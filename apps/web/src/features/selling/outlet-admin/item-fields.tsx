import { outletTexts } from "@pulau/contract/outlet-records.ts";
import { taxGroups } from "@pulau/domain/catalogue/taxes.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useCall } from "../../../api/use-call.ts";
import { type PicturesForm, PicturesGroup } from "../../../business/catalogue/pictures.tsx";
import { usePositionField } from "../../../business/records/position.ts";
import type { RecordField, RecordForm } from "../../../business/records/record-field.ts";
import { textsFields } from "../../../business/records/texts-field.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { allOutlets } from "./calls.ts";

/** Outlets by their numbers and by their ids. */
export function useOutletChoices() {
  const { say } = useLanguage();
  const known = useCall(allOutlets, {}).data;
  const outlets = (known ?? []).toSorted((a, b) => a.position - b.position);
  return {
    known,
    byNumber: outlets.map(({ id, name }) => ({ value: String(id), text: say(name) })),
    byId: outlets.map(({ _id, name }) => ({ value: _id, text: say(name) })),
  };
}
export type OutletChoices = ReturnType<typeof useOutletChoices>;

type Pictures = Parameters<typeof PicturesGroup>[0]["pictures"];
const picturesOf = (form: RecordForm) => (form.values as unknown as { pictures: Pictures }).pictures;

/** The form of an item. */
export function useItemFields({ byNumber }: OutletChoices): readonly RecordField[] {
  const { t } = useTranslation("till");
  const records = useTranslation("records").t;
  const { language } = useLanguage();
  return [
    {
      key: "outlet",
      kind: "choice",
      whole: true,
      label: t("admin.outlet"),
      empty: records("choose"),
      choices: byNumber,
    },
    ...textsFields([
      { path: "name", label: records("fields.name"), most: outletTexts.item },
      { path: "category", label: t("admin.category"), most: outletTexts.category },
    ]),
    {
      key: "sen",
      kind: "custom",
      short: true,
      label: t("admin.price"),
      input: (form) => (
        <AmountInput label={t("admin.price")} hint={t("admin.priceHint")} {...form.amount("sen")} />
      ),
      display: (value) => formatRinggit(Number(value)),
    },
    {
      key: "tax_group",
      kind: "choice",
      label: t("admin.tax"),
      choices: taxGroups.map((value) => ({ value, text: t(`taxes.${value}`) })),
    },
    {
      key: "pictures",
      kind: "custom",
      label: t("admin.pictures"),
      input: (form) => (
        <PicturesGroup form={form as unknown as PicturesForm} pictures={picturesOf(form)} most={1} />
      ),
      display: (value) =>
        (value as Pictures).map(({ picture, alt }) => (
          <Picture key={picture} name={picture} alt={alt[language] || alt.en} sizes="120px" />
        )),
    },
    usePositionField(true),
    { key: "active_status", kind: "switch", label: t("admin.onSale") },
  ];
}
