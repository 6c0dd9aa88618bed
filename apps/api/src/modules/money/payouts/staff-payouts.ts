import type { staffPayoutRoute, staffPayoutsRoute } from "@pulau/contract/payouts.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { PayoutId, StaffId } from "@pulau/domain/ids.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { isOpenPayout, type PayoutState, payoutAfter } from "@pulau/domain/wallet/payout-moves.ts";
import type { Db } from "../../../db/connect.ts";
import { alias, eq, inArray, type SQL, sql } from "../../../db/orm.ts";
import { account, member } from "../../../db/schema/accounts.ts";
import { wallet } from "../../../db/schema/payments.ts";
import { payout } from "../../../db/schema/payouts.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import { countByState, equals } from "../../../listing/filter.ts";
import { inOrder } from "../../../listing/in-order.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, type Key, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { stateCell } from "../../../listing/state-words.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { spendable } from "../payments/public.ts";
import { ownPayout } from "./payout-rows.ts";

type Counted = { readonly states: Partial<Record<PayoutState, number>> | null; readonly open: string };

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

type PayoutRow = Awaited<ReturnType<typeof found>>[number];
const staffRow = ({ row, ...people }: PayoutRow) => ({ ...ownPayout(row), ...people });

const searched = (search: string): SQL => {
  const like = likeOf(search);
  return sql`p.number ILIKE ${like} OR a.name ILIKE ${like} OR p.account_name ILIKE ${like}
    OR m.email ILIKE ${like} OR p.bank_reference ILIKE ${like}`;
};

const isOpen = sql`p.state IN ('requested', 'approved')`;

/** Of what waits, the oldest comes first; of what ended, the newest. */
const queue: readonly Key[] = [
  up(sql`(NOT ${isOpen})`, "boolean"),
  up(
    sql`(CASE WHEN ${isOpen} THEN extract(epoch FROM p.requested_at)
      ELSE -extract(epoch FROM coalesce(p.paid_at, p.rejected_at, p.cancelled_at, p.requested_at)) END)`,
    "numeric",
  ),
];

/** All payouts by state, with how many stand in each and what they keep from their wallets. */
export const staffPayouts = ({
  state,
  search,
}: ListRequest<typeof staffPayoutsRoute>["query"]): Source<
  typeof staffPayoutsRoute,
  { id: PayoutId },
  Counted
> => ({
  columns: sql`p.id`,
  from: sql`payout p JOIN account a ON a.id = p.account_id JOIN member m ON m.id = p.member_id`,
  where: [equals(sql`p.state`, state), search ? searched(search) : undefined],
  id: up(sql`p.id`, "uuid"),
  orders: {
    queue,
    "-requestedAt": [down(sql`p.requested_at`, "timestamptz")],
    requestedAt: [up(sql`p.requested_at`, "timestamptz")],
    "-amount": [down(sql`p.amount_sen`, "bigint")],
    amount: [up(sql`p.amount_sen`, "bigint")],
  },
  rows: async (rows, db) => {
    const ids = rows.map(({ id }) => id);
    return inOrder(ids, (await found(db).where(inArray(payout.id, ids))).map(staffRow), ({ _id }) => _id);
  },
  totals: sql`${countByState(sql`payout`)} AS states,
    (SELECT coalesce(sum(amount_sen), 0) FROM payout WHERE state IN ('requested', 'approved')) AS open`,
  extra: ({ states, open }) => ({ counts: { ...none, ...states }, openSen: Number(open) }),
  cells: {
    payoutNo: (row) => row.number,
    status: (row, language) => stateCell("payout", row.state, language),
    account: (row) => row.account.name,
    kind: (row, language) => stateCell("account", row.account.kind, language),
    amount: (row) => plainRinggit(row.amountSen),
    requestedAt: (row) => row.requestedAt,
    requestedBy: (row) => row.requestedBy.name,
    approvedBy: (row) => row.approvedBy?.name ?? null,
    paidBy: (row) => row.paidBy?.name ?? null,
    endedAt: (row) => row.endedAt,
    bankReference: (row) => row.bankReference,
    reason: (row) => row.reason,
    id: (row) => row._id,
  },
});

const none: Record<PayoutState, number> = { requested: 0, approved: 0, paid: 0, rejected: 0, cancelled: 0 };

/**
 * A payout for staff. Who may pay it sees the whole account number while it can still be paid, and what they may do to it
 * now.
 */
export async function showToStaff(
  db: Db,
  sealer: Sealer,
  { id, staffId, canWrite }: { id: PayoutId; staffId: StaffId; canWrite: boolean },
): Promise<Reply<typeof staffPayoutRoute> | null> {
  const [row] = await found(db).where(eq(payout.id, id));
  if (!row) return null;
  const { state, approvedBy, numberSealed, accountId } = row.row;
  const [[sums], settings] = await Promise.all([
    db.select().from(wallet).where(eq(wallet.accountId, accountId)),
    loadSettings(db),
  ]);
  const secondPerson = state === "approved" && settings.wallet.payout.secondPerson && approvedBy === staffId;
  return {
    ...staffRow(row),
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
