import type { Sen } from "../money/sen.ts";
import { type BookingState, type CancelReason, isUnpaid } from "./booking-moves.ts";

/** What whoever comes back from a gateway's page is told. */
export type PaymentOutcome =
  | "paid"
  | "underWay"
  | "declined"
  | "unpaid"
  | "checking"
  | "returned"
  | "lapsed"
  | "cancelled";

export type PaymentStands = {
  readonly status: BookingState;
  readonly cancelReason: CancelReason | null;
  /** What the booking still owes. */
  readonly owedSen: Sen;
  /** The last attempt through a gateway, or by transfer. */
  readonly latest: {
    readonly state: "started" | "captured" | "declined" | "expired" | "putAside" | (string & {});
    readonly part: string;
    readonly amountSen: Sen;
    readonly refundedSen: Sen;
  } | null;
};

/**
 * What became of a payment, by the server's word alone: coming back from the bank proves nothing. Money that came too
 * late, or a second time, is `returned`; a page that ended without an answer counts as declined; a voided payment was
 * none, and one that came in but left its booking waiting asks for the rest. What a booking that stands once tried and has paid another way is nobody's concern any more.
 */
export function paymentOutcome({
  status,
  cancelReason,
  owedSen,
  latest: last,
}: PaymentStands): PaymentOutcome {
  const latest = last?.state === "voided" ? null : last;
  const wentBack = latest?.state === "captured" && latest.refundedSen >= latest.amountSen;
  if (wentBack) return "returned";
  if (status === "cancelled") return isUnpaid(cancelReason) ? "lapsed" : "cancelled";
  if (latest?.state === "putAside") return "checking";
  if (status !== "awaitingPayment") {
    if (owedSen === 0 || latest?.part !== "balance" || latest.state === "captured") return "paid";
    const waits = latest.state === "started" || latest.state === "awaitingVerification";
    return waits ? "underWay" : "declined";
  }
  if (latest === null || (latest.state === "captured" && owedSen > 0)) return "unpaid";
  return latest.state === "declined" || latest.state === "expired" ? "declined" : "underWay";
}

/** Milliseconds until the next look: eager at first, patient after a minute, never once it is settled. */
export const nextLookMs = (outcome: PaymentOutcome, waitedMs: number): number | false => {
  if (outcome === "paid" || outcome === "cancelled" || outcome === "returned") return false;
  if (outcome === "underWay") return waitedMs < 60_000 ? 1_500 : 5_000;
  return 10_000;
};
