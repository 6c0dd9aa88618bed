import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { ChangeMoney } from "@pulau/domain/booking/change-money.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { ClosedReason } from "@pulau/domain/catalogue/selling.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { ChangeBy } from "./current-booking.ts";
import type { LostTransport, MovedPlan } from "./plan-moved.ts";
import type { RequestedBooking } from "./requested-booking.ts";

/** A change that can be had, with its price and what it does to the booking's money. */
export type PlannedChange = {
  readonly wanted: RequestedBooking;
  /** The stay as it shall be held, at its new price. */
  readonly stay: HeldStay;
  readonly money: ChangeMoney;
  /** When what is owed is due; null before the first payment, which has a deadline of its own. */
  readonly dueBy: Day | null;
  readonly today: Day;
  /** The wizard's state that asks for exactly this stay. */
  readonly draft: BookingJson;
  /** What the booking had and can't have on its new days. */
  readonly lost: LostTransport;
  /** The best refund that the stay can still have, in basis points; null for every tier. */
  readonly cap: number | null;
  /** Rules of sale that the stay breaks and did not break before; only staff come this far past them. */
  readonly rules: readonly ClosedReason[];
};

/** What a change is planned with: the wish, who has it, and the charges that are off the booking then. */
export type ChangeRequest = {
  readonly wanted: RequestedBooking;
  readonly by: ChangeBy;
  /** As the booking has them unless told. */
  readonly excluded?: readonly string[];
};

/** A moved stay with the lines that it shall cost, and the rules of sale that it breaks anew. */
export type PricedMove = MovedPlan & {
  readonly lines: readonly PriceLine[];
  readonly rules: readonly ClosedReason[];
};
