import { useTranslation } from "../../i18n/use-translation.ts";
import type { ListColumn } from "../../listing/column.tsx";
import { countColumn } from "../../listing/columns.tsx";
import type { RecordField } from "./record-field.ts";

/** The place of a record among its like: a column to sort by. `rare` ones are not shown until somebody chooses them. */
export function usePositionColumn(rare = false): ListColumn<{ readonly position: number }> {
  const { t } = useTranslation("records");
  return countColumn("position", t("fields.position"), (row) => row.position, {
    csv: ["position"],
    sort: "position",
    rare,
  });
}

/** The place of a record among its like, as a field of its form. */
export function usePositionField(optional = false): RecordField {
  const { t } = useTranslation("records");
  return {
    key: "position",
    kind: "number",
    label: t("fields.position"),
    hint: t("fields.positionHint"),
    ...(optional && { optional }),
  };
}
