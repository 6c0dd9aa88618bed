import type { staffPayoutRoute, staffPayoutsRoute } from "@pulau/contract/payouts.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import { isOpenPayout, type PayoutState, payoutAfter } from "@pulau/domain/wallet/payout-moves.ts";
import { and, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../../db/connect.ts";
import { account, member, staffUser } from "../../../db/schema/accounts.ts";
import { wallet } from "../../../db/schema/payments.ts";
import { payout } from "../../../db/schema/payouts.ts";
import { likeOf } from "../../../listing/search.ts";
import { frameOf } from "../../../plugins/page-frame.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { spendable } from "../payments/public.ts";
import { ownPayout } from "./payout-rows.ts";

type Listing = Reply<typeof staffPayoutsRoute>;
type Ask = Received<typeof staffPayoutsRoute>["query"];

const approver = alias(staffUser, "approver");
const payer = alias(staffUser, "payer");
const rejecter = alias(staffUser, "rejecter");

const found = (db: Db) =>
  db
    .select({
      row: payout,
      account: { _id: account.id, name: account.name, kind: account.kind },
      requestedBy: { name: member.name, email: member.email },
      approvedBy: { _id: approver.id, name: approver.name },
      paidBy: { _id: payer.id, name: payer.name },
      rejectedBy: { _id: rejecter.id, name: rejecter.name },
    })
    .from(payout)
    .innerJoin(account, eq(account.id, payout.accountId))
    .innerJoin(member, eq(member.id, payout.memberId))
    .leftJoin(approver, eq(approver.id, payout.approvedBy))
    .leftJoin(payer, eq(payer.id, payout.paidBy))
    .leftJoin(rejecter, eq(rejecter.id, payout.rejectedBy));

type Found = Awaited<ReturnType<typeof found>>[number];
const staffRow = ({ row, ...people }: Found) => ({ ...ownPayout(row), ...people });

const searched = (search: string): SQL => {
  const like = likeOf(search);
  return sql`(${payout.number} ILIKE ${like} OR ${account.name} ILIKE ${like} OR ${payout.accountName} ILIKE ${like}
    OR ${member.email} ILIKE ${like} OR ${payout.bankReference} ILIKE ${like})`;
};

/** Of what waits, the oldest comes first; of what ended, the newest. */
const order = sql`${payout.state} NOT IN ('requested', 'approved'),
  CASE WHEN ${payout.state} IN ('requested', 'approved') THEN extract(epoch FROM ${payout.requestedAt})
    ELSE -extract(epoch FROM coalesce(${payout.paidAt}, ${payout.rejectedAt}, ${payout.cancelledAt})) END, ${payout.id}`;

/** All payouts by state, with how many stand in each and what they keep from their wallets. */
export async function listForStaff(db: Db, ask: Ask): Promise<Listing> {
  const { state, search, page, limit } = ask;
  const where = and(state && eq(payout.state, state), search ? searched(search) : undefined);
  const [rows, counted, states, open] = await Promise.all([
    found(db)
      .where(where)
      .orderBy(order)
      .limit(limit)
      .offset((page - 1) * limit),
    db
      .select({ total: count() })
      .from(payout)
      .innerJoin(account, eq(account.id, payout.accountId))
      .innerJoin(member, eq(member.id, payout.memberId))
      .where(where),
    db.select({ state: payout.state, rows: count() }).from(payout).groupBy(payout.state),
    db
      .select({ sen: sql<string>`coalesce(sum(${payout.amountSen}), 0)` })
      .from(payout)
      .where(inArray(payout.state, ["requested", "approved"])),
  ]);
  const counts: Record<PayoutState, number> = {
    requested: 0,
    approved: 0,
    paid: 0,
    rejected: 0,
    cancelled: 0,
  };
  for (const state of states) counts[state.state] = state.rows;
  return {
    payouts: rows.map(staffRow),
    ...frameOf({ page, limit, total: counted[0]?.total ?? 0 }),
    nextCursor: null,
    counts,
    openSen: Number(open[0]?.sen ?? 0),
  };
}

/**
 * A payout for staff. Who may pay it sees the whole account number while it can still be paid, and what they may do to it
 * now.
 */
export async function showToStaff(
  db: Db,
  sealer: Sealer,
  { id, staffId, canWrite }: { id: string; staffId: string; canWrite: boolean },
): Promise<Reply<typeof staffPayoutRoute> | null> {
  const [one] = await found(db).where(eq(payout.id, id));
  if (!one) return null;
  const { state, approvedBy, numberSealed, accountId } = one.row;
  const [[sums], settings] = await Promise.all([
    db.select().from(wallet).where(eq(wallet.accountId, accountId)),
    loadSettings(db),
  ]);
  const secondPerson = state === "approved" && settings.wallet.payout.secondPerson && approvedBy === staffId;
  return {
    ...staffRow(one),
    fullNumber: canWrite && isOpenPayout(state) ? sealer.unseal(numberSealed) : null,
    balanceSen: sums ? spendable(sums) : 0,
    acts: {
      approve: canWrite && payoutAfter(state, "approve").ok,
      pay: canWrite && payoutAfter(state, "pay").ok && !secondPerson,
      reject: canWrite && payoutAfter(state, "reject").ok,
      secondPerson: canWrite && secondPerson,
    },
  };
}
