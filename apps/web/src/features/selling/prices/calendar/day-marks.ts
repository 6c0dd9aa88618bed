import { type Day, weekdayOf } from "@pulau/domain/calendar/day.ts";
import type { Period, RateBook, Surcharge } from "@pulau/domain/catalogue/catalogue.ts";
import { periodOf } from "@pulau/domain/catalogue/selling.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { countsOn } from "@pulau/domain/pricing/surcharges.ts";

/** What the calendar shows of one day. */
export type DayMarks = {
  readonly period: Period | null;
  /** The lowest amount that an adult pays for the stay, in sen. */
  readonly fromSen: Sen | null;
  readonly level: "low" | "mid" | "high" | null;
  /** Nights that a stay has at least and at most, and days before check-in that it is booked; null where none are set. */
  readonly leastNights: number | null;
  readonly mostNights: number | null;
  readonly cutOffDays: number | null;
  readonly noArrival: boolean;
  readonly noDeparture: boolean;
  readonly surcharges: readonly Surcharge[];
};

/** The lowest amount of each period, from those that are for adults; shares and extra nights are dearer or less. */
function lowestOf({ periods, rates }: Pick<RateBook, "periods" | "rates">): ReadonlyMap<string, number> {
  const bySeason = new Map<string, number>();
  const put = (key: string, sen: Sen) => bySeason.set(key, Math.min(sen, bySeason.get(key) ?? sen));
  for (const rate of rates) {
    const isAdult = rate.guestKind === null || rate.guestKind === "adult";
    if (!isAdult || rate.share != null || rate.enquiry || rate.extraNight || rate.priceList != null) continue;
    put(rate.periodId ?? `season ${rate.season ?? ""}`, rate.sen);
  }
  return new Map(
    periods.flatMap(({ id, season }) => {
      const found = [id, `season ${season ?? ""}`, "season "].flatMap((key) => bySeason.get(key) ?? []);
      return found.length > 0 ? [[id, Math.min(...found)] as const] : [];
    }),
  );
}

/** Whether a surcharge is for every stay on its days and everybody in it, whoever comes. */
const isForAll = ({ when, whom, amounts, guestKinds, by }: Surcharge): boolean =>
  !when && !whom && !amounts?.length && guestKinds.length === 0 && by !== "arrival";

/** Whether another of its group certainly counts instead, as prices are made: by priority, then by cost. */
const yieldsTo = (surcharge: Surcharge, rival: Surcharge): boolean => {
  if (surcharge.group === null || surcharge.group !== rival.group || !isForAll(rival)) return false;
  const ahead = (rival.priority ?? 0) - (surcharge.priority ?? 0);
  if (ahead !== 0) return ahead > 0;
  const isAlike =
    isForAll(surcharge) && surcharge.share == null && rival.share == null && surcharge.per === rival.per;
  return isAlike && rival.sen > surcharge.sen;
};

/** Of those of a day the ones that may count; where it depends on who comes, all of a group stay. */
const countingOf = (onDay: readonly Surcharge[]): readonly Surcharge[] =>
  onDay.filter((surcharge) => !onDay.some((rival) => yieldsTo(surcharge, rival)));

/** Looks at the days of a card's calendar; a price's level is by where it lies between the card's lowest and highest. */
export function dayMarks(
  card: Pick<RateBook, "option" | "periods" | "rates" | "surcharges">,
): (day: Day) => DayMarks {
  const lowest = lowestOf(card);
  const [least, most] = [Math.min(...lowest.values()), Math.max(...lowest.values())];
  const levelOf = (sen: Sen): DayMarks["level"] => {
    const part = most > least ? (sen - least) / (most - least) : 0;
    return part < 1 / 3 ? "low" : part < 2 / 3 ? "mid" : "high";
  };
  return (day) => {
    const period = periodOf(card.periods, day) ?? null;
    const fromSen = (period && lowest.get(period.id)) ?? null;
    const weekday = weekdayOf(day);
    const leaves = period?.departureWeekdays ?? [];
    const leastNights = period?.minNights ?? 0;
    return {
      period,
      fromSen,
      level: fromSen === null ? null : levelOf(fromSen),
      leastNights: leastNights > card.option.nights ? leastNights : null,
      mostNights: period?.maxNights ?? null,
      cutOffDays: period?.cutOffDays || null,
      noArrival:
        period !== null &&
        (!period.arrivalWeekdays.includes(weekday) || period.closedArrivals?.includes(day) === true),
      noDeparture:
        period !== null &&
        ((leaves.length > 0 && !leaves.includes(weekday)) || period.closedDepartures?.includes(day) === true),
      surcharges: countingOf(card.surcharges.filter((surcharge) => countsOn(surcharge, day))),
    };
  };
}

/** Whether a period restricts a stay beyond what its dates do. */
export const isRestricted = (period: Period, nights: number): boolean =>
  period.stopSell ||
  (period.minNights ?? 0) > nights ||
  period.maxNights != null ||
  period.cutOffDays > 0 ||
  (period.closedArrivals ?? []).length > 0 ||
  (period.closedDepartures ?? []).length > 0 ||
  period.arrivalWeekdays.length < 7;
