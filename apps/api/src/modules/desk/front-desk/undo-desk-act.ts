import type { BookingEvent, BookingState } from "@pulau/domain/booking/booking-moves.ts";
import { move } from "@pulau/domain/booking/booking-moves.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, StaffId } from "@pulau/domain/ids.ts";
import { ledger, move as moveMoney } from "@pulau/domain/ledger/postings.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import { roomOn } from "../../../db/room-on.ts";
import { registrationCard } from "../../../db/schema/registration.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type LockedBooking, lockBooking, moveBooking, note } from "../../booking/bookings/public.ts";
import { claimStay, refuseShortStock } from "../../booking/holds/public.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { post } from "../../money/ledger/public.ts";
import { freeSen } from "../../money/payments/public.ts";
import { reverseEarnedCommissions, settleCommissions } from "../../partners/commission/public.ts";
import { undoCheckOutCleaning } from "../../selling/rooms/public.ts";
import { mayUndo, type Undo } from "./desk-rules.ts";

export type UndoRequest = {
  readonly bookingId: BookingId;
  readonly staffId: StaffId;
  readonly what: Undo;
  readonly reason: string;
};

type Refusals = "NOT_FOUND" | "WRONG_STATE" | "CANNOT_UNDO";

const events = {
  checkIn: "undoCheckIn",
  checkOut: "undoCheckOut",
  noShow: "undoNoShow",
} as const satisfies Record<Undo, BookingEvent>;

const happenings = { checkIn: "checkInUndone", checkOut: "checkOutUndone", noShow: "noShowUndone" } as const;

/**
 * Takes a check-in, check-out or no-show back, as if it had not been: what was freed is claimed again, what was earned or
 * kept is owed to the stay again, and so is the commission. `CANNOT_UNDO` says by `rule` what stands against it: the stay
 * is over, somebody else has a room (`roomTaken`) or seat (`boatFull`) by now, or money has gone on from here.
 * `WRONG_STATE` when the booking is not what it is thought to be.
 */
export async function undoDeskAct(db: Db, request: UndoRequest): Promise<Result<{ status: BookingState }>> {
  const taken = await refuseShortStock(
    () => inTransaction(db, (tx) => takeBackWithin(tx, request)),
    "BOAT_FULL",
  );
  if (taken.ok || taken.failure.code !== "BOAT_FULL") return taken;
  return refuse("CANNOT_UNDO", { rule: "boatFull" });
}

async function takeBackWithin(
  tx: Tx,
  { bookingId, staffId, what, reason }: UndoRequest,
): Promise<Result<{ status: BookingState }, Refusals>> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return refuse("NOT_FOUND");
  const { row, now: at } = locked;
  const next = move(row.state, events[what]);
  if (!next.ok) return next;
  const { timeZone } = await loadSettings(tx);
  const today = await loadToday(tx, timeZone);
  const open = mayUndo(row, today);
  if (!open.ok) return open;
  const undone = await undo[what](tx, locked, { today, staffId });
  if (!undone.ok) return undone;
  const status = await moveBooking(tx, locked, events[what], {
    checkedOutAt: null,
    ...(next.value === "confirmed" && { checkedInAt: null, expectedOn: today }),
  });
  await settleCommissions(tx, bookingId);
  const sides = { before: { bookingState: row.state }, after: { bookingState: status } };
  await note(tx, { bookingId, what: happenings[what], at, staffId, ...sides, facts: { note: reason } });
  return ok({ status });
}

type By = { readonly today: Day; readonly staffId: StaffId };
type Step = (tx: Tx, locked: LockedBooking, by: By) => Promise<Result<true, "CANNOT_UNDO">>;

const undo: Record<Undo, Step> = {
  // Their cards stay signed: only that they were let in by them is taken back.
  checkIn: async (tx, { row }) => {
    await tx
      .update(registrationCard)
      .set({ arrivedAt: null, arrivedWith: null })
      .where(eq(registrationCard.bookingId, row.id));
    return ok(true);
  },
  checkOut: async (tx, locked, { today, staffId }) => {
    // Rooms before their nights: whoever reaches for one of them waits here, and not for each other.
    await undoCheckOutCleaning(tx, { bookingId: locked.row.id, staffId, at: locked.now });
    const claimed = await claimAgain(tx, locked, today);
    if (!claimed.ok) return claimed;
    await moneyBack(tx, locked, "earned");
    return reverseEarnedCommissions(tx, { bookingId: locked.row.id, at: locked.now });
  },
  noShow: async (tx, locked, { today }) => {
    const claimed = await claimAgain(tx, locked, today);
    if (!claimed.ok) return claimed;
    await moneyBack(tx, locked, "kept");
    await enqueue(tx, "issue-invoice", { bookingId: locked.row.id });
    return ok(true);
  },
};

/** Everything that the stay needs, or the refusal that names who has a room by now. */
async function claimAgain(
  tx: Tx,
  { row, stay }: LockedBooking,
  today: Day,
): Promise<Result<true, "CANNOT_UNDO">> {
  const claimed = await claimStay(tx, { holdId: row.holdId, stay, state: "booked", until: null });
  return claimed.ok ? ok(true) : refuse("CANNOT_UNDO", await whoHasIt(tx, row, today));
}

async function whoHasIt(
  tx: Tx,
  { id, holdId }: LockedBooking["row"],
  today: Day,
): Promise<Record<string, string>> {
  const { rows } = await tx.execute<{ roomNo: string; bookingNo: string | null }>(sql`
    SELECT r.room_no AS "roomNo", o.booking_no AS "bookingNo"
    FROM booking b JOIN booking_room br ON br.booking_id = b.id
    CROSS JOIN LATERAL (
      SELECT greatest(coalesce(br.check_in, b.check_in), ${today}::date) + i AS night
      FROM generate_series(0, coalesce(br.check_out, b.check_out) - 1
        - greatest(coalesce(br.check_in, b.check_in), ${today}::date)) AS i
    ) AS slept
    JOIN room r ON r.id = ${roomOn(sql`br`, sql`slept.night`)}
    LEFT JOIN room_night n ON n.room_id = r.id AND n.night = slept.night AND n.hold_id IS DISTINCT FROM ${holdId}
      AND (n.expires_at IS NULL OR n.expires_at > pulau_now())
    LEFT JOIN booking o ON o.hold_id = n.hold_id
    WHERE b.id = ${id} AND (n.room_id IS NOT NULL OR NOT r.active_status)
    ORDER BY n.room_id IS NULL, slept.night, br.position LIMIT 1`);
  const [taken] = rows;
  if (!taken) return { rule: "roomGone" };
  const { roomNo, bookingNo } = taken;
  return bookingNo === null ? { rule: "roomGone", roomNo } : { rule: "roomTaken", roomNo, bookingNo };
}

/** The booking's own account holds again what was paid for the stay, less what earlier changes have kept. */
async function moneyBack(tx: Tx, { row, now: at }: LockedBooking, kind: "earned" | "kept"): Promise<void> {
  const bookingId = row.id;
  const lackingSen = row.paidSen - row.keptSen - (await freeSen(tx, { bookingId }));
  const from = ledger.revenue(kind === "earned" ? "stays" : "cancellations");
  await post(
    tx,
    { kind, bookingId, at },
    moveMoney(Math.max(0, lackingSen), from, ledger.booking(bookingId)),
  );
}
