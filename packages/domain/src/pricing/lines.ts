import type { Day } from "../calendar/day.ts";
import type { AddOn, Crossing, TaxGroup, Words } from "../catalogue/catalogue.ts";
import type { Place } from "../catalogue/conditions.ts";
import type { DepositStep } from "../catalogue/deposit.ts";
import type { Transfer } from "../catalogue/transfers.ts";
import type { BedOptionId, RoomTypeId, RuleId } from "../ids.ts";
import type { Sen } from "../money/sen.ts";
import type { BedType, GuestKind, Occupants, Traveller } from "../party/party.ts";

export const priceSteps = [
  "rate",
  "extraNight",
  "supplement",
  "surcharge",
  "addOn",
  "transport",
  "fee",
  "promotion",
  "charge",
  "tax",
  "kept",
  "goodwill",
] as const;
/**
 * The order of the steps is policy: each may look at the lines before it. The quote never says `charge`, which is what
 * guests had in house and put on their account, `kept`, which is what a booking's policy keeps of rooms or persons that
 * were taken off it later, nor `goodwill`, which staff took off its price.
 */
export type PriceStep = (typeof priceSteps)[number];

/** One line of a price, with everything that a sentence about it needs. */
export type PriceLine = {
  readonly step: PriceStep;
  /** The rate, surcharge, add-on, crossing, fee or tax that asks for it. */
  readonly ruleId: RuleId;
  /** The rule's own name; null for rates, which are told by kind of guest and bed type. */
  readonly name: Words | null;
  readonly guestKind: GuestKind | "disabled" | null;
  /** Whose row of a fee by nationality it is; null where nationality does not matter. */
  readonly who: "malaysian" | "foreign" | null;
  readonly bedType: BedType | null;
  /** How many persons, rooms or pieces. */
  readonly count: number;
  /** How many nights it counts, null where nights do not matter. */
  readonly nights: number | null;
  readonly unitSen: Sen;
  /** Basis points of `baseSen` for a share (a tax), else null. */
  readonly share: number | null;
  readonly baseSen: Sen | null;
  readonly amountSen: Sen;
  readonly taxGroup: TaxGroup;

  // What only some lines say. A line that was stored before a field existed has none of it.
  /** What the guests of a rate do. */
  readonly activity?: string | null;
  /** Its name as guests read it, kept with the line so that it stays what was sold. */
  readonly activityName?: Words | null;
  /** The market of a price that is told by person, and its name. */
  readonly market?: string | null;
  readonly marketName?: Words | null;
  /** The kind as which these guests pay, where it is not their own. */
  readonly payAs?: GuestKind | null;
  /** Where these guests sleep, where it is in no bed of the bed type's. */
  readonly place?: Exclude<Place, "bed"> | null;
  /** How many times each pays, e.g. for each started day: `amountSen` is `count × nights × times × unitSen`. */
  readonly times?: number | null;
  /** How many nights one `unitSen` buys: the package's length. */
  readonly forNights?: number | null;
  /** The nights of the package that fall into this rate's season, if they are not all. */
  readonly partNights?: number | null;
  /** The rule of which `share` is taken, as with a child at half the adult's rate; `baseSen` is its amount. */
  readonly shareOf?: string | null;
  /** It pays for persons or seats that lack to a minimum. */
  readonly lacking?: boolean | null;
  /** A tax that the prices hold already: `amountSen` is 0, and this is how much it is. */
  readonly insideSen?: Sen | null;
  /** Whether the line's own amount holds its taxes; null: as each tax says. */
  readonly taxInside?: boolean | null;
  /** What was charged in house, and the taxes on it: no part of the stay, whatever is changed about that. */
  readonly inHouse?: true | null;
};

export type RoomToQuote = {
  readonly roomTypeId: RoomTypeId;
  readonly bedType: BedType;
  /** How the room shall be made up; its price does not depend on it. */
  readonly bedOptionId?: BedOptionId | undefined;
  readonly occupants: Occupants;
  /** The room's own nights `[checkIn, checkOut)`, where they are not the stay's. */
  readonly checkIn?: Day | undefined;
  readonly checkOut?: Day | undefined;
  /** How many of its adults and children do what; whoever is not named does the package's. */
  readonly activities?: Readonly<Record<string, number>> | undefined;
  /** Extra beds put up in the room. Without a word each adult and child beyond the bed type's beds has one. */
  readonly extraBeds?: number | undefined;
  /** Whoever sleeps alone agrees to share with a stranger, and pays no single supplement. */
  readonly sharing?: boolean | undefined;
  /** Its guests change into a room of another type, and the nights from that day on are priced by that type. */
  readonly changesInto?: { readonly on: Day; readonly roomTypeId: RoomTypeId } | undefined;
};

/** What is to be priced. The book is loaded for its package, option and dates. */
export type StayToQuote = {
  readonly checkIn: Day;
  /** Nights in all; more than the option's own are extra nights. The option's own when missing. */
  readonly nights?: number | undefined;
  /** The market whose prices apply; the resort's home market when missing. */
  readonly market?: string | undefined;
  /** The price list that applies, e.g. agents'; the public one when missing. */
  readonly priceList?: string | undefined;
  /** Rules that staff have taken off this booking, by `ruleId`. */
  readonly excluded?: readonly string[] | undefined;
  readonly travellers: readonly Traveller[];
  readonly rooms: readonly RoomToQuote[];
  readonly crossings: readonly (Crossing & { readonly boats: number })[];
  /** Land transfers as chosen; `persons` of the party ride, `children` of them, or all of it, one way or both. */
  readonly transfers?:
    | readonly {
        readonly transfer: Transfer;
        readonly ways: 1 | 2;
        readonly persons?: number | null;
        readonly children?: number | null;
      }[]
    | undefined;
  /** Which of the card's extras are chosen, by their ids. */
  readonly extras?: readonly string[] | undefined;
  readonly addOns: readonly { readonly addOn: AddOn; readonly count: number; readonly day: Day | null }[];
};

/** A part of a deposit as it comes out: which steps it is a share of, or a sum. */
export type DepositShare = {
  /** Null is all of the price that no other part is of. */
  readonly on: readonly DepositStep[] | null;
  readonly share: number | null;
  readonly baseSen: Sen | null;
  readonly amountSen: Sen;
};

/** A price that holds: the lines, their sum, and what must be paid at once. */
export type Quote = {
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly lines: readonly PriceLine[];
  readonly totalSen: Sen;
  readonly depositSen: Sen;
  /** When the rest is due; null when the stay is too near for a deposit. */
  readonly balanceDueOn: Day | null;
  /** What the deposit consists of, where its card says; they add up to it but for its rounding. */
  readonly depositParts?: readonly DepositShare[] | undefined;
};
