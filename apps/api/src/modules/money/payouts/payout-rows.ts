import type { OwnPayout } from "@pulau/contract/payouts.ts";
import type { PayoutId, StaffId } from "@pulau/domain/ids.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { eq } from "../../../db/orm.ts";
import { payout } from "../../../db/schema/payouts.ts";
import type { Tx } from "../../../db/tx.ts";
import { masked } from "../../../plugins/seal.ts";

export type PayoutRow = typeof payout.$inferSelect;

/** A payout as its owner sees it, its account number masked. */
export const ownPayout = (row: PayoutRow): OwnPayout => ({
  _id: row.id,
  number: row.number,
  amountSen: row.amountSen,
  state: row.state,
  accountName: row.accountName,
  bank: row.bank,
  bankName: row.bankName,
  swift: row.swift,
  accountNumber: masked(row.numberTail),
  requestedAt: row.requestedAt.toISOString(),
  approvedAt: row.approvedAt?.toISOString() ?? null,
  paidOn: row.paidOn,
  bankReference: row.bankReference,
  endedAt: (row.paidAt ?? row.rejectedAt ?? row.cancelledAt)?.toISOString() ?? null,
  reason: row.reason,
});

/** The payout's own lock: the first of everything that moves it, before that on the wallet. */
export async function lockPayout(tx: Tx, id: PayoutId): Promise<PayoutRow | null> {
  const [row] = await tx.select().from(payout).where(eq(payout.id, id)).for("update");
  return row ?? null;
}

const stateAfter = { payoutApproved: "approved", payoutPaid: "paid", payoutRejected: "rejected" } as const;
type PayoutAct = keyof typeof stateAfter;

/** Notes what a member of staff did to a payout, which is given as it was before. */
export async function auditPayout(
  tx: Tx,
  note: { staffId: StaffId; act: PayoutAct; payout: PayoutRow; at: Date; facts?: Record<string, string> },
): Promise<void> {
  const { staffId, act, at, facts = {} } = note;
  const { id, number, amountSen, state } = note.payout;
  await auditChange(tx, {
    at,
    staffId,
    act,
    subject: "payout",
    subjectId: id,
    before: { payoutState: state },
    after: { payoutState: stateAfter[act] },
    facts: { number, amountSen, ...facts },
  });
}
