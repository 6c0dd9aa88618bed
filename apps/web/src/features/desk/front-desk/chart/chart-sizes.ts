import { leastDayWidth, type Zoom, zoomDays } from "./chart-address.ts";

/** Pixels of the chart. All lines are equally high and all days equally wide, so that any place is found by counting. */
export const lineHeight = 32;
export const headHeight = 78;
/** Rooms and their verdicts; less on a narrow screen. */
export const headsWidth = (seen: number): number => (seen < 1_000 ? 196 : 212);

/** The border on both sides. */
const frame = 2;

/** How wide a day is where so much of the page is seen: all of the zoom's days, or as many as are wide enough. */
export const dayWidth = (zoom: Zoom, seen: number): number =>
  Math.max(leastDayWidth[zoom], Math.floor(((seen - headsWidth(seen) - frame) / zoomDays[zoom]) * 100) / 100);

/** Guests come and go at noon: a bar goes from the middle of one day to the middle of another, and two leave a gap. */
export const barBox = (
  { start, end }: { readonly start: number; readonly end: number },
  width: number,
  days: number,
): { readonly insetInlineStart: number; readonly width: number } => {
  const from = Math.max(0, (start + 0.5) * width + 1);
  const to = Math.min(days * width, (end + 0.5) * width - 1);
  return { insetInlineStart: from, width: Math.max(4, to - from) };
};
