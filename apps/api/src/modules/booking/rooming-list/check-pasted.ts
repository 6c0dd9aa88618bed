import type { PasteCheck } from "@pulau/contract/rooming-list.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, OptionId } from "@pulau/domain/ids.ts";
import type { Occupants } from "@pulau/domain/party/party.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { seatsOf } from "@pulau/domain/rooming/seats.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, eq } from "../../../db/orm.ts";
import { bookingRoom } from "../../../db/schema/booking-parts.ts";
import { room } from "../../../db/schema/rooms.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { loadGuestBands, loadGuestQuestions, noQuestions } from "../../selling/catalogue/public.ts";
import type { BookingRow } from "../bookings/public.ts";
import { checkTable } from "./check-table.ts";
import { type ListAuthor, mayFill } from "./list-access.ts";
import { loadList, type Placed } from "./list-rows.ts";

/** Reads what was pasted against a booking's places; keeps nothing. */
export async function checkPasted(
  db: Db,
  row: BookingRow,
  paste: { filler: ListAuthor; text: string; taken: readonly number[]; sealer: Sealer },
): Promise<Result<PasteCheck>> {
  const settings = await loadSettings(db);
  const may = mayFill(row, paste.filler, { settings, now: await loadNow(db) });
  if (!may.ok) return may;
  const bands = await loadGuestBands(db, row.optionId);
  const [list, roomNumbers, questions] = await Promise.all([
    loadList(db, row.id, bands),
    loadRoomNumbers(db, row.id),
    loadGuestQuestions(db, row.optionId),
  ]);
  const { text, taken, sealer } = paste;
  const paperOf = ({ known: { identitySealed } }: Placed) =>
    identitySealed === null ? "" : sealer.unseal(identitySealed);
  return ok(checkTable({ text, taken, list, roomNumbers, paperOf, checkIn: row.checkIn, questions, bands }));
}

/** The same for a draft, whose rooms have no numbers yet and of whose guests nobody is kept. */
export async function checkForDraft(
  db: Db,
  paste: {
    text: string;
    taken: readonly number[];
    checkIn: Day;
    rooms: readonly Occupants[];
    optionId?: OptionId | undefined;
  },
): Promise<PasteCheck> {
  const bands =
    paste.optionId === undefined
      ? (await loadSettings(db)).bands.package
      : await loadGuestBands(db, paste.optionId);
  const { text, taken, checkIn, rooms } = paste;
  const seats = seatsOf(rooms.map((occupants) => ({ occupants })));
  const roomNumbers = rooms.map(() => "");
  const questions = paste.optionId === undefined ? noQuestions : await loadGuestQuestions(db, paste.optionId);
  const list = { seats, placed: [] };
  const paperOf = () => "";
  return checkTable({ text, taken, checkIn, questions, roomNumbers, list, paperOf, bands });
}

async function loadRoomNumbers(db: Db, bookingId: BookingId): Promise<string[]> {
  const rooms = await db
    .select({ roomNo: room.roomNo })
    .from(bookingRoom)
    .innerJoin(room, eq(room.id, bookingRoom.roomId))
    .where(eq(bookingRoom.bookingId, bookingId))
    .orderBy(asc(bookingRoom.position));
  return rooms.map(({ roomNo }) => roomNo);
}
