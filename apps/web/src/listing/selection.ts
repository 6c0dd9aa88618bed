/** Most rows that are chosen at once: as many as a browser holds and shows without a pause. */
export const most = 10_000;

/** Rows that one call takes. */
export const perBatch = 200;

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

/**
 * Does one thing to many rows, some by some, in calls that tell of each row what became of it. A call that fails as a whole
 * fails for its rows, and the others go on.
 */
export async function doInBatches<Row>(
  rows: readonly Row[],
  act: (some: readonly Row[]) => Promise<BulkOutcome<Row>>,
  onProgress: (count: number) => void = () => undefined,
): Promise<BulkOutcome<Row>> {
  const done: Row[] = [];
  const failed: { row: Row; error: unknown }[] = [];
  for (let at = 0; at < rows.length; at += perBatch) {
    const some = rows.slice(at, at + perBatch);
    const outcome = await act(some).catch((error: unknown) => ({
      done: [],
      failed: some.map((row) => ({ row, error })),
    }));
    done.push(...outcome.done);
    failed.push(...outcome.failed);
    onProgress(done.length + failed.length);
  }
  return { done, failed };
}
