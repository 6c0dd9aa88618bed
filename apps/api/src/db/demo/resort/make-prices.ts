import { addDays, type Day, monthStart } from "@pulau/domain/calendar/day.ts";
import type { Period, Rate } from "@pulau/domain/catalogue/catalogue.ts";
import type { rate } from "../../schema/catalogue.ts";
import type { Chance } from "../chance.ts";
import type { RoomTypeRow } from "./make-rooms.ts";
import type { DemoOption } from "./packages.ts";
import { demoRoomTypes } from "./room-types.ts";
import { demoSeasons } from "./seasons.ts";

type Season = { readonly from: Day; readonly to: Day; readonly level: number };

/** The seasons in `[from, to]`, one after the other without a gap. */
export function seasonsBetween(from: Day, to: Day): Season[] {
  const seasons: Season[] = [];
  for (let day = from; day <= to; day = monthStart(addDays(monthStart(day), 31))) {
    const level = levelOf(day);
    const until = earlier(to, addDays(monthStart(addDays(monthStart(day), 31)), -1));
    const before = seasons.at(-1);
    if (before?.level === level) seasons[seasons.length - 1] = { ...before, to: until };
    else seasons.push({ from: day, to: until, level });
  }
  return seasons;
}

const earlier = (a: Day, b: Day): Day => (a < b ? a : b);

function levelOf(day: Day): number {
  const month = Number(day.slice(5, 7));
  const season = demoSeasons.find(({ months }) => (months as readonly number[]).includes(month));
  if (!season) throw new Error(`no season has month ${month}`);
  return season.level;
}

export type Prices = {
  readonly periods: (Period & { optionId: string; arrivalWeekdays: number[] })[];
  readonly rates: DemoRate[];
};

/** A rate of one room type, bed type and kind of guest. */
type DemoRate = Rate & typeof rate.$inferInsert & { id: string };

/** Periods and rates of an option: adults by room and sharers, children half of it, younger ones free. */
export function makePrices(
  chance: Chance,
  ask: {
    optionId: string;
    option: DemoOption;
    arrivalWeekdays: readonly number[];
    seasons: readonly Season[];
    roomTypes: readonly RoomTypeRow[];
  },
): Prices {
  const { optionId, option, arrivalWeekdays } = ask;
  const made = ask.seasons.map(({ from, to, level }) => {
    const period = {
      id: chance.id(),
      optionId,
      from,
      to,
      arrivalWeekdays: [...arrivalWeekdays],
      cutOffDays: 1,
      stopSell: false,
    };
    return {
      period,
      rates: ask.roomTypes.flatMap((type) => ratesOf(chance, { periodId: period.id, type, option, level })),
    };
  });
  return { periods: made.map(({ period }) => period), rates: made.flatMap(({ rates }) => rates) };
}

function ratesOf(
  chance: Chance,
  ask: { periodId: string; type: RoomTypeRow; option: DemoOption; level: number },
): DemoRate[] {
  const extra = demoRoomTypes.find(({ roomCode }) => roomCode === ask.type.roomCode)?.extra ?? 0;
  return ask.type.bedTypes.flatMap((bedType) => {
    const base = ask.option.adult[bedType] + (extra * ask.option.nights) / 2;
    const adultSen = Math.round((base * ask.level) / 100) * 100;
    const key = { periodId: ask.periodId, roomTypeId: ask.type.id, bedType };
    return [
      { ...key, id: chance.id(), guestKind: "adult" as const, sen: adultSen },
      { ...key, id: chance.id(), guestKind: "child" as const, sen: adultSen / 2 },
    ];
  });
}
