import type { OptionId, PackageId, PaymentId, PromoPackageId, PurchaseId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import {
  AmountField,
  DayField,
  Id,
  IdParams,
  idOf,
  Moment,
  SenField,
  StaffText,
  WordsField,
} from "./fields.ts";
import { defineList } from "./list.ts";
import { PictureField } from "./picture.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

const tag = "Promo packages";

/** Days on which a stay may begin, both included. */
export const StayWindowField = z
  .object({ from: DayField, to: DayField })
  .refine(({ from, to }) => from <= to, { error: "dayOrder", path: ["to"] });

/** A stay that is sold ahead for a deposit and dated later. */
export const PromoPackageReply = z.object({
  _id: Id,
  packageId: idOf<PackageId>(),
  optionId: idOf<OptionId>(),
  name: WordsField,
  description: WordsField,
  picture: z.string().meta({ example: "island-dawn" }),
  /** What the stay has: its option's name, nights, meals and what is included. */
  optionName: WordsField,
  nights: z.int(),
  meals: z.enum(["none", "breakfast", "half", "full"]),
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
  params: IdParams,
  reply: PromoPackageReply.extend({ onSale: z.boolean() }),
  failures: ["NOT_FOUND"],
});

export const promoPackagePeriodsRoute = defineRoute({
  method: "GET",
  path: "/api/promo-package/periods/:_id",
  scope: "none",
  tag,
  summary: "The periods in which a stay with a promo package can begin, by date",
  params: IdParams,
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
  _id: Id,
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
      _id: Id,
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

const staff = { scope: "staff", tag: "Staff: promotions" } as const;
const Count = (most: number) =>
  z.int({ error: "number" }).min(1, { error: "number" }).max(most, { error: "tooLarge" });
/** Rules over two fields are told together with those of single fields, not after them. */
const always = () => true;

export const PromoPackageBody = z
  .object({
    activeStatus: z.boolean().default(true),
    // Nothing chosen yet is no mistake in what was chosen.
    optionId: z.uuid({ error: ({ input }) => (input === "" ? "required" : "invalid") }).meta({
      description: "an option of a `promo` package, which only its buyers can then book",
    }),
    name: StaffText(80),
    description: StaffText(600),
    picture: PictureField.meta({ example: "island-dawn" }),
    per: z.enum(["pax", "whole"]),
    depositSen: AmountField.min(100, { error: "ringgit" }).max(10_000_000, { error: "tooLarge" }),
    paxMax: Count(100),
    /** How many are sold in all. */
    nosToSell: Count(10_000),
    windows: z.array(StayWindowField).max(24, { error: "tooLong" }).default([]),
    saleFrom: DayField,
    saleTo: DayField.nullable().default(null),
    expiresAfterDays: Count(1_095).nullable().default(null).meta({ example: 365 }),
    expiresOn: DayField.nullable().default(null),
    perPerson: Count(1_000).nullable().default(null),
  })
  .refine(({ saleFrom, saleTo }) => saleTo === null || saleFrom <= saleTo, {
    error: "dayOrder",
    path: ["saleTo"],
    when: always,
  })
  .refine(({ expiresAfterDays, expiresOn }) => (expiresAfterDays === null) !== (expiresOn === null), {
    error: "required",
    path: ["expiresAfterDays"],
    when: always,
  })
  .refine(({ expiresOn, saleFrom }) => expiresOn === null || saleFrom <= expiresOn, {
    error: "dayOrder",
    path: ["expiresOn"],
    when: always,
  });
export type PromoPackageBody = z.infer<typeof PromoPackageBody>;

export const StaffPromoPackageReply = z.object({
  ...PromoPackageBody.shape,
  _id: Id,
  version: VersionField,
  name: WordsField,
  description: WordsField,
  packageName: WordsField,
  optionName: WordsField,
  /** Paid for, given to who is paying just now, and redeemed. */
  nosBought: z.int(),
  nosHeld: z.int(),
  nosUsed: z.int(),
  nosExpired: z.int(),
  /** Deposits that are not used yet, in sen. */
  aheadSen: SenField,
  state: z.enum(["onSale", "notYet", "soldOut", "over", "off", "ended"]),
});
export type StaffPromoPackageReply = z.infer<typeof StaffPromoPackageReply>;

export const staffPromoPackagesRoute = defineList({
  ...staff,
  permission: ["posts", "read"],
  path: "/admin/api/promo-package",
  summary: "Promo packages with the numbers bought and used, newest first; ended ones last",
  rows: "promoPackages",
  row: StaffPromoPackageReply,
  search: "name, package",
  sorts: ["offered", "-createdAt", "createdAt", "saleTo", "-saleTo"],
  extra: {
    /** What a promo package can be made of. */
    options: z.array(
      z.object({
        _id: Id,
        name: WordsField,
        packageName: WordsField,
        nights: z.int(),
        soldAhead: z.boolean(),
      }),
    ),
  },
  csv: {
    name: "promo-packages",
    columns: [
      "promoName",
      "package",
      "option",
      "status",
      "saleFrom",
      "saleTo",
      "deposit",
      "toSell",
      "sold",
      "held",
      "used",
      "expired",
      "ahead",
      "id",
    ],
  },
});

export const addPromoPackageRoute = defineRoute({
  ...staff,
  permission: ["posts", "create"],
  method: "POST",
  path: "/admin/api/promo-package",
  summary: "Add a promo package. From then on, only its buyers can book its stay",
  body: PromoPackageBody,
  reply: z.object({ _id: Id }),
  status: 201,
  failures: ["NOT_FOUND"],
});

export const updatePromoPackageRoute = defineRoute({
  ...staff,
  permission: ["posts", "write"],
  method: "PUT",
  versioned: "promoPackage",
  path: "/admin/api/promo-package/:_id",
  summary:
    "Change a promo package. Those already bought keep their deposit, people and expiry; fewer to sell than already bought is refused",
  params: IdParams,
  body: PromoPackageBody,
  reply: StaffPromoPackageReply,
  failures: ["NOT_FOUND", "IN_USE"],
});

export const endPromoPackageRoute = defineRoute({
  ...staff,
  permission: ["posts", "delete"],
  method: "DELETE",
  path: "/admin/api/promo-package/:_id",
  summary: "End the sale of a promo package for good. Those already bought stay valid",
  params: IdParams,
  reply: StaffPromoPackageReply,
  failures: ["NOT_FOUND"],
});
