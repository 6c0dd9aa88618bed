import type { RateBook } from "../catalogue/catalogue.ts";
import type { Nationality } from "../catalogue/conditions.ts";
import { kindOf } from "../party/kinds.ts";
import type { GuestKind, Occupants, Traveller } from "../party/party.ts";
import { cheapestSpread } from "./cheapest-spread.ts";
import type { EmptyRoom } from "./occupied-room.ts";

/** A guest as prices see them, not yet in a room. */
export type Guest = {
  readonly traveller: Traveller;
  readonly kind: GuestKind;
  readonly nationality: Nationality;
  readonly activity: string | null;
  /** The guest's own market; null is the stay's. */
  readonly market: string | null;
};

export type PlacedGuest = Guest & { readonly room: EmptyRoom };

/** What a guest alone would pay in a room; null where there is no such price. */
export type PriceInRoom = (guest: Guest, room: EmptyRoom) => number | null;

/** A place in a room for one of a kind, with what its guest does if the room says so. */
type PlaceInRoom = {
  readonly room: EmptyRoom;
  readonly activity: string | null;
  readonly saysActivity: boolean;
};

/** Dearer than any price, so that it is avoided while there is another way. */
const avoid = { activity: 1e10, noPrice: 1e11, room: 1e12 } as const;

const sleepsAs = (kind: GuestKind): keyof Occupants => (kind === "senior" ? "adult" : kind);

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Equal for guests whom no rule can tell apart. */
const guestKey = ({ traveller, kind, nationality, activity, market }: Guest): string =>
  [
    kind,
    traveller.age ?? 999,
    nationality,
    activity ?? "",
    market ?? "",
    traveller.disabled,
    traveller.room ?? "",
  ]
    .map((part) => (typeof part === "number" ? String(part).padStart(3, "0") : String(part)))
    .join("|");

/** Equal for rooms that cost the same and sleep the same. */
const roomKey = ({ stay, nights, bedType }: EmptyRoom): string => {
  const { occupants, activities, sharing, extraBeds, roomTypeId, changesInto } = stay;
  const { adult, child, toddler, infant } = occupants;
  const doing = Object.entries(activities ?? {}).toSorted(([a], [b]) => byText(a, b));
  const days = [nights[0]?.day, nights.length];
  return JSON.stringify([
    roomTypeId,
    stay.bedType,
    bedType,
    days,
    [adult, child, toddler, infant],
    doing,
    sharing,
    extraBeds,
    changesInto,
  ]);
};

/** Rooms in an order of their own, so that the order in which they were asked for means nothing. */
export const inRoomOrder = (rooms: readonly EmptyRoom[]): EmptyRoom[] =>
  rooms
    .map((room) => ({ room, key: roomKey(room) }))
    .toSorted((a, b) => byText(a.key, b.key) || a.room.index - b.room.index)
    .map(({ room }) => room);

export const guestsOf = (travellers: readonly Traveller[], book: RateBook): Guest[] =>
  travellers.map((traveller) => ({
    traveller,
    kind: kindOf(traveller.age, traveller.senior, book.bands.package),
    nationality: traveller.nonMalaysian ? "foreign" : "malaysian",
    activity: traveller.activity ?? null,
    market: book.marketBy === "person" ? (traveller.market ?? null) : null,
  }));

/**
 * Who sleeps in which room is not asked. Guests are put where their rates together are lowest, so nobody can say that
 * another order of names would have been cheaper; whoever names a room is in it. A room's activities are done by its
 * adults first, then by its children. The rooms come in their own order (`inRoomOrder`).
 */
export const placeGuests = (
  guests: readonly Guest[],
  rooms: readonly EmptyRoom[],
  priceIn: PriceInRoom,
): PlacedGuest[] => {
  const left = new Map(rooms.map((room) => [room, wordsOf(room)]));
  return (["adult", "child", "toddler", "infant"] as const).flatMap((kind) => {
    const places = rooms.flatMap((room) => placesIn(room, kind, left.get(room) ?? []));
    const those = guests.filter((guest) => sleepsAs(guest.kind) === kind);
    return spread(those, places, priceIn);
  });
};

const wordsOf = ({ stay }: EmptyRoom): string[] =>
  Object.entries(stay.activities ?? {})
    .toSorted(([a], [b]) => byText(a, b))
    .flatMap(([word, count]) => Array.from({ length: count }, () => word));

/** Takes from `words` what the guests of this kind do. */
const placesIn = (room: EmptyRoom, kind: keyof Occupants, words: string[]): PlaceInRoom[] => {
  const active = kind === "adult" || kind === "child";
  const saysActivity = active && room.stay.activities !== undefined;
  return Array.from({ length: room.stay.occupants[kind] }, () => ({
    room,
    activity: active ? (words.shift() ?? null) : null,
    saysActivity,
  }));
};

const groupsOf = <T>(all: readonly T[], keyOf: (item: T) => string): T[][] => [
  ...Map.groupBy(all, keyOf).values(),
];

const spread = (
  guests: readonly Guest[],
  places: readonly PlaceInRoom[],
  priceIn: PriceInRoom,
): PlacedGuest[] => {
  const keyed = guests
    .map((guest) => ({ guest, key: guestKey(guest) }))
    .toSorted((a, b) => byText(a.key, b.key));
  const sorts = groupsOf(keyed, ({ key }) => key).map((group) => group.map(({ guest }) => guest));
  const roomsNamed = guests.some(({ traveller }) => traveller.room != null);
  const sites = groupsOf(
    places,
    ({ room, activity }) => `${roomKey(room)}|${activity}|${roomsNamed ? room.index : ""}`,
  );
  const flow =
    sorts.length < 2 || sites.length < 2
      ? null
      : cheapestSpread(
          sorts.map((sort) => sort.length),
          sites.map((site) => site.length),
          sorts.map(([guest]) =>
            sites.map(([place]) => (guest && place ? costOf(guest, place, priceIn) : 0)),
          ),
        );
  if (!flow) return sorts.flat().flatMap((guest, i) => placed(guest, places[i]));
  const open = sites.map((site) => [...site]);
  return sorts.flatMap((sort, i) => {
    const waiting = [...sort];
    return open.flatMap((site, j) =>
      Array.from({ length: flow[i]?.[j] ?? 0 }, () => placed(waiting.shift(), site.shift())).flat(),
    );
  });
};

const placed = (guest: Guest | undefined, place: PlaceInRoom | undefined): PlacedGuest[] =>
  guest && place ? [{ ...guest, activity: guest.activity ?? place.activity, room: place.room }] : [];

const costOf = (
  guest: Guest,
  { room, activity, saysActivity }: PlaceInRoom,
  priceIn: PriceInRoom,
): number => {
  const wrongRoom = guest.traveller.room != null && guest.traveller.room !== room.index;
  const wrongActivity = saysActivity && guest.activity !== null && guest.activity !== activity;
  const price = priceIn({ ...guest, activity: guest.activity ?? activity }, room);
  return (
    (wrongRoom ? avoid.room : 0) +
    (wrongActivity ? avoid.activity : 0) +
    (price === null ? avoid.noPrice : price)
  );
};
