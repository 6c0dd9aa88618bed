import { type Day, weekdayOf } from "../calendar/day.ts";

/** A day of any year, `MM-DD`. */
export type DayOfYear = string;
export const ways = ["out", "back"] as const;
export type Direction = (typeof ways)[number];

/** One time at which a boat leaves. The default one is that of packages: one for each day and way, of all boats. */
export type RegularTime = { readonly time: string; readonly isDefault: boolean };

/** When a boat goes, in one season of the year. */
export type Timetable = {
  /** First and last day, both included; a season over New Year ends before it begins. */
  readonly from: DayOfYear;
  readonly to: DayOfYear;
  /** ISO weekdays: Monday is 1. */
  readonly weekdays: readonly number[];
  /** Days without it all the same. */
  readonly excluded: readonly Day[];
  readonly mainland: string;
  readonly island: string;
  /** Seats that are sold in this season, of a ferry; null: all of the boat. */
  readonly seats: number | null;
  readonly out: readonly RegularTime[];
  readonly back: readonly RegularTime[];
};

/** A boat on a day and way, as its timetables want it. */
export type PlannedSailing = {
  readonly day: Day;
  readonly direction: Direction;
  /** Null for a charter, which leaves when its guests are there. */
  readonly time: string | null;
  readonly fromJetty: string;
  readonly toJetty: string;
  readonly isDefault: boolean;
  /** Seats that are sold, of a ferry; null: all of the boat. */
  readonly seats: number | null;
};

/** For how many days from today on sailings are kept ready. */
export const sailingsAhead = 550;

/** The end of February is the 29th in a leap year: no season has a hole there. */
const throughLeapDay = (to: DayOfYear): DayOfYear => (to === "02-28" ? "02-29" : to);

/** Whether a day lies in a season of the year, over New Year too. */
export function isInSeason({ from, to }: Pick<Timetable, "from" | "to">, day: Day): boolean {
  const date = day.slice(5);
  const last = throughLeapDay(to);
  return from <= last ? from <= date && date <= last : from <= date || date <= last;
}

/** Whether a boat goes on a day by this timetable. */
export const runsOn = (timetable: Timetable, day: Day): boolean =>
  isInSeason(timetable, day) &&
  timetable.weekdays.includes(weekdayOf(day)) &&
  !timetable.excluded.includes(day);

/**
 * What a boat sails on these days. A charter sails once each way on every day that one of its timetables runs; of two
 * timetables of a ferry that name the same time of a day, the first counts.
 */
export function plannedSailings(
  kind: "ferry" | "charter",
  timetables: readonly Timetable[],
  days: readonly Day[],
): PlannedSailing[] {
  const planned = new Map<string, PlannedSailing>();
  for (const day of days) {
    for (const timetable of timetables) {
      if (!runsOn(timetable, day)) continue;
      for (const direction of ways) {
        for (const { time, isDefault } of timesOf(kind, timetable, direction)) {
          const key = `${day} ${direction} ${time}`;
          if (planned.has(key)) continue;
          const { mainland, island } = timetable;
          // A charter is hired whole: what is counted of it are boats.
          const seats = kind === "charter" ? null : timetable.seats;
          const [fromJetty, toJetty] = direction === "out" ? [mainland, island] : [island, mainland];
          planned.set(key, { day, direction, time, fromJetty, toJetty, isDefault, seats });
        }
      }
    }
  }
  return [...planned.values()];
}

const anyTime = [{ time: null, isDefault: false }] as const;
const timesOf = (kind: "ferry" | "charter", timetable: Timetable, direction: Direction) =>
  kind === "charter" ? anyTime : timetable[direction];
