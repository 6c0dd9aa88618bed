import { type StayNeed, stayNeeds } from "@pulau/domain/booking/stay-needs.ts";
import { addDays, type Day, isDay } from "@pulau/domain/calendar/day.ts";

export const zooms = ["week", "twoWeeks", "month", "year"] as const;
export type Zoom = (typeof zooms)[number];

/** Columns of a zoom, and how narrow a day may be before the chart is scrolled sideways instead. */
export const zoomDays = { week: 7, twoWeeks: 14, month: 31, year: 365 } as const satisfies Record<
  Zoom,
  number
>;
export const leastDayWidth = { week: 84, twoWeeks: 56, month: 32, year: 22 } as const satisfies Record<
  Zoom,
  number
>;

/** The call gives two weeks at least; a week shows the first half of them. */
export const fetchedDays = (zoom: Zoom): number => Math.max(14, zoomDays[zoom]);

/** What is left of today on the chart when nobody says from which day it goes. */
const daysBefore = 2;
export const usualFrom = (today: Day): Day => addDays(today, -daysBefore);

/** What the address of the chart says: without a day it goes from two days before today. */
export type ChartSearch = {
  readonly from?: Day;
  readonly zoom?: Exclude<Zoom, "twoWeeks">;
  readonly building?: string;
  readonly need?: StayNeed;
};

const isOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
  values.some((known) => known === value);

/** Reads an address, right or wrong, and leaves out what is the usual. */
export const readChartSearch = (search: Record<string, unknown>): ChartSearch => {
  const { from, zoom, building, need } = search;
  return {
    ...(typeof from === "string" && isDay(from) && from >= "2000-01-01" && from < "2100-01-01" && { from }),
    ...(isOf(zooms, zoom) && zoom !== "twoWeeks" && { zoom }),
    ...(typeof building === "string" && building !== "" && { building }),
    ...(isOf(stayNeeds, need) && { need }),
  };
};

/** How far the arrows go: what is shown, of a year a month. */
export const stepOf = (zoom: Zoom): number => (zoom === "year" ? 28 : zoomDays[zoom]);
