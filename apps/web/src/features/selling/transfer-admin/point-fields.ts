import { pointTypes } from "@pulau/contract/transfers.ts";
import { usePositionField } from "../../../business/records/position.ts";
import type { RecordField } from "../../../business/records/record-field.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { choicesOf } from "../../../listing/filters.ts";

/** The kinds of point. */
export function usePointTypes() {
  const { t } = useTranslation("land");
  return choicesOf(pointTypes, (value) => t(`points.${value}`));
}

/** The form of a point. */
export function usePointFields(): readonly RecordField[] {
  const { t } = useTranslation("land");
  const records = useTranslation("records").t;
  return [
    { key: "name", kind: "words", label: records("fields.name") },
    { key: "type", kind: "choice", label: t("fields.pointType"), choices: usePointTypes() },
    { key: "meeting_point", kind: "words", label: t("fields.meetingPoint"), optional: true },
    usePositionField(),
    { key: "active_status", kind: "switch", label: records("fields.active") },
  ];
}
