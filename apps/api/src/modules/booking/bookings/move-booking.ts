import { type BookingEvent, move } from "@pulau/domain/booking/booking-moves.ts";
import { moverOf } from "../../../db/mover.ts";
import { booking } from "../../../db/schema/bookings.ts";
import type { BookingRow } from "./booking-rows.ts";

/** Takes a locked booking one step through its life: the only place that writes a booking's state. */
export const moveBooking = moverOf(booking, ({ state, cancelReason }: BookingRow, event: BookingEvent) =>
  move(state, event, cancelReason),
);
