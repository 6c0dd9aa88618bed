import { addDays, type Day, dayOf, monthStart } from "@pulau/domain/calendar/day.ts";
import type { RateTerms } from "@pulau/domain/catalogue/card-parts.ts";
import type { Period, Rate } from "@pulau/domain/catalogue/catalogue.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import { type BedType, bedTypes } from "@pulau/domain/party/party.ts";
import type { period, rate } from "../../schema/catalogue.ts";
import type { Chance } from "../chance.ts";
import { type DemoCard, extraNight, lessMeals } from "./card-rules.ts";
import type { DemoOption, DemoPackage } from "./packages.ts";
import type { RoomTypeRow } from "./room-rows.ts";
import { demoRoomTypes } from "./room-types.ts";
import { demoSeasons, demoYearEnd } from "./seasons.ts";

type Season = { readonly from: Day; readonly to: Day; readonly word: string };

/** The seasons in `[from, to]`, one after the other without a gap. */
export function seasonsBetween(from: Day, to: Day): Season[] {
  const seasons: Season[] = [];
  for (let day = from; day <= to; day = monthStart(addDays(monthStart(day), 31))) {
    const { word } = seasonOf(day);
    const until = earlier(to, addDays(monthStart(addDays(monthStart(day), 31)), -1));
    const before = seasons.at(-1);
    if (before?.word === word) seasons[seasons.length - 1] = { ...before, to: until };
    else seasons.push({ from: day, to: until, word });
  }
  return seasons;
}

const earlier = (a: Day, b: Day): Day => (a < b ? a : b);

function seasonOf(day: Day): (typeof demoSeasons)[number] {
  const month = Number(day.slice(5, 7));
  const season = demoSeasons.find(({ months }) => (months as readonly number[]).includes(month));
  if (!season) throw new Error(`no season has month ${month}`);
  return season;
}

export type Prices = {
  readonly periods: (typeof period.$inferInsert & Period)[];
  readonly rates: (typeof rate.$inferInsert)[];
  /** The same as a quote reads them. */
  readonly book: { readonly periods: readonly Period[]; readonly rates: readonly Rate[] };
};

type PricesRequest = {
  readonly optionId: OptionId;
  readonly pack: DemoPackage;
  readonly option: DemoOption;
  readonly arrivalWeekdays: readonly number[];
  readonly sold: { readonly from: Day; readonly to: Day };
  readonly roomTypes: readonly RoomTypeRow[];
  readonly card: DemoCard;
};

/** Nights that may be added to any package. */
const mostExtra = 3;

/** Periods and rates of an option: adults by season, room and sharers, nights beyond the package, and the card's own. */
export function makePrices(chance: Chance, demo: PricesRequest): Prices {
  const { optionId, option } = demo;
  const periods = periodsOf(demo).map((period) => ({ ...period, id: chance.id(), optionId }));
  const rates = [
    ...demoSeasons.flatMap((season) =>
      demo.roomTypes.flatMap((type) => seasonRates(type, option, season, demo)),
    ),
    ...demo.roomTypes.flatMap((type) => extraNightRates(type, option, demo)),
    ...demo.card.rates,
  ];
  return {
    periods,
    rates: rates.map((rate, position) => rateRow(chance, rate, { optionId, position })),
    book: { periods, rates },
  };
}

type PeriodRow = Omit<Period, "id"> & { readonly season: string; readonly arrivalWeekdays: number[] };

function periodsOf({ pack, option, arrivalWeekdays, sold }: PricesRequest): PeriodRow[] {
  const rules = {
    arrivalWeekdays: [...arrivalWeekdays],
    cutOffDays: pack.cutOffDays ?? 1,
    stopSell: false,
    minNights: null as number | null,
    maxNights: option.nights + mostExtra,
  };
  const seasons = seasonsBetween(sold.from, sold.to).map(({ word, ...span }) => ({
    ...rules,
    ...span,
    season: word,
  }));
  const { yearEnd } = pack;
  if (yearEnd === undefined) return seasons;
  // A year's end lies within the season that it is an exception of, also where the sale ends before it does.
  const turns = yearEnds(sold).map((span) => ({
    ...rules,
    from: span.from > sold.from ? span.from : sold.from,
    to: span.to < sold.to ? span.to : sold.to,
    season: seasonOf(span.from).word,
    ...(yearEnd === "closed" ? { stopSell: true } : { minNights: yearEnd }),
  }));
  return [...seasons, ...turns];
}

/** Each turn of a year that touches the days of sale. */
export function yearEnds(sold: { from: Day; to: Day }): { from: Day; to: Day }[] {
  const [first, last] = [Number(sold.from.slice(0, 4)) - 1, Number(sold.to.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return years
    .map((year) => ({
      from: dayOf(`${year}-${demoYearEnd.from}`),
      to: dayOf(`${year + 1}-${demoYearEnd.to}`),
    }))
    .filter(({ from, to }) => from <= sold.to && to >= sold.from);
}

const extraOf = ({ roomCode }: RoomTypeRow): number =>
  demoRoomTypes.find((type) => type.roomCode === roomCode)?.extra ?? 0;

/** A package with a supplement for one has no price of its own for a single. */
const bedsOf = (type: RoomTypeRow, { card }: Pick<PricesRequest, "card">): BedType[] =>
  bedTypes.filter(
    (bedType) => type.bedTypes.includes(bedType) && (bedType !== "single" || !card.rules.singleSupplements),
  );

const seasonRates = (
  type: RoomTypeRow,
  option: DemoOption,
  { word, level }: (typeof demoSeasons)[number],
  demo: PricesRequest,
): Rate[] =>
  bedsOf(type, demo).map((bedType) => ({
    id: `${word}-${type.roomCode}-${bedType}`,
    periodId: null,
    season: word,
    roomTypeId: type.id,
    bedType,
    guestKind: "adult",
    sen: Math.round(((option.adult[bedType] + (extraOf(type) * option.nights) / 2) * level) / 100) * 100,
  }));

const extraNightRates = (type: RoomTypeRow, { meals }: DemoOption, demo: PricesRequest): Rate[] =>
  bedsOf(type, demo).map((bedType) => ({
    id: `night-${type.roomCode}-${bedType}`,
    periodId: null,
    roomTypeId: type.id,
    bedType,
    guestKind: "adult",
    per: "personNight",
    extraNight: true,
    sen: (extraNight[bedType] - lessMeals[meals] + extraOf(type) / 2) * 100,
  }));

function rateRow(
  chance: Chance,
  { id: code, periodId, roomTypeId, bedType, guestKind, sen, ...terms }: Rate,
  { optionId, position }: { optionId: OptionId; position: number },
): typeof rate.$inferInsert {
  const said: RateTerms = terms;
  return {
    id: chance.id(),
    code,
    optionId,
    periodId,
    roomTypeId,
    bedType,
    guestKind,
    sen,
    terms: said,
    position,
  };
}
