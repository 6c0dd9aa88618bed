import type { RuleId } from "../ids.ts";
import type { Sen } from "../money/sen.ts";
import type { AgeBand, GuestKind } from "../party/party.ts";
import type { GuestConditions, Nationality, StayConditions } from "./conditions.ts";
import type { TaxGroup } from "./taxes.ts";
import type { Words } from "./words.ts";

/**
 * What a way costs, and both ways together where that is not twice as much. What always goes both ways may have that price
 * alone.
 */
export type WayPrice = { readonly sen?: Sen | null; readonly returnSen?: Sen | null };

/** What a way of a road costs: guests may ride it one way alone, so that has a price. */
type RoadWayPrice = WayPrice & { readonly sen: Sen };

/** What a transfer asks: by the person, by the vehicle that is large enough, or by the trip. */
type PriceBy<Way> =
  | {
      readonly per: "person";
      /** Age bands of its own; the boat's where missing. */
      readonly bands?: readonly AgeBand[] | null;
      /** The first row that fits counts; a null matches everybody. Seniors without a row pay as adults. */
      readonly amounts: readonly (Way & {
        readonly guestKind: GuestKind | null;
        readonly who?: Nationality | null;
      })[];
      /** Fewer pay for the seats that lack, at the adult's price unless it says its own. Adults, seniors and children count. */
      readonly minimum?: ({ readonly persons: number } & Partial<RoadWayPrice>) | null;
    }
  | {
      readonly per: "vehicle";
      /** Smallest first: up to so many persons this price. Everybody counts, infants too. */
      readonly steps: readonly (Way & { readonly upTo: number })[];
      /** More than the largest takes: more vehicles, or no price. */
      readonly beyond: "more" | "enquiry";
    }
  | ({ readonly per: "trip" } & Way);

export type TransferPrice = PriceBy<WayPrice>;

/** What a land transfer costs, which guests choose for one way or both. */
export type RoadPrice = PriceBy<RoadWayPrice>;

/** A way to the jetty, or a shared boat, that is priced by a rule. */
export type Transfer = {
  readonly id: RuleId;
  readonly name: Words;
  readonly price: TransferPrice;
  readonly when?: StayConditions | null;
  readonly whom?: GuestConditions | null;
  /** `none` where missing. */
  readonly taxGroup?: TaxGroup | null;
};
