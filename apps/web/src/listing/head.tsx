import { useTranslation } from "../i18n/use-translation.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { IconArrowDown, IconArrowsSort, IconArrowUp } from "../ui/icons/index.ts";
import { VisuallyHidden } from "../ui/surfaces.tsx";
import type { ListColumn } from "./column.tsx";
import styles from "./rows-table.module.css";
import { as } from "./table-roles.ts";

/** By what rows are in order, `total` or `-total`, and what pressing a head does. */
export type Sorting = {
  readonly by: string | undefined;
  /** Somebody chose it: then Shift and a press add a second. */
  readonly chosen?: boolean;
  /** Orders that the call knows. */
  readonly known: readonly string[];
  /** `undefined`: the list's usual order. */
  readonly onSort: (sort: string | undefined) => void;
};

type Props<Row> = {
  column: ListColumn<Row>;
  sorted: false | "asc" | "desc";
  /** Rows are in order by another column first. */
  second: boolean;
  sorting: Sorting | undefined;
};

/** The order that pressing a head asks for: the column's own, then turned round, then the list's usual one. */
export function nextSort(
  { sort, falling = false }: Pick<ListColumn<never>, "sort" | "falling">,
  { by, known }: Pick<Sorting, "by" | "known">,
): string | undefined {
  const own = ordersOf({ sort, falling }, known);
  const [first = ""] = (by ?? "").split(",");
  return own[own.indexOf(first) + 1];
}

/** What Shift and a press ask for: a second order below the first, turned round, taken away; the first keeps it. */
export function nextSecond(
  column: Pick<ListColumn<never>, "sort" | "falling">,
  { by = "", known, chosen = false }: Pick<Sorting, "by" | "known" | "chosen">,
): string | undefined {
  const [first = "", second] = by.split(",");
  const own = ordersOf(column, known);
  if (!chosen) return nextSort(column, { by, known });
  if (own.includes(first)) {
    const turned = own[own.indexOf(first) + 1] ?? own[0];
    return [turned, second].filter(Boolean).join(",");
  }
  const next = own[own.indexOf(second ?? "") + 1];
  return next === undefined ? first : `${first},${next}`;
}

function ordersOf(
  { sort, falling = false }: Pick<ListColumn<never>, "sort" | "falling">,
  known: readonly string[],
): readonly string[] {
  const both = falling ? [`-${sort}`, `${sort}`] : [`${sort}`, `-${sort}`];
  return both.filter((order) => known.includes(order));
}

/** Whether the call can sort by a column in either direction. */
export const canSort = ({ sort }: Pick<ListColumn<never>, "sort">, known: readonly string[]): boolean =>
  sort !== undefined && (known.includes(sort) || known.includes(`-${sort}`));

/** Whether rows are in order by this column only where another leaves them alike. */
export const isSecond = ({ sort }: Pick<ListColumn<never>, "sort">, sorting: Sorting | undefined): boolean =>
  sort !== undefined && sorting?.by?.split(",")[1]?.replace(/^-/, "") === sort;

/** A column's head; pressed, it sorts where the call can sort by it. */
export function Head<Row>({ column, sorted, second, sorting }: Props<Row>) {
  const { t } = useTranslation("listing");
  const { key, head, end } = column;
  return (
    <th
      {...as.columnheader}
      scope="col"
      data-column={key}
      data-roomy={column.roomy}
      className={classNames(end && styles.end) || undefined}
      aria-sort={
        second ? undefined : sorted === "asc" ? "ascending" : sorted === "desc" ? "descending" : undefined
      }
    >
      {sorting && canSort(column, sorting.known) ? (
        <button
          type="button"
          className={styles.sort}
          title={t("order.second")}
          onClick={(event) =>
            sorting.onSort(event.shiftKey ? nextSecond(column, sorting) : nextSort(column, sorting))
          }
        >
          {head}
          <Icon
            of={sorted === "asc" ? IconArrowUp : sorted === "desc" ? IconArrowDown : IconArrowsSort}
            size="xs"
          />
          {second && (
            <>
              <small aria-hidden="true">2</small>
              <VisuallyHidden>
                {t(sorted === "desc" ? "order.thenFalling" : "order.thenRising")}
              </VisuallyHidden>
            </>
          )}
        </button>
      ) : (
        head
      )}
    </th>
  );
}
