import type { registrationRoute } from "@pulau/contract/registration.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { lacksOf } from "@pulau/domain/booking/registration.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { asc, eq, sql } from "../../../db/orm.ts";
import { bookingCrossing, bookingRoom } from "../../../db/schema/booking-parts.ts";
import { room, roomType } from "../../../db/schema/rooms.ts";
import { shownRoomNo } from "../../../db/shown-room.ts";
import type { Tx } from "../../../db/tx.ts";
import { findBooking } from "../../booking/bookings/public.ts";
import { agreedTextsNow } from "../../ground/pages/public.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { loadRoomProblems, mayCheckIn } from "../front-desk/public.ts";
import { type CardLine, loadCardLines } from "./load-cards.ts";
import { areCardsOpen } from "./open-card.ts";

type Cards = Reply<typeof registrationRoute>;

/** The registration cards of a booking, papers masked, with what each lacks. */
export async function showCards(tx: Tx, bookingId: BookingId): Promise<Result<Cards, "NOT_FOUND">> {
  const row = await findBooking(tx, bookingId);
  if (!row) return refuse("NOT_FOUND");
  const { timeZone } = await loadSettings(tx);
  const today = await loadToday(tx, timeZone);
  const troubles = await loadRoomProblems(tx, bookingId, today);
  const terms = await agreedTextsNow(tx, undefined);
  const rooms = await loadRooms(tx, bookingId);
  const lines = await loadCardLines(tx, bookingId);
  const open = areCardsOpen(row.state);
  return ok({
    bookingNo: row.bookingNo,
    bookingName: row.bookingName,
    status: row.state,
    checkIn: row.checkIn,
    checkOut: row.checkOut,
    boat: await loadBoat(tx, bookingId),
    language: row.language,
    open,
    canCheckIn: row.state === "inHouse" || mayCheckIn(row, today).ok,
    rooms: rooms.map((own) => ({
      ...own,
      troubles: row.state === "confirmed" ? troubles.filter(({ roomNo }) => roomNo === own.roomNo) : [],
    })),
    guests: lines.map(guestOf),
    unnamed: Math.max(0, row.persons - lines.length),
    terms: terms.ok ? [...terms.value] : [],
  });
}

const instant = (at: string): string => new Date(at).toISOString();

function guestOf(line: CardLine): Cards["guests"][number] {
  const { _id, fullName, age, room, nonMalaysian, phone, email, arrivedAt, identityTail } = line;
  return {
    _id,
    fullName,
    age,
    room,
    nonMalaysian,
    phone,
    email,
    identity: identityTail === "" ? "" : `••••${identityTail}`,
    checked:
      line.how === null || line.checkedAt === null
        ? null
        : { how: line.how, reason: line.checkReason, at: instant(line.checkedAt), by: line.checkedBy ?? "" },
    signed:
      line.signedAt === null
        ? null
        : {
            at: instant(line.signedAt),
            with: line.signedWith ?? "",
            signature: line.signature,
            name: line.signedName ?? "",
            erased: line.erased,
            terms: line.terms.map(({ kind, versionId, number, title }) => ({
              kind,
              versionId,
              number,
              title,
            })),
          },
    arrivedAt: arrivedAt === null ? null : instant(arrivedAt),
    lacks: lacksOf(line),
  };
}

const loadRooms = (tx: Tx, bookingId: BookingId) =>
  tx
    .select({ roomNo: shownRoomNo(sql`${bookingRoom}`, sql`${room}`), typeName: roomType.name })
    .from(bookingRoom)
    .innerJoin(room, eq(room.id, bookingRoom.roomId))
    .innerJoin(roomType, eq(roomType.id, bookingRoom.roomTypeId))
    .where(eq(bookingRoom.bookingId, bookingId))
    .orderBy(asc(bookingRoom.position));

async function loadBoat(tx: Tx, bookingId: BookingId): Promise<Cards["boat"]> {
  const ways = await tx
    .select({ name: bookingCrossing.name, time: bookingCrossing.time, direction: bookingCrossing.direction })
    .from(bookingCrossing)
    .where(eq(bookingCrossing.bookingId, bookingId));
  const out = ways.find(({ direction }) => direction === "out");
  return out ? { name: out.name, time: out.time?.slice(0, 5) ?? null } : null;
}
