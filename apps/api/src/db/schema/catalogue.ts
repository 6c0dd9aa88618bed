import { type Fee, packageKinds, taxGroups, type Words } from "@pulau/domain/catalogue/catalogue.ts";
import { feePers, surchargePers } from "@pulau/domain/catalogue/charges.ts";
import type { AgeBand, GuestKind } from "@pulau/domain/party/party.ts";
import { bedTypes, guestKinds } from "@pulau/domain/party/party.ts";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { day, id, sen, words } from "./columns.ts";
import { roomType } from "./rooms.ts";

export const stayPackage = pgTable("package", {
  id: id(),
  activeStatus: boolean().notNull().default(true),
  code: text().notNull().unique(),
  type: text({ enum: packageKinds }).notNull(),
  name: words().notNull(),
  summary: words().notNull(),
  picture: text().notNull(),
  position: smallint().notNull().default(0),
  /** Age bands of this package's rates; null takes the resort's. */
  bands: jsonb().$type<AgeBand[] | null>(),
});

export const packageOption = pgTable(
  "package_option",
  {
    id: id(),
    activeStatus: boolean().notNull().default(true),
    packageId: uuid()
      .notNull()
      .references(() => stayPackage.id),
    name: words().notNull(),
    nights: smallint().notNull(),
    meals: text({ enum: ["none", "breakfast", "half", "full"] }).notNull(),
    includes: jsonb().$type<Words[]>().notNull(),
    position: smallint().notNull().default(0),
  },
  (t) => [index().on(t.packageId), check("option_nights", sql`${t.nights} BETWEEN 1 AND 60`)],
);

export const period = pgTable(
  "period",
  {
    id: id(),
    optionId: uuid()
      .notNull()
      .references(() => packageOption.id),
    from: day().notNull(),
    to: day().notNull(),
    arrivalWeekdays: jsonb().$type<number[]>().notNull(),
    cutOffDays: smallint().notNull().default(0),
    stopSell: boolean().notNull().default(false),
  },
  (t) => [index().on(t.optionId), check("period_order", sql`${t.from} <= ${t.to}`)],
);

export const rate = pgTable(
  "rate",
  {
    id: id(),
    periodId: uuid()
      .notNull()
      .references(() => period.id),
    roomTypeId: uuid()
      .notNull()
      .references(() => roomType.id),
    bedType: text({ enum: bedTypes }).notNull(),
    guestKind: text({ enum: guestKinds }).notNull(),
    sen: sen().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.periodId, t.roomTypeId, t.bedType, t.guestKind),
    check("rate_not_negative", sql`${t.sen} >= 0`),
  ],
);

export const surcharge = pgTable("surcharge", {
  id: id(),
  activeStatus: boolean().notNull().default(true),
  name: words().notNull(),
  from: day().notNull(),
  to: day().notNull(),
  weekdays: jsonb().$type<number[]>().notNull(),
  per: text({ enum: surchargePers }).notNull(),
  guestKinds: jsonb().$type<GuestKind[]>().notNull(),
  sen: sen().notNull(),
  /** Of the surcharges of one group only the dearest counts on a night; without a group each one counts. */
  group: text(),
  /** Shown as a holiday in the calendar. */
  holiday: boolean().notNull().default(false),
});

export const fee = pgTable("fee", {
  id: id(),
  activeStatus: boolean().notNull().default(true),
  name: words().notNull(),
  per: text({ enum: feePers }).notNull(),
  amounts: jsonb().$type<Fee["amounts"]>().notNull(),
  position: smallint().notNull().default(0),
});

export const tax = pgTable("tax", {
  id: id(),
  activeStatus: boolean().notNull().default(true),
  name: words().notNull(),
  group: text({ enum: ["stay", "food", "other"] }).notNull(),
  /** Basis points. */
  share: integer().notNull(),
  position: smallint().notNull().default(0),
});

export const addOnCategory = pgTable("add_on_category", {
  id: id(),
  name: words().notNull(),
  icon: text().notNull(),
  position: smallint().notNull().default(0),
});

export const addOn = pgTable("add_on", {
  id: id(),
  activeStatus: boolean().notNull().default(true),
  categoryId: uuid()
    .notNull()
    .references(() => addOnCategory.id),
  name: words().notNull(),
  summary: words().notNull(),
  sen: sen().notNull(),
  per: text({ enum: ["piece", "person"] }).notNull(),
  taxGroup: text({ enum: taxGroups }).notNull(),
  needsDay: boolean().notNull().default(false),
  /** How many there are each day; null has no limit. A limited add-on has a row of `add_on_day` per day. */
  dailyStock: integer(),
  most: smallint().notNull().default(20),
  position: smallint().notNull().default(0),
});
