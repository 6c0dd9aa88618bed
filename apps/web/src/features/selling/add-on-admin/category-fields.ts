import { addOnIcons, addOnTexts } from "@pulau/contract/add-on-records.ts";
import { useTranslation } from "react-i18next";
import type { RecordField } from "../../../business/records/record-field.ts";
import { textsFields } from "../../../business/records/texts-field.tsx";
import { choicesOf } from "../../../listing/filters.ts";

/** The form of a category. */
export function useCategoryFields(): readonly RecordField[] {
  const { t } = useTranslation("catalogue", { keyPrefix: "addOn" });
  const records = useTranslation("records").t;
  const choices = choicesOf(addOnIcons, (value) => t(`icons.${value}`));
  return [
    ...textsFields([{ path: "name", label: records("fields.name"), most: addOnTexts.category }]),
    { key: "icon", kind: "choice", label: records("fields.icon"), choices },
    {
      ...{ key: "position", kind: "number", optional: true },
      ...{ label: records("fields.position"), hint: records("fields.positionHint") },
    },
  ];
}
