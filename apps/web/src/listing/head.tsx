import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import type { ListColumn } from "./column.tsx";
import styles from "./rows-table.module.css";
import { as } from "./table-roles.ts";

/** By what rows are in order, `total` or `-total`, and what pressing a head does. */
export type Sorting = {
  readonly by: string | undefined;
  /** Orders that the call knows. */
  readonly known: readonly string[];
  /** `undefined`: the list's usual order. */
  readonly onSort: (sort: string | undefined) => void;
};

type Props<Row> = { column: ListColumn<Row>; sorted: false | "asc" | "desc"; sorting: Sorting | undefined };

/** The order that pressing a head asks for: the column's own, then turned round, then the list's usual one. */
export function nextSort(
  { sort, falling = false }: Pick<ListColumn<never>, "sort" | "falling">,
  { by, known }: Pick<Sorting, "by" | "known">,
): string | undefined {
  const both = falling ? [`-${sort}`, `${sort}`] : [`${sort}`, `-${sort}`];
  const own = both.filter((order) => known.includes(order));
  return own[own.indexOf(by ?? "") + 1];
}

/** Whether the call can sort by a column in either direction. */
export const canSort = ({ sort }: Pick<ListColumn<never>, "sort">, known: readonly string[]): boolean =>
  sort !== undefined && (known.includes(sort) || known.includes(`-${sort}`));

/** A column's head; pressed, it sorts where the call can sort by it. */
export function Head<Row>({ column, sorted, sorting }: Props<Row>) {
  const { key, head, end } = column;
  return (
    <th
      {...as.columnheader}
      scope="col"
      data-column={key}
      data-roomy={column.roomy}
      className={classNames(end && styles.end) || undefined}
      aria-sort={sorted === "asc" ? "ascending" : sorted === "desc" ? "descending" : undefined}
    >
      {sorting && canSort(column, sorting.known) ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => sorting.onSort(nextSort(column, sorting))}
        >
          {head}
          <Icon
            of={sorted === "asc" ? IconArrowUp : sorted === "desc" ? IconArrowDown : IconArrowsSort}
            size="xs"
          />
        </button>
      ) : (
        head
      )}
    </th>
  );
}
