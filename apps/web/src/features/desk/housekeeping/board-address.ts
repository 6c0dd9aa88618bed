import type { RoomId } from "@pulau/domain/ids.ts";

export const boardViews = ["mine", "all", "arrivals"] as const;
export type BoardView = (typeof boardViews)[number];
export const boardGroups = ["floor", "person"] as const;
export type BoardGroup = (typeof boardGroups)[number];

/** What the address of the board says; without a view it shows one's own rooms, or all where one has none. */
export type BoardSearch = { view?: BoardView; by?: "person"; room?: RoomId };

/** Reads an address, right or wrong. */
export function readBoardSearch(search: Record<string, unknown>): BoardSearch {
  const view = boardViews.find((known) => known === search.view);
  return {
    ...(view && { view }),
    ...(search.by === "person" && { by: "person" as const }),
    ...(typeof search.room === "string" && { room: search.room }),
  };
}
