import type { Day } from "../calendar/day.ts";
import type { BasisPoints, Sen } from "../money/sen.ts";
import type { AgeBand, BedType, GuestKind } from "../party/party.ts";

/** A name or sentence of the resort's data in each language of the product. */
export type Words = { readonly en: string; readonly my: string; readonly cn: string };

export const packageKinds = ["tour", "additional", "influencer", "discounted", "promo"] as const;
export type PackageKind = (typeof packageKinds)[number];

/** When an option is sold and how: dates of check-in, weekdays, and the switches that close a day. */
export type Period = {
  readonly id: string;
  readonly from: Day;
  readonly to: Day;
  /** ISO weekdays on which a guest may arrive; Monday is 1. */
  readonly arrivalWeekdays: readonly number[];
  /** Days before check-in at which sale ends. */
  readonly cutOffDays: number;
  readonly stopSell: boolean;
};

/** Price per person for the whole option, by who shares the room. */
export type Rate = {
  readonly id: string;
  readonly periodId: string;
  readonly roomTypeId: string;
  readonly bedType: BedType;
  readonly guestKind: GuestKind;
  readonly sen: Sen;
};

export const taxGroups = ["stay", "food", "none"] as const;
/** Which tax a line falls under. */
export type TaxGroup = (typeof taxGroups)[number];

/** Added to the price on certain nights. Of those that share a `group`, only the dearest counts on a night. */
export type Surcharge = {
  readonly id: string;
  readonly name: Words;
  readonly from: Day;
  readonly to: Day;
  /** ISO weekdays of the night; empty is every one. */
  readonly weekdays: readonly number[];
  readonly per: "personNight" | "roomNight" | "booking";
  readonly guestKinds: readonly GuestKind[];
  readonly sen: Sen;
  readonly group: string | null;
};

/** An official fee by nationality and age, e.g. the marine park's. Never taxed. */
export type Fee = {
  readonly id: string;
  readonly name: Words;
  readonly per: "person" | "roomNightOfForeigners";
  /** Seniors and disabled people have rows of their own where the fee knows them. */
  readonly amounts: readonly {
    readonly who: "malaysian" | "foreign";
    readonly guestKind: GuestKind | "disabled";
    readonly sen: Sen;
  }[];
};

export type Tax = {
  readonly id: string;
  readonly name: Words;
  readonly group: Exclude<TaxGroup, "none">;
  readonly share: BasisPoints;
};

export type AddOn = {
  readonly id: string;
  readonly name: Words;
  readonly sen: Sen;
  readonly per: "piece" | "person";
  readonly taxGroup: TaxGroup;
};

/** A way over the water as the guest chose it: a scheduled sailing or a charter boat. */
export type Crossing = {
  readonly id: string;
  readonly name: Words;
  readonly direction: "out" | "back";
} & (
  | {
      readonly kind: "ferry";
      /** What the boat asks beside the package, by the boat's own age bands; a missing kind is included. */
      readonly tickets: readonly { readonly guestKind: GuestKind; readonly sen: Sen }[];
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
  readonly package: { readonly id: string; readonly name: Words };
  readonly option: { readonly id: string; readonly nights: number };
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
  readonly deposit: { readonly share: BasisPoints; readonly balanceDaysBefore: number };
};
