import { type LifeCycle, nextState } from "../life-cycle.ts";
import type { Result } from "../result.ts";

export const paymentStates = [
  "started",
  "awaitingVerification",
  "putAside",
  "captured",
  "declined",
  "expired",
  "voided",
] as const;
export type PaymentState = (typeof paymentStates)[number];

export const paymentEvents = ["capture", "decline", "expire", "putAside", "void"] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

/**
 * How a payment begins: as an attempt at a gateway or an entry of the desk, as a slip that staff are to verify, or with
 * its money there at once, which came from a wallet, voucher or bought package.
 */
export const paymentBeginnings = {
  attempt: "started",
  slip: "awaitingVerification",
  ownMoney: "captured",
} as const satisfies Readonly<Record<string, PaymentState>>;
export type PaymentBeginning = keyof typeof paymentBeginnings;

/**
 * A payment's life. Money that is there wins over whatever was said before: an attempt that was declined, expired or put
 * aside is captured after all. What was captured is only ever refunded, which is no move, or voided by staff.
 */
export const paymentMoves = {
  started: { capture: "captured", decline: "declined", expire: "expired", putAside: "putAside" },
  awaitingVerification: { capture: "captured", decline: "declined" },
  putAside: { capture: "captured" },
  declined: { capture: "captured" },
  expired: { capture: "captured" },
  captured: { void: "voided" },
  voided: {},
} as const satisfies LifeCycle<PaymentState, PaymentEvent>;

/** The state after an event; `WRONG_STATE` where it can't happen. */
export const paymentAfter = (state: PaymentState, event: PaymentEvent): Result<PaymentState, "WRONG_STATE"> =>
  nextState<PaymentState, PaymentEvent>(paymentMoves, state, event);

/** The states of an attempt whose page may still be paid on. */
export const undecided = ["started", "putAside"] as const satisfies readonly PaymentState[];

export const isUndecided = (state: PaymentState): boolean => undecided.some((open) => open === state);
