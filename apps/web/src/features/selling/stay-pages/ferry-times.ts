import type { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";

type Ferry = Reply<typeof resortRoute>["ferries"][number];

/** The ferries between the same two jetties, with all their times of a day; those to the island first. */
export function timesByWay(ferries: readonly Ferry[]) {
  const ways = Map.groupBy(ferries, ({ direction, from, to }) => `${direction} ${from} ${to}`);
  return [...ways.values()]
    .flatMap((same) => {
      const [first] = same;
      return first ? [{ ...first, times: same.map(({ time }) => time).toSorted() }] : [];
    })
    .toSorted((a, b) => Number(a.direction === "back") - Number(b.direction === "back"));
}
