import type { Day } from "../calendar/day.ts";
import type { Sen } from "../money/sen.ts";
import type { BookingState } from "./booking-moves.ts";

/**
 * What a stay can need of the desk today. `checkIn`: its guests are expected; `checkOut`: they leave today, or should have
 * left; `balance`: it is not paid although its guests are expected or here, or its balance is overdue; `guests`: their
 * names or papers are missing although the list is due; `room`: the room that they are expected in is not ready; `vip`: they are
 * expected or here, and to be taken special care of.
 */
export const stayNeeds = ["checkIn", "checkOut", "balance", "guests", "room", "vip"] as const;
export type StayNeed = (typeof stayNeeds)[number];

/** A room of a booking, as far as its needs go. */
export type NeedyStay = {
  readonly status: BookingState;
  /** The room's own nights. */
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly bookingCheckOut: Day;
  /** The day on which its guests are expected instead of on their arrival's. */
  readonly expectedOn: Day | null;
  readonly owesSen: Sen;
  readonly balanceOverdue: boolean;
  /** Persons in the room whose names or papers are not known. */
  readonly unnamed: number;
  /** In use, clean, and nobody else is in it. */
  readonly roomReady: boolean;
  /** Marked by staff. */
  readonly vip: boolean;
};

/** Whether a room's guests are expected today, or were before and have not come. */
const isExpected = ({ status, checkIn, checkOut, expectedOn }: NeedyStay, today: Day): boolean =>
  status === "confirmed" && checkIn <= today && (expectedOn ?? checkIn) <= today && today < checkOut;

/** A room with nights of its own that ended before its booking's was left after them. */
const isLeaving = ({ status, checkOut, bookingCheckOut }: NeedyStay, today: Day): boolean =>
  status === "inHouse" && (checkOut === today || bookingCheckOut <= today);

/** What a room of a booking needs today; `nameUntil` is the last day to name its guests. */
export function needsOf(stay: NeedyStay & { readonly nameUntil: Day }, today: Day): StayNeed[] {
  const { status, owesSen, balanceOverdue, unnamed, nameUntil, checkIn, roomReady, vip } = stay;
  if (status !== "confirmed" && status !== "inHouse") return [];
  const expected = isExpected(stay, today);
  const needs: Record<StayNeed, boolean> = {
    checkIn: expected,
    checkOut: isLeaving(stay, today),
    balance: owesSen > 0 && (expected || status === "inHouse" || balanceOverdue),
    guests: unnamed > 0 && (nameUntil < today || checkIn <= today),
    room: expected && !roomReady,
    vip: vip && (expected || status === "inHouse"),
  };
  return stayNeeds.filter((need) => needs[need]);
}
