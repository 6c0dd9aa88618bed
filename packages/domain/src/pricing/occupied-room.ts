import { addDays, type Day, daysBetween, weekdayOf } from "../calendar/day.ts";
import type { Period, RateBook } from "../catalogue/catalogue.ts";
import type { Nationality, Place } from "../catalogue/conditions.ts";
import { periodOf } from "../catalogue/selling.ts";
import type { TaxGroup } from "../catalogue/taxes.ts";
import type { Sen } from "../money/sen.ts";
import type { BedType, GuestKind, Traveller } from "../party/party.ts";
import type { PriceStep, RoomToQuote } from "./lines.ts";

/** What one guest pays of a line that is for guests: the ground for shares, free places and discounts. */
export type Paid = {
  readonly step: PriceStep;
  /** Which night of the stay, counted from 0; null where it is for no certain night. */
  readonly night: number | null;
  readonly sen: Sen;
  readonly taxGroup: TaxGroup;
  readonly taxInside: boolean | null;
};

/** One guest in the room where they sleep. */
export type RoomGuest = {
  readonly traveller: Traveller;
  /** By the package's bands. */
  readonly kind: GuestKind;
  /** The kind whose price they pay. */
  readonly payAs: GuestKind;
  readonly nationality: Nationality;
  readonly activity: string | null;
  /** In which they buy: the stay's, unless the card prices it by person. */
  readonly market: string | null;
  readonly place: Place;
  /** The how-many-eth of their kind in the room, from 1. */
  readonly nth: number;
  /** Sleeps free by a rule of the book. */
  readonly free: boolean;
  /** Grows with each step. */
  readonly paid: Paid[];
};

/** One night of a room. */
export type RoomNight = {
  readonly day: Day;
  readonly weekday: number;
  readonly period: Period | undefined;
  /** Counted from the first night of the whole stay. */
  readonly ofStay: number;
};

/** A room with its nights, before it is said who sleeps in it. */
export type EmptyRoom = {
  readonly stay: RoomToQuote;
  /** Its place among the rooms asked for. */
  readonly index: number;
  readonly checkIn: Day;
  readonly nights: readonly RoomNight[];
  /** At which bed type's price it is looked up. */
  readonly bedType: BedType;
  /** One person has it alone. */
  readonly alone: boolean;
};

export type OccupiedRoom = EmptyRoom & { readonly guests: readonly RoomGuest[] };

/** The room's own nights; the stay's where it names none. Throws where they do not lie inside the stay. */
export const nightsOfRoom = (
  book: Pick<RateBook, "periods">,
  room: RoomToQuote,
  stay: { readonly checkIn: Day; readonly nights: number },
): RoomNight[] => {
  const first = room.checkIn === undefined ? 0 : daysBetween(stay.checkIn, room.checkIn);
  const end = room.checkOut === undefined ? stay.nights : daysBetween(stay.checkIn, room.checkOut);
  if (first < 0 || end > stay.nights || first >= end)
    throw new RangeError("a room's nights lie inside the stay");
  return Array.from({ length: end - first }, (_, i) => {
    const day = addDays(stay.checkIn, first + i);
    return { day, weekday: weekdayOf(day), period: periodOf(book.periods, day), ofStay: first + i };
  });
};
