import { type BookingEvent, type BookingState, move } from "@pulau/domain/booking/booking-moves.ts";
import { and, eq } from "drizzle-orm";
import { booking } from "../../../db/schema/bookings.ts";
import type { Tx } from "../../../db/tx.ts";
import type { LockedBooking } from "./booking-rows.ts";

type Columns = Omit<Partial<typeof booking.$inferInsert>, "id" | "state">;

/**
 * Takes a locked booking one step through its life, by the table of its moves, and writes what goes with the step: the
 * only place that writes a booking's state. What a caller can be refused is decided before, by `move` and the rules
 * around it; a step that the table doesn't know, or from a state that it is no longer in, is a bug and throws.
 */
export async function moveBooking(
  tx: Tx,
  { row }: Pick<LockedBooking, "row">,
  event: BookingEvent,
  columns: Columns = {},
): Promise<BookingState> {
  const next = move(row.state, event, row.cancelReason);
  if (!next.ok) throw new Error(`booking ${row.id} is ${row.state}: no ${event}`);
  const { rowCount } = await tx
    .update(booking)
    .set({ ...columns, state: next.value })
    .where(and(eq(booking.id, row.id), eq(booking.state, row.state)));
  if (rowCount !== 1) throw new Error(`booking ${row.id} is ${row.state} no longer: no ${event}`);
  return next.value;
}
