import { transferTypes } from "@pulau/contract/transfers.ts";
import type { RecordField } from "../../../business/records/record-field.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { choicesOf } from "../../../listing/filters.ts";

/** The kinds of vehicle. */
export function useVehicleTypes() {
  const { t } = useTranslation("land");
  return choicesOf(transferTypes, (value) => t(`types.${value}`));
}

/** The form of a vehicle. */
export function useVehicleFields(): readonly RecordField[] {
  const { t } = useTranslation("land");
  const records = useTranslation("records").t;
  return [
    { key: "name", kind: "words", label: records("fields.name") },
    {
      key: "type",
      kind: "choice",
      label: t("fields.type"),
      hint: t("fields.typeHint"),
      choices: useVehicleTypes(),
    },
    { key: "seats", kind: "number", label: t("fields.seats") },
    { key: "daily", kind: "number", label: t("fields.daily"), hint: t("fields.dailyHint"), optional: true },
    { key: "active_status", kind: "switch", label: records("fields.active") },
  ];
}
