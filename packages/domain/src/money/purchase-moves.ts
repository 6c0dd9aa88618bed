import { type LifeCycle, nextState } from "../life-cycle.ts";
import { type Result, refuse } from "../result.ts";

export const purchaseStates = ["open", "paid", "done", "cancelled"] as const;
export type PurchaseState = (typeof purchaseStates)[number];

export const purchaseEvents = ["pay", "payLate", "sellOut", "lapse", "fulfil", "cancel"] as const;
export type PurchaseEvent = (typeof purchaseEvents)[number];

export const purchaseCancelReasons = ["NOT_PAID_IN_TIME", "BY_BUYER", "BY_STAFF", "SOLD_OUT"] as const;
export type PurchaseCancelReason = (typeof purchaseCancelReasons)[number];

/** A purchase begins when it is opened; its pieces are kept for it until it is to be paid. */
export const purchaseBeginnings = { buy: "open" } as const satisfies Readonly<Record<string, PurchaseState>>;

/**
 * A purchase's life. `paid` has its money and waits to be fulfilled, `done` is fulfilled. Money that comes after the
 * deadline makes it whole after all, as long as everything is still free; else it is sold out, for good.
 */
export const purchaseMoves = {
  open: { pay: "paid", sellOut: "cancelled", lapse: "cancelled", cancel: "cancelled" },
  paid: { fulfil: "done", cancel: "cancelled" },
  done: { cancel: "cancelled" },
  // Guarded in `purchaseAfter`: only a purchase whose deadline passed can still be paid.
  cancelled: { payLate: "paid", sellOut: "cancelled" },
} as const satisfies LifeCycle<PurchaseState, PurchaseEvent>;

/** The state after an event; `cancelReason` is the purchase's own and matters to late money alone. */
export const purchaseAfter = (
  state: PurchaseState,
  event: PurchaseEvent,
  cancelReason: PurchaseCancelReason | null,
): Result<PurchaseState, "WRONG_STATE"> =>
  state === "cancelled" && cancelReason !== "NOT_PAID_IN_TIME"
    ? refuse("WRONG_STATE", { state, event })
    : nextState<PurchaseState, PurchaseEvent>(purchaseMoves, state, event);

/** Whether a purchase has all its money, and keeps its pieces for good. */
export const isWhole = (state: PurchaseState): boolean => state === "paid" || state === "done";
