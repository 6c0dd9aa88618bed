import type { RoomProblem } from "@pulau/contract/problem.ts";
import type { BookingState } from "@pulau/domain/booking/booking-moves.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { BookingId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Tx } from "../../../db/tx.ts";
import { lockBooking, moveBooking, note } from "../../booking/bookings/public.ts";
import { changeRooms } from "../../booking/changes/public.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { mayCheckIn, refuseDebt } from "./desk-rules.ts";
import { loadRoomProblems } from "./room-problems.ts";

/** What the desk asks of a booking. `despiteBalance`: money that is owed is settled at the desk later. */
export type DeskAct = {
  readonly bookingId: BookingId;
  readonly staffId: StaffId;
  readonly despiteBalance: boolean;
};

/** `despiteRooms`: why the guests are let in although a room is not ready for them. */
export type CheckIn = DeskAct & { readonly despiteRooms?: string | undefined };

type Refusals = "NOT_FOUND" | "WRONG_STATE" | "TOO_EARLY" | "ROOM_NOT_READY" | "STAY_PARKED" | "BALANCE_DUE";

/**
 * The guests are here: a confirmed booking is in house from now on. `ROOM_NOT_READY` lists which rooms are not, and by
 * whom; `STAY_PARKED` that they wait for one still; `BALANCE_DUE` says how much in `dueSen`.
 */
export async function checkIn(tx: Tx, arrival: CheckIn): Promise<Result<{ status: BookingState }, Refusals>> {
  const locked = await lockBooking(tx, arrival.bookingId);
  if (!locked) return refuse("NOT_FOUND");
  const { row, now } = locked;
  const { timeZone } = await loadSettings(tx);
  const today = await loadToday(tx, timeZone);
  const may = mayCheckIn(row, today);
  if (!may.ok) return may;
  if (locked.stay.rooms.some(({ parked }) => parked)) return refuse("STAY_PARKED");
  const troubles = await loadRoomProblems(tx, row.id, today);
  if (troubles.length > 0 && arrival.despiteRooms === undefined) return notReady(troubles);
  const due = refuseDebt(row, arrival.despiteBalance);
  if (!due.ok) return due;
  const status = await moveBooking(tx, locked, "checkIn", { checkedInAt: now, expectedOn: null });
  // Who comes so late that they were to have changed rooms by now goes into the second one.
  await changeRooms(tx, row.id, addDays(today, 1));
  const facts = {
    dueSen: due.value,
    ...(arrival.despiteRooms !== undefined && despite(troubles, arrival.despiteRooms)),
  };
  await note(tx, {
    bookingId: row.id,
    what: "checkedIn",
    at: now,
    staffId: arrival.staffId,
    before: { bookingState: row.state },
    after: { bookingState: status },
    facts,
  });
  return ok({ status });
}

const notReady = (rooms: readonly RoomProblem[]) =>
  ({ ok: false, failure: { code: "ROOM_NOT_READY", facts: { roomNo: numbersOf(rooms) }, rooms } }) as const;

/** What the history keeps of rooms that were not ready; nothing where they were in the end. */
const despite = (troubles: readonly RoomProblem[], reason: string): Record<string, string> =>
  troubles.length === 0 ? {} : { rooms: numbersOf(troubles), note: reason };

const numbersOf = (rooms: readonly RoomProblem[]): string =>
  [...new Set(rooms.map(({ roomNo }) => roomNo))].join(", ");
