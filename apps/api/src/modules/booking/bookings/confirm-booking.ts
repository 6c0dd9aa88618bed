import { move } from "@pulau/domain/booking/booking-moves.ts";
import type { BookingId, HoldId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq } from "../../../db/orm.ts";
import { bookingRoom } from "../../../db/schema/booking-parts.ts";
import { type HeldStay, stayHold } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { settleCommissions } from "../../partners/commission/public.ts";
import { claimStay, pickRooms, refuseShortStock } from "../holds/public.ts";
import type { BookingRow, LockedBooking } from "./booking-rows.ts";
import { note } from "./history.ts";
import { moveBooking } from "./move-booking.ts";

/**
 * Money is there: the booking's claims become final and the booking confirmed. Claims that ended meanwhile are taken
 * again, all of them or none, in the same rooms or in others of their types; so late money confirms a booking that
 * lapsed exactly when everything is still free and its first day has not passed. `SOLD_OUT` leaves everything as it was.
 */
export async function confirmBooking(
  tx: Tx,
  locked: LockedBooking,
): Promise<Result<"confirmed", "SOLD_OUT" | "WRONG_STATE">> {
  const { row, now } = locked;
  const late = row.state === "cancelled";
  const event = late ? "payLate" : "pay";
  const next = move(row.state, event, row.cancelReason);
  if (!next.ok) return next;
  const overdue = late || (row.payUntil !== null && row.payUntil <= now);
  if (overdue && (await hasBegun(tx, row))) return refuse("SOLD_OUT");
  const stay = await bookEverything(tx, row.holdId, locked.stay);
  if (!stay.ok) return stay;
  if (stay.value !== locked.stay) await moveRooms(tx, row.id, row.holdId, stay.value);
  await moveBooking(tx, locked, event, { cancelReason: null, payUntil: null });
  await note(tx, { bookingId: row.id, what: late ? "takenBackAfterLateMoney" : "confirmed", at: now });
  await settleCommissions(tx, row.id);
  await enqueue(tx, "issue-invoice", { bookingId: row.id });
  await enqueue(tx, "send-mail", {
    template: "booking-confirmed",
    bookingId: row.id,
  });
  return ok("confirmed");
}

/** Whether the check-in day is over: nobody can come any more, and the night job would only mark a no-show. */
async function hasBegun(tx: Tx, row: BookingRow): Promise<boolean> {
  const { timeZone } = await loadSettings(tx);
  return row.checkIn < (await loadToday(tx, timeZone));
}

/** Each try in a savepoint: one that fails half way leaves nothing behind and the transaction alive. */
async function bookEverything(tx: Tx, holdId: HoldId, stay: HeldStay): Promise<Result<HeldStay, "SOLD_OUT">> {
  if (await tryToBook(tx, holdId, stay)) return ok(stay);
  const moved = await elsewhere(tx, holdId, stay);
  return moved && (await tryToBook(tx, holdId, moved)) ? ok(moved) : refuse("SOLD_OUT");
}

class NotFree extends Error {}

async function tryToBook(tx: Tx, holdId: HoldId, stay: HeldStay): Promise<boolean> {
  const tried = await refuseShortStock(async () => {
    try {
      return await tx.transaction(async (inner) => {
        const claimed = await claimStay(inner, { holdId, stay, state: "booked", until: null });
        if (!claimed.ok) throw new NotFree();
        return claimed;
      });
    } catch (error) {
      if (error instanceof NotFree) return refuse("SOLD_OUT");
      throw error;
    }
  });
  return tried.ok;
}

/** The same stay in rooms of the same types that are free now, each on its own nights; null when there are too few. */
async function elsewhere(tx: Tx, holdId: HoldId, stay: HeldStay): Promise<HeldStay | null> {
  const keepRoomIds = stay.rooms.map((room) => room.roomId);
  const picked = await pickRooms(tx, {
    // Where they can't all have the rooms that they had, nobody changes rooms during the stay.
    rooms: stay.rooms.map(({ next: _, ...place }) => place),
    stay,
    exceptHoldId: holdId,
    keepRoomIds,
    spread: 0,
  });
  return picked.ok ? { ...stay, rooms: picked.value } : null;
}

async function moveRooms(tx: Tx, bookingId: BookingId, holdId: HoldId, stay: HeldStay): Promise<void> {
  await tx.update(stayHold).set({ stay }).where(eq(stayHold.id, holdId));
  for (const [position, { roomId, next = null }] of stay.rooms.entries()) {
    const same = and(eq(bookingRoom.bookingId, bookingId), eq(bookingRoom.position, position));
    await tx.update(bookingRoom).set({ roomId, next }).where(same);
  }
}
