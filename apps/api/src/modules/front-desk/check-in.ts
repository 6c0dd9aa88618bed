import type { BookingState } from "@pulau/domain/booking/booking-moves.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq } from "drizzle-orm";
import { booking } from "../../db/schema/bookings.ts";
import type { Tx } from "../../db/tx.ts";
import { lockBooking, note } from "../bookings/public.ts";
import { loadSettings, loadToday } from "../resort/public.ts";
import { mayCheckIn, refuseDebt } from "./desk-rules.ts";

/** What the desk asks of a booking. `despiteBalance`: money that is owed is settled at the desk later. */
export type DeskAct = {
  readonly bookingId: string;
  readonly staffId: string;
  readonly despiteBalance: boolean;
};

type Refusals = "NOT_FOUND" | "WRONG_STATE" | "TOO_EARLY" | "BALANCE_DUE";

/** The guests are here: a confirmed booking is in house from now on. `BALANCE_DUE` says how much in `dueSen`. */
export async function checkIn(tx: Tx, ask: DeskAct): Promise<Result<{ status: BookingState }, Refusals>> {
  const locked = await lockBooking(tx, ask.bookingId);
  if (!locked) return refuse("NOT_FOUND");
  const { row, now } = locked;
  const { timeZone } = await loadSettings(tx);
  const next = mayCheckIn(row, await loadToday(tx, timeZone));
  if (!next.ok) return next;
  const due = refuseDebt(row, ask.despiteBalance);
  if (!due.ok) return due;
  await tx.update(booking).set({ state: next.value, checkedInAt: now }).where(eq(booking.id, row.id));
  const facts = { dueSen: due.value };
  await note(tx, { bookingId: row.id, what: "checkedIn", at: now, staffId: ask.staffId, facts });
  return ok({ status: next.value });
}
