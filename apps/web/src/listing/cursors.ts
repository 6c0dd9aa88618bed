/** Where pages begin, as the answers before them told: page number to cursor. */
export type Cursors = ReadonlyMap<number, string>;

/** Remembers where the page after `page` begins; the same map when nothing is new. */
export function withNext(cursors: Cursors, page: number, nextCursor: string | null): Cursors {
  if (nextCursor === null || cursors.get(page + 1) === nextCursor) return cursors;
  return new Map([...cursors, [page + 1, nextCursor]]);
}

/**
 * How to ask for a page: by its cursor when a page before told it, so that a late page is as quick as an early one;
 * else by its number.
 */
export const pageQuery = (cursors: Cursors, page: number): { page: number; cursor?: string } => {
  const cursor = cursors.get(page);
  return cursor === undefined ? { page } : { page, cursor };
};
