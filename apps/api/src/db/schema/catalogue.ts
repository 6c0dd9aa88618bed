import type { Day } from "@pulau/domain/calendar/day.ts";
import type { CardQuestions, CardRules, OwnLists, RateTerms } from "@pulau/domain/catalogue/card-parts.ts";
import {
  type Fee,
  packageKinds,
  type Surcharge,
  type Tax,
  taxGroups,
  type Words,
} from "@pulau/domain/catalogue/catalogue.ts";
import { feePers, surchargePers } from "@pulau/domain/catalogue/charges.ts";
import { mealPlans } from "@pulau/domain/catalogue/meals.ts";
import type {
  AddOnId,
  CategoryId,
  FeeId,
  OptionId,
  PackageId,
  PeriodId,
  RateId,
  RoomTypeId,
  SurchargeId,
  TaxId,
} from "@pulau/domain/ids.ts";
import type { BasisPoints, Count } from "@pulau/domain/money/sen.ts";
import type { AgeBand, GuestKind } from "@pulau/domain/party/party.ts";
import { bedTypes, guestKinds } from "@pulau/domain/party/party.ts";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uuid,
} from "../orm.ts";
import { day, id, listNo, sen, words } from "./columns.ts";
import { roomType } from "./rooms.ts";

/** A picture with the words that stand for it where it can't be seen. */
export type ShownPicture = { readonly picture: string; readonly alt: Words };

/** Where a translation is missing and the English text stands in its place: `name.cn`. See `fillMissing`. */
export const missing = () => jsonb().$type<readonly string[]>().notNull().default([]);

export const stayPackage = pgTable("package", {
  id: id<PackageId>(),
  activeStatus: boolean().notNull().default(true),
  code: text().notNull().unique(),
  /** The last part of its page's address, written by a trigger from its English name; see `former_slug`. */
  slug: text().notNull().unique().default(""),
  type: text({ enum: packageKinds }).notNull(),
  name: words().notNull(),
  summary: words().notNull(),
  picture: text().notNull(),
  position: smallint().notNull().default(0),
  /** Booked by those alone who bought it ahead, as a promo package. */
  soldAhead: boolean().notNull().default(false),
  /** Age bands of this package's rates; null takes the resort's. */
  bands: jsonb().$type<AgeBand[] | null>(),
  /** Every picture with what it shows, the main one first; empty has `picture` alone. */
  pictures: jsonb().$type<ShownPicture[]>().notNull().default([]),
  missing: missing(),
});

/** Addresses that pages of packages and room types had before they were renamed, for who comes by an old link. */
export const formerSlug = pgTable(
  "former_slug",
  {
    kind: text({ enum: ["package", "room_type"] }).notNull(),
    slug: text().notNull(),
    target: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.slug] })],
);

export const packageOption = pgTable(
  "package_option",
  {
    id: id<OptionId>(),
    activeStatus: boolean().notNull().default(true),
    packageId: uuid()
      .$type<PackageId>()
      .notNull()
      .references(() => stayPackage.id),
    name: words().notNull(),
    nights: smallint().$type<Count>().notNull(),
    meals: text({ enum: mealPlans }).notNull(),
    includes: jsonb().$type<Words[]>().notNull(),
    position: smallint().notNull().default(0),
    /** The option at the usual price that a discounted one is compared with. */
    usualOptionId: uuid()
      .$type<OptionId>()
      .references((): AnyPgColumn => packageOption.id),
    missing: missing(),
  },
  (t) => [index().on(t.packageId), check("option_nights", sql`${t.nights} BETWEEN 1 AND 60`)],
);

export const period = pgTable(
  "period",
  {
    id: id<PeriodId>(),
    optionId: uuid()
      .$type<OptionId>()
      .notNull()
      .references(() => packageOption.id),
    /** The rate card's own word for it; null is known by its id. */
    code: text(),
    /** The season's word, where several periods have the same prices. */
    season: text(),
    /** What staff call it; null has no name but its season or dates. */
    name: text(),
    from: day().notNull(),
    to: day().notNull(),
    arrivalWeekdays: jsonb().$type<number[]>().notNull(),
    cutOffDays: smallint().notNull().default(0),
    stopSell: boolean().notNull().default(false),
    /** Fewest and most nights of a stay; null restricts nothing, but for a period without a code. */
    minNights: smallint(),
    maxNights: smallint(),
    closedArrivals: jsonb().$type<readonly Day[]>().notNull().default([]),
    /** Empty is every weekday. */
    departureWeekdays: jsonb().$type<readonly number[]>().notNull().default([]),
    closedDepartures: jsonb().$type<readonly Day[]>().notNull().default([]),
  },
  (t) => [index().on(t.optionId), check("period_order", sql`${t.from} <= ${t.to}`)],
);

/** A price of lodging; what is null matches everything. It belongs to a period, or to its option on every day. */
export const rate = pgTable(
  "rate",
  {
    id: id<RateId>(),
    /** The rate card's own word for it; null is known by its id. */
    code: text(),
    optionId: uuid()
      .$type<OptionId>()
      .references(() => packageOption.id),
    periodId: uuid()
      .$type<PeriodId>()
      .references(() => period.id),
    roomTypeId: uuid()
      .$type<RoomTypeId>()
      .references(() => roomType.id),
    bedType: text({ enum: bedTypes }),
    guestKind: text({ enum: guestKinds }),
    sen: sen().notNull(),
    /** What else it says: who, when, how many, of which other rate a share. */
    terms: jsonb().$type<RateTerms | null>(),
    position: integer().notNull().default(0),
  },
  (t) => [
    index().on(t.periodId),
    index().on(t.optionId),
    check("rate_not_negative", sql`${t.sen} >= 0`),
    check("rate_belongs", sql`(${t.periodId} IS NULL) <> (${t.optionId} IS NULL)`),
  ],
);

/** What an option's prices follow beside its rates: the rules of its rate card, and lists of its own. */
export const rateCard = pgTable("rate_card", {
  optionId: uuid()
    .$type<OptionId>()
    .primaryKey()
    .references(() => packageOption.id),
  rules: jsonb().$type<CardRules>().notNull(),
  /** Its own surcharges, fees, taxes, bands and deposit; what is missing is the resort's. */
  own: jsonb().$type<OwnLists>().notNull().default({}),
  /** What a guest has to be asked for a price: activities and markets that the card tells apart. */
  questions: jsonb().$type<CardQuestions>().notNull(),
});

export const surcharge = pgTable("surcharge", {
  id: id<SurchargeId>(),
  activeStatus: boolean().notNull().default(true),
  name: words().notNull(),
  from: day().notNull(),
  to: day().notNull(),
  weekdays: jsonb().$type<number[]>().notNull(),
  per: text({ enum: surchargePers }).notNull(),
  guestKinds: jsonb().$type<GuestKind[]>().notNull(),
  sen: sen().notNull(),
  /** What else the rule says, e.g. a share instead of a sum. */
  terms: jsonb().$type<Partial<Surcharge> | null>(),
  /** Of the surcharges of one group only the dearest counts on a night; without a group each one counts. */
  group: text(),
  /** Shown as a holiday in the calendar. */
  holiday: boolean().notNull().default(false),
});

export const fee = pgTable("fee", {
  id: id<FeeId>(),
  activeStatus: boolean().notNull().default(true),
  name: words().notNull(),
  per: text({ enum: feePers }).notNull(),
  amounts: jsonb().$type<Fee["amounts"]>().notNull(),
  terms: jsonb().$type<Partial<Fee> | null>(),
  position: smallint().notNull().default(0),
});

export const tax = pgTable("tax", {
  id: id<TaxId>(),
  activeStatus: boolean().notNull().default(true),
  name: words().notNull(),
  group: text({ enum: ["stay", "food", "other"] }).notNull(),
  /** Basis points. */
  share: integer().$type<BasisPoints>().notNull(),
  terms: jsonb().$type<Partial<Tax> | null>(),
  position: smallint().notNull().default(0),
});

export const addOnCategory = pgTable("add_on_category", {
  id: id<CategoryId>(),
  listNo: listNo(),
  name: words().notNull(),
  icon: text().notNull(),
  position: smallint().notNull().default(0),
  missing: missing(),
});

export const addOn = pgTable("add_on", {
  id: id<AddOnId>(),
  listNo: listNo(),
  activeStatus: boolean().notNull().default(true),
  categoryId: uuid()
    .$type<CategoryId>()
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
  /** First and last day on which it takes place; null has no end. */
  from: day(),
  to: day(),
  /** ISO weekdays on which it does; empty is every one. */
  weekdays: jsonb().$type<number[]>().notNull().default([]),
  /** Single days on which it does not all the same. */
  excluded: jsonb().$type<Day[]>().notNull().default([]),
  /** The main one first; empty shows none. */
  pictures: jsonb().$type<ShownPicture[]>().notNull().default([]),
  most: smallint().notNull().default(20),
  position: smallint().notNull().default(0),
  /** The additional package that this is a choice of; it is then not among the single add-ons. */
  packageId: uuid()
    .$type<PackageId>()
    .references(() => stayPackage.id),
  missing: missing(),
});

/**
 * One row, whose number goes up with each transaction that changes what is sold or how guests come: by triggers at commit, so
 * that whoever keeps something made of the catalogue knows by one number whether it still holds.
 */
export const catalogueStamp = pgTable(
  "catalogue_stamp",
  {
    only: boolean().primaryKey().default(true),
    number: bigint({ mode: "number" }).notNull().default(0),
    /** The transaction that raised it last. */
    raisedBy: text(),
  },
  (t) => [check("catalogue_stamp_only", sql`${t.only}`)],
);

/** What the price of an option has in it of the things that are also sold singly. */
export const includedAddOn = pgTable(
  "included_add_on",
  {
    optionId: uuid()
      .$type<OptionId>()
      .notNull()
      .references(() => packageOption.id),
    addOnId: uuid()
      .$type<AddOnId>()
      .notNull()
      .references(() => addOn.id),
    /** So many for each person who pays for a bed, or for the whole booking. */
    count: smallint().$type<Count>().notNull(),
    per: text({ enum: ["person", "booking"] }).notNull(),
    /** Days after check-in on which it takes place; null has no day. */
    dayOfStay: smallint(),
  },
  (t) => [
    primaryKey({ columns: [t.optionId, t.addOnId] }),
    check("included_count", sql`${t.count} BETWEEN 1 AND 100`),
  ],
);
