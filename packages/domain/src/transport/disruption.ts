import { addDays, type Day, daysBetween } from "../calendar/day.ts";
import type { CrossingId, RuleId, StockId } from "../ids.ts";
import { type Sen, sumSen } from "../money/sen.ts";
import type { PriceLine } from "../pricing/lines.ts";
import type { Direction } from "./timetable.ts";

/** Why a sailing is cancelled. */
export const disruptionReasons = ["weather", "seaState", "engine", "other"] as const;
export type DisruptionReason = (typeof disruptionReasons)[number];

/** What a party of a cancelled sailing gets; `later`: it waits on the list until somebody decides. */
export const solutions = ["move", "refund", "credit", "later"] as const;
export type Solution = (typeof solutions)[number];

/** What guests say to another boat or to the money back: that it suits them, that they ask for something else, or for a call. */
export const disruptionAnswers = ["fine", "other", "call"] as const;
export type DisruptionAnswer = (typeof disruptionAnswers)[number];

/** How many days before and after a cancelled sailing others are offered. */
export const daysAround = 2;

/** A party that a cancelled sailing leaves ashore. */
export type Stranded = {
  readonly key: string;
  readonly direction: Direction;
  readonly day: Day;
  /** `HH:MM`; null for a charter. */
  readonly time: string | null;
  readonly persons: number;
  readonly checkIn: Day;
  readonly checkOut: Day;
};

/** A boat with places left, in persons. */
export type Place = {
  readonly sailingId: StockId;
  readonly kind: "ferry" | "charter";
  readonly direction: Direction;
  readonly day: Day;
  readonly time: string | null;
  readonly left: number;
};

type At = Pick<Place, "day" | "time">;

/** A charter leaves when its guests are there: it counts as noon. */
const minutesOf = (time: string | null): number => {
  const [hours = 12, minutes = 0] = (time ?? "12:00").split(":").map(Number);
  return hours * 60 + minutes;
};

/** Minutes from one departure to another; negative where the other leaves earlier. */
const minutesBetween = (from: At, to: At): number =>
  daysBetween(from.day, to.day) * 24 * 60 + minutesOf(to.time) - minutesOf(from.time);

/**
 * Whether a party can sail on a day at all: nobody comes before their room is theirs or after it is over, and nobody leaves before
 * they came.
 */
export const fitsStay = ({ direction, checkIn, checkOut }: Stranded, day: Day): boolean =>
  direction === "out"
    ? checkIn <= day && day < checkOut
    : checkIn < day && day <= addDays(checkOut, daysAround);

/** Whether who leaves on that day needs a bed for longer than booked. */
export const needsNight = (
  { direction, checkOut }: Pick<Stranded, "direction" | "checkOut">,
  day: Day,
): boolean => direction === "back" && day > checkOut;

/**
 * The nearest ferry that takes each party whole and needs no further night, largest parties first; of two as near the later one.
 * A party that fits nowhere is left out: a charter costs the resort, and a night more the guest, so that is for somebody to decide.
 */
export function suggestPlaces(
  stranded: readonly Stranded[],
  places: readonly Place[],
): ReadonlyMap<string, StockId> {
  const left = new Map(places.map(({ sailingId, left: free }) => [sailingId, free]));
  const suggested = new Map<string, StockId>();
  for (const party of stranded.toSorted((a, b) => b.persons - a.persons || (a.key < b.key ? -1 : 1))) {
    const [nearest] = places
      .filter(
        (place) =>
          place.kind === "ferry" &&
          place.direction === party.direction &&
          (left.get(place.sailingId) ?? 0) >= party.persons &&
          fitsStay(party, place.day) &&
          !needsNight(party, place.day),
      )
      .toSorted((a, b) => {
        const [first, second] = [minutesBetween(party, a), minutesBetween(party, b)];
        return Math.abs(first) - Math.abs(second) || second - first;
      });
    if (!nearest) continue;
    suggested.set(party.key, nearest.sailingId);
    left.set(nearest.sailingId, (left.get(nearest.sailingId) ?? 0) - party.persons);
  }
  return suggested;
}

type Crossing = { readonly crossingId: CrossingId; readonly direction: Direction };

type Priced = {
  readonly lines: readonly PriceLine[];
  readonly crossing: Crossing;
  /** Both ways of the stay as they are, with those that were given back before. */
  readonly crossings: readonly Crossing[];
  /** Transfers of the booking, whose lines stand in the same step. */
  readonly transferIds: readonly RuleId[];
};

/**
 * What a party pays for one way, in sen: its charter, or half of the ferry tickets, which are good both ways. Nothing where the
 * package includes the boat.
 */
export function priceOfCrossing({ lines, crossing, crossings, transferIds }: Priced): Sen {
  const ofBoats = lines.filter(({ step, ruleId }) => step === "transport" && !transferIds.includes(ruleId));
  const amount = (list: readonly PriceLine[]) => sumSen(list.map(({ amountSen }) => amountSen));
  const chartersOf = (id: CrossingId) =>
    ofBoats.filter(({ guestKind, ruleId }) => guestKind === null && ruleId === id);
  const charters = chartersOf(crossing.crossingId);
  const count = (counts: (way: Crossing) => boolean) => crossings.filter(counts).length;
  if (charters.length > 0)
    return Math.floor(
      amount(charters) /
        Math.max(
          1,
          count(({ crossingId }) => crossingId === crossing.crossingId),
        ),
    );
  const tickets = amount(ofBoats.filter(({ guestKind }) => guestKind !== null));
  if (count(({ crossingId }) => chartersOf(crossingId).length === 0) < 2) return tickets;
  const half = Math.floor(tickets / 2);
  return crossing.direction === "out" ? half : tickets - half;
}
