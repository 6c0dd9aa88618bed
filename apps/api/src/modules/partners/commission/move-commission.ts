import { owedSen, setOff } from "@pulau/domain/commission/set-off.ts";
import type { CommissionKind } from "@pulau/domain/commission/states.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { asc, eq, sql } from "../../../db/orm.ts";
import { commission } from "../../../db/schema/commission.ts";
import { needsPerson, wallet } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { post } from "../../money/ledger/public.ts";

type Row = typeof commission.$inferSelect;

const expenseOf = {
  agent: ledger.commission("agents"),
  influencer: ledger.commission("influencers"),
  referral: ledger.commission("referral"),
} as const satisfies Record<CommissionKind, ReturnType<typeof ledger.commission>>;

/**
 * Credits an earned commission to its wallet. Its word in the ledger lets that happen once, whatever is repeated, and
 * once more each time that the stay turned out not to be over.
 */
export async function credit(tx: Tx, row: Row, at: Date): Promise<void> {
  const kind = row.kind === "referral" ? "reward" : "commission";
  const again = row.undone === 0 ? "" : `:${row.undone}`;
  await post(
    tx,
    { kind, bookingId: row.bookingId, once: `commission:${row.id}:earned${again}`, at },
    move(row.amountSen, expenseOf[row.kind], ledger.wallet(row.accountId)),
  );
}

/** Takes the whole credit back out of the locked wallet, which must hold it. */
export async function reverseCredit(tx: Tx, row: Row, at: Date): Promise<void> {
  await post(
    tx,
    {
      kind: "commissionReversed",
      bookingId: row.bookingId,
      once: `commission:${row.id}:undone:${row.undone}`,
      at,
    },
    move(row.amountSen, ledger.wallet(row.accountId), expenseOf[row.kind]),
  );
}

/**
 * Takes what refunds took back out of an account's wallet, as far as it goes: what was paid out or spent is not there
 * any more, stays owed, and is set off against the next commission. The wallet is locked: it holds its owner's debts of
 * all bookings together, so that two refunds never wait for each other's rows.
 * @returns what is still owed, in sen
 */
export async function recoverFromWallet(tx: Tx, accountId: AccountId, at: Date): Promise<number> {
  const owed = await tx
    .select()
    .from(commission)
    .where(
      sql`${commission.accountId} = ${accountId} AND ${commission.recoveredSen} < ${commission.reversedSen}`,
    )
    .orderBy(asc(commission.reversedAt), asc(commission.id))
    .for("update");
  if (owed.length === 0) return 0;
  const taken = new Map(setOff(owed, await freeSenOf(tx, accountId)).map(({ id, sen }) => [id, sen]));
  for (const row of owed) {
    const sen = taken.get(row.id);
    if (sen !== undefined) await takeBack(tx, row, { sen, at });
  }
  const left = owed.reduce((sum, row) => sum + owedSen(row) - (taken.get(row.id) ?? 0), 0);
  if (left === 0) await closeDesk(tx, accountId, at);
  return left;
}

/** Nothing is owed any more: what stood before staff about it is done. */
async function closeDesk(tx: Tx, accountId: AccountId, at: Date): Promise<void> {
  await tx
    .update(needsPerson)
    .set({ doneAt: at })
    .where(
      sql`${needsPerson.kind} = 'COMMISSION_OWED' AND ${needsPerson.facts} ->> 'accountId' = ${accountId}
        AND ${needsPerson.doneAt} IS NULL`,
    );
}

async function takeBack(tx: Tx, row: Row, { sen, at }: { sen: Sen; at: Date }): Promise<void> {
  const recoveredSen = row.recoveredSen + sen;
  await tx.update(commission).set({ recoveredSen, changedAt: at }).where(eq(commission.id, row.id));
  await post(
    tx,
    {
      kind: "commissionReversed",
      bookingId: row.bookingId,
      once: `commission:${row.id}:reversed:${recoveredSen}`,
      at,
    },
    move(sen, ledger.wallet(row.accountId), expenseOf[row.kind]),
  );
}

/** What is neither spent nor asked for. */
export async function freeSenOf(tx: Tx, accountId: AccountId): Promise<number> {
  const [found] = await tx.select().from(wallet).where(eq(wallet.accountId, accountId));
  return found ? found.creditedSen - found.debitedSen - found.requestedSen : 0;
}
