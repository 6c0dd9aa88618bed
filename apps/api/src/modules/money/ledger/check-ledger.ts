import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { and, desc, eq, isNull, sql } from "../../../db/orm.ts";
import { ledgerCheck, ledgerSeal } from "../../../db/schema/ledger-seals.ts";
import { needsPerson } from "../../../db/schema/payments.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { chainStart, entriesBetween, SealHash } from "./chain.ts";

export type LedgerFindings = {
  readonly entries: number;
  readonly seals: number;
  readonly faults: readonly string[];
};
type Seal = typeof ledgerSeal.$inferSelect;

/** Lines kept of what was found; the books of a resort that is broken everywhere would fill the disk. */
const mostFaults = 200;

/**
 * Looks at the whole ledger anew: every seal is computed again from its entries, every movement must sum to zero, and
 * every wallet and voucher must be what its entries and payouts say. What it finds is written down, and stands before staff as
 * `LEDGER_BROKEN` until somebody has looked.
 */
export async function checkLedger(db: Db): Promise<LedgerFindings> {
  const { seals, ...chain } = await checkChain(db);
  const faults = [...chain.faults, ...(await headFaults(db, seals)), ...(await sumFaults(db))];
  const head = seals.at(-1);
  await inTransaction(db, async (tx) => {
    const at = await loadNow(tx);
    const needsPersonId = faults.length === 0 ? null : await callPerson(tx, faults, at);
    await tx.insert(ledgerCheck).values({
      at,
      entries: chain.entries,
      seals: seals.length,
      faults: faults.slice(0, mostFaults),
      headNo: head?.no ?? null,
      headHash: head?.hash ?? null,
      needsPersonId,
    });
  });
  return { entries: chain.entries, seals: seals.length, faults };
}

/** Puts it before staff, unless it stands there already. */
async function callPerson(tx: Tx, faults: readonly string[], at: Date): Promise<string> {
  const [open] = await tx
    .select({ id: needsPerson.id })
    .from(needsPerson)
    .where(and(eq(needsPerson.kind, "LEDGER_BROKEN"), isNull(needsPerson.doneAt)))
    .limit(1);
  if (open) return open.id;
  const [made] = await tx
    .insert(needsPerson)
    .values({ kind: "LEDGER_BROKEN", facts: { faults: faults.length, first: faults[0] ?? "" }, at })
    .returning({ id: needsPerson.id });
  if (!made) throw new Error("what the ledger's check found was not written");
  return made.id;
}

/** Every seal against the one before it and against the entries that it covers. Writes nothing. */
export async function checkChain(
  db: Db | Tx,
): Promise<{ entries: number; faults: string[]; seals: readonly Seal[] }> {
  const seals = await db.select().from(ledgerSeal).orderBy(ledgerSeal.no);
  const faults: string[] = [];
  let entries = 0;
  let previous: Pick<Seal, "no" | "toSeq" | "hash"> = { no: 0, toSeq: 0, hash: chainStart };
  for (const seal of seals) {
    if (seal.no !== previous.no + 1) faults.push(`seal ${previous.no + 1} is missing`);
    if (seal.fromSeq !== previous.toSeq + 1)
      faults.push(
        `seal ${seal.no} begins at entry ${seal.fromSeq}, the one before it ends at ${previous.toSeq}`,
      );
    if (seal.previousHash !== previous.hash) faults.push(`seal ${seal.no} does not follow the one before it`);
    const hash = new SealHash(seal.previousHash);
    for await (const batch of entriesBetween(db, seal.fromSeq - 1, seal.toSeq))
      for (const { text } of batch) hash.add(text);
    entries += hash.count;
    const found = `entries ${seal.fromSeq} to ${seal.toSeq}`;
    if (hash.count !== seal.entries)
      faults.push(`${found} were ${seal.entries} when they were sealed and are ${hash.count}`);
    if (hash.end() !== seal.hash) faults.push(`${found} are not as they were sealed (seal ${seal.no})`);
    previous = seal;
  }
  return { entries, faults, seals };
}

/** What the last check saw at the chain's end must still be there: an end that is cut off leaves no gap behind. */
async function headFaults(db: Db, seals: readonly Seal[]): Promise<string[]> {
  const [last] = await db.select().from(ledgerCheck).orderBy(desc(ledgerCheck.at)).limit(1);
  if (!last?.headNo) return [];
  const same = seals.some(({ no, hash }) => no === last.headNo && hash === last.headHash);
  return same ? [] : [`seal ${last.headNo} is not the one that the last check saw`];
}

/** Sums that hold whether sealed or not. */
async function sumFaults(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ fault: string }>(sql`
    SELECT format('movement %s sums to %s sen', transaction_id, sum(sen)) AS fault
    FROM ledger_entry GROUP BY transaction_id, currency HAVING sum(sen) <> 0
    UNION ALL
    SELECT format('wallet %s says %s sen, its entries say %s', w.account_id, w.credited_sen - w.debited_sen,
      coalesce(e.sen, 0))
    FROM wallet w LEFT JOIN (
      SELECT account_key, sum(sen) AS sen FROM ledger_entry WHERE account_kind = 'wallet' GROUP BY account_key
    ) e ON e.account_key = w.account_id::text WHERE w.credited_sen - w.debited_sen <> coalesce(e.sen, 0)
    UNION ALL
    SELECT format('wallet %s keeps %s sen for payouts, its payouts say %s', w.account_id, w.requested_sen,
      coalesce(p.sen, 0))
    FROM wallet w LEFT JOIN (
      SELECT account_id, sum(amount_sen) AS sen FROM payout WHERE state IN ('requested', 'approved') GROUP BY account_id
    ) p ON p.account_id = w.account_id WHERE w.requested_sen <> coalesce(p.sen, 0)
    UNION ALL
    SELECT format('voucher %s says %s sen, its entries say %s', v.id, v.left_sen, coalesce(e.sen, 0))
    FROM voucher v LEFT JOIN (
      SELECT account_key, sum(sen) AS sen FROM ledger_entry WHERE account_kind = 'voucher' GROUP BY account_key
    ) e ON e.account_key = v.id::text WHERE v.left_sen <> coalesce(e.sen, 0)
    UNION ALL
    -- What comes back to a void voucher goes on at once; the job that sees to it may be late, but not by hours.
    SELECT format('voucher %s is void and still holds %s sen', v.id, v.left_sen)
    FROM voucher v WHERE v.voided_at IS NOT NULL AND v.left_sen <> 0 AND NOT EXISTS (
      SELECT FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
      WHERE e.account_kind = 'voucher' AND e.account_key = v.id::text AND e.sen > 0
        AND t.at > greatest(v.voided_at, pulau_now() - interval '2 hours'))`);
  return rows.map(({ fault }) => fault);
}
