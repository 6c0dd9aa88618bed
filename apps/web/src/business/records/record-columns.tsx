import { useMay } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { ListColumn } from "../../listing/column.tsx";
import { countColumn } from "../../listing/columns.tsx";
import { Chip } from "../../ui/chip.tsx";
import { type RecordList, resourceOf } from "./record-list.ts";
import styles from "./records.module.css";
import { type AnyRow, isActive, type RecordActs } from "./use-record-acts.ts";

/** A record's name, which opens it, its own columns, whether it is in use, and its number. */
export function useRecordColumns<Row extends AnyRow>(
  { columns, nameOf, picture, nameCsv, calls, hasStatus, isFixed, name }: RecordList<Row>,
  open: (row: Row) => void,
  acts: RecordActs,
): readonly ListColumn<Row>[] {
  const { t } = useTranslation("records");
  const may = useMay();
  const named: ListColumn<Row> = {
    key: "name",
    csv: ["no", ...nameCsv],
    sort: "name",
    head: t("columns.name"),
    cell: (row) =>
      name?.(row, () => open(row)) ?? (
        <button type="button" className={styles.name} onClick={() => open(row)}>
          {picture?.(row)}
          {nameOf(row)}
        </button>
      ),
  };
  const status: ListColumn<Row> = {
    key: "status",
    csv: ["active"],
    card: "state",
    head: t("columns.status"),
    cell: (row) => (
      <Chip tone={isActive(row) ? "success" : "neutral"}>{t(isActive(row) ? "active" : "inactive")}</Chip>
    ),
    ...(may(resourceOf({ calls }), "write") && {
      edit: {
        value: (row: Row) => String(isActive(row)),
        choices: [
          { value: "true", text: t("active") },
          { value: "false", text: t("inactive") },
        ],
        nameOf,
        can: (row: Row) => isFixed?.(row) !== true,
        save: (row: Row, value: string) => acts.update(row.id, { active_status: value === "true" }),
      },
    }),
  };
  const number = { sort: "id", rare: true, falling: true };
  return [
    named,
    ...columns,
    ...(hasStatus ? [status] : []),
    countColumn("no", t("columns.no"), ({ id }) => id, number),
  ];
}
