import type { BulkReply } from "@pulau/contract/bulk.ts";
import type { Failure, Result } from "@pulau/domain/result.ts";
import { markReadOnly } from "../db/commit-steps.ts";
import type { Db } from "../db/connect.ts";
import { inSavepoint, inTransaction, type Tx } from "../db/tx.ts";

/**
 * Acts on several rows in one transaction, each in a savepoint of its own: a row that refuses leaves nothing behind and
 * keeps no other from being acted on. Rows are taken in the order of their ids, so that two such calls never wait for one
 * another in a ring.
 */
export function actOnRows<I extends string | number>(
  db: Db,
  ids: readonly I[],
  act: (tx: Tx, id: I) => Promise<Result<unknown>>,
): Promise<{ done: I[]; failed: BulkReply<I>["failed"][number][] }> {
  const sorted = [...new Set(ids)].toSorted((a, b) => (a < b ? -1 : 1));
  return inTransaction(db, async (tx) => {
    const done: I[] = [];
    const failed: BulkReply<I>["failed"][number][] = [];
    for (const id of sorted) {
      const acted = await inSavepoint(tx, (inner) => act(inner, id));
      if (acted.ok) done.push(id);
      else failed.push({ id, code: acted.failure.code, facts: plain(acted.failure.facts) });
    }
    if (done.length === 0) markReadOnly();
    return { done, failed };
  });
}

/**
 * The same, each row in a transaction of its own: for acts that lock much beside their row, whose locks would otherwise
 * be held until the last. What is done stays done, also when the process dies in between.
 */
export async function actOnEach<I extends string | number>(
  db: Db,
  ids: readonly I[],
  act: (tx: Tx, id: I) => Promise<Result<unknown>>,
): Promise<{ done: I[]; failed: BulkReply<I>["failed"][number][] }> {
  const done: I[] = [];
  const failed: BulkReply<I>["failed"][number][] = [];
  for (const id of new Set(ids)) {
    const acted = await inTransaction(db, (tx) => act(tx, id));
    if (acted.ok) done.push(id);
    else failed.push({ id, code: acted.failure.code, facts: plain(acted.failure.facts) });
  }
  return { done, failed };
}

/** Facts as an answer can carry them. */
const plain = (facts: Failure["facts"]): BulkReply<never>["failed"][number]["facts"] => ({ ...facts });
