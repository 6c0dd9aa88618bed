import {
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { ListColumn } from "./column.tsx";
import type { Sorting } from "./head.tsx";
import { inOrder, isShown, type SavedView } from "./saved-view.ts";
import type { RowSelection } from "./use-selection.ts";

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

type Line<Row> = { readonly row: Row };

type ListedRows<Row> = {
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly view: SavedView;
  readonly sorting: Sorting | undefined;
  readonly selection: RowSelection<Row> | undefined;
};

/** The table of a page's rows: its columns as they were chosen, the order that the call gave, and what is selected. */
export function useRowsTable<Row>({ columns, rows, rowKey, view, sorting, selection }: ListedRows<Row>) {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const sorts = sortState(sorting?.by);
  const data = useMemo(() => rows.map((row): Line<Row> => ({ row })), [rows]);
  const table = useTable({
    features,
    data,
    columns: columns.map(({ key }) => ({ id: key, accessorFn: ({ row }: Line<Row>) => row })),
    getRowId: ({ row }) => rowKey(row),
    state: {
      columnOrder: inOrder(columns, view).map(({ key }) => key),
      columnVisibility: Object.fromEntries(columns.map((column) => [column.key, isShown(column, view)])),
      rowSelection: Object.fromEntries([...(selection?.chosen.keys() ?? [])].map((key) => [key, true])),
      sorting: sorts.flatMap(({ field, falling }) =>
        columns.flatMap(({ key, sort }) => (sort === field ? [{ id: key, desc: falling }] : [])),
      ),
    },
    enableRowSelection: selection !== undefined,
    manualSorting: true,
    enableMultiSort: true,
  });
  return { table, shown: table.getVisibleLeafColumns().flatMap(({ id }) => byKey.get(id) ?? []) };
}

/** `-total,name` as the table knows it. */
const sortState = (by = "") =>
  by
    .split(",")
    .filter(Boolean)
    .map((order) =>
      order.startsWith("-") ? { field: order.slice(1), falling: true } : { field: order, falling: false },
    );
