import type { ActWithoutSides } from "@pulau/domain/access/audit-acts.ts";
import type { BookingHappening } from "@pulau/domain/booking/booking-happening.ts";
import type { BookingId, StaffId } from "@pulau/domain/ids.ts";
import { auditChange, type Sides } from "../../../db/audit-change.ts";
import { bookingEvent } from "../../../db/schema/booking-history.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";

type Facts = Readonly<Record<string, string | number | boolean | null>>;

type Happening = {
  readonly bookingId: BookingId;
  readonly at: Date;
  readonly facts?: Facts;
  /** What the booking's history says besides, and the audit log tells by its before and after. */
  readonly historyFacts?: Facts;
} & (ByNobody | WithSides | WithoutSides);

type ByNobody = { readonly what: BookingHappening; readonly staffId?: undefined };
/** Who of the staff did it, if anybody; then it also stands in the audit log, with what it made of the booking. */
type WithSides = Sides & {
  readonly what: Exclude<BookingHappening, ActWithoutSides>;
  readonly staffId: StaffId | undefined;
};
type WithoutSides = {
  readonly what: Extract<BookingHappening, ActWithoutSides>;
  readonly staffId: StaffId | undefined;
};

/** Writes one line of a booking's history. */
export async function note(tx: Tx, happening: Happening): Promise<void> {
  const { bookingId, what, at, staffId, facts = {}, historyFacts } = happening;
  await tx
    .insert(bookingEvent)
    .values({ bookingId, what, at, staffId: staffId ?? null, facts: { ...facts, ...historyFacts } });
  if (happening.staffId === undefined) return;
  const line = { staffId: happening.staffId, subject: "booking", subjectId: bookingId, at, facts } as const;
  if (!("before" in happening)) return auditChange(tx, { ...line, act: happening.what });
  const { what: act, before, after } = happening;
  await auditChange(tx, { ...line, act, before, after });
}

/** A stay as the audit log tells it: nothing of who comes. */
export const auditedStay = ({ checkIn, checkOut, rooms }: HeldStay) => ({
  checkIn,
  checkOut,
  rooms: rooms.flatMap(({ roomNo, parked }) => (parked ? [] : [roomNo])),
});
