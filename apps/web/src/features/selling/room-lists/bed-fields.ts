import { bedUsings } from "@pulau/contract/bed-records.ts";
import type { RecordField } from "../../../business/records/record-field.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { choicesOf } from "../../../listing/filters.ts";

/** What a bed is for. */
export function useBedUsings() {
  const { t } = useTranslation("records");
  return choicesOf(bedUsings, (value) => t(`usings.${value}`));
}

/** The form of a bed. */
export function useBedFields(): readonly RecordField[] {
  const { t } = useTranslation("records");
  const usings = useBedUsings();
  return [
    { key: "name", kind: "words", label: t("fields.name") },
    { key: "using_for", kind: "choice", label: t("fields.usingFor"), choices: usings },
    { key: "no_of_pax", kind: "number", label: t("fields.sleeps") },
    { key: "width", kind: "number", label: t("fields.width") },
    { key: "length", kind: "number", label: t("fields.length") },
    { key: "desc", kind: "long", label: t("fields.desc"), optional: true },
    { key: "active_status", kind: "switch", label: t("fields.active") },
  ];
}
