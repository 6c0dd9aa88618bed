import type { Day } from "../calendar/day.ts";
import type { AddOnId, CrossingId, OptionId, PackageId, PeriodId } from "../ids.ts";
import type { Sen } from "../money/sen.ts";
import type { AgeBand, GuestKind } from "../party/party.ts";
import type { Extra, Fee, Surcharge } from "./charges.ts";
import type { AmendmentFee, Deposit } from "./deposit.ts";
import type { Rate } from "./rates.ts";
import type { Discount, FreePlaces } from "./reductions.ts";
import type { FreeGuests, Minimum, PricedAs, SingleSupplement } from "./room-rules.ts";
import type { Tax, TaxGroup } from "./taxes.ts";
import type { Transfer } from "./transfers.ts";
import type { Words } from "./words.ts";

export type { Fee, Surcharge } from "./charges.ts";
export type { Rate } from "./rates.ts";
export { type Tax, type TaxGroup, taxGroups } from "./taxes.ts";
export type { Words } from "./words.ts";

export const packageKinds = ["tour", "additional", "influencer", "discounted", "promo"] as const;
export type PackageKind = (typeof packageKinds)[number];
/** Sold to everybody. An influencer's package is sold by its link alone. */
export const publicKinds = [
  "tour",
  "additional",
  "discounted",
  "promo",
] as const satisfies readonly PackageKind[];
/** A stay can be booked with them; an additional package is sold beside one. */
export const stayKinds = ["tour", "discounted", "promo"] as const satisfies readonly PackageKind[];

/**
 * When an option is sold and how: dates of check-in, weekdays, lengths, and the switches that close a day. What is
 * missing restricts nothing.
 */
export type Period = {
  readonly id: PeriodId;
  readonly from: Day;
  readonly to: Day;
  /** ISO weekdays on which a guest may arrive; Monday is 1. */
  readonly arrivalWeekdays: readonly number[];
  /** Days before check-in at which sale ends. */
  readonly cutOffDays: number;
  /** Nothing is sold that has a night in the period. */
  readonly stopSell: boolean;
  /** The season's word, where several periods have the same prices. */
  readonly season?: string | null;
  /** What staff call it; guests never read it. */
  readonly name?: string | null | undefined;
  /** Fewest nights of a stay that arrives in the period. */
  readonly minNights?: number | null | undefined;
  /** Most nights; those beyond the option's own are extra nights. */
  readonly maxNights?: number | null | undefined;
  /** Single days on which nobody may arrive. */
  readonly closedArrivals?: readonly Day[] | undefined;
  /** ISO weekdays on which a guest may leave; empty is every one. Those of the period that the check-out falls in count. */
  readonly departureWeekdays?: readonly number[] | undefined;
  /** Single days on which nobody may leave. */
  readonly closedDepartures?: readonly Day[] | undefined;
};

export type AddOn = {
  readonly id: AddOnId;
  readonly name: Words;
  readonly sen: Sen;
  readonly per: "piece" | "person";
  readonly taxGroup: TaxGroup;
};

/** A way over the water as the guest chose it: a scheduled sailing or a charter boat. */
export type Crossing = {
  readonly id: CrossingId;
  readonly name: Words;
  readonly direction: "out" | "back";
} & (
  | {
      readonly kind: "ferry";
      /** What the boat asks beside the package, by kind of guest; a missing kind is included. */
      readonly tickets: readonly { readonly guestKind: GuestKind; readonly sen: Sen }[];
      /** Who counts as what on this boat; the book's ages on boats where missing. */
      readonly bands?: readonly AgeBand[] | null;
      /**
       * A ticket for both ways is paid once, with the first ferry that asks for one, be it at nothing. Each way where
       * missing.
       */
      readonly goodFor?: "oneWay" | "bothWays" | null;
    }
  | {
      readonly kind: "charter";
      /** Price of one boat, one way. */
      readonly sen: Sen;
      readonly seats: number;
    }
);

/** Everything that a quote needs, loaded once. */
export type RateBook = {
  readonly package: { readonly id: PackageId; readonly name: Words };
  readonly option: { readonly id: OptionId; readonly nights: number };
  readonly periods: readonly Period[];
  readonly rates: readonly Rate[];
  readonly surcharges: readonly Surcharge[];
  readonly fees: readonly Fee[];
  readonly taxes: readonly Tax[];
  readonly bands: {
    readonly package: readonly AgeBand[];
    readonly boat: readonly AgeBand[];
    readonly fee: readonly AgeBand[];
  };
  readonly deposit: Deposit;

  /** What guests do who say nothing else. */
  readonly activity?: string | null;
  /** The market of whoever names none. */
  readonly homeMarket?: string | null;
  /** Whether the whole stay buys in one market, as where missing, or each guest in their own. */
  readonly marketBy?: "stay" | "person" | null;
  /** What guests read for the words that the card uses for activities and markets. */
  readonly words?: Readonly<Record<string, Words>> | null;
  /** The resort's names for the words that the card names none for. */
  readonly resortWords?: Readonly<Record<string, Words>>;
  /** Whose season counts: the check-in's (as where missing), or each night's own. */
  readonly seasons?: { readonly package?: SeasonBy | null; readonly extraNights?: SeasonBy | null } | null;
  /** Who counts for the size of a party; adults, seniors and children where missing. */
  readonly partyCounts?: readonly GuestKind[] | null;
  readonly pricedAs?: readonly PricedAs[] | null;
  readonly freeGuests?: readonly FreeGuests[] | null;
  readonly singleSupplements?: readonly SingleSupplement[] | null;
  readonly minimums?: readonly Minimum[] | null;
  /** Transfers that every stay has and pays for, both ways. */
  readonly transfers?: readonly Transfer[] | null;
  readonly freePlaces?: readonly FreePlaces[] | null;
  readonly discounts?: readonly Discount[] | null;
  /** What guests may choose; nobody pays for it who does not. */
  readonly extras?: readonly Extra[] | null;
  readonly amendmentFee?: AmendmentFee | null;
};

export type SeasonBy = "checkIn" | "night";
