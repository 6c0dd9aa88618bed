import type { Day } from "@pulau/domain/calendar/day.ts";
import type {
  AccountId,
  PackageId,
  PromoCodeId,
  PurchaseId,
  StaffId,
  StockId,
  VoucherId,
  VoucherLinkId,
} from "@pulau/domain/ids.ts";
import type { BasisPoints, Sen } from "@pulau/domain/money/sen.ts";
import { voidBalances } from "@pulau/domain/promotion/voucher.ts";
import { boolean, check, index, integer, jsonb, pgTable, smallint, sql, text, unique, uuid } from "../orm.ts";
import { account } from "./accounts.ts";
import { stayPackage } from "./catalogue.ts";
import { day, id, moment, sen, words } from "./columns.ts";
import { purchase } from "./purchases.ts";
import { staffUser } from "./staff.ts";
import { stock } from "./transport.ts";

/**
 * An offer with a code. Free ones are used by their code in a booking; a cash code with a price is bought, and what was
 * bought is a voucher with a code of its own.
 */
export const promoCode = pgTable(
  "promo_code",
  {
    id: id<PromoCodeId>(),
    code: text().notNull().unique(),
    type: text({ enum: ["cash", "percent", "package"] }).notNull(),
    name: words().notNull(),
    description: words().notNull(),
    picture: text().notNull(),
    /** What it is worth: a sum, or a share in basis points. A package code has one of them, or takes nothing off. */
    valueSen: sen(),
    share: integer().$type<BasisPoints>(),
    /** The package that a package code opens. */
    packageId: uuid()
      .$type<PackageId>()
      .references(() => stayPackage.id),
    /** What it costs to buy; 0 is free and only used. */
    priceSen: sen().notNull().default(0),
    /** The packages it holds for; empty is all. */
    packageIds: jsonb().$type<readonly string[]>().notNull().default([]),
    minSpendSen: sen().notNull().default(0),
    /** How often it can be bought or used in all; null has no limit. */
    stockId: uuid()
      .$type<StockId>()
      .references(() => stock.id),
    perPerson: smallint(),
    bookFrom: day(),
    bookTo: day(),
    stayFrom: day(),
    stayTo: day(),
    /** How long what was bought can be used. */
    validDays: smallint().notNull().default(365),
    /** Only says to contact the resort. */
    special: boolean().notNull().default(false),
    /** Whoever uses it buys by this price list; null leaves the prices as they are. */
    priceList: text(),
    /** Shown among the offers; others are for who knows the code. */
    listed: boolean().notNull().default(true),
    activeStatus: boolean().notNull().default(true),
    position: smallint().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    check("promo_code_money", sql`${t.priceSen} >= 0 AND ${t.minSpendSen} >= 0 AND ${t.valueSen} > 0`),
    check("promo_code_share", sql`${t.share} BETWEEN 1 AND 10000`),
    check(
      "promo_code_value",
      sql`CASE ${t.type} WHEN 'cash' THEN ${t.valueSen} IS NOT NULL AND ${t.share} IS NULL
        WHEN 'percent' THEN ${t.share} IS NOT NULL AND ${t.valueSen} IS NULL
        ELSE ${t.packageId} IS NOT NULL AND (${t.share} IS NULL OR ${t.valueSen} IS NULL) END`,
    ),
    check("promo_code_bought", sql`${t.priceSen} = 0 OR ${t.type} = 'cash'`),
  ],
);

/** How often one person may use or buy a code: a stock of their own, made when they first ask. */
export const promoPerson = pgTable(
  "promo_person",
  {
    id: uuid()
      .$type<StockId>()
      .primaryKey()
      .references(() => stock.id),
    promoCodeId: uuid()
      .$type<PromoCodeId>()
      .notNull()
      .references(() => promoCode.id),
    /** `account:<id>`, or `email:<address>` of a guest without one. */
    person: text().notNull(),
  },
  (t) => [unique().on(t.promoCodeId, t.person)],
);

/** The terms under which a voucher was sold, as they were on the day. */
export type VoucherTerms = {
  readonly packageIds: readonly PackageId[];
  readonly minSpendSen: Sen;
  readonly stayFrom: Day | null;
  readonly stayTo: Day | null;
};

/** For whom a voucher was bought. */
export type VoucherGift = {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly from: string;
  readonly language: "en" | "my" | "cn";
  readonly sendOn: Day;
  /** Whether its giver prints it too; gifts of before that was asked are sent only. */
  readonly byHand?: boolean;
};

/**
 * Money paid for stays to come, under a code that nobody can guess. What is left is kept by a trigger on the ledger's
 * entries of its account and by nothing else; the check is what a race for its last ringgit meets.
 */
export const voucher = pgTable(
  "voucher",
  {
    id: id<VoucherId>(),
    code: text().notNull().unique(),
    promoCodeId: uuid()
      .$type<PromoCodeId>()
      .notNull()
      .references(() => promoCode.id),
    purchaseId: uuid()
      .$type<PurchaseId>()
      .notNull()
      .references(() => purchase.id),
    /** The which-th of its purchase, from 0: fulfilled twice, it is written once. */
    place: smallint().notNull(),
    buyerId: uuid()
      .$type<AccountId>()
      .notNull()
      .references(() => account.id),
    /** Whose it is; null is a gift that nobody has taken into an account yet: then the code alone decides. */
    ownerId: uuid()
      .$type<AccountId>()
      .references(() => account.id),
    name: words().notNull(),
    picture: text().notNull(),
    terms: jsonb().$type<VoucherTerms>().notNull(),
    worthSen: sen().notNull(),
    leftSen: sen().notNull().default(0),
    /** What was paid for it: no more of it than that becomes credit in a wallet, which can be paid out. */
    paidSen: sen().notNull().default(0),
    /** The last day on which it can be used. */
    expiresOn: day().notNull(),
    gift: jsonb().$type<VoucherGift | null>(),
    giftSentAt: moment(),
    /** Who gave it on last; null while its buyer is the only one who may have. */
    givenBy: uuid()
      .$type<AccountId>()
      .references(() => account.id),
    /** What the link to the printable page is made from: new with every giving, its own id before. */
    linkId: uuid().$type<VoucherLinkId>().unique(),
    issuedAt: moment().notNull(),
    remindedAt: moment(),
    expiredAt: moment(),
    voidedAt: moment(),
    voidedBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    voidReason: text(),
    /** Where its balance went; vouchers of before that was asked were kept as income. */
    voidBalance: text({ enum: voidBalances }),
  },
  (t) => [
    unique().on(t.purchaseId, t.place),
    index().on(t.ownerId),
    index().on(t.buyerId),
    index().on(t.expiresOn),
    check("voucher_left", sql`${t.leftSen} >= 0 AND ${t.leftSen} <= ${t.worthSen}`),
    check("voucher_void", sql`(${t.voidedAt} IS NULL) = (${t.voidReason} IS NULL)`),
  ],
);

/**
 * Codes that a voucher had before it was given away: worth nothing to anybody, never drawn again, and their giver is told
 * what became of them.
 */
export const voucherFormerCode = pgTable(
  "voucher_former_code",
  {
    code: text().primaryKey(),
    voucherId: uuid()
      .$type<VoucherId>()
      .notNull()
      .references(() => voucher.id),
    giverId: uuid()
      .$type<AccountId>()
      .notNull()
      .references(() => account.id),
    givenAt: moment().notNull(),
  },
  (t) => [index().on(t.voucherId), index().on(t.giverId)],
);
