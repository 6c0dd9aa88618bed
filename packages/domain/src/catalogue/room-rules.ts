import type { RoomTypeId, RuleId } from "../ids.ts";
import type { BasisPoints, Sen } from "../money/sen.ts";
import type { BedType, GuestKind } from "../party/party.ts";
import type { GuestConditions, Occupancy, Rounding, StayConditions } from "./conditions.ts";
import type { TaxGroup } from "./taxes.ts";
import type { Words } from "./words.ts";

/** The guests of a room who pay as others: "one adult with one child pay as two adults". The first that fits counts. */
export type PricedAs = {
  readonly id: RuleId;
  readonly occupants: Occupancy;
  readonly roomTypeIds?: readonly RoomTypeId[] | null;
  readonly bedTypes?: readonly BedType[] | null;
  readonly when?: StayConditions | null;
  /** At which bed type's price the room's guests then pay. */
  readonly bedType?: BedType | null;
  /** Who pays as whom; `count` of them, the eldest first, or all. */
  readonly guests?:
    | readonly { readonly from: GuestKind; readonly to: GuestKind; readonly count?: number | null }[]
    | null;
};

/** Guests who sleep free: "up to two children per room". The youngest of a room are the free ones. */
export type FreeGuests = {
  readonly id: RuleId;
  readonly whom: GuestConditions;
  readonly count: number;
  /** For each what so many are free. Adults and seniors are those who pay. */
  readonly per: "adult" | "room" | "booking";
  readonly when?: StayConditions | null;
};

/** An amount, a share of something that the rule names, or both together. */
export type Price = { readonly sen?: Sen | null; readonly share?: BasisPoints | null };

/**
 * What a guest pays beside the rate for having a room alone. It goes for rooms in which one person uses a bed; such a
 * room's rate is then looked up at `pricedAs`. Whoever shares with a stranger pays the same rate and no supplement.
 */
export type SingleSupplement = {
  readonly id: RuleId;
  readonly name: Words;
  readonly when?: StayConditions | null;
  readonly whom?: GuestConditions | null;
  readonly pricedAs: BedType;
  /** On the package: a sum, and/or a share of the guest's package rate. */
  readonly stay?: Price | null;
  /** On each night of the stay: a sum, or a share of the guest's nightly rate. */
  readonly night?: Price | null;
  /** On each extra night: a sum, or a share of the extra night's rate. */
  readonly extraNight?: Price | null;
  readonly rounding?: Rounding | null;
  /** Also asked of whoever agrees to share. */
  readonly evenSharing?: boolean | null;
  readonly taxGroup?: TaxGroup | null;
};

/** Whether somebody alone in a room of this type may pay less by agreeing to share it with a stranger. */
export const sharingSaves = (
  supplements: readonly SingleSupplement[] | null | undefined,
  roomTypeId: RoomTypeId,
): boolean =>
  (supplements ?? []).some(
    ({ evenSharing, whom }) => !evenSharing && (whom?.roomTypeIds ?? [roomTypeId]).includes(roomTypeId),
  );

/** The fewest persons that a price is for, by the length of the stay. */
export type Minimum = {
  readonly id: RuleId;
  readonly name: Words;
  readonly when?: StayConditions | null;
  /** Counted by the room of these types, or, where missing, by the whole booking. */
  readonly roomTypeIds?: readonly RoomTypeId[] | null;
  readonly persons: number;
  /** Fewer pay for those who lack, at the lowest adult's rate among them; or the price is on enquiry. */
  readonly fewer: "pay" | "enquiry";
};
