import type { TransferDetails } from "@pulau/contract/transfers.ts";
import type { AgentContract } from "@pulau/domain/agents/contract.ts";
import type { EarlierRoom, NextRoom } from "@pulau/domain/booking/earlier-rooms.ts";
import type { Parked } from "@pulau/domain/booking/parked.ts";
import type { RoomLock } from "@pulau/domain/booking/room-lock.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { AmendmentFee } from "@pulau/domain/catalogue/deposit.ts";
import type { Discount } from "@pulau/domain/catalogue/reductions.ts";
import type { Tax } from "@pulau/domain/catalogue/taxes.ts";
import type { Agreement } from "@pulau/domain/groups/agreed-prices.ts";
import type {
  AccountId,
  AddOnId,
  BedOptionId,
  BoughtPackageId,
  CrossingId,
  HoldId,
  LandTransferId,
  OptionId,
  OwnerId,
  PackageId,
  PromoCodeId,
  RoomId,
  RoomTypeId,
  RuleId,
  StaffId,
  StockId,
} from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { BedType, Occupants, Party, Traveller } from "@pulau/domain/party/party.ts";
import type { Quote } from "@pulau/domain/pricing/lines.ts";
import { index, jsonb, pgTable, sql, text, uuid } from "../orm.ts";
import { id, moment } from "./columns.ts";

export type HeldRoom = {
  roomId: RoomId;
  roomNo: string;
  roomTypeId: RoomTypeId;
  roomTypeName: Words;
  bedType: BedType;
  /** How the room is to be made up, where the guest chose. */
  bedOptionId?: BedOptionId | undefined;
  occupants: Occupants;
  /** The room's own dates, where they are not the stay's. */
  checkIn?: Day | undefined;
  checkOut?: Day | undefined;
  activities?: Record<string, number> | undefined;
  sharing?: boolean | undefined;
  /** Extra beds for its children, where the guest chose; children beyond those share a bed. */
  extraBeds?: number | undefined;
  /** Rooms that its guests slept in before they were moved, the first first. */
  earlier?: EarlierRoom[] | undefined;
  /** The room that its guests change into during their stay, as it is planned. */
  next?: NextRoom | undefined;
  /** Promised to its guests: nobody moves them without being told. */
  locked?: RoomLock | undefined;
  /** Its guests wait for a room; `roomId` and `earlier` say where their nights are claimed meanwhile. */
  parked?: Parked | undefined;
};

export type HeldCrossing = {
  crossingId: CrossingId;
  /** The stock that is claimed. */
  stockId: StockId;
  kind: "ferry" | "charter";
  direction: "out" | "back";
  name: Words;
  day: Day;
  time: string | null;
  from: string;
  to: string;
  /** Seats of a ferry, infants included; of a charter the seats of its boats. */
  seats: number;
  boats: number;
};

export type HeldAddOn = {
  addOnId: AddOnId;
  stockId: StockId | null;
  name: Words;
  count: number;
  day: Day | null;
  /** In the package's price; the guest did not choose it. */
  included?: boolean | undefined;
};

/** A land transfer as it was asked for, with the road and the days on which it is ridden. */
export type HeldTransfer = TransferDetails & {
  landTransferId: LandTransferId;
  /** The vehicle's name. */
  name: Words;
  from: Words;
  to: Words;
  pickUpDay: Day;
  dropDay: Day;
  returnDay: Day | null;
  /** Vehicles of a private transfer, else 1. */
  vehicles: number;
  /** Whether the package's price holds all of it. */
  included: boolean;
  amountSen: Sen;
  /** Limited vehicles that are claimed; none where there is no limit. */
  stocks: { stockId: StockId; pieces: number }[];
};

/** A land transfer that is not kept yet: the place in the draft, the field and rule that are in the way, and a time that would do. */
export type OpenTransfer = { place: number; path: string; rule: string; at: string | null };

/** A free promo code as it was taken: its discount, and the stocks of which one use each is claimed. */
export type HeldPromo = {
  promoCodeId: PromoCodeId;
  code: string;
  /** Whose limit it counts for, see `personOf`. */
  person: string;
  discount: Discount | null;
  stockIds: StockId[];
  /** The price list that it opens; missing where it opens none. */
  priceList?: string | undefined;
  /** By how much the total falls with it, taxes included, in sen; missing where it was held before that was kept. */
  totalFallsSen?: Sen | undefined;
};

/** What one hold keeps and at what price: frozen when it is taken, carried over into the booking as it stands. */
export type HeldStay = {
  packageId: PackageId;
  optionId: OptionId;
  checkIn: Day;
  checkOut: Day;
  party: Party;
  /** The people as the quote saw them: other ones need another quote. */
  travellers: Traveller[];
  rooms: HeldRoom[];
  crossings: HeldCrossing[];
  addOns: HeldAddOn[];
  /** Missing in stays that were held before there were any. */
  transfers?: HeldTransfer[] | undefined;
  openTransfers?: OpenTransfer[] | undefined;
  quote: Quote;
  /** Where staff took a discount off: what the deposit was a part of before, so that it can be that again. */
  undiscounted?: Pick<Quote, "totalSen" | "depositSen" | "balanceDueOn" | "depositParts"> | undefined;
  /** The discount that staff gave before it was booked: who, why, and what it came to. */
  discount?: { ruleId: RuleId; staffId: StaffId; reason: string; sen: Sen } | undefined;
  /** The taxes that it was asked for, as they were: a lower price is taxed by them. Missing where it was held before they were kept. */
  taxes?: readonly Tax[] | undefined;
  promo?: HeldPromo | undefined;
  /** Which of its card's extras were chosen, by their ids; none when missing. */
  extras?: string[] | undefined;
  /** Their names as they were chosen; missing where they were held before names were kept. */
  extraNames?: Record<string, Words> | undefined;
  /** What a change costs once it is paid, as the card said when it was held. */
  amendmentFee?: AmendmentFee | undefined;
  /** Rules that staff have taken off, by `ruleId`; none when missing. */
  excluded?: string[] | undefined;
  /** What was agreed with the group that it came out of. */
  agreed?: Agreement | undefined;
  /** The agency's contract by which it was priced. */
  contract?: AgentContract | undefined;
  /** By which rules it could not be sold, and why staff sold it all the same. */
  override?: { rules: string[]; reason: string } | undefined;
  /** Whose link an influencer's package was bought by. */
  influencerId?: AccountId | undefined;
  /** What was bought ahead and is redeemed with it. */
  boughtPackageId?: BoughtPackageId | undefined;
  /** What its deposit takes off what is to be paid. */
  aheadSen?: Sen | undefined;
};

/** What a purchase's hold keeps in the place of a stay: it claims pieces alone. */
export type HeldPieces = {
  readonly pieces: readonly { readonly stockId: StockId; readonly pieces: number }[];
};

/**
 * The owner of claims. It begins as a temporary block; the booking that comes out of it keeps it, so that claims never
 * change hands: they only change their state and end. A draft has one hold, under its own id.
 */
export const stayHold = pgTable(
  "stay_hold",
  {
    /** The draft's id. */
    id: id<HoldId>(),
    ownerId: uuid().$type<OwnerId>().notNull(),
    state: text({ enum: ["live", "released", "booked"] })
      .notNull()
      .default("live"),
    /**
     * A purchase claims countable pieces alone: its `stay` is `{ pieces }`, read by `keepPieces` and nobody else. A group claims
     * rooms and seats for bookings that are still to come out of it.
     */
    kind: text({ enum: ["stay", "purchase", "group"] })
      .notNull()
      .default("stay"),
    stay: jsonb().$type<HeldStay>().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment(),
    /** Until when the stay was offered to its owner from the waiting list; null for a hold that a guest took. */
    offeredUntil: moment(),
    /** A keyed hash of the network address that asked, for the quota that its guests share. */
    cameFrom: text(),
  },
  (t) => [
    index().on(t.ownerId),
    index().on(t.cameFrom, t.createdAt),
    index().on(t.expiresAt).where(sql`${t.state} = 'live'`),
    // Which promo codes were used is asked when one is changed; most holds have none.
    index("stay_hold_promo_index")
      .on(sql`(${t.stay} -> 'promo' ->> 'promoCodeId')`)
      .where(sql`(${t.stay} -> 'promo' ->> 'promoCodeId') IS NOT NULL`),
  ],
);

/** The hold of a purchase, as it is written. */
export type PurchaseHold = Omit<typeof stayHold.$inferInsert, "stay" | "kind"> & {
  readonly kind: "purchase";
  readonly stay: HeldPieces;
};
