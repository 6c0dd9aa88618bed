import { ok, type Result, refuse } from "../result.ts";

export const waitStates = [
  "waiting",
  "offered",
  "taken",
  "declined",
  "missed",
  "withdrawn",
  "passed",
] as const;
/**
 * A place on the waiting list: waiting, a stay is kept for the guest, they booked it, didn't want it, didn't book it in
 * time, left the list, or the days went by.
 */
export type WaitState = (typeof waitStates)[number];

/** `revoke`: what was kept for the guest can't be had any more, and they wait again. */
export const waitEvents = ["offer", "take", "decline", "miss", "revoke", "withdraw", "pass"] as const;
export type WaitEvent = (typeof waitEvents)[number];

export const waitMoves = {
  // Who waits and rings is booked for by staff, without an offer.
  waiting: { offer: "offered", take: "taken", withdraw: "withdrawn", pass: "passed" },
  offered: { take: "taken", decline: "declined", miss: "missed", revoke: "waiting", withdraw: "withdrawn" },
  // Whoever holds the same stay again after the deadline, because nobody else wanted it, has taken it after all.
  missed: { take: "taken" },
  taken: {},
  declined: {},
  withdrawn: {},
  passed: {},
} as const satisfies Record<WaitState, Partial<Record<WaitEvent, WaitState>>>;

/** The state after an event. */
export function moveWaiting(state: WaitState, event: WaitEvent): Result<WaitState, "WRONG_STATE"> {
  const moves: Partial<Record<WaitEvent, WaitState>> = waitMoves[state];
  const next = moves[event];
  return next ? ok(next) : refuse("WRONG_STATE", { state, event });
}
