import { type LifeCycle, nextState } from "../life-cycle.ts";
import type { Result } from "../result.ts";

export const refundStates = ["queued", "byHand", "failed", "done", "voided"] as const;
export type RefundState = (typeof refundStates)[number];

export const refundEvents = ["make", "refuse", "leaveToStaff", "retry", "comeBack", "void"] as const;
export type RefundEvent = (typeof refundEvents)[number];

/**
 * How a refund begins: to be sent through a gateway or the bank, or made already, in our own books or past us. The rest of
 * one that waits for staff waits like the whole of it did.
 */
export const refundBeginnings = {
  toSend: "queued",
  made: "done",
  restRefused: "failed",
  restByHand: "byHand",
} as const satisfies Readonly<Record<string, RefundState>>;
export type RefundBeginning = keyof typeof refundBeginnings;

/**
 * A refund's life. Money that went is `done`, also where another try had just been told that it would not go. One that the
 * gateway refused for good (`failed`), or can't make at all (`byHand`), is owed until staff have sent it; one that came back
 * waits for them again. `voided` was made past us and came to nothing, so its money counts again.
 */
export const refundMoves = {
  queued: { make: "done", refuse: "failed", leaveToStaff: "byHand" },
  byHand: { make: "done", retry: "queued" },
  failed: { make: "done", retry: "queued" },
  done: { comeBack: "failed", void: "voided" },
  voided: {},
} as const satisfies LifeCycle<RefundState, RefundEvent>;

/** The state after an event; `WRONG_STATE` where it can't happen. */
export const refundAfter = (state: RefundState, event: RefundEvent): Result<RefundState, "WRONG_STATE"> =>
  nextState<RefundState, RefundEvent>(refundMoves, state, event);

/** The states of a refund that staff have to make, in one way or another. */
export const waitingForStaff = ["failed", "byHand"] as const satisfies readonly RefundState[];

/** Whether staff have to make a refund. */
export const waitsForStaff = (state: RefundState): state is (typeof waitingForStaff)[number] =>
  waitingForStaff.some((waiting) => waiting === state);

/** The states of money that is owed to somebody and has not gone back. */
export const owedRefunds = ["queued", ...waitingForStaff] as const satisfies readonly RefundState[];
