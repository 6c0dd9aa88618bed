import { ok, type Result, refuse } from "../result.ts";

/** A free room and where it lies. */
export type RoomSpot = {
  readonly roomId: string;
  readonly roomTypeId: string;
  /** The number on the door; its digits say how near two rooms are. */
  readonly no: string;
  readonly floor: string;
  readonly buildingId: string;
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

const countTypes = (wanted: readonly { readonly roomTypeId: string }[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { roomTypeId } of wanted) counts.set(roomTypeId, (counts.get(roomTypeId) ?? 0) + 1);
  return counts;
};

/** The nearest rooms of each wanted type round a start, and how far they lie from it in all. */
const groupRound = (
  start: Placed,
  byType: ReadonlyMap<string, readonly Placed[]>,
  counts: ReadonlyMap<string, number>,
): { readonly rooms: Placed[]; readonly spread: number } => {
  const rooms: Placed[] = [];
  let spread = 0;
  for (const [roomTypeId, count] of counts) {
    const near = (byType.get(roomTypeId) ?? [])
      .map((room) => ({ room, far: distance(start, room) }))
      .sort((a, b) => a.far - b.far)
      .slice(0, count);
    for (const { room, far } of near) {
      rooms.push(room);
      spread += far;
    }
  }
  return { rooms, spread };
};

const rotated = <T>(list: readonly T[], spread: number): T[] => {
  const from = Math.min(list.length - 1, Math.floor(spread * list.length));
  return [...list.slice(from), ...list.slice(0, from)];
};

/** Gives each wish a room of its type, in the order of the wishes. */
const assign = (rooms: readonly Placed[], wanted: readonly { readonly roomTypeId: string }[]): string[] => {
  const left = rooms.toSorted(inOrder);
  return wanted.map(({ roomTypeId }) => {
    const i = left.findIndex(({ spot }) => spot.roomTypeId === roomTypeId);
    const [taken] = left.splice(i, 1);
    if (!taken) throw new Error("a group of rooms lacks a wanted type");
    return taken.spot.roomId;
  });
};

/**
 * Names a free room for each wish, in their order: adjoining ones where there are any, else near numbers of one floor,
 * then of one building. `spread` (0 to below 1, drawn by the
 * caller) turns the point from which the search begins, so that rivals who ask at the same moment rarely name the same
 * room. `SOLD_OUT` when a type has fewer free rooms than are wanted.
 */
export const chooseRooms = (
  free: readonly RoomSpot[],
  wanted: readonly { readonly roomTypeId: string }[],
  spread: number,
): Result<string[], "SOLD_OUT"> => {
  const counts = countTypes(wanted);
  const all = free
    .filter(({ roomTypeId }) => counts.has(roomTypeId))
    .map(placed)
    .sort(inOrder);
  const byType = Map.groupBy(all, ({ spot }) => spot.roomTypeId);
  for (const [roomTypeId, count] of counts) {
    const there = byType.get(roomTypeId)?.length ?? 0;
    if (there < count) return refuse("SOLD_OUT", { roomTypeId, free: there, wanted: count });
  }
  if (wanted.length === 0) return ok([]);
  let best: { readonly rooms: Placed[]; readonly spread: number } | undefined;
  for (const start of startsOf(byType, counts, spread)) {
    const group = groupRound(start, byType, counts);
    if (!best || group.spread < best.spread) best = group;
    if (wanted.length === 1) break;
  }
  return ok(assign(best?.rooms ?? [], wanted));
};

/** The rooms of the scarcest wanted type: one of them is in every answer. */
const startsOf = (
  byType: ReadonlyMap<string, readonly Placed[]>,
  counts: ReadonlyMap<string, number>,
  spread: number,
): Placed[] => {
  const lists = [...counts.keys()].map((roomTypeId) => byType.get(roomTypeId) ?? []);
  lists.sort((a, b) => a.length - b.length);
  return rotated(lists[0] ?? [], spread).slice(0, mostStarts);
};
