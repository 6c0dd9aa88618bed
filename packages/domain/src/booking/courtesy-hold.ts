import { ok, type Result, refuseFields } from "../result.ts";

/** What becomes of rooms that are held for somebody: they are held, booked, let go by staff, or their time ran out. */
export const courtesyStates = ["held", "booked", "released", "ended"] as const;
export type CourtesyState = (typeof courtesyStates)[number];

export type CourtesyEnd = {
  /** Until when staff want it held. */
  readonly until: Date;
  readonly now: Date;
  /** The longest that the resort holds anything so, in hours from now. */
  readonly mostHours: number;
  /** When the day of arrival is over at the resort: nobody comes after that. */
  readonly arrivalDayEnds: Date;
};

/** Shorter than this is what every hold lasts by itself. */
const leastMinutes = 5;

/** The latest end that staff may choose now. */
export const latestCourtesyEnd = ({ now, mostHours, arrivalDayEnds }: Omit<CourtesyEnd, "until">): Date =>
  new Date(Math.min(now.getTime() + mostHours * 3_600_000, arrivalDayEnds.getTime()));

/** Whether rooms may be held for somebody until then: not into the past, within the resort's limit, and no longer than they could come. */
export function checkCourtesyEnd(end: CourtesyEnd): Result<Date, "INVALID_INPUT"> {
  const { until, now, mostHours } = end;
  const wrong = (rule: string, facts = {}) =>
    refuseFields("INVALID_INPUT", [{ path: "untilTime", rule, facts }]);
  if (until.getTime() < now.getTime() + leastMinutes * 60_000) return wrong("heldTooShort");
  if (until > latestCourtesyEnd(end))
    return end.arrivalDayEnds.getTime() < now.getTime() + mostHours * 3_600_000
      ? wrong("heldPastArrival")
      : wrong("heldTooLong", { hours: mostHours });
  return ok(until);
}
