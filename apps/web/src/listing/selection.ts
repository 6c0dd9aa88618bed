/** Most rows that are chosen at once. */
export const most = 1_000;

/** Rows that were chosen, by their keys; those of other pages stay chosen while one turns pages. */
export type Chosen<Row> = ReadonlyMap<string, Row>;

/** With the rows chosen, or not. */
export function withRows<Row>(
  chosen: Chosen<Row>,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  on: boolean,
): Chosen<Row> {
  const next = new Map(chosen);
  for (const row of rows) {
    if (on) next.set(keyOf(row), row);
    else next.delete(keyOf(row));
  }
  return next;
}

/** The rows between two, both included, in either direction. */
export const between = <Row>(rows: readonly Row[], from: number, to: number): readonly Row[] =>
  rows.slice(Math.min(from, to), Math.max(from, to) + 1);

export type BulkOutcome<Row> = {
  readonly done: readonly Row[];
  readonly failed: readonly { readonly row: Row; readonly error: unknown }[];
};

/** Does one thing to each row, one after the other; a row that fails doesn't stop the others. */
export async function doToEach<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
  onProgress: (count: number) => void,
): Promise<BulkOutcome<Row>> {
  const done: Row[] = [];
  const failed: { row: Row; error: unknown }[] = [];
  for (const row of rows) {
    try {
      await act(row);
      done.push(row);
    } catch (error) {
      failed.push({ row, error });
    }
    onProgress(done.length + failed.length);
  }
  return { done, failed };
}
