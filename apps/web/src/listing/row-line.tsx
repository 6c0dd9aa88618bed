import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { classNames } from "../ui/class-names.ts";
import type { ListColumn } from "./column.tsx";
import { EditCell } from "./edit-cell.tsx";
import { type RowActs, RowMenu } from "./row-menu.tsx";
import styles from "./rows-table.module.css";
import { as } from "./table-roles.ts";
import type { RowSelection } from "./use-selection.ts";

type Props<Row> = {
  row: Row;
  index: number;
  /** Not every row is drawn, so that each says which it is. */
  counted: boolean;
  columns: readonly ListColumn<Row>[];
  selection: RowSelection<Row> | undefined;
  acts: RowActs<Row> | undefined;
  selected: boolean;
  marked: boolean;
};

const placeOf = ({ card }: { card?: string }, index: number) => (index === 0 ? "title" : card);

/** One row, or one card of a narrow screen. It takes the focus from `J`, `K` and the arrows. */
export function RowLine<Row>({
  row,
  index,
  counted,
  columns,
  selection,
  acts,
  selected,
  marked,
}: Props<Row>) {
  return (
    <tr
      {...as.row}
      tabIndex={-1}
      data-desk-line=""
      data-index={index}
      aria-rowindex={counted ? index + 2 : undefined}
      className={classNames((selected || marked) && styles.selected) || undefined}
    >
      {selection && (
        <td {...as.cell} className={styles.select} data-place="select">
          <SelectRow row={row} index={index} selection={selection} selected={selected} />
        </td>
      )}
      {columns.map((column, at) => (
        <td
          key={column.key}
          {...as.cell}
          data-label={column.head}
          data-column={column.key}
          data-roomy={column.roomy}
          data-place={placeOf(column, at)}
          className={column.end ? styles.end : undefined}
        >
          <span>
            {column.edit && (column.edit.can?.(row) ?? true) ? (
              <EditCell row={row} head={column.head} edit={column.edit}>
                {column.cell(row)}
              </EditCell>
            ) : (
              column.cell(row)
            )}
          </span>
        </td>
      ))}
      {acts && (
        <td {...as.cell} className={styles.menu} data-place="menu">
          <RowMenu row={row} acts={acts} />
        </td>
      )}
    </tr>
  );
}

/** Chooses the row; with Shift, all rows since the one before. */
function SelectRow<Row>({
  row,
  index,
  selection,
  selected,
}: {
  row: Row;
  index: number;
  selection: RowSelection<Row>;
  selected: boolean;
}) {
  const { t } = useTranslation("listing");
  const shift = useRef(false);
  return (
    <input
      type="checkbox"
      aria-label={t("select.row", { name: selection.nameOf(row) })}
      checked={selected}
      onClick={(event) => {
        shift.current = event.shiftKey;
      }}
      onChange={() => selection.toggle(index, shift.current)}
    />
  );
}

type BodyProps = {
  count: number;
  scroller: HTMLElement | null;
  /** Only rows in sight are drawn. */
  virtual: boolean;
  span: number;
  line: (index: number) => ReactNode;
};

export const Body = (props: BodyProps) => (props.virtual ? <InSight {...props} /> : <All {...props} />);

const All = ({ count, line }: BodyProps) => (
  <tbody {...as.rowgroup}>{Array.from({ length: count }, (_, index) => line(index))}</tbody>
);

const usualHeight = 44;

/** Rows in sight and a few around; what is above and below stands for itself as empty height. */
function InSight({ count, scroller, span, line }: BodyProps) {
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => usualHeight,
    overscan: 12,
  });
  const shown = rows.getVirtualItems();
  const [first, last] = [shown[0], shown.at(-1)];
  const measure = (element: HTMLTableSectionElement | null) => {
    for (const row of element?.querySelectorAll<HTMLElement>("tr[data-index]") ?? [])
      rows.measureElement(row);
  };
  const gap = (height: number) =>
    height > 0 && (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: empty height, nothing in it takes the focus
      <tr aria-hidden="true" className={styles.gap}>
        <td colSpan={span} style={{ height }} />
      </tr>
    );
  return (
    <tbody {...as.rowgroup} ref={measure}>
      {gap(first?.start ?? 0)}
      {shown.map(({ index }) => line(index))}
      {gap(last ? rows.getTotalSize() - last.end : 0)}
    </tbody>
  );
}
