import { setTimeout as sleep } from "node:timers/promises";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { desc, sql } from "../../../db/orm.ts";
import { ledgerSeal } from "../../../db/schema/ledger-seals.ts";
import { violates } from "../../../db/sql-state.ts";
import { inTransaction } from "../../../db/tx.ts";
import { chainStart, entriesBetween, SealHash } from "./chain.ts";

export type Seal = Omit<typeof ledgerSeal.$inferSelect, "sealedAt">;

/** Entries in one seal at most, so that a fault is found near to where it is. */
const perSeal = 500;

/**
 * Seals all entries that can no longer get a neighbour, in their order. It reads and adds seals; what writes entries never
 * waits for it.
 *
 * A number is given out before its transaction commits, so among numbers that can be seen one may still be missing. Who
 * has a number holds the table's lock for writers until it ends, and had it before any higher number was given out. So
 * once everybody who held that lock after the highest number was read has ended, what is missing below stays missing: it
 * was rolled back. Transactions that write no entry, or run in another database of the server, are not waited for.
 *
 * @returns the seals that were added; none when a writer of then still runs, for the next run to do
 */
export async function sealLedger(db: Db, { waitMs = 5_000 }: { waitMs?: number } = {}): Promise<Seal[]> {
  const { rows } = await db.execute<{ top: string | null }>(sql`SELECT max(seq) AS top FROM ledger_entry`);
  const top = Number(rows[0]?.top ?? 0);
  if (top === 0 || !(await writersEnded(db, waitMs))) return [];
  const seals: Seal[] = [];
  for (let seal = await sealNext(db, top); seal; seal = await sealNext(db, top)) seals.push(seal);
  return seals;
}

/** Whether every transaction that writes entries now has ended, asked again until then or until the time is over. */
async function writersEnded(db: Db, waitMs: number): Promise<boolean> {
  const until = performance.now() + waitMs;
  const writers = await listWriters(db);
  for (;;) {
    const still = new Set(await listWriters(db));
    if (!writers.some((writer) => still.has(writer))) return true;
    if (performance.now() >= until) return false;
    await sleep(50);
  }
}

/** The transactions that hold the lock for writing entries: prepared ones too, and also those of other roles. */
async function listWriters(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ writer: string }>(sql`
    SELECT l.virtualtransaction AS writer
    FROM pg_locks l JOIN pg_database d ON d.oid = l.database
    WHERE d.datname = current_database() AND l.locktype = 'relation' AND l.granted
      AND l.relation = 'ledger_entry'::regclass AND l.mode = 'RowExclusiveLock'`);
  return rows.map(({ writer }) => writer);
}

/** Adds one seal of entries up to `top`; null when there is none left, or when another process has just added it. */
async function sealNext(db: Db, top: number): Promise<Seal | null> {
  try {
    return await inTransaction(db, async (tx) => {
      const [last] = await tx.select().from(ledgerSeal).orderBy(desc(ledgerSeal.no)).limit(1);
      const from = last?.toSeq ?? 0;
      const { rows } = await tx.execute<{ end: string | null }>(sql`
        SELECT max(seq) AS "end" FROM (
          SELECT seq FROM ledger_entry WHERE seq > ${from} AND seq <= ${top} ORDER BY seq LIMIT ${perSeal}) block`);
      const end = Number(rows[0]?.end ?? 0);
      if (end === 0) return null;
      const previousHash = last?.hash ?? chainStart;
      const hash = new SealHash(previousHash);
      for await (const batch of entriesBetween(tx, from, end)) for (const { text } of batch) hash.add(text);
      const no = (last?.no ?? 0) + 1;
      const seal = { no, fromSeq: from + 1, toSeq: end, entries: hash.count, previousHash, hash: hash.end() };
      await tx.insert(ledgerSeal).values({ ...seal, sealedAt: await loadNow(tx) });
      return seal;
    });
  } catch (error) {
    if (violates(error, "ledger_seal_pkey")) return null;
    throw error;
  }
}
