import type { Sen } from "../money/sen.ts";
import type { PaymentStatus } from "./payment-status.ts";

type Money = { readonly totalSen: Sen; readonly paidSen: Sen; readonly refundedSen: Sen };

/**
 * The payment statuses that a person may set, as far as the money leaves it open. Whether all, a part or nothing is
 * paid, and whether some went back, the ledger alone says. What a person may know better is how the attempt to pay what
 * is missing stands: nothing under way, failed, or a transfer that waits to be looked at.
 */
export const settableStatuses = ({ totalSen, paidSen, refundedSen }: Money): PaymentStatus[] => {
  if (paidSen >= totalSen || refundedSen > 0) return [];
  return paidSen > 0 ? ["partial", "awaitingVerification"] : ["pending", "failed", "awaitingVerification"];
};
