import { type Day, isDay } from "@pulau/domain/calendar/day.ts";

export const deskLists = ["arrivals", "inHouse"] as const;
export type DeskList = (typeof deskLists)[number];

/** What the address of the day says: another day than today, another list than the arrivals. */
export type DaySearch = { day?: Day; list?: "inHouse" };

/** Reads an address, right or wrong, and leaves out what is the usual. */
export const readDaySearch = (search: Record<string, unknown>): DaySearch => ({
  ...(typeof search.day === "string" && isDay(search.day) && { day: search.day }),
  ...(search.list === "inHouse" && { list: "inHouse" as const }),
});
