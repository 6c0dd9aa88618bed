import type { RoomingList } from "@pulau/contract/rooming-list.ts";
import { questionsToGuests } from "@pulau/domain/party/guest-answers.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { versionOf } from "../../../db/saved-versions.ts";
import type { KnownOfGuest } from "../../../db/schema/booking-guests.ts";
import { masked } from "../../../plugins/seal.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { loadGuestBands, loadGuestQuestions } from "../../selling/catalogue/public.ts";
import { type BookingRow, bookingDetail, roomingUntil } from "../bookings/public.ts";
import { type ListAuthor, mayFill } from "./list-access.ts";
import { type ListRows, loadList, type Missing, missingOf } from "./list-rows.ts";

type Room = RoomingList["rooms"][number];

/** A booking's rooming list: every place, and of its guest what is known. Papers are masked. */
export async function showRoomingList(
  db: Db,
  row: BookingRow,
  filler: ListAuthor,
): Promise<Omit<RoomingList, "difference">> {
  const settings = await loadSettings(db);
  const bands = await loadGuestBands(db, row.optionId);
  const [detail, list, now, questions, version] = await Promise.all([
    bookingDetail(db, row),
    loadList(db, row.id, bands),
    loadNow(db),
    loadGuestQuestions(db, row.optionId),
    versionOf(db, "roomingList", row.id),
  ]);
  const missingFrom = (known: KnownOfGuest) => missingOf(known, questionsToGuests(questions), bands);
  const rooms = detail.rooms.map(
    (bookedRoom, room): Room => ({
      ...bookedRoom,
      room,
      checkIn: bookedRoom.checkIn ?? row.checkIn,
      checkOut: bookedRoom.checkOut ?? row.checkOut,
      seats: seatReplies(list, room, missingFrom),
    }),
  );
  const { bookingNo, bookingName, packageName, checkIn, checkOut } = detail;
  const seats = rooms.flatMap((room) => room.seats);
  return {
    version,
    bookingNo,
    bookingName,
    packageName,
    questions,
    checkIn,
    checkOut,
    rooms,
    persons: seats.length,
    filled: seats.filter(({ guest }) => guest?.missing.length === 0).length,
    until: roomingUntil(row.checkIn, settings.rooming),
    mayFill: mayFill(row, filler, { settings, now }).ok,
  };
}

function seatReplies(
  { seats, placed }: ListRows,
  room: number,
  missingFrom: (known: KnownOfGuest) => Missing[],
): Room["seats"] {
  return seats
    .filter((seat) => seat.room === room)
    .map(({ seat, kind }) => {
      const there = placed.find((guest) => guest.seat === seat);
      if (!there) return { seat, kind, guest: null };
      const { identitySealed, identityTail, birthSealed: _, ...known } = there.known;
      const identity = identitySealed === null ? "" : masked(identityTail);
      const missing = there.named ? [] : missingFrom(there.known);
      const { activity = null, market = null, allergies = null } = known;
      const answers = { activity, market, allergies };
      return { seat, kind, guest: { _id: there.id, ...known, ...answers, identity, missing } };
    });
}
