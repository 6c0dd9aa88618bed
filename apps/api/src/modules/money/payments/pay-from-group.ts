import type { BookingId, GroupId, PaymentId, StaffId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Tx } from "../../../db/tx.ts";
import { post } from "../ledger/public.ts";
import { beginPayment } from "./move-payment.ts";
import { lockPayable } from "./payables.ts";

export type GroupPay = {
  readonly bookingId: BookingId;
  readonly groupId: GroupId;
  /** No more than the booking owes. */
  readonly amountSen: Sen;
  /** Null where it is spread by itself, as its link was paid. */
  readonly staffId: StaffId | null;
  /** The group's name. */
  readonly note: string;
};

/**
 * Pays a booking from what its group has on its account. Who calls has locked the booking and knows what it owes. The account is
 * locked last, by the entry that takes its money: its own check lets no more through than it holds.
 */
export async function payFromGroup(
  tx: Tx,
  { bookingId, groupId, amountSen, staffId, note }: GroupPay,
): Promise<PaymentId> {
  const locked = await lockPayable(tx, { bookingId });
  if (!locked) throw new Error(`booking ${bookingId} is gone`);
  const { now, paidSen } = locked;
  const { id: paymentId } = await beginPayment(tx, "ownMoney", {
    bookingId,
    part: "balance",
    amountSen,
    gateway: "group",
    groupId,
    note,
    createdAt: now,
    settledAt: now,
  });
  const byStaff = staffId && { staffId, before: { paidSen }, after: { paidSen: paidSen + amountSen } };
  await locked.note(tx, "paymentCaptured", { amountSen, gateway: "group" }, byStaff ?? undefined);
  await locked.receive(tx, { paymentId, amountSen });
  await post(
    tx,
    { kind: "payment", ...locked.of, paymentId, at: now },
    move(amountSen, ledger.group(groupId), locked.account),
  );
  return paymentId;
}
