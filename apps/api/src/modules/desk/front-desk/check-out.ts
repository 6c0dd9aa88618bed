import type { BookingState } from "@pulau/domain/booking/booking-moves.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, HoldId } from "@pulau/domain/ids.ts";
import { stayEarned } from "@pulau/domain/ledger/postings.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq, gte, isNull, or, sql } from "../../../db/orm.ts";
import { bookingRoom } from "../../../db/schema/booking-parts.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { lockBooking, moveBooking, note } from "../../booking/bookings/public.ts";
import { notifyWaitingList } from "../../booking/holds/public.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { post } from "../../money/ledger/public.ts";
import { settleCommissions } from "../../partners/commission/public.ts";
import { setCleaning } from "../../selling/rooms/public.ts";
import type { DeskAct } from "./check-in.ts";
import { mayCheckOut, refuseDebt } from "./desk-rules.ts";

type Refusals = "NOT_FOUND" | "WRONG_STATE" | "BALANCE_DUE";

/**
 * The guests leave: the stay is completed, what was paid for it is earned, and nights from today on, which nobody will
 * sleep, are free for others. Their rooms are to be cleaned. Seats on the boat back stay claimed: the guests still need them.
 */
export async function checkOut(
  tx: Tx,
  departure: DeskAct,
): Promise<Result<{ status: BookingState }, Refusals>> {
  const locked = await lockBooking(tx, departure.bookingId);
  if (!locked) return refuse("NOT_FOUND");
  const { row, now } = locked;
  const may = mayCheckOut(row);
  if (!may.ok) return may;
  const due = refuseDebt(row, departure.despiteBalance);
  if (!due.ok) return due;
  const { timeZone } = await loadSettings(tx);
  const bookingId = row.id;
  const status = await moveBooking(tx, locked, "checkOut", { checkedOutAt: now });
  const today = await loadToday(tx, timeZone);
  await setCleaning(tx, {
    roomIds: await roomsOf(tx, bookingId, today),
    cleaning: "dirty",
    cause: "checkOut",
    staffId: departure.staffId,
    at: now,
    bookingId,
  });
  const nightsFreed = await freeNightsFrom(tx, row.holdId, today);
  if (nightsFreed > 0) await notifyWaitingList(tx, { from: today, to: row.checkOut });
  await post(
    tx,
    { kind: "earned", bookingId, at: now },
    stayEarned({ bookingId, sen: row.paidSen - row.keptSen }),
  );
  await settleCommissions(tx, bookingId);
  // What was charged in house is billed now.
  await enqueue(tx, "issue-invoice", { bookingId });
  await note(tx, {
    bookingId,
    what: "checkedOut",
    at: now,
    staffId: departure.staffId,
    before: { bookingState: row.state },
    after: { bookingState: status },
    facts: { dueSen: due.value, nightsFreed },
  });
  return ok({ status });
}

/** The rooms that are left now: one whose own nights were over before today has been cleaned since, and may be somebody else's. */
async function roomsOf(tx: Tx, bookingId: BookingId, today: Day): Promise<string[]> {
  const rooms = await tx
    .select({ roomId: bookingRoom.roomId })
    .from(bookingRoom)
    .where(
      and(
        eq(bookingRoom.bookingId, bookingId),
        or(isNull(bookingRoom.checkOut), gte(bookingRoom.checkOut, today)),
      ),
    );
  return rooms.map(({ roomId }) => roomId);
}

/** Gives back a hold's nights from a day on, locked by room and night as everywhere, and counts them. */
async function freeNightsFrom(tx: Tx, holdId: HoldId, from: Day): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    WITH left_over AS (
      SELECT room_id, night FROM room_night WHERE hold_id = ${holdId} AND night >= ${from}
      ORDER BY room_id, night FOR UPDATE
    )
    DELETE FROM room_night n USING left_over l WHERE n.room_id = l.room_id AND n.night = l.night`);
  return rowCount ?? 0;
}
