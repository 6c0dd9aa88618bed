import { bedTypesFor, type RoomCapacity } from "../party/beds.ts";

/** One room of the answer: the type by its place in the list, who uses a bed there and which toddlers come along. */
export type RoomFill = { readonly typeIndex: number; readonly inBeds: number; readonly toddlers: number };

type Offered = RoomCapacity & { readonly free: number };
type Sleepers = { readonly inBeds: number; readonly toddlers: number };

/** Ranks in one number: rooms before empty places before priority before even filling. Exact below 2^53. */
const weights = { room: 1e13, emptyPlace: 1e9, rank: 1e5 } as const;

const none = -1;

/** How one room of a type can be filled, with its cost. */
const fillsOf = (type: Offered, typeIndex: number, party: Sleepers) => {
  const fills: (Sleepers & { cost: number })[] = [];
  for (let inBeds = 1; inBeds <= Math.min(type.maxPax, party.inBeds); inBeds += 1) {
    const mostToddlers = Math.min(type.maxPax - inBeds, party.toddlers);
    for (let toddlers = 0; toddlers <= mostToddlers; toddlers += 1) {
      const pax = inBeds + toddlers;
      const beds = bedTypesFor({ adult: inBeds, child: 0, toddler: toddlers, infant: 0 });
      if (pax < type.minPax || !beds.some((bed) => type.bedTypes.includes(bed))) continue;
      const { room, emptyPlace, rank } = weights;
      const cost = room + (type.maxPax - pax) * emptyPlace + typeIndex * rank + pax * pax;
      fills.push({ inBeds, toddlers, cost });
    }
  }
  return fills;
};

type Fills = ReturnType<typeof fillsOf>;

/** Costs of having slept so many; `rows[count][state]` is the fill that came last with `count` rooms of the type. */
type Layer = { readonly fills: Fills; readonly rows: readonly Int16Array[]; readonly counts: Int16Array };

/** Adds the rooms of one type to what the types before it can do. Changes `best`; answers how it was reached. */
const addType = (best: Float64Array, fills: Fills, most: number, party: Sleepers): Layer => {
  const width = party.toddlers + 1;
  const counts = new Int16Array(best.length);
  const rows: Int16Array[] = [];
  let current: Float64Array = best.slice();
  for (let count = 1; count <= most; count += 1) {
    const next = new Float64Array(best.length).fill(Number.POSITIVE_INFINITY);
    const row = new Int16Array(best.length).fill(none);
    for (let state = 0; state < best.length; state += 1) {
      const cost = current[state] ?? Number.POSITIVE_INFINITY;
      if (cost === Number.POSITIVE_INFINITY) continue;
      const inBeds = Math.floor(state / width);
      const toddlers = state % width;
      for (const [i, fill] of fills.entries()) {
        if (inBeds + fill.inBeds > party.inBeds || toddlers + fill.toddlers > party.toddlers) continue;
        const to = state + fill.inBeds * width + fill.toddlers;
        if (cost + fill.cost < (next[to] ?? 0)) {
          next[to] = cost + fill.cost;
          row[to] = i;
        }
      }
    }
    rows.push(row);
    for (const [state, cost] of next.entries()) {
      if (cost < (best[state] ?? 0)) {
        best[state] = cost;
        counts[state] = count;
      }
    }
    current = next;
  }
  return { fills, rows, counts };
};

const paxIn = ({ inBeds, toddlers }: RoomFill): number => inBeds + toddlers;

/** Walks back from the whole party through the types, last one first; answers the fullest room first. */
const walkBack = (layers: readonly Layer[], party: Sleepers): RoomFill[] => {
  const width = party.toddlers + 1;
  let state = party.inBeds * width + party.toddlers;
  const rooms: RoomFill[] = [];
  for (let typeIndex = layers.length - 1; typeIndex >= 0; typeIndex -= 1) {
    const layer = layers[typeIndex];
    for (let count = layer?.counts[state] ?? 0; count > 0; count -= 1) {
      const fill = layer?.fills[layer.rows[count - 1]?.[state] ?? none];
      if (!fill) throw new Error("the way back to an empty house is broken");
      rooms.push({ typeIndex, inBeds: fill.inBeds, toddlers: fill.toddlers });
      state -= fill.inBeds * width + fill.toddlers;
    }
  }
  return rooms.sort((a, b) => paxIn(b) - paxIn(a) || a.typeIndex - b.typeIndex);
};

/**
 * The best set of rooms for so many who use a bed and so many toddlers, or null when there is none. Exact: it goes
 * through the types one by one and keeps, for each number of persons slept so far, the cheapest way to get there
 * (persons × toddlers × rooms of the type × ways to fill one).
 */
export const fewestRooms = (party: Sleepers, types: readonly Offered[]): RoomFill[] | null => {
  const states = (party.inBeds + 1) * (party.toddlers + 1);
  const best = new Float64Array(states).fill(Number.POSITIVE_INFINITY);
  best[0] = 0;
  const layers = types.map((type, typeIndex) =>
    addType(best, fillsOf(type, typeIndex, party), Math.min(type.free, party.inBeds), party),
  );
  return best[states - 1] === Number.POSITIVE_INFINITY ? null : walkBack(layers, party);
};
