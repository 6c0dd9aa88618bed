import type { AnyId } from "@pulau/domain/ids.ts";
/** Rows in the order of their ids, as a page was found; one that is gone since is left out. */
export function inOrder<I extends AnyId, T>(ids: readonly I[], rows: readonly T[], idOf: (row: T) => I): T[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
