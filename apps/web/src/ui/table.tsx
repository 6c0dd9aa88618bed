import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./table.module.css";

export type Column<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Money and counts stand at the end side. */
  end?: boolean;
};

/** Laid out as cards, table parts lose their roles in some browsers; so they carry them in writing. */
const as = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  cell: { role: "cell" },
} as const;

/** Rows that become cards under 760 px. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  selected,
  foot,
}: {
  /** What the table lists; read, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selected?: (row: Row) => boolean;
  foot?: ReactNode;
}) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} {...as.table} aria-label={caption}>
        <thead {...as.rowgroup}>
          <tr {...as.row}>
            {columns.map((column) => (
              <th
                key={column.key}
                {...as.columnheader}
                scope="col"
                data-column={column.key}
                className={column.end ? styles.end : undefined}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.rowgroup}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              {...as.row}
              className={classNames(selected?.(row) && styles.selected) || undefined}
            >
              {columns.map((column) => (
                <td
                  key={column.key}
                  {...as.cell}
                  data-label={column.head}
                  data-column={column.key}
                  className={column.end ? styles.end : undefined}
                >
                  <span>{column.cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}

/** Second line of a two-line cell. */
export const CellNote = ({ children }: { children: ReactNode }) => (
  <span className={styles.sub}>{children}</span>
);
