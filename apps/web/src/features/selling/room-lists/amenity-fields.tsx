import { type AmenityIconName, isAmenityIcon } from "@pulau/domain/catalogue/amenity-icons.ts";
import { AmenityIcon } from "../../../business/catalogue/amenity-icon.tsx";
import { AmenityIconInput } from "../../../business/catalogue/picture-input.tsx";
import type { RecordField } from "../../../business/records/record-field.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";

export function useAmenityFields(): readonly RecordField[] {
  const { t } = useTranslation("records");
  const icon = t("fields.icon");
  return [
    { key: "name", kind: "words", label: t("fields.name") },
    {
      key: "icon_path",
      kind: "custom",
      label: icon,
      input: (form) => <AmenityIconInput label={icon} field={form.field("icon_path")} />,
      display: (value) =>
        isAmenityIcon(String(value)) ? (
          t(`icons.${value as AmenityIconName}`)
        ) : value ? (
          <AmenityIcon icon={String(value)} />
        ) : (
          ""
        ),
    },
    { key: "desc", kind: "long", label: t("fields.desc"), optional: true },
    { key: "active_status", kind: "switch", label: t("fields.active") },
  ];
}
