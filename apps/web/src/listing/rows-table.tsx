import { type ReactNode, useState } from "react";
import { useBackend } from "../api/use-call.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { classNames } from "../ui/class-names.ts";
import { VisuallyHidden } from "../ui/surfaces.tsx";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import type { ListColumn } from "./column.tsx";
import { Head, isSecond, type Sorting } from "./head.tsx";
import { Body, RowLine } from "./row-line.tsx";
import type { RowActs } from "./row-menu.tsx";
import styles from "./rows-table.module.css";
import type { Density, SavedView } from "./saved-view.ts";
import { as } from "./table-roles.ts";
import { useRowKeys } from "./use-row-keys.ts";
import { useRowsTable } from "./use-rows-table.ts";
import type { RowSelection } from "./use-selection.ts";
import { useTooWide } from "./use-too-wide.ts";

/** From how many rows on only those in sight are drawn. */
const many = 50;

type Props<Row> = {
  /** What the table lists; read, not shown. */
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** A row that is marked. */
  marked?: (row: Row) => boolean;
  sorting?: Sorting;
  selection?: RowSelection<Row> | undefined;
  /** The Delete key, pressed on a row. */
  onDelete?: ((row: Row) => void) | undefined;
  acts?: RowActs<Row>;
  view?: SavedView;
  density?: Density;
  foot?: ReactNode;
};

/** Rows under heads; cards under 760 px. What is shown of which page is the list's business, see `<List>`. */
export function RowsTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  marked,
  sorting,
  selection,
  onDelete,
  acts,
  view = {},
  density = "tight",
  foot,
}: Props<Row>) {
  // In state and not in a ref: rows in sight are reckoned from it once it stands.
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const narrow = useIsNarrow();
  const { side } = useBackend();
  const { table, shown } = useRowsTable({ columns, rows, rowKey, view, sorting, selection });
  const lines = table.getRowModel().rows;
  const wide = useTooWide(frame, `${shown.map(({ key }) => key).join()} ${rows.length}`, !narrow);
  const scrolls = !narrow && (wide || lines.length > many);
  const virtual = scrolls && lines.length > many;
  const onKeyDown = useRowKeys({ frame, count: lines.length, rows, selection, onDelete });
  const line = (index: number) => {
    const row = lines[index];
    if (row === undefined) return null;
    return (
      <RowLine
        key={row.id}
        row={row.original.row}
        index={index}
        counted={virtual}
        columns={shown}
        selection={selection}
        acts={acts}
        selected={row.getIsSelected()}
        marked={marked?.(row.original.row) ?? false}
      />
    );
  };
  const span = shown.length + (selection ? 1 : 0) + (acts ? 1 : 0);
  return (
    <div className={styles.frame} data-rows={density} data-whole-width={side.name === "staff" || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys go from row to row, and each row's own controls do the rest */}
      <div
        ref={setFrame}
        className={classNames(scrolls && styles.scrolls, shown.some(({ rare }) => rare) && styles.more)}
        data-wide={wide || undefined}
        {...(scrolls && { role: "region", "aria-label": caption, tabIndex: 0 })}
        onKeyDown={onKeyDown}
      >
        <table
          className={styles.table}
          {...as.table}
          aria-label={caption}
          aria-rowcount={virtual ? lines.length + 1 : undefined}
        >
          <thead {...as.rowgroup}>
            <HeadRow
              columns={shown}
              rows={rows}
              sorting={sorting}
              selection={selection}
              hasActs={Boolean(acts)}
              orderOf={(key) => table.getColumn(key)?.getIsSorted() ?? false}
            />
          </thead>
          <Body count={lines.length} scroller={frame} virtual={virtual} span={span} line={line} />
        </table>
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}

type HeadRowProps<Row> = Pick<Props<Row>, "columns" | "rows" | "sorting" | "selection"> & {
  hasActs: boolean;
  orderOf: (key: string) => "asc" | "desc" | false;
};

function HeadRow<Row>({ columns, rows, sorting, selection, hasActs, orderOf }: HeadRowProps<Row>) {
  const { t } = useTranslation("listing");
  return (
    <tr {...as.row}>
      {selection && (
        <th {...as.columnheader} scope="col" className={styles.select}>
          <SelectPage selection={selection} rows={rows} />
          <VisuallyHidden>{t("select.head")}</VisuallyHidden>
        </th>
      )}
      {columns.map((column) => (
        <Head
          key={column.key}
          column={column}
          sorted={orderOf(column.key)}
          second={isSecond(column, sorting)}
          sorting={sorting}
        />
      ))}
      {hasActs && (
        <th {...as.columnheader} scope="col" className={styles.menu}>
          <VisuallyHidden>{t("acts.head")}</VisuallyHidden>
        </th>
      )}
    </tr>
  );
}

function SelectPage<Row>({ selection, rows }: { selection: RowSelection<Row>; rows: readonly Row[] }) {
  const { t } = useTranslation("listing");
  const count = rows.filter((row) => selection.has(row)).length;
  const all = rows.length > 0 && count === rows.length;
  return (
    <input
      type="checkbox"
      aria-label={t("select.page")}
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !all;
      }}
      onChange={() => selection.set(rows, !all)}
    />
  );
}
