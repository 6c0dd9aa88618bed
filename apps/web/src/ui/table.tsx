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

/** Rows that become cards under 760 px. Roles are written out because such cards lose them otherwise. */
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
      <table className={styles.table} role="table" aria-label={caption}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={column.end ? styles.end : undefined}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={classNames(selected?.(row) && styles.selected) || undefined}
            >
              {columns.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  data-label={column.head}
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
