import type { AccountId, OwnerId, PackageId } from "@pulau/domain/ids.ts";
import type { BasisPoints } from "@pulau/domain/money/sen.ts";
import { boolean, check, index, integer, pgTable, primaryKey, sql, text, uuid } from "../orm.ts";
import { account } from "./accounts.ts";
import { stayPackage } from "./catalogue.ts";
import { day, id, moment } from "./columns.ts";

/** Which influencer shows which package by a link. Without the link it is not sold. */
export const influencerPackage = pgTable(
  "influencer_package",
  {
    packageId: uuid()
      .$type<PackageId>()
      .notNull()
      .references(() => stayPackage.id),
    accountId: uuid()
      .$type<AccountId>()
      .notNull()
      .references(() => account.id),
    activeStatus: boolean().notNull().default(true),
    /** First and last day on which the link opens; no last day until it is switched off. */
    from: day().notNull(),
    to: day(),
    /** Basis points of the package's value that are the influencer's; null for the resort's usual share. */
    commission: integer().$type<BasisPoints>(),
  },
  (t) => [
    check("influencer_package_share", sql`${t.commission} IS NULL OR ${t.commission} BETWEEN 0 AND 10000`),
    primaryKey({ columns: [t.packageId, t.accountId] }),
    index().on(t.accountId),
    check("influencer_package_days", sql`${t.to} IS NULL OR ${t.from} <= ${t.to}`),
  ],
);

/** The word in an account's personal link. */
export const referralCode = pgTable("referral_code", {
  accountId: uuid()
    .$type<AccountId>()
    .primaryKey()
    .references(() => account.id),
  code: text().notNull().unique(),
  createdAt: moment().notNull().defaultNow(),
});

/** Somebody opened an account's link. Rows are only ever added. */
export const referralClick = pgTable(
  "referral_click",
  {
    id: id(),
    /** Whose link it was. */
    accountId: uuid()
      .$type<AccountId>()
      .notNull()
      .references(() => account.id),
    /** The package of an influencer's link; null for a personal one. */
    packageId: uuid()
      .$type<PackageId>()
      .references(() => stayPackage.id),
    /** The account, or the anonymous session, that followed it. */
    ownerId: uuid().$type<OwnerId>().notNull(),
    /** A keyed hash of the network address, as for holds. */
    cameFrom: text(),
    /** The mark of the browser, see `deviceOf`. */
    device: text(),
    at: moment().notNull(),
  },
  (t) => [index().on(t.ownerId, t.at), index().on(t.accountId, t.packageId)],
);
