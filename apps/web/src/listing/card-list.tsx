import { type ReactNode, useEffect, useRef } from "react";
import styles from "./card-list.module.css";
import { ListStates, type ListWords } from "./list-states.tsx";
import { Pages } from "./pages.tsx";
import type { ListState } from "./use-list.ts";

type CardsProps<Row, D> = {
  list: ListState<Row, D>;
  /** What the cards are; read when another page of them comes. */
  label: string;
  children: ReactNode;
};

/** Cards with their pages below. Another page begins at its first card, for the eye and for the keyboard. */
function Cards<Row, D>({ list: { data, place }, label, children }: CardsProps<Row, D>) {
  const start = useRef<HTMLElement>(null);
  const turn = (page: number) => {
    place.change({ page });
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView({ block: "start" });
  };
  const { page = 1 } = place.search;
  const pages = data?.pages ?? page;
  // The last card of the last page is gone: the page before has become the last, and Back leads on from it.
  useEffect(() => {
    if (page > pages) place.change({ page: pages }, true);
  }, [page, pages, place]);
  return (
    <section ref={start} tabIndex={-1} aria-label={label} className={styles.list}>
      {children}
      {data !== undefined && data.pages > 1 && (
        <div className={styles.pages}>
          <Pages page={page} pages={data.pages} limit={data.limit} total={data.total} onChange={turn} />
        </div>
      )}
    </section>
  );
}

type Props<Row, D> = ListWords &
  Omit<CardsProps<Row, D>, "children"> & {
    /** The cards in the shape in which they come. */
    shape: ReactNode;
    children: (rows: readonly Row[]) => ReactNode;
  };

/** A list whose rows are cards, each with its own ways out: the states and pages of every list, without columns. */
export function CardList<Row, D>({ list, label, children, ...states }: Props<Row, D>) {
  return (
    <Cards list={list} label={label}>
      <ListStates list={list} {...states}>
        {children(list.rows)}
      </ListStates>
    </Cards>
  );
}

/** A list without rows that are already on their way out. */
export function withoutRows<Row, D>(
  list: ListState<Row, D>,
  isGone: (row: Row) => boolean,
): ListState<Row, D> {
  const rows = list.rows.filter((row) => !isGone(row));
  const { data } = list;
  if (data === undefined) return { ...list, rows };
  const total = data.total - (list.rows.length - rows.length);
  return { ...list, rows, data: { ...data, total, pages: Math.max(1, Math.ceil(total / data.limit)) } };
}
