import type { Db } from "./connect.ts";
import { PgTransaction } from "./orm.ts";
import type { Tx } from "./tx.ts";

type Reads = readonly (() => PromiseLike<unknown>)[];
type ReadResults<R extends Reads> = { -readonly [I in keyof R]: Awaited<ReturnType<R[I]>> };

/** Reads side by side; in a transaction, which has one connection, one after the other. */
export async function readTogether<const R extends Reads>(db: Db | Tx, reads: R): Promise<ReadResults<R>> {
  if (!(db instanceof PgTransaction))
    return (await Promise.all(reads.map((read) => read()))) as ReadResults<R>;
  const found: unknown[] = [];
  for (const read of reads) found.push(await read());
  return found as ReadResults<R>;
}

type NamedReads = Readonly<Record<string, () => PromiseLike<unknown>>>;
type FoundParts<R extends NamedReads> = { -readonly [K in keyof R]: Awaited<ReturnType<R[K]>> };

/** Reads together what has names. */
export async function readParts<R extends NamedReads>(db: Db | Tx, reads: R): Promise<FoundParts<R>> {
  const found = await readTogether(db, Object.values(reads));
  return Object.fromEntries(Object.keys(reads).map((name, i) => [name, found[i]])) as FoundParts<R>;
}
