import type { Day } from "@pulau/domain/calendar/day.ts";
import { dayOf } from "../../../shell/read-address.ts";

export const roomTabs = ["types", "plan", "sold"] as const;
export type RoomTab = (typeof roomTabs)[number];

/** What the address of the rooms says; what is left out is the usual. */
export type RoomsSearch = { tab?: RoomTab; from?: Day; to?: Day };

/** Reads an address, right or wrong. A span that ends before it begins is none. */
export function readRoomsSearch(search: Record<string, unknown>): RoomsSearch {
  const tab = roomTabs.find((roomTab) => roomTab === search.tab && roomTab !== "types");
  const [from, to] = [dayOf(search.from), dayOf(search.to)];
  return { ...(tab && { tab }), ...(from && to && from <= to && { from, to }) };
}
