import {
  type CommissionEvent,
  type CommissionState,
  commissionMoves,
} from "@pulau/domain/commission/states.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { type LedgerAccount, ledger } from "@pulau/domain/ledger/postings.ts";
import { eventBetween } from "@pulau/domain/life-cycle.ts";
import { loadNow } from "../../../db/clock.ts";
import { needsPerson } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { lockAccounts } from "../../money/ledger/public.ts";
import { type CommissionChange, commissionChanges, isCredit, isTakenBack } from "./commission-changes.ts";
import { beginCommission, type CommissionRow, moveCommission } from "./commission-state.ts";
import { credit, recoverFromWallet } from "./move-commission.ts";

/**
 * Brings what is earned by a locked booking in line with how it stands: forecast while the stay is ahead, credited once
 * it is completed, dropped when it never was, taken back by refunds. To be asked after everything that happens to a
 * booking; asked again, it changes nothing.
 */
export async function settleCommissions(tx: Tx, bookingId: BookingId): Promise<void> {
  const news = await commissionChanges(tx, bookingId);
  await lockAccounts(tx, walletsOf(news));
  await writeCommissions(tx, news);
}

/** The wallets that the news move money of. Whoever moves other money beside it locks them together. */
export const walletsOf = (news: readonly CommissionChange[]): LedgerAccount[] =>
  news.filter((news) => isCredit(news) || isTakenBack(news)).map(({ accountId }) => ledger.wallet(accountId));

/**
 * Writes the news and moves their money. The wallets are locked before: rows of other bookings, which a wallet's set-off
 * reaches for, are only ever locked by whoever has that wallet.
 */
export async function writeCommissions(tx: Tx, news: readonly CommissionChange[]): Promise<void> {
  if (news.length === 0) return;
  const at = await loadNow(tx);
  for (const current of news) {
    const row = await write(tx, current, at);
    if (isCredit(current)) await creditNow(tx, row, at);
    if (isTakenBack(current)) await takeBack(tx, row, at);
  }
}

async function write(tx: Tx, news: CommissionChange, at: Date): Promise<CommissionRow> {
  const { bookingId, kind, accountId, reward, before } = news;
  // Only what is settled here: what was recovered another booking may be writing.
  const { state, baseSen, amountSen, reversedSen, paidSen, reason } = news.after;
  const isEarned = state === "earned" || state === "reversed";
  const values = {
    baseSen,
    amountSen,
    reversedSen,
    paidSen,
    reason,
    changedAt: at,
    earnedAt: isEarned ? (before?.earnedAt ?? at) : null,
    reversedAt: isTakenBack(news) ? at : (before?.reversedAt ?? null),
  };
  const basisPoints = "share" in reward ? reward.share : null;
  if (before === null) {
    const base = { accountId, bookingId, kind, basisPoints, createdAt: at };
    return beginCommission(tx, isEarned ? "earn" : "expect", { ...values, ...base });
  }
  const event = eventBetween<CommissionState, CommissionEvent>(commissionMoves, before.state, state);
  if (!event.ok) throw new Error(`commission ${before.id} is ${before.state}: not ${state}`);
  await moveCommission(tx, { row: before }, event.value, values);
  return { ...before, ...values, state };
}

async function creditNow(tx: Tx, row: CommissionRow, at: Date): Promise<void> {
  await credit(tx, row, at);
  // The friend's other stays are not the first any more.
  if (row.kind === "referral") await enqueue(tx, "settle-commissions", {});
  // What an earlier refund still owes is set off against it.
  await recoverFromWallet(tx, row.accountId, at);
}

/** What the wallet no longer holds stands before staff as well: they may ask for it. */
async function takeBack(tx: Tx, row: CommissionRow, at: Date): Promise<void> {
  const owed = await recoverFromWallet(tx, row.accountId, at);
  if (owed === 0) return;
  const { bookingId, accountId, kind } = row;
  await tx
    .insert(needsPerson)
    .values({ kind: "COMMISSION_OWED", bookingId, facts: { accountId, kind, amountSen: owed }, at });
}
