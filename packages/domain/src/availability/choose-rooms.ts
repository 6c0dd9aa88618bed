import type { BuildingId, RoomId, RoomTypeId } from "../ids.ts";
import { ok, type Result, refuse } from "../result.ts";

/** A free room and where it lies. */
export type RoomSpot = {
  readonly roomId: RoomId;
  readonly roomTypeId: RoomTypeId;
  /** The number on the door; its digits say how near two rooms are. */
  readonly no: string;
  readonly floor: string;
  readonly buildingId: BuildingId;
  readonly maxPax: number;
  /** Rooms that it shares a wall or a door with: nearer than any number says. */
  readonly adjoins?: readonly string[] | undefined;
};

/** Free rooms from which the search for neighbours begins; more would not find better neighbours, only later. */
const mostStarts = 48;

const otherBuilding = 1_000_000;
const otherFloor = 10_000;

type Placed = { readonly spot: RoomSpot; readonly number: number };

/** How far two rooms are apart, for comparing only. */
const distance = (a: Placed, b: Placed): number => {
  if (a.spot.adjoins?.includes(b.spot.roomId)) return 0;
  if (a.spot.buildingId !== b.spot.buildingId) return otherBuilding;
  return Math.abs(a.number - b.number) + (a.spot.floor === b.spot.floor ? 0 : otherFloor);
};

const placed = (spot: RoomSpot): Placed => ({
  spot,
  number: Number(spot.no.match(/\d+/g)?.at(-1) ?? 0),
});

const inOrder = (a: Placed, b: Placed): number =>
  a.spot.buildingId.localeCompare(b.spot.buildingId) ||
  a.spot.floor.localeCompare(b.spot.floor) ||
  a.number - b.number ||
  a.spot.roomId.localeCompare(b.spot.roomId);

/** A wish for a room of a type, for so many as room limits count them. */
export type WantedRoom = { readonly roomTypeId: RoomTypeId; readonly pax?: number | undefined };

/** By type how many each of its rooms has to take, the most first: those are the hardest to find. */
const sizesByType = (wanted: readonly WantedRoom[]): Map<RoomTypeId, number[]> => {
  const sizes = new Map<RoomTypeId, number[]>();
  for (const { roomTypeId, pax = 0 } of wanted)
    sizes.set(roomTypeId, [...(sizes.get(roomTypeId) ?? []), pax]);
  for (const list of sizes.values()) list.sort((a, b) => b - a);
  return sizes;
};

/** Takes from a list the first room for each size; rooms that suffice for a larger party do for a smaller one. */
const takeFitting = <T extends Placed>(rooms: readonly T[], sizes: readonly number[]): T[] => {
  const left = [...rooms];
  return sizes.flatMap((pax) => {
    const at = left.findIndex(({ spot }) => spot.maxPax >= pax);
    return at < 0 ? [] : left.splice(at, 1);
  });
};

/** The nearest rooms of each wanted type round a start, and how far they lie from it in all. */
const groupRound = (
  start: Placed,
  byType: ReadonlyMap<RoomTypeId, readonly Placed[]>,
  sizes: ReadonlyMap<RoomTypeId, readonly number[]>,
): { readonly rooms: Placed[]; readonly spread: number } => {
  const rooms: Placed[] = [];
  let spread = 0;
  for (const [roomTypeId, wanted] of sizes) {
    const near = (byType.get(roomTypeId) ?? [])
      .map((room) => ({ ...room, far: distance(start, room) }))
      .sort((a, b) => a.far - b.far);
    for (const room of takeFitting(near, wanted)) {
      rooms.push(room);
      spread += room.far;
    }
  }
  return { rooms, spread };
};

const rotated = <T>(list: readonly T[], spread: number): T[] => {
  const from = Math.min(list.length - 1, Math.floor(spread * list.length));
  return [...list.slice(from), ...list.slice(0, from)];
};

/** Gives each wish a room of its type that takes its guests, in the order of the wishes as far as sizes allow. */
const assign = (rooms: readonly Placed[], wanted: readonly WantedRoom[]): string[] => {
  const left = rooms.toSorted(inOrder);
  const most = Math.max(...wanted.map(({ pax = 0 }) => pax));
  const tight = left.some(({ spot }) => spot.maxPax < most);
  const wantedRooms = wanted.map(({ roomTypeId, pax = 0 }, place) => ({ roomTypeId, pax, place }));
  if (tight) wantedRooms.sort((a, b) => b.pax - a.pax || a.place - b.place);
  const given: string[] = [];
  for (const { roomTypeId, pax, place } of wantedRooms) {
    const at = left.findIndex(({ spot }) => spot.roomTypeId === roomTypeId && spot.maxPax >= pax);
    const [taken] = at < 0 ? [] : left.splice(at, 1);
    if (!taken) throw new Error("a group of rooms lacks a wanted type");
    given[place] = taken.spot.roomId;
  }
  return given;
};

/**
 * Names a free room for each wish, in their order: adjoining ones where there are any, else near numbers of one floor,
 * then of one building. `spread` (0 to below 1, drawn by the
 * caller) turns the point from which the search begins, so that rivals who ask at the same moment rarely name the same
 * room. `SOLD_OUT` when a type has fewer free rooms than are wanted that take their guests.
 */
export const chooseRooms = (
  free: readonly RoomSpot[],
  wanted: readonly WantedRoom[],
  spread: number,
): Result<string[], "SOLD_OUT"> => {
  const sizes = sizesByType(wanted);
  const all = free
    .filter(({ roomTypeId }) => sizes.has(roomTypeId))
    .map(placed)
    .sort(inOrder);
  const byType = Map.groupBy(all, ({ spot }) => spot.roomTypeId);
  for (const [roomTypeId, list] of sizes) {
    const there = takeFitting(byType.get(roomTypeId) ?? [], list).length;
    if (there < list.length) return refuse("SOLD_OUT", { roomTypeId, free: there, wanted: list.length });
  }
  if (wanted.length === 0) return ok([]);
  let best: { readonly rooms: Placed[]; readonly spread: number } | undefined;
  for (const start of startsOf(byType, sizes, spread)) {
    const group = groupRound(start, byType, sizes);
    if (!best || group.spread < best.spread) best = group;
    if (wanted.length === 1 && group.spread === 0) break;
  }
  return ok(assign(best?.rooms ?? [], wanted));
};

/** The rooms of the scarcest wanted type: one of them is in every answer. */
const startsOf = (
  byType: ReadonlyMap<RoomTypeId, readonly Placed[]>,
  sizes: ReadonlyMap<RoomTypeId, readonly number[]>,
  spread: number,
): Placed[] => {
  const lists = [...sizes.keys()].map((roomTypeId) => byType.get(roomTypeId) ?? []);
  lists.sort((a, b) => a.length - b.length);
  return rotated(lists[0] ?? [], spread).slice(0, mostStarts);
};
