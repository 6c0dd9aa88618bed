import type { RateBook } from "../catalogue/catalogue.ts";
import type { Place } from "../catalogue/conditions.ts";
import type { FreeGuests, PricedAs } from "../catalogue/room-rules.ts";
import { type GuestKind, sharersOf } from "../party/party.ts";
import { pricedAsOf } from "./empty-rooms.ts";
import { appliesToGuest } from "./guest-conditions.ts";
import type { RoomToQuote } from "./lines.ts";
import type { EmptyRoom, OccupiedRoom, RoomGuest } from "./occupied-room.ts";
import type { PlacedGuest } from "./place-guests.ts";
import { appliesToStay, type StayFacts } from "./stay-facts.ts";

const isGrown = (kind: GuestKind): boolean => kind === "adult" || kind === "senior";
const isYoung = (kind: GuestKind): boolean => kind === "toddler" || kind === "infant";

const bedOrder = { adult: 0, senior: 0, child: 1, toddler: 2, infant: 3 } as const satisfies Record<
  GuestKind,
  number
>;

/** Beds go to adults, then to children from the eldest down, then to toddlers; infants never use one. */
const inBedOrder = (guests: readonly PlacedGuest[]): PlacedGuest[] =>
  guests.toSorted(
    (a, b) =>
      bedOrder[a.kind] - bedOrder[b.kind] ||
      (isGrown(a.kind) ? 0 : (b.traveller.age ?? 99) - (a.traveller.age ?? 99)),
  );

/** Where each of a room's guests sleeps, in the order of beds. */
const placesOf = (room: RoomToQuote, kinds: readonly GuestKind[]): Place[] => {
  const beds = sharersOf[room.bedType];
  const extraBeds = room.extraBeds ?? Number.POSITIVE_INFINITY;
  return kinds.map((kind, i) => {
    if (kind === "infant") return "shared";
    if (i < beds) return "bed";
    const needsBed = !isYoung(kind) || room.extraBeds !== undefined;
    return needsBed && i < beds + extraBeds ? "extraBed" : "shared";
  });
};

/** Who pays as whom: the rule's eldest first. */
const payAsOf = (rule: PricedAs | undefined, kinds: readonly GuestKind[]): GuestKind[] => {
  const left = (rule?.guests ?? []).map((guest) => ({
    ...guest,
    count: guest.count ?? Number.POSITIVE_INFINITY,
  }));
  return kinds.map((kind) => {
    const change = left.find(({ from, count }) => from === kind && count > 0);
    if (!change) return kind;
    change.count -= 1;
    return change.to;
  });
};

const guestsIn = (
  book: RateBook,
  facts: StayFacts,
  room: EmptyRoom,
  guests: readonly PlacedGuest[],
): RoomGuest[] => {
  const inOrder = inBedOrder(guests);
  const kinds = inOrder.map(({ kind }) => kind);
  const places = placesOf(room.stay, kinds);
  const payAs = payAsOf(pricedAsOf(book, facts, room.stay), kinds);
  const seen = new Map<GuestKind, number>();
  return inOrder.map(({ traveller, kind, nationality, activity, market }, i) => {
    const nth = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, nth);
    return {
      traveller,
      kind,
      nationality,
      activity: activity ?? book.activity ?? null,
      market: market ?? facts.market,
      payAs: payAs[i] ?? kind,
      place: places[i] ?? "bed",
      nth,
      free: false,
      paid: [],
    };
  });
};

/** Puts guests into their rooms: each with their place, the kind they pay as, and whether they sleep free. */
export const occupyRooms = (
  book: RateBook,
  facts: StayFacts,
  rooms: readonly EmptyRoom[],
  placed: readonly PlacedGuest[],
): OccupiedRoom[] => {
  const slept = rooms.map((room) => {
    const guests = placed.filter((guest) => guest.room === room);
    return { ...room, guests: guestsIn(book, facts, room, guests) };
  });
  const free = new Set<RoomGuest>();
  for (const rule of book.freeGuests ?? []) {
    if (appliesToStay(rule.when, facts)) for (const guest of freeBy(rule, slept, free)) free.add(guest);
  }
  if (free.size === 0) return slept;
  return slept.map((room) => ({
    ...room,
    guests: room.guests.map((guest) => (free.has(guest) ? { ...guest, free: true } : guest)),
  }));
};

/** The youngest of those whom the rule names, up to its count; nobody who is free already. */
const freeBy = (
  { whom, count, per }: FreeGuests,
  rooms: readonly OccupiedRoom[],
  before: ReadonlySet<RoomGuest>,
): RoomGuest[] => {
  const those = rooms.map((room) =>
    room.guests.filter((guest) => !before.has(guest) && appliesToGuest(whom, guest, room)).toReversed(),
  );
  if (per === "booking") {
    return those
      .flat()
      .toSorted((a, b) => (a.traveller.age ?? 99) - (b.traveller.age ?? 99))
      .slice(0, count);
  }
  return those.flatMap((guests, i) => {
    const grown = rooms[i]?.guests.filter(({ kind }) => isGrown(kind)).length ?? 0;
    return guests.slice(0, per === "adult" ? count * grown : count);
  });
};
