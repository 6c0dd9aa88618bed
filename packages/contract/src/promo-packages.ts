import type {
  BookingId,
  BoughtPackageId,
  OptionId,
  PackageId,
  PaymentId,
  PromoPackageId,
  PurchaseId,
} from "@pulau/domain/ids.ts";
import { z } from "zod";
import { DayField, idOf, idParams, MealsField, Moment, SenField, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";
import { defineRoute } from "./route.ts";

const tag = "Promo packages";

/** A stay that is sold ahead for a deposit and dated later. */
export const PromoPackageReply = z.object({
  _id: idOf<PromoPackageId>(),
  packageId: idOf<PackageId>(),
  optionId: idOf<OptionId>(),
  name: WordsField,
  description: WordsField,
  picture: z.string().meta({ example: "island-dawn" }),
  /** What the stay has: its option's name, nights, meals and what is included. */
  optionName: WordsField,
  nights: z.int(),
  meals: MealsField,
  includes: z.array(WordsField),
  /** Whether the deposit is for each person or for the whole package. */
  per: z.enum(["pax", "whole"]),
  depositCost: SenField,
  paxMax: z.int(),
  saleFrom: DayField,
  saleTo: DayField.nullable(),
  /** The last day of arrival, for whoever buys today. */
  expiry: DayField,
  /** How many days that is after buying, where it is no fixed date. */
  expiresAfterDays: z.int().nullable(),
  /** How many are sold, and how many are left to sell. */
  nosBought: z.int(),
  left: z.int(),
  /** How many one account may buy, and how many more the caller may; null has no limit. */
  perPerson: z.int().nullable(),
  allowed: z.int().nullable(),
});
export type PromoPackageReply = z.infer<typeof PromoPackageReply>;

export const promoPackagesRoute = defineList({
  path: "/api/promo-package",
  scope: "none",
  tag,
  summary: "Promo packages: stays bought in advance for a deposit and dated later",
  rows: "promoPackages",
  row: PromoPackageReply,
  sorts: ["saleTo", "-saleTo"],
});

export const promoPackageRoute = defineRoute({
  method: "GET",
  path: "/api/promo-package/:_id",
  scope: "none",
  tag,
  summary: "One promo package, including one that is no longer sold",
  params: idParams<PromoPackageId>(),
  reply: PromoPackageReply.extend({ onSale: z.boolean() }),
  failures: ["NOT_FOUND"],
});

export const promoPackagePeriodsRoute = defineRoute({
  method: "GET",
  path: "/api/promo-package/periods/:_id",
  scope: "none",
  tag,
  summary: "The periods in which a stay with a promo package can begin, by date",
  params: idParams<PromoPackageId>(),
  reply: z.object({
    periods: z.array(
      z.object({
        from: DayField,
        to: DayField,
        /** ISO weekdays on which a stay may begin. */
        arrivalWeekdays: z.array(z.int()),
        /** So many days before arrival it must be booked. */
        cutOffDays: z.int(),
      }),
    ),
  }),
  failures: ["NOT_FOUND"],
});

export const BoughtPackageReply = z.object({
  /** The same as its purchase's. */
  _id: idOf<BoughtPackageId>(),
  number: z.string().meta({ example: "TB-P01007" }),
  promoPackageId: idOf<PromoPackageId>(),
  packageId: idOf<PackageId>(),
  optionId: idOf<OptionId>(),
  name: WordsField,
  picture: z.string(),
  optionName: WordsField,
  nights: z.int(),
  nosBought: z.int(),
  nosUsed: z.int(),
  /** What can still be redeemed: nothing once it has expired. */
  left: z.int(),
  paxMax: z.int(),
  /** What was paid ahead for each. */
  depositCost: SenField,
  expiry: DayField,
  expired: z.boolean(),
  /** Its bank transfer turned out not to be there: what else was paid for it went back. Null for all others. */
  takenBack: z.object({ returnedSen: SenField }).nullable(),
  boughtAt: Moment,
  /** The bookings that were made with it and stand. */
  bookings: z.array(
    z.object({
      _id: idOf<BookingId>(),
      bookingNo: z.string(),
      checkIn: DayField,
      checkOut: DayField,
      status: z.string(),
    }),
  ),
});
export type BoughtPackageReply = z.infer<typeof BoughtPackageReply>;

export const boughtPackagesRoute = defineList({
  path: "/api/promo-package/user/bought",
  scope: "user",
  tag,
  summary: "The account's promo packages; with `fetchAll`, used and expired ones too",
  rows: "bought",
  row: BoughtPackageReply,
  filters: {
    fetchAll: z
      .stringbool()
      .default(false)
      .meta({ example: "true", description: "includes used and expired ones" }),
  },
  sorts: ["expiry", "-boughtAt"],
});

/** How many, and for how many people each of them is. */
export const PackageOrder = z.object({
  promoPackageId: idOf<PromoPackageId>(),
  count: z.int({ error: "number" }).min(1, { error: "number" }).max(20, { error: "tooLarge" }).default(1),
  pax: z
    .int({ error: "number" })
    .min(1, { error: "number" })
    .max(100, { error: "tooLarge" })
    .default(2)
    .meta({ description: "people per stay, which sets the price if the deposit is per person" }),
});

const buyFailures = [
  "PURCHASE_QUOTA",
  "NOT_FOUND",
  "NOT_ON_SALE",
  "NONE_LEFT",
  "LIMIT_REACHED",
  "PARTY_TOO_LARGE",
] as const;

export const buyPromoPackageRoute = defineRoute({
  newStay: true,
  method: "POST",
  path: "/api/promo-package/buy",
  scope: "user",
  roles: ["admin", "editor"],
  tag,
  summary: "Start buying a promo package; it is held until its deposit is paid",
  idempotent: true,
  body: PackageOrder,
  reply: z.object({ purchaseId: idOf<PurchaseId>(), totalSen: SenField, payUntil: Moment }),
  status: 201,
  failures: buyFailures,
});

export const payPromoPackageRoute = defineRoute({
  newStay: true,
  method: "POST",
  path: "/api/wallet/pay-promo-package",
  logs: "moneyMoved",
  scope: "user",
  roles: ["admin", "editor"],
  tag: "Wallet",
  summary: "Buy a promo package and pay its deposit from the wallet: both or neither",
  idempotent: true,
  body: PackageOrder,
  reply: z.object({ purchaseId: idOf<PurchaseId>(), paymentId: idOf<PaymentId>(), totalSen: SenField }),
  failures: [...buyFailures, "WALLET_SHORT", "WALLET_OFF"],
});
