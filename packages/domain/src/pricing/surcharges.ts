import { addDays, type Day, isWithin, weekdayOf } from "../calendar/day.ts";
import type { Surcharge } from "../catalogue/catalogue.ts";
import { headsOf } from "../party/kinds.ts";
import { type GuestKind, guestKinds } from "../party/party.ts";
import type { PriceLine } from "./lines.ts";
import { lineOf, type StepInput } from "./step.ts";

type Counted = {
  readonly surcharge: Surcharge;
  readonly count: number;
  readonly nightSen: number;
  nights: number;
};

const countOf = (surcharge: Surcharge, heads: Record<GuestKind, number>, rooms: number): number => {
  if (surcharge.per === "booking") return 1;
  if (surcharge.per === "roomNight") return rooms;
  return guestKinds
    .filter((kind) => surcharge.guestKinds.includes(kind))
    .reduce((sum, kind) => sum + heads[kind], 0);
};

const countsOn = ({ from, to, weekdays }: Surcharge, night: Day, weekday: number): boolean =>
  isWithin(night, from, to) && (weekdays.length === 0 || weekdays.includes(weekday));

/** Those of a night that count: all without a group, and of each group the one that costs this party most. */
const dearestOfEachGroup = (onNight: readonly Counted[]): Counted[] => {
  const dearest = new Map<string, Counted>();
  for (const each of onNight) {
    const { group } = each.surcharge;
    if (group === null) continue;
    const rival = dearest.get(group);
    if (!rival || each.nightSen > rival.nightSen) dearest.set(group, each);
  }
  return onNight.filter(({ surcharge }, i) =>
    surcharge.group === null ? true : dearest.get(surcharge.group) === onNight[i],
  );
};

/**
 * What certain nights cost more, one line per surcharge. The nights are those slept: the day of check-out is none. One
 * per booking counts once, however many of its nights are in the stay.
 */
export const surcharges = ({ ask, book }: StepInput): PriceLine[] => {
  const heads = headsOf(ask.travellers, book.bands.package);
  const counted: Counted[] = book.surcharges.map((surcharge) => {
    const count = countOf(surcharge, heads, ask.rooms.length);
    return { surcharge, count, nightSen: count * surcharge.sen, nights: 0 };
  });
  for (let i = 0; i < book.option.nights; i += 1) {
    const night = addDays(ask.checkIn, i);
    const weekday = weekdayOf(night);
    const onNight = counted.filter(({ surcharge }) => countsOn(surcharge, night, weekday));
    for (const each of dearestOfEachGroup(onNight)) each.nights += 1;
  }
  return counted
    .filter(({ nights, nightSen }) => nights > 0 && nightSen !== 0)
    .map(({ surcharge, count, nights }) =>
      lineOf({
        step: "surcharge",
        ruleId: surcharge.id,
        name: surcharge.name,
        count,
        nights: surcharge.per === "booking" ? null : nights,
        unitSen: surcharge.sen,
        taxGroup: "stay",
      }),
    );
};
