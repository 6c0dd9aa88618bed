import type { BookingRow } from "../bookings/public.ts";
import type { RoomClaim } from "../holds/public.ts";

/** How a booking that is still to be slept claims its nights; null for one that has none any more. */
export function bookedClaim(row: BookingRow): Omit<RoomClaim, "stay"> | null {
  const { holdId } = row;
  if (row.state === "awaitingPayment") return { holdId, state: "payment", until: row.payUntil };
  return row.state === "confirmed" || row.state === "inHouse"
    ? { holdId, state: "booked", until: null }
    : null;
}
