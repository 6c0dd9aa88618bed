import type { PurchaseCancelReason, PurchaseState } from "./purchase-moves.ts";
import type { Sen } from "./sen.ts";

/** What the money of a purchase is decided by. */
export type PaidPurchase = {
  readonly state: PurchaseState;
  readonly cancelReason: PurchaseCancelReason | null;
  readonly totalSen: Sen;
  /** Captured less refunded, without the money that is allocated. */
  readonly paidSen: Sen;
};

/** What becomes of money that was captured for a purchase. */
export type PurchaseAllocation =
  /** It waits for the rest. */
  | { readonly does: "wait" }
  /** It makes the purchase whole as long as all its pieces are free; else all that is there of it goes back. */
  | { readonly does: "complete"; readonly event: "pay" | "payLate"; readonly elseBackSen: Sen }
  /** There is nothing to pay for: it goes back. */
  | { readonly does: "return"; readonly backSen: Sen };

/** How a purchase stands when money comes in. */
export type PurchaseStands = "open" | "lapsed" | "over";

/** What money does, by how its purchase stands, and how all that is paid then compares to the price. */
export const purchaseAllocations = {
  open: { less: "wait", whole: "pay", more: "return" },
  lapsed: { less: "return", whole: "payLate", more: "return" },
  over: { less: "return", whole: "return", more: "return" },
} as const satisfies Record<
  PurchaseStands,
  Record<"less" | "whole" | "more", "wait" | "pay" | "payLate" | "return">
>;

const standsOf = ({ state, cancelReason }: PaidPurchase): PurchaseStands => {
  if (state === "open") return "open";
  return state === "cancelled" && cancelReason === "NOT_PAID_IN_TIME" ? "lapsed" : "over";
};

const sumOf = (thereSen: Sen, totalSen: Sen) => {
  if (thereSen < totalSen) return "less";
  return thereSen === totalSen ? "whole" : "more";
};

/** What becomes of money that was captured for a purchase. Whether its pieces are still free is for the claims to say. */
export function allocateToPurchase(purchase: PaidPurchase, amountSen: Sen): PurchaseAllocation {
  const thereSen = purchase.paidSen + amountSen;
  const does = purchaseAllocations[standsOf(purchase)][sumOf(thereSen, purchase.totalSen)];
  if (does === "wait") return { does };
  if (does === "return") return { does, backSen: amountSen };
  return { does: "complete", event: does, elseBackSen: thereSen };
}
