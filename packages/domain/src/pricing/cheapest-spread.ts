/**
 * Spreads things over places at the least cost: `counts[i]` things of sort i, room for `takes[j]` at place j, each thing
 * at `costs[i][j]`. Answers how many of each sort go where. The places must take exactly all things. Successive
 * cheapest paths, so the answer is exact; equal costs go to the earlier sort and place.
 */
export const cheapestSpread = (
  counts: readonly number[],
  takes: readonly number[],
  costs: readonly (readonly number[])[],
): number[][] => {
  const left = [...counts];
  const open = [...takes];
  const flow = counts.map(() => takes.map(() => 0));
  while (left.some((count) => count > 0)) {
    const path = cheapestPath({ left, open, flow, costs });
    if (!path) throw new RangeError("the places must take exactly all things");
    push(path, { left, open, flow });
  }
  return flow;
};

type State = { left: number[]; open: number[]; flow: number[][] };
/** Sorts and places by turns, from a sort with things left to an open place. */
type Path = readonly number[];

const cheapestPath = ({
  left,
  open,
  flow,
  costs,
}: State & { costs: readonly (readonly number[])[] }): Path | null => {
  const toSort = left.map((count) => (count > 0 ? 0 : Number.POSITIVE_INFINITY));
  const toPlace = open.map(() => Number.POSITIVE_INFINITY);
  const sortBefore = open.map(() => -1);
  const placeBefore = left.map(() => -1);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [i, row] of costs.entries()) {
      for (const [j, cost] of row.entries()) {
        const there = (toSort[i] ?? 0) + cost;
        if (there < (toPlace[j] ?? 0)) {
          toPlace[j] = there;
          sortBefore[j] = i;
          changed = true;
        }
        const back = (toPlace[j] ?? 0) - cost;
        if ((flow[i]?.[j] ?? 0) > 0 && back < (toSort[i] ?? 0)) {
          toSort[i] = back;
          placeBefore[i] = j;
          changed = true;
        }
      }
    }
  }
  let end = -1;
  for (const [j, places] of open.entries()) {
    if (places > 0 && (toPlace[j] ?? 0) < (toPlace[end] ?? Number.POSITIVE_INFINITY)) end = j;
  }
  return end < 0 ? null : pathTo(end, sortBefore, placeBefore);
};

const pathTo = (end: number, sortBefore: readonly number[], placeBefore: readonly number[]): Path => {
  const path: number[] = [];
  for (let place = end; place >= 0; ) {
    const sort = sortBefore[place] ?? -1;
    path.unshift(sort, place);
    place = placeBefore[sort] ?? -1;
  }
  return path;
};

const push = (path: Path, { left, open, flow }: State): void => {
  const first = path[0] ?? 0;
  const last = path.at(-1) ?? 0;
  let most = Math.min(left[first] ?? 0, open[last] ?? 0);
  for (let k = 2; k < path.length; k += 2) most = Math.min(most, flow[path[k] ?? 0]?.[path[k - 1] ?? 0] ?? 0);
  for (let k = 0; k < path.length; k += 2) {
    const row = flow[path[k] ?? 0] ?? [];
    row[path[k + 1] ?? 0] = (row[path[k + 1] ?? 0] ?? 0) + most;
    if (k > 0) row[path[k - 1] ?? 0] = (row[path[k - 1] ?? 0] ?? 0) - most;
  }
  left[first] = (left[first] ?? 0) - most;
  open[last] = (open[last] ?? 0) - most;
};
