import { addDays, type Day } from "../calendar/day.ts";
import type { Sen } from "../money/sen.ts";
import { ok, type Result, refuse } from "../result.ts";

/** An event as far as selling its places looks at it. */
export type EventOnSale = {
  readonly activeStatus: boolean;
  readonly cancelled: boolean;
  readonly day: Day;
  /** `HH:MM` or `HH:MM:SS` by the resort's clock. */
  readonly startsAt: string;
  /** The last day on which places are sold. */
  readonly saleUntil: Day;
  /** Places can be given back until so many days before. */
  readonly cancelDays: number;
  readonly adultSen: Sen;
  readonly childSen: Sen;
};

export type Places = { readonly adults: number; readonly children: number };

/** The resort's day and time of day now. */
export type ResortClock = { readonly today: Day; readonly time: string };

/** What so many places cost, in sen. */
export const priceOf = (
  { adultSen, childSen }: Pick<EventOnSale, "adultSen" | "childSen">,
  { adults, children }: Places,
): Sen => adultSen * adults + childSen * children;

/** Whether it has begun: from its own minute on. */
export const hasBegun = (
  { day, startsAt }: Pick<EventOnSale, "day" | "startsAt">,
  { today, time }: ResortClock,
): boolean => day < today || (day === today && startsAt.slice(0, 5) <= time.slice(0, 5));

/** Whether places are sold now, as long as there are any. */
export const isOnSale = (event: EventOnSale, now: ResortClock): boolean =>
  event.activeStatus && !event.cancelled && now.today <= event.saleUntil && !hasBegun(event, now);

/** The last day on which a guest may give places back. */
export const cancelUntil = ({ day, cancelDays }: Pick<EventOnSale, "day" | "cancelDays">): Day =>
  addDays(day, -cancelDays);

/** Whether a guest may give places back now; a cancelled event's money has gone back already. */
export const mayGiveBack = (
  event: Pick<EventOnSale, "day" | "cancelDays" | "startsAt" | "cancelled">,
  now: ResortClock,
): boolean => !event.cancelled && now.today <= cancelUntil(event) && !hasBegun(event, now);

/** What places cost now, in sen. Children come with an adult. `NOT_ON_SALE`. */
export const checkPlaces = (
  event: EventOnSale,
  places: Places,
  now: ResortClock,
): Result<{ totalSen: Sen }, "NOT_ON_SALE"> =>
  isOnSale(event, now) && places.adults > 0
    ? ok({ totalSen: priceOf(event, places) })
    : refuse("NOT_ON_SALE");
