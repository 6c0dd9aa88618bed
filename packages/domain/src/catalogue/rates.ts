import type { PeriodId, RateId, RoomTypeId } from "../ids.ts";
import type { BasisPoints, Sen } from "../money/sen.ts";
import type { BedType, GuestKind } from "../party/party.ts";
import type { Nationality, Occupancy, Place, Rounding, Span, StayConditions } from "./conditions.ts";
import type { TaxGroup } from "./taxes.ts";

export const ratePers = ["person", "personNight", "room", "roomNight"] as const;
/** What one price is for: a guest or a room, for the whole length or for each night. */
export type RatePer = (typeof ratePers)[number];

/** Another rate to take a share of: the one that the same guest would have, were they as said here. */
export type RateOf = {
  /** Exactly this rate; then nothing else is said. */
  readonly rateId?: RateId | null;
  readonly guestKind?: GuestKind | null;
  readonly bedType?: BedType | null;
  readonly roomTypeId?: RoomTypeId | null;
  readonly activity?: string | null;
  readonly place?: Place | null;
  readonly nationality?: Nationality | null;
  readonly market?: string | null;
  readonly priceList?: string | null;
  readonly season?: string | null;
  /** So many persons travelling together. */
  readonly party?: number | null;
  /** `room`: the price of the whole room, e.g. for an extra person at a share of it. Its own kind where missing. */
  readonly per?: "person" | "room" | null;
};

/**
 * A price of lodging. What is null or missing matches everything; of the rates that match, the one that names most
 * counts. `sen` is the price; with `share` it is that share of another rate, plus `sen`.
 */
export type Rate = {
  readonly id: RateId;
  readonly periodId: PeriodId | null;
  readonly roomTypeId: RoomTypeId | null;
  /** Who shares the room, as chosen for it. */
  readonly bedType: BedType | null;
  /** Null is every adult, senior and child; toddlers and infants must be named. */
  readonly guestKind: GuestKind | null;
  readonly sen: Sen;

  /** Periods by their word, where several have one price. */
  readonly season?: string | null;
  readonly ages?: Span | null;
  /** What the guest does, e.g. `diver`. */
  readonly activity?: string | null;
  readonly nationality?: Nationality | null;
  readonly market?: string | null;
  readonly priceList?: string | null;
  /** How many persons travel together (see `RateBook.partyCounts`). */
  readonly party?: Span | null;
  /**
   * Of a price for the whole length: the nights it buys; the option's own where missing. Of a price per night: the
   * nights of the stays it is for. Of an extra night: the nights of the package that it is added to.
   */
  readonly nights?: Span | null;
  /** ISO weekdays of check-in; Monday is 1. */
  readonly arrivalWeekdays?: readonly number[] | null;
  /** Of a price per night: ISO weekdays of the night. */
  readonly weekdays?: readonly number[] | null;
  readonly place?: Place | null;
  /** The how-many-eth of their kind in the room, from 1: the second child. */
  readonly nth?: Span | null;
  /** Who sleeps in the room. */
  readonly occupants?: Occupancy | null;
  /** Which stays it is for beside all that: markets, days of check-in or of booking, and so on. */
  readonly when?: StayConditions | null;

  /** Missing is `person`; with a `share` it is as the other rate is, and goes for its extra nights too. */
  readonly per?: RatePer | null;
  /** The price of a night beyond the package, always per night. */
  readonly extraNight?: boolean | null;
  /** Of a room's price: how many persons it includes; null is all who sleep there. */
  readonly persons?: number | null;
  readonly share?: BasisPoints | null;
  readonly of?: RateOf | null;
  /** How a share is rounded; half a sen up where missing. */
  readonly rounding?: Rounding | null;
  /** There is no price: the answer is "on enquiry". `sen` is 0. */
  readonly enquiry?: boolean | null;
  /** Which tax it falls under; `stay` where missing. */
  readonly taxGroup?: TaxGroup | null;
  /** Whether its taxes are inside. Missing: as each tax says. */
  readonly taxInside?: boolean | null;
  /** Agreed with whoever asks: it goes before every price of the card. No card has one. */
  readonly agreed?: true;
};
