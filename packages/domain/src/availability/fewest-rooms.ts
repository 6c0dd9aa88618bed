import { bedsHold } from "../party/bed-places.ts";
import { bedTypesFor, extraBedsFor, type RoomCapacity } from "../party/beds.ts";

/** Who is to be slept. Where no bed is kept for a kind, children stand among the adults: both use a bed. */
export type PersonCount = { readonly adult: number; readonly child: number; readonly toddler: number };

/** One room of the answer: the type by its place in the list, and who sleeps there. */
export type RoomFill = PersonCount & { readonly typeIndex: number };

type Offered = RoomCapacity & { readonly free: number };
type Fill = PersonCount & { readonly cost: number };

/** Ranks in one number: rooms before empty places before priority before even filling. Exact below 2^53. */
const weights = { room: 1e13, emptyPlace: 1e9, rank: 1e5 } as const;

const none = -1;

const personsIn = ({ adult, child, toddler }: PersonCount): number => adult + child + toddler;

const restOf = (party: PersonCount, slept: PersonCount): PersonCount => ({
  adult: party.adult - slept.adult,
  child: party.child - slept.child,
  toddler: party.toddler - slept.toddler,
});

const takes = (type: Offered, guests: PersonCount): boolean => {
  const pax = personsIn(guests);
  if (pax < type.minPax || pax > type.maxPax) return false;
  const occupants = { ...guests, infant: 0 };
  const usual = bedTypesFor(occupants).some((bed) => type.bedTypes.includes(bed));
  if (!usual && extraBedsFor(type, occupants).length === 0) return false;
  const options = type.bedOptions ?? [];
  return options.length === 0 || options.some((option) => bedsHold(option.beds, guests));
};

/** How one room of a type can be filled, with its cost. */
const fillsOf = (type: Offered, typeIndex: number, party: PersonCount): Fill[] => {
  const fills: Fill[] = [];
  for (let adult = 1; adult <= Math.min(type.maxPax, party.adult); adult += 1) {
    for (let child = 0; child <= Math.min(type.maxPax - adult, party.child); child += 1) {
      for (let toddler = 0; toddler <= Math.min(type.maxPax - adult - child, party.toddler); toddler += 1) {
        if (!takes(type, { adult, child, toddler })) continue;
        const pax = adult + child + toddler;
        const { room, emptyPlace, rank } = weights;
        const cost = room + (type.maxPax - pax) * emptyPlace + typeIndex * rank + pax * pax;
        fills.push({ adult, child, toddler, cost });
      }
    }
  }
  return fills;
};

/** Numbers each possible rest of a party: how many of each kind are slept already. */
const numbering = (party: PersonCount) => {
  const perChild = party.toddler + 1;
  const perAdult = perChild * (party.child + 1);
  const states = perAdult * (party.adult + 1);
  return {
    states,
    numberOf: ({ adult, child, toddler }: PersonCount) => adult * perAdult + child * perChild + toddler,
    sleptIn: (state: number): PersonCount => ({
      adult: Math.floor(state / perAdult),
      child: Math.floor((state % perAdult) / perChild),
      toddler: state % perChild,
    }),
  };
};

type FilledType = { readonly free: number; readonly fills: readonly Fill[] };

/** What of a party a room may run out of: places, places for adults, places in beds. */
const measures: readonly ((guests: PersonCount) => number)[] = [
  personsIn,
  ({ adult }) => adult,
  ({ adult, child }) => adult + child,
];

/** By measure: how much of it `k` free rooms of the types from `i` on take at most, as `[i][k]`. */
const mostOf = (types: readonly FilledType[], rooms: number): number[][][] =>
  measures.map((measure) => {
    const from: number[][] = [];
    let sizes: number[] = [];
    for (const { free, fills } of types.toReversed()) {
      const largest = fills.reduce((most, fill) => Math.max(most, measure(fill)), 0);
      const added = Array.from({ length: Math.min(free, rooms) }, () => largest);
      sizes = [...sizes, ...added].sort((a, b) => b - a).slice(0, rooms);
      const sums = [0];
      for (let k = 0; k < rooms; k += 1) sums.push((sums[k] ?? 0) + (sizes[k] ?? 0));
      from.unshift(sums);
    }
    return from;
  });

/** Whether `rooms` more rooms of the types from `typeIndex` on could sleep a rest, as far as their sizes say. */
const mayDo = (most: readonly number[][][], typeIndex: number, rooms: number, rest: PersonCount): boolean =>
  measures.every((measure, m) => measure(rest) <= (most[m]?.[typeIndex]?.[rooms] ?? 0));

/** Costs of having slept so many; `rows[count][state]` is the fill that came last with `count` rooms of the type. */
type Layer = {
  readonly fills: readonly Fill[];
  readonly rows: readonly Int16Array[];
  readonly counts: Int16Array;
};

type SearchContext = {
  readonly party: PersonCount;
  readonly at: ReturnType<typeof numbering>;
  readonly slept: readonly PersonCount[];
  readonly most: readonly number[][][];
  /** Fewer rooms than this can't do, more are not looked at. */
  readonly leastRooms: number;
  readonly mostRooms: number;
};

/**
 * Adds the rooms of one type to what the types before it can do. Changes `best`; answers how it was reached. A rest that
 * the rooms that may still be taken could not sleep at their largest leads nowhere and is passed by, and so is what could
 * only become dearer than an answer that is known.
 */
const addType = (
  best: Float64Array,
  type: FilledType,
  typeIndex: number,
  { party, at, slept, most, leastRooms, mostRooms }: SearchContext,
): Layer => {
  const counts = new Int16Array(best.length);
  const rows: Int16Array[] = [];
  const steps = type.fills.map((fill) => at.numberOf(fill));
  const cheapest = weights.room + typeIndex * weights.rank;
  let current: Float64Array = best.slice();
  for (let count = 1; count <= Math.min(type.free, mostRooms); count += 1) {
    const next = new Float64Array(best.length).fill(Number.POSITIVE_INFINITY);
    const row = new Int16Array(best.length).fill(none);
    let any = false;
    for (let state = 0; state < best.length; state += 1) {
      const cost = current[state] ?? Number.POSITIVE_INFINITY;
      const from = slept[state];
      if (cost === Number.POSITIVE_INFINITY || !from) continue;
      const roomsLeft = mostRooms - Math.floor(cost / weights.room);
      const atLeast = Math.max(1, roomsLeft - mostRooms + leastRooms);
      if (cost + atLeast * cheapest >= (best[best.length - 1] ?? 0)) continue;
      if (roomsLeft < 1 || !mayDo(most, typeIndex, roomsLeft, restOf(party, from))) continue;
      for (const [i, fill] of type.fills.entries()) {
        if (from.adult + fill.adult > party.adult) break;
        if (from.child + fill.child > party.child || from.toddler + fill.toddler > party.toddler) continue;
        const to = state + (steps[i] ?? 0);
        if (cost + fill.cost < (next[to] ?? 0)) {
          next[to] = cost + fill.cost;
          row[to] = i;
          any = true;
        }
      }
    }
    if (!any) break;
    rows.push(row);
    for (let state = 0; state < best.length; state += 1) {
      const cost = next[state] ?? Number.POSITIVE_INFINITY;
      if (cost < (best[state] ?? 0)) {
        best[state] = cost;
        counts[state] = count;
      }
    }
    current = next;
  }
  return { fills: type.fills, rows, counts };
};

/** Walks back from the whole party through the types, last one first; answers the fullest room first. */
const walkBack = (layers: readonly Layer[], { party, at }: SearchContext): RoomFill[] => {
  let state = at.numberOf(party);
  const rooms: RoomFill[] = [];
  for (let typeIndex = layers.length - 1; typeIndex >= 0; typeIndex -= 1) {
    const layer = layers[typeIndex];
    for (let count = layer?.counts[state] ?? 0; count > 0; count -= 1) {
      const fill = layer?.fills[layer.rows[count - 1]?.[state] ?? none];
      if (!fill) throw new Error("the way back to an empty house is broken");
      const { adult, child, toddler } = fill;
      rooms.push({ typeIndex, adult, child, toddler });
      state -= at.numberOf(fill);
    }
  }
  return rooms.sort((a, b) => personsIn(b) - personsIn(a) || a.typeIndex - b.typeIndex);
};

/**
 * The best set of at most `mostRooms` rooms for a party, or null when there is none. Exact: it goes through the types one
 * by one and keeps, for each rest of the party, the cheapest way to get there. It looks with the fewest rooms that could
 * do by their size, then with two more, and only then with all that are allowed: the first look that finds rooms has
 * found the best, because a room more costs more than anything else.
 */
export const fewestRooms = (
  party: PersonCount,
  types: readonly Offered[],
  mostRooms: number,
): RoomFill[] | null => {
  const filled = types.map((type, i): FilledType => ({ free: type.free, fills: fillsOf(type, i, party) }));
  const most = mostOf(filled, mostRooms);
  const least = Array.from({ length: mostRooms + 1 }, (_, rooms) => rooms).find((rooms) =>
    mayDo(most, 0, rooms, party),
  );
  if (least === undefined) return null;
  const at = numbering(party);
  const slept = Array.from({ length: at.states }, (_, state) => at.sleptIn(state));
  for (const limit of new Set([least, Math.min(least + 2, mostRooms), mostRooms])) {
    const ground: SearchContext = { party, at, slept, most, leastRooms: least, mostRooms: limit };
    const best = new Float64Array(at.states).fill(Number.POSITIVE_INFINITY);
    best[0] = 0;
    const layers = filled.map((type, i) => addType(best, type, i, ground));
    if (best[at.states - 1] !== Number.POSITIVE_INFINITY) return walkBack(layers, ground);
  }
  return null;
};
