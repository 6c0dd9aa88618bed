import { type LifeCycle, nextState } from "../life-cycle.ts";
import type { Result } from "../result.ts";

/** Open: rooms and seats are kept for names. Released: what was not named is on sale again. Cancelled: nothing comes of it. */
export const groupStates = ["open", "released", "cancelled"] as const;
export type GroupState = (typeof groupStates)[number];

/** `release`: by the cut-off or by hand; `keep`: what is not named is kept once more. */
export const groupEvents = ["release", "keep", "cancel"] as const;
export type GroupEvent = (typeof groupEvents)[number];

/** A group begins with what was agreed. */
export const groupBeginnings = { agree: "open" } as const satisfies Readonly<Record<string, GroupState>>;

export const groupMoves = {
  open: { release: "released", cancel: "cancelled" },
  released: { keep: "open", cancel: "cancelled" },
  cancelled: {},
} as const satisfies LifeCycle<GroupState, GroupEvent>;

/** The state after an event. */
export const moveOfGroup = (state: GroupState, event: GroupEvent): Result<GroupState, "WRONG_STATE"> =>
  nextState<GroupState, GroupEvent>(groupMoves, state, event);

export const groupKinds = ["club", "school", "company", "agency", "family"] as const;
export type GroupKind = (typeof groupKinds)[number];

/** Who pays a booking of a group: the group for all its guests, or these guests themselves. */
export const groupPayers = ["group", "own"] as const;
export type GroupPayer = (typeof groupPayers)[number];

/** What became of money on a group's own account, beside what its bookings were paid from it. */
export const groupEntryKinds = ["received", "paidBack", "kept", "voided"] as const;
export type GroupEntryKind = (typeof groupEntryKinds)[number];

/** So many days before the cut-off the group is asked for the names that lack. */
export const remindDaysBefore = 7;
