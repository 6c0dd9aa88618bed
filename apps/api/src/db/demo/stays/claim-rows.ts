import { type BookingState, claimingStates } from "@pulau/domain/booking/booking-moves.ts";
import { nightsOf } from "@pulau/domain/calendar/day.ts";
import type { HoldId } from "@pulau/domain/ids.ts";
import type { DemoStock } from "../resort/demo-resort.ts";
import type { BookingTables } from "./booking-tables.ts";
import type { ComposedStay } from "./compose-stay.ts";

/** Whether bookings in a state own their nights and seats. Cancelled ones and no-shows gave them back. */
export const ownsClaims = (state: BookingState): boolean => claimingStates.includes(state);

/** Nights, seats and places of a booking, with the counters of what they are taken from. */
export function claimRows(
  tables: BookingTables,
  { stay, boats, addOns }: ComposedStay,
  { holdId, waitsUntil }: { holdId: HoldId; waitsUntil: Date | null },
): void {
  const state = waitsUntil ? ("payment" as const) : ("booked" as const);
  const expiresAt = waitsUntil;
  for (const { roomId } of stay.rooms) {
    for (const night of nightsOf(stay.checkIn, stay.checkOut)) {
      tables.nights.push({ roomId, night, holdId, state, expiresAt, floating: false });
    }
  }
  const taken = new Map<DemoStock, number>();
  const take = (stock: DemoStock, pieces: number) => taken.set(stock, (taken.get(stock) ?? 0) + pieces);
  for (const { sailing, pieces } of boats) take(sailing.stock, pieces);
  for (const { stock, held } of addOns) if (stock) take(stock, held.count);
  for (const [stock, pieces] of taken) {
    tables.claims.push({ stockId: stock.id, holdId, pieces, state, expiresAt });
    if (waitsUntil) stock.held += pieces;
    else stock.sold += pieces;
  }
}
