import { addDays, type Day, weekdayOf } from "../calendar/day.ts";
import type { Period, RateBook } from "../catalogue/catalogue.ts";
import type { BedType, Traveller } from "../party/party.ts";
import type { StayToQuote } from "../pricing/lines.ts";

type SampleParty = {
  readonly bedType: BedType;
  readonly adults: number;
  readonly children: number;
  readonly isForeign: boolean;
  /** Extra beds for the children, of a card that prices them. */
  readonly extraBeds?: number;
};

const parties: readonly SampleParty[] = [
  { bedType: "single", adults: 1, children: 0, isForeign: false },
  { bedType: "twin", adults: 2, children: 0, isForeign: false },
  { bedType: "triple", adults: 2, children: 1, isForeign: false },
  { bedType: "triple", adults: 3, children: 0, isForeign: true },
];
/** Beside them where the card says what a child pays in an extra bed or without one. */
const withBeds: readonly SampleParty[] = [1, 0].map((extraBeds) => ({
  bedType: "twin",
  adults: 2,
  children: 1,
  isForeign: false,
  extraBeds,
}));

/** The first day from a date on which somebody may arrive in a period. */
const firstArrival = (
  { from, to, arrivalWeekdays, closedArrivals = [] }: Period,
  earliest: Day,
): Day | null => {
  for (let day = from > earliest ? from : earliest, i = 0; day <= to && i < 14; day = addDays(day, 1), i++) {
    const isOpen = arrivalWeekdays.length === 0 || arrivalWeekdays.includes(weekdayOf(day));
    if (isOpen && !closedArrivals.includes(day)) return day;
  }
  return null;
};

const personOf = (age: number | null, nonMalaysian: boolean): Traveller => ({
  age,
  nonMalaysian,
  senior: false,
  disabled: false,
});

/** The first arrival of each period that is not over, and of each surcharge. */
const arrivalsOf = ({ periods, surcharges }: RateBook, today: Day): Day[] => {
  const ofPeriods = periods.flatMap((period) => firstArrival(period, today) ?? []);
  const ofSurcharges = surcharges.flatMap(({ from, to, weekdays }) => {
    for (let day = from > today ? from : today, i = 0; day <= to && i < 7; day = addDays(day, 1), i++) {
      if (weekdays.length > 0 && !weekdays.includes(weekdayOf(day))) continue;
      const period = periods.find((span) => span.from <= day && day <= span.to);
      return (period && firstArrival(period, day)) ?? [];
    }
    return [];
  });
  return [...new Set([...ofPeriods, ...ofSurcharges])].toSorted();
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Every number below a count once, evenly spread from the first on: whoever stops early has seen something of all. */
export function* spreadOver(count: number): Generator<number> {
  let step = Math.max(1, Math.round(count * 0.618));
  while (gcd(step, count) > 1) step++;
  for (let i = 0, at = 0; i < count; i++, at = (at + step) % count) yield at;
}

/**
 * Stays that show what a card asks: the usual parties, in each of its room types, on the first arrival of each period
 * that is not over and of each surcharge. They are many for a large card, so each is made when it is asked for.
 */
export function sampleStays(
  card: RateBook,
  today: Day,
): { count: number; stayAt: (at: number) => StayToQuote } {
  const child = card.bands.package.find(({ kind }) => kind === "child");
  const named = [...new Set(card.rates.flatMap(({ roomTypeId }) => roomTypeId ?? []))];
  const roomTypeIds = named.length > 0 ? named : [""];
  const arrivals = arrivalsOf(card, today);
  const tellsBeds = card.rates.some(({ place }) => place === "extraBed" || place === "shared");
  const asked = [...parties, ...(tellsBeds ? withBeds : [])].filter(
    ({ children }) => children === 0 || child,
  );
  const stayAt = (at: number): StayToQuote => {
    const party = asked[at % asked.length];
    const roomTypeId = roomTypeIds[Math.floor(at / asked.length) % roomTypeIds.length];
    const checkIn = arrivals[Math.floor(at / asked.length / roomTypeIds.length)];
    if (!party || roomTypeId === undefined || !checkIn) throw new RangeError(`no sample ${at}`);
    const { bedType, adults, children, isForeign, extraBeds } = party;
    const occupants = { adult: adults, child: children, toddler: 0, infant: 0 };
    const minors = Array.from({ length: children }, () => personOf(child?.fromAge ?? 8, isForeign));
    return {
      checkIn,
      travellers: [...Array.from({ length: adults }, () => personOf(null, isForeign)), ...minors],
      rooms: [{ roomTypeId, bedType, occupants, ...(extraBeds !== undefined && { extraBeds }) }],
      crossings: [],
      addOns: [],
    };
  };
  return { count: arrivals.length * roomTypeIds.length * asked.length, stayAt };
}
