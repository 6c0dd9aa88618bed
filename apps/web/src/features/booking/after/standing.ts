import { isUnpaid } from "@pulau/domain/booking/booking-moves.ts";
import type { PaymentStanding } from "../calls.ts";

/** What the page that confirms has to show. */
export type Outcome = "paid" | "underWay" | "declined" | "unpaid" | "lapsed" | "cancelled" | "checking";

/**
 * Reads a booking's standing. Only the server's word counts: coming back from the bank proves nothing. A payment whose
 * page ended without an answer counts as declined, and the booking waits on.
 */
export function outcomeOf({ status, cancelReason, latest }: PaymentStanding): Outcome {
  if (status === "cancelled") return isUnpaid(cancelReason) ? "lapsed" : "cancelled";
  if (status !== "awaitingPayment") return "paid";
  if (latest === null) return "unpaid";
  if (latest.state === "putAside") return "checking";
  return latest.state === "declined" || latest.state === "expired" ? "declined" : "underWay";
}

/** Milliseconds until the next look: eager at first, patient after a minute, never once it is settled. */
export const nextLookMs = (outcome: Outcome, waitedMs: number): number | false => {
  if (outcome === "paid" || outcome === "cancelled") return false;
  if (outcome === "underWay") return waitedMs < 60_000 ? 1_500 : 5_000;
  return 10_000;
};
