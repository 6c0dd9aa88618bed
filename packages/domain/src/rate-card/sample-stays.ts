import { addDays, type Day, weekdayOf } from "../calendar/day.ts";
import type { Period, RateBook } from "../catalogue/catalogue.ts";
import type { BedType, Traveller } from "../party/party.ts";
import type { StayToQuote } from "../pricing/lines.ts";

type SampleParty = {
  readonly bedType: BedType;
  readonly adults: number;
  readonly children: number;
  readonly isForeign: boolean;
};

const parties: readonly SampleParty[] = [
  { bedType: "single", adults: 1, children: 0, isForeign: false },
  { bedType: "twin", adults: 2, children: 0, isForeign: false },
  { bedType: "triple", adults: 2, children: 1, isForeign: false },
  { bedType: "triple", adults: 3, children: 0, isForeign: true },
];

const mostPeriods = 12;
const mostRoomTypes = 6;

/** The first day from today on which somebody may arrive in a period. */
const firstArrival = ({ from, to, arrivalWeekdays, closedArrivals = [] }: Period, today: Day): Day | null => {
  for (let day = from > today ? from : today, i = 0; day <= to && i < 14; day = addDays(day, 1), i++) {
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

/**
 * Stays that show what a card asks: the usual parties, in each of its room types, on the first arrival of each period
 * that is not over.
 */
export const sampleStays = (card: RateBook, today: Day): StayToQuote[] => {
  const child = card.bands.package.find(({ kind }) => kind === "child");
  const named = [...new Set(card.rates.flatMap(({ roomTypeId }) => roomTypeId ?? []))];
  const roomTypeIds = named.length > 0 ? named.slice(0, mostRoomTypes) : [""];
  const arrivals = card.periods.flatMap((period) => firstArrival(period, today) ?? []).slice(0, mostPeriods);
  return arrivals.flatMap((checkIn) =>
    roomTypeIds.flatMap((roomTypeId) =>
      parties
        .filter(({ children }) => children === 0 || child)
        .map(({ bedType, adults, children, isForeign }): StayToQuote => {
          const minors = Array.from({ length: children }, () => personOf(child?.fromAge ?? 8, isForeign));
          return {
            checkIn,
            travellers: [...Array.from({ length: adults }, () => personOf(null, isForeign)), ...minors],
            rooms: [
              { roomTypeId, bedType, occupants: { adult: adults, child: children, toddler: 0, infant: 0 } },
            ],
            crossings: [],
            addOns: [],
          };
        }),
    ),
  );
};
