import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AddOnId, BoatId, DisruptionId, HoldId, StockId } from "@pulau/domain/ids.ts";
import type { Count, Sen } from "@pulau/domain/money/sen.ts";
import type { AgeBand, GuestKind } from "@pulau/domain/party/party.ts";
import { weighings } from "@pulau/domain/transport/load.ts";
import { ways } from "@pulau/domain/transport/timetable.ts";
import {
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
  time,
  unique,
  uuid,
} from "../orm.ts";
import { addOn } from "./catalogue.ts";
import { day, id, moment, sen, words } from "./columns.ts";
import { disruption } from "./disruptions.ts";
import { stayHold } from "./holds.ts";

/** A boat of the resort: a ferry has sailings with seats, a charter is hired whole. */
export const boat = pgTable(
  "boat",
  {
    id: id<BoatId>(),
    activeStatus: boolean().notNull().default(true),
    kind: text({ enum: ["ferry", "charter"] }).notNull(),
    name: words().notNull(),
    seats: smallint().$type<Count>().notNull(),
    /** One way, for a charter; null for a ferry, whose seats the package includes. */
    charterSen: sen(),
    /** What a ferry asks beside the package, by kind of guest. */
    tickets: jsonb().$type<{ guestKind: GuestKind; sen: Sen }[]>().notNull(),
    bands: jsonb().$type<AgeBand[] | null>(),
    /** How many there are each day and way, of a charter; null for a ferry. */
    daily: smallint(),
    /** What is weighed of each passenger. */
    weighs: text({ enum: weighings }).notNull().default("none"),
    /** What the passengers of one boat may weigh together, in kg; null: no limit. */
    weightLimitKg: integer(),
  },
  (t) => [
    check(
      "boat_weight_limit",
      sql`${t.weightLimitKg} IS NULL OR (${t.weightLimitKg} > 0 AND ${t.weighs} <> 'none')`,
    ),
  ],
);

/**
 * The regular times of a boat; `sailing` rows are made from them. Rows of one boat with the same `timetable` are one
 * timetable and share its season, weekdays and exceptions. A charter has no times: one row for each way.
 */
export const sailingTime = pgTable(
  "sailing_time",
  {
    id: id(),
    boatId: uuid()
      .$type<BoatId>()
      .notNull()
      .references(() => boat.id),
    timetable: smallint().notNull().default(0),
    /** First and last day of the year that it runs, `MM-DD`; a season over New Year ends before it begins. */
    seasonFrom: text().notNull().default("01-01"),
    seasonTo: text().notNull().default("12-31"),
    /** ISO weekdays that it runs on: Monday is 1. */
    weekdays: jsonb().$type<number[]>().notNull().default([1, 2, 3, 4, 5, 6, 7]),
    /** Days that it does not run on all the same. */
    excluded: jsonb().$type<Day[]>().notNull().default([]),
    direction: text({ enum: ways }).notNull(),
    time: time(),
    fromJetty: text().notNull(),
    toJetty: text().notNull(),
    isDefault: boolean().notNull().default(false),
    /** Seats that are sold, of a ferry; null: all of the boat. */
    seats: smallint().$type<Count>(),
  },
  (table) => [check("sailing_time_seats", sql`${table.seats} > 0`)],
);

/**
 * Anything countable that can run out: the seats of a sailing, a charter boat on a day, an add-on's places on a day,
 * vans of a day. The check keeps it from being oversold; the counters change only together with the claims below.
 */
export const stock = pgTable(
  "stock",
  {
    id: id<StockId>(),
    kind: text({
      enum: ["sailing", "addOnDay", "vehicleDay", "eventPlaces", "promoUses", "promoPackages"],
    }).notNull(),
    capacity: integer().$type<Count>().notNull(),
    held: integer().notNull().default(0),
    sold: integer().notNull().default(0),
    /** Nothing more is claimed of it: a trigger refuses it as the check does. What is claimed stays so. */
    closed: boolean().notNull().default(false),
  },
  (t) => [
    check(
      "stock_capacity",
      sql`${t.held} >= 0 AND ${t.sold} >= 0 AND ${t.held} + ${t.sold} <= ${t.capacity}`,
    ),
  ],
);

/** A claim on a stock. One whose `expires_at` has passed is removed by the next claim on the same stock. */
export const stockClaim = pgTable(
  "stock_claim",
  {
    stockId: uuid()
      .$type<StockId>()
      .notNull()
      .references(() => stock.id),
    holdId: uuid()
      .$type<HoldId>()
      .notNull()
      .references(() => stayHold.id),
    pieces: integer().$type<Count>().notNull(),
    state: text({ enum: ["hold", "payment", "booked"] }).notNull(),
    /** Null once booked. */
    expiresAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.stockId, t.holdId] }),
    index().on(t.holdId),
    index().on(t.expiresAt).where(sql`${t.expiresAt} IS NOT NULL`),
    check("stock_claim_pieces", sql`${t.pieces} > 0`),
    check("stock_claim_expiry", sql`(${t.state} = 'booked') = (${t.expiresAt} IS NULL)`),
  ],
);

/** A boat on a day and in a direction. Its stock counts seats; that of a charter counts boats. */
export const sailing = pgTable(
  "sailing",
  {
    id: uuid()
      .$type<StockId>()
      .primaryKey()
      .references(() => stock.id),
    boatId: uuid()
      .$type<BoatId>()
      .notNull()
      .references(() => boat.id),
    direction: text({ enum: ways }).notNull(),
    day: day().notNull(),
    /** Null for a charter, which leaves when its guests are there. */
    time: time(),
    fromJetty: text().notNull(),
    toJetty: text().notNull(),
    isDefault: boolean().notNull().default(false),
    /** False: the timetable names it no longer. It is offered to nobody; who is on board stays so. */
    activeStatus: boolean().notNull().default(true),
    /** What cancels it; its stock is closed meanwhile. */
    disruptionId: uuid()
      .$type<DisruptionId>()
      .references(() => disruption.id),
  },
  (t) => [
    index().on(t.disruptionId).where(sql`${t.disruptionId} IS NOT NULL`),
    unique().on(t.boatId, t.direction, t.day, t.time).nullsNotDistinct(),
    index().on(t.day),
  ],
);

/** The places of a limited add-on on one day. */
export const addOnDay = pgTable(
  "add_on_day",
  {
    id: uuid()
      .$type<StockId>()
      .primaryKey()
      .references(() => stock.id),
    addOnId: uuid()
      .$type<AddOnId>()
      .notNull()
      .references(() => addOn.id),
    day: day().notNull(),
  },
  (t) => [unique().on(t.addOnId, t.day)],
);
