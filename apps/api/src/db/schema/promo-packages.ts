import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AccountId, OptionId, PackageId, PromoPackageId, PurchaseId } from "@pulau/domain/ids.ts";
import type { Count } from "@pulau/domain/money/sen.ts";
import { boolean, check, index, jsonb, pgTable, smallint, sql, text, uuid } from "../orm.ts";
import { account } from "./accounts.ts";
import { packageOption, stayPackage } from "./catalogue.ts";
import { day, moment, sen, words } from "./columns.ts";
import { purchase } from "./purchases.ts";
import { stock } from "./transport.ts";

/** Days on which a stay may begin, both included. */
export type StayWindow = { from: Day; to: Day };

/** A stay that is sold ahead for a deposit and dated later. Its stock counts how many are sold. */
export const promoPackage = pgTable(
  "promo_package",
  {
    id: uuid()
      .$type<PromoPackageId>()
      .primaryKey()
      .references(() => stock.id),
    activeStatus: boolean().notNull().default(true),
    packageId: uuid()
      .$type<PackageId>()
      .notNull()
      .references(() => stayPackage.id),
    optionId: uuid()
      .$type<OptionId>()
      .notNull()
      .references(() => packageOption.id),
    name: words().notNull(),
    description: words().notNull(),
    picture: text().notNull(),
    /** Whether the deposit is asked for each person or for the whole package. */
    per: text({ enum: ["pax", "whole"] }).notNull(),
    depositSen: sen().notNull(),
    /** Most people of one stay. */
    paxMax: smallint().$type<Count>().notNull(),
    /** When such a stay may begin; none is whenever the option is sold. */
    windows: jsonb().$type<StayWindow[]>().notNull().default([]),
    saleFrom: day().notNull(),
    saleTo: day(),
    /** The last day of arrival: so many days after it was bought, or a date. */
    expiresAfterDays: smallint(),
    expiresOn: day(),
    /** How many one account may buy; null has no limit. */
    perPerson: smallint(),
    /** Sold no more; what was bought stays good. */
    endedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index().on(t.optionId),
    check("promo_package_deposit", sql`${t.depositSen} > 0`),
    check("promo_package_pax", sql`${t.paxMax} BETWEEN 1 AND 100`),
    check("promo_package_expiry", sql`num_nonnulls(${t.expiresAfterDays}, ${t.expiresOn}) = 1`),
  ],
);

/** What somebody bought of a promo package. It is made once, by its purchase, whose id it has. */
export const boughtPackage = pgTable(
  "bought_package",
  {
    id: uuid()
      .$type<PurchaseId>()
      .primaryKey()
      .references(() => purchase.id),
    promoPackageId: uuid()
      .$type<PromoPackageId>()
      .notNull()
      .references(() => promoPackage.id),
    accountId: uuid()
      .$type<AccountId>()
      .notNull()
      .references(() => account.id),
    nosBought: smallint().$type<Count>().notNull(),
    /** Raised by the booking that is made with it; the check is what a race for the last one meets. */
    nosUsed: smallint().$type<Count>().notNull().default(0),
    paxMax: smallint().$type<Count>().notNull(),
    /** What was paid ahead for each of them. */
    depositSen: sen().notNull(),
    /** The last day on which a stay can begin. */
    expiresOn: day().notNull(),
    boughtAt: moment().notNull(),
    /** The deposit of what was not used is earned. */
    expiredAt: moment(),
    /** For how many days before the end its owner has been reminded. */
    remindedDays: smallint(),
  },
  (t) => [
    index().on(t.accountId),
    index().on(t.promoPackageId),
    index().on(t.expiresOn).where(sql`expired_at IS NULL`),
    check("bought_package_uses", sql`${t.nosUsed} BETWEEN 0 AND ${t.nosBought}`),
  ],
);
