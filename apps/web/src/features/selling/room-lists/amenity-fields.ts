import type { RecordField } from "../../../business/records/record-field.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { amenityIcons } from "./amenity-icon.tsx";

export function useAmenityFields(): readonly RecordField[] {
  const { t } = useTranslation("records");
  const choices = amenityIcons.map((value) => ({ value, text: t(`icons.${value}`) }));
  return [
    { key: "name", kind: "words", label: t("fields.name") },
    {
      key: "icon_path",
      kind: "choice",
      label: t("fields.icon"),
      choices: [{ value: "", text: t("icons.none") }, ...choices],
    },
    { key: "desc", kind: "long", label: t("fields.desc"), optional: true },
    { key: "active_status", kind: "switch", label: t("fields.active") },
  ];
}
