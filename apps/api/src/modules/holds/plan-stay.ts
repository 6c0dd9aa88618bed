import type { BookingJson } from "@pulau/contract/drafts.ts";
import { GuestDetails } from "@pulau/contract/guests.ts";
import { chooseRooms } from "@pulau/domain/availability/choose-rooms.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { sellable } from "@pulau/domain/catalogue/selling.ts";
import { roomHolds } from "@pulau/domain/party/beds.ts";
import { occupantsAddUp, travellersOf } from "@pulau/domain/party/kinds.ts";
import type { Traveller } from "@pulau/domain/party/party.ts";
import type { QuoteAsk } from "@pulau/domain/pricing/lines.ts";
import { quote } from "@pulau/domain/pricing/quote.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { z } from "zod";
import type { Db } from "../../db/connect.ts";
import type { HeldRoom, HeldStay } from "../../db/schema/bookings.ts";
import { findFreeRooms } from "../availability/public.ts";
import { loadRateBook, type StayBook } from "../catalogue/public.ts";
import { loadSettings, loadToday } from "../resort/public.ts";
import { type ChosenCrossing, chooseCrossings } from "./choose-crossings.ts";
import { pickAddOns } from "./pick-add-ons.ts";
import { loadRoomTypes, type SleepingType } from "./room-types.ts";

export type PlanFailure =
  | "DRAFT_INCOMPLETE"
  | "PACKAGE_CLOSED"
  | "NO_RATE"
  | "ON_ENQUIRY"
  | "SOLD_OUT"
  | "BOAT_FULL"
  | "ADD_ON_SOLD_OUT"
  | "ROOM_TOO_SMALL"
  | "PARTY_MISMATCH"
  | "PARTY_TOO_LARGE";

/** What the plan is made with beside the draft. */
export type PlanContext = {
  /** The draft's own hold: what it claims is free for it, and its rooms are kept where they still fit. */
  readonly holdId: string;
  readonly keepRoomIds: readonly string[];
  /** 0 to 1: where among equal rooms to begin, so that rivals don't all reach for the same one. */
  readonly spread: number;
};

type Complete = BookingJson & { optionId: string; checkIn: Day };

/**
 * Turns a draft into the exact rooms, boats, add-ons and price that a hold would keep. It only looks; nothing is
 * claimed, and between here and the claim a rival may be faster.
 */
export async function planStay(
  db: Db,
  draft: BookingJson,
  context: PlanContext,
): Promise<Result<HeldStay, PlanFailure>> {
  if (!isComplete(draft)) return refuse("DRAFT_INCOMPLETE");
  const settings = await loadSettings(db);
  const persons = draft.party.adults + draft.party.childAges.length;
  if (persons > settings.limits.persons)
    return refuse("PARTY_TOO_LARGE", { persons, most: settings.limits.persons });
  const [book, today, roomTypes] = await Promise.all([
    loadRateBook(db, { optionId: draft.optionId, from: draft.checkIn, to: draft.checkIn }),
    loadToday(db, settings.timeZone),
    loadRoomTypes(db),
  ]);
  if (!book) return refuse("PACKAGE_CLOSED");
  const period = sellable(book.periods, draft.checkIn, today);
  if (!period.ok) return period;
  const travellers = travellersOfDraft(draft);
  const fits = checkRooms(draft, travellers, book, roomTypes);
  if (!fits.ok) return fits;
  return assemble(db, { draft, book, today, travellers, roomTypes }, context);
}

type Ground = {
  draft: Complete;
  book: StayBook;
  today: Day;
  travellers: Traveller[];
  roomTypes: ReadonlyMap<string, SleepingType>;
};

async function assemble(
  db: Db,
  ground: Ground,
  context: PlanContext,
): Promise<Result<HeldStay, PlanFailure>> {
  const { draft, book, today, travellers } = ground;
  const stay = { checkIn: draft.checkIn, checkOut: addDays(draft.checkIn, book.option.nights) };
  const [rooms, crossings, addOns] = await Promise.all([
    pickRooms(db, ground, stay, context),
    chooseCrossings(db, {
      ...stay,
      choice: draft.transport,
      seats: travellers.length,
      exceptHoldId: context.holdId,
    }),
    pickAddOns(db, draft, stay, context.holdId),
  ]);
  if (!rooms.ok) return rooms;
  if (!crossings.ok) return crossings;
  if (!addOns.ok) return addOns;
  const ask: QuoteAsk = {
    checkIn: draft.checkIn,
    travellers,
    rooms: draft.rooms,
    crossings: crossings.value.map((each) => ({ ...each.priced, boats: each.held.boats })),
    addOns: addOns.value.map((each) => ({ addOn: each.addOn, count: each.held.count, day: each.held.day })),
  };
  const priced = quote(ask, book, today);
  if (!priced.ok) return priced;
  return ok({
    ...stay,
    packageId: book.package.id,
    optionId: book.option.id,
    party: draft.party,
    travellers,
    rooms: rooms.value,
    crossings: crossings.value.map((each: ChosenCrossing) => each.held),
    addOns: addOns.value.map((each) => each.held),
    quote: priced.value,
  });
}

const isComplete = (draft: BookingJson): draft is Complete =>
  draft.optionId !== null && draft.checkIn !== null && draft.rooms.length > 0;

const WholeGuests = z.array(
  GuestDetails.pick({ age: true, senior: true, disabled: true, nonMalaysian: true }),
);

/** The people as the price sees them: the guests' details once each is filled in, before that the party. */
export function travellersOfDraft(draft: BookingJson): Traveller[] {
  const persons = draft.party.adults + draft.party.childAges.length;
  const guests = WholeGuests.safeParse(draft.guests);
  return guests.success && guests.data.length === persons ? guests.data : travellersOf(draft.party);
}

function checkRooms(
  draft: Complete,
  travellers: Traveller[],
  book: StayBook,
  roomTypes: Ground["roomTypes"],
): Result<true, "PARTY_MISMATCH" | "ROOM_TOO_SMALL"> {
  if (!occupantsAddUp(draft.rooms, travellers, book.bands.package)) return refuse("PARTY_MISMATCH");
  for (const [index, room] of draft.rooms.entries()) {
    const type = roomTypes.get(room.roomTypeId);
    if (!type) return refuse("PARTY_MISMATCH", { room: index });
    const holds = roomHolds(type, room.occupants, room.bedType);
    if (!holds.ok) return refuse(holds.failure.code, { ...holds.failure.facts, room: index });
  }
  return ok(true);
}

async function pickRooms(
  db: Db,
  { draft, roomTypes }: Ground,
  stay: { checkIn: Day; checkOut: Day },
  context: PlanContext,
): Promise<Result<HeldRoom[], "SOLD_OUT">> {
  const free = await findFreeRooms(db, { ...stay, exceptHoldId: context.holdId });
  const kept = new Set(context.keepRoomIds);
  const rooms = free.map((room) => ({ ...room, no: room.roomNo }));
  const own = rooms.filter((room) => kept.has(room.roomId));
  const chosen: (typeof rooms)[number][] = [];
  for (const wanted of draft.rooms) {
    const same = own.find((room) => room.roomTypeId === wanted.roomTypeId && !chosen.includes(room));
    if (same) chosen.push(same);
  }
  const missing = withoutTypesOf(draft.rooms, chosen);
  const others = chooseRooms(
    rooms.filter((room) => !chosen.includes(room)),
    missing,
    context.spread,
  );
  if (!others.ok) return others;
  const byId = new Map(rooms.map((room) => [room.roomId, room]));
  const pool = [...chosen.map((room) => room.roomId), ...others.value];
  return ok(draft.rooms.map((wanted) => heldRoom(wanted, pool, byId, roomTypes)));
}

function withoutTypesOf<T extends OfType>(wanted: readonly T[], chosen: readonly OfType[]): T[] {
  const left = [...chosen];
  return wanted.filter((room) => {
    const at = left.findIndex((each) => each.roomTypeId === room.roomTypeId);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}
type OfType = { readonly roomTypeId: string };

function heldRoom(
  wanted: BookingJson["rooms"][number],
  pool: string[],
  byId: ReadonlyMap<string, { roomId: string; roomNo: string; roomTypeId: string }>,
  roomTypes: Ground["roomTypes"],
): HeldRoom {
  const at = pool.findIndex((id) => byId.get(id)?.roomTypeId === wanted.roomTypeId);
  const [roomId = ""] = pool.splice(at, 1);
  const room = byId.get(roomId);
  const type = roomTypes.get(wanted.roomTypeId);
  if (!room || !type) throw new Error("a room was chosen that is not free");
  return { ...wanted, roomId, roomNo: room.roomNo, roomTypeName: type.name };
}
