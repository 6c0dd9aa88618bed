import { addOnIcons, addOnTexts } from "@pulau/contract/add-on-records.ts";
import { usePositionField } from "../../../business/records/position.ts";
import type { RecordField } from "../../../business/records/record-field.ts";
import { textsFields } from "../../../business/records/texts-field.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { choicesOf } from "../../../listing/filters.ts";

/** The form of a category. */
export function useCategoryFields(): readonly RecordField[] {
  const { t } = useTranslation("catalogue", { keyPrefix: "addOn" });
  const records = useTranslation("records").t;
  const choices = choicesOf(addOnIcons, (value) => t(`icons.${value}`));
  return [
    ...textsFields([{ path: "name", label: records("fields.name"), most: addOnTexts.category }]),
    { key: "icon", kind: "choice", label: records("fields.icon"), choices },
    usePositionField(true),
  ];
}
