import { type ComponentProps, type ReactNode, useState } from "react";
import { useBackend } from "../api/use-call.ts";
import { Skeleton } from "../ui/waiting.tsx";
import type { ListBulk } from "./bulk-act.ts";
import { BulkBar } from "./bulk-bar.tsx";
import type { ListColumn } from "./column.tsx";
import { CsvButton } from "./csv-button.tsx";
import type { ListFilter } from "./filter.ts";
import { Foot } from "./foot.tsx";
import styles from "./list.module.css";
import { ListStates, type ListWords } from "./list-states.tsx";
import { usualKey } from "./row-key.ts";
import type { RowActs } from "./row-menu.tsx";
import { RowsTable } from "./rows-table.tsx";
import { useDensity, useSavedView } from "./saved-view.ts";
import { type ListOrder, type ListSearchWords, Toolbar } from "./toolbar.tsx";
import type { ListState } from "./use-list.ts";
import { useSelection } from "./use-selection.ts";

/** The call and the words of a list's file, where they are not the usual ones. */
export type ListFile = Pick<ComponentProps<typeof CsvButton>, "call" | "text">;

export type ListProps<Row, D> = ListWords & {
  list: ListState<Row, D>;
  /** What the table lists; read, not shown. */
  caption: string;
  columns: readonly ListColumn<Row>[];
  rowKey?: (row: Row) => string;
  /** What its search is called, and what it finds. */
  search?: ListSearchWords | string;
  filters?: readonly ListFilter[];
  /** Orders that no column's head stands for. */
  orders?: readonly ListOrder[];
  marked?: (row: Row) => boolean;
  /** Within a dialog: nothing above the rows. */
  plain?: boolean;
  /** What can be done to several rows, and what a row is called then. */
  bulk?: ListBulk<Row>;
  /** What can be done with a row, behind its three dots. */
  acts?: RowActs<Row>;
  /** What the rows add up to: above them. */
  sums?: (data: D) => ReactNode;
  /** The list as a file, above its rows: for a list without a head of its own. */
  csv?: ListFile;
};

const bothOf = (text: string): ListSearchWords => ({ label: text, placeholder: text });

/**
 * A list in each of its states: while it loads, as it is, faded while the next page is on its way, empty, and with what
 * there was when the next could not be had. `useList` brings what it shows.
 */
export function List<Row, D>(props: ListProps<Row, D>) {
  const { list, columns, filters = [], orders = [], rowKey = usualKey, bulk, sums, csv } = props;
  const search = typeof props.search === "string" ? bothOf(props.search) : props.search;
  const staff = useBackend().side.name === "staff";
  const { data } = list;
  const selection = useSelection(JSON.stringify(list.query), list.rows, rowKey, bulk?.nameOf ?? rowKey);
  const [deletes, setDeletes] = useState(0);
  const onDelete = (row: Row) => {
    if (selection.chosen.size === 0) selection.set([row], true);
    setDeletes(deletes + 1);
  };
  const isEmpty = data?.total === 0 && !list.narrowed;
  return (
    <section className={styles.list} data-whole-width={staff || undefined}>
      {!isEmpty && !props.plain && <Toolbar {...{ list, columns, search, filters, orders }} />}
      {data !== undefined && (sums || csv) && data.total > 0 && (
        <div className={styles.sums}>
          {sums?.(data)}
          {csv && <CsvButton list={list} columns={columns} {...csv} />}
        </div>
      )}
      <Rows
        {...props}
        rowKey={rowKey}
        selection={bulk && bulk.acts.length > 0 ? selection : undefined}
        onDelete={bulk?.acts.some(({ byDelete }) => byDelete) ? onDelete : undefined}
      />
      {bulk && bulk.acts.length > 0 && (
        <BulkBar
          {...{ acts: bulk.acts, selection, deletes }}
          total={data?.total ?? 0}
          allRows={list.allRows}
        />
      )}
    </section>
  );
}

type RowsProps<Row, D> = ListProps<Row, D> & {
  rowKey: (row: Row) => string;
  selection: ReturnType<typeof useSelection<Row>> | undefined;
  onDelete: ((row: Row) => void) | undefined;
};

function Rows<Row, D>({
  list,
  caption,
  columns,
  rowKey,
  waiting,
  empty,
  nothing,
  marked,
  acts,
  selection,
  onDelete,
}: RowsProps<Row, D>) {
  const { view } = useSavedView(list.id);
  const [density] = useDensity();
  const { place } = list;
  return (
    <ListStates {...{ list, waiting, empty }} {...(nothing && { nothing })} shape={<Shape />}>
      <RowsTable
        {...{ caption, columns, rowKey, view, density, selection, onDelete }}
        {...(marked && { marked })}
        {...(acts && { acts })}
        rows={list.rows}
        sorting={{
          by: place.search.sort ?? place.usualSort,
          known: place.sorts,
          chosen: place.search.sort !== undefined,
          onSort: (sort) => place.change({ sort }, true),
        }}
        foot={<Foot list={list} />}
      />
    </ListStates>
  );
}

const lines = ["1", "2", "3", "4", "5", "6", "7", "8"];

/** The rows' shape while they are on their way. */
function Shape() {
  return (
    <div className={styles.shape} aria-hidden="true">
      {lines.map((line) => (
        <div key={line}>
          <Skeleton width="80%" height={14} radius={4} />
          <Skeleton width="60%" height={14} radius={4} />
          <Skeleton width="70%" height={14} radius={4} />
          <Skeleton width={84} height={20} radius={10} />
        </div>
      ))}
    </div>
  );
}
