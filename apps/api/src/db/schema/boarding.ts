import type {
  BoardingActId,
  BookingId,
  GuestId,
  KeptManifestId,
  StaffId,
  StockId,
} from "@pulau/domain/ids.ts";
import { boardingMarks, sexes } from "@pulau/domain/transport/boarding.ts";
import type { Load } from "@pulau/domain/transport/load.ts";
import { check, index, jsonb, pgTable, primaryKey, smallint, sql, text, uniqueIndex, uuid } from "../orm.ts";
import { booking } from "./bookings.ts";
import { id, moment } from "./columns.ts";
import { staffUser } from "./staff.ts";
import { sailing } from "./transport.ts";

/**
 * That somebody of the crew marked a guest of a sailing. Rows are only ever added, and one act has a row for each of its
 * guests; the latest by `at` holds. A change of the booking writes its guests anew, so nothing points to their rows.
 */
export const boardingAct = pgTable(
  "boarding_act",
  {
    /** Made by the device, so that an act which is sent again is not done again. */
    actId: uuid().$type<BoardingActId>().notNull(),
    guestId: uuid().$type<GuestId>().notNull(),
    /** Blank once it is erased, with the names of the manifest. */
    guestName: text().notNull(),
    sailingId: uuid()
      .$type<StockId>()
      .notNull()
      .references(() => sailing.id),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    mark: text({ enum: boardingMarks }).notNull(),
    /** What the crew call the device, so that two who disagree can be told apart; blank where it has said nothing. */
    device: text().notNull().default(""),
    /** When it was done, by the device, and when it came in. */
    at: moment().notNull(),
    receivedAt: moment().notNull(),
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
  },
  (t) => [
    primaryKey({ columns: [t.actId, t.guestId] }),
    index().on(t.sailingId, t.guestId),
    index().on(t.bookingId),
    index("boarding_act_named").on(t.receivedAt).where(sql`${t.guestName} <> ''`),
  ],
);

/** A manifest as it was when boarding was closed. Of a charter each party has its own. */
export const keptManifest = pgTable(
  "kept_manifest",
  {
    id: id<KeptManifestId>(),
    sailingId: uuid()
      .$type<StockId>()
      .notNull()
      .references(() => sailing.id),
    /** The booking that hired it, of a charter. */
    bookingId: uuid()
      .$type<BookingId>()
      .references(() => booking.id),
    closedAt: moment().notNull(),
    /** Null: by itself, after departure. */
    closedBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    counts: jsonb().$type<Record<string, number>>().notNull(),
    /** What its passengers weighed; null for a boat that did not ask. */
    load: jsonb().$type<Load>(),
    /** Who crewed it, by name; null where it was closed before crews were kept. */
    crew: jsonb().$type<string[]>(),
    /** Everybody with their papers, encrypted with the deployment's key; null once it is erased. */
    sealed: text(),
    reopenedAt: moment(),
    reopenedBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    reopenReason: text(),
  },
  (t) => [
    uniqueIndex("kept_manifest_current")
      .on(t.sailingId, sql`coalesce(${t.bookingId}, ${t.sailingId})`)
      .where(sql`${t.reopenedAt} IS NULL`),
    index().on(t.sailingId, t.bookingId),
    index().on(t.closedAt),
  ],
);

/** Who crews a boat on a day: one of the staff, or somebody who has no account. Of a charter each party has its own. */
export const sailingCrew = pgTable(
  "sailing_crew",
  {
    id: id(),
    sailingId: uuid()
      .$type<StockId>()
      .notNull()
      .references(() => sailing.id, { onDelete: "cascade" }),
    /** The booking that hired it, of a charter. */
    bookingId: uuid()
      .$type<BookingId>()
      .references(() => booking.id),
    position: smallint().notNull(),
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    /** Of who has no account; null for staff. */
    name: text(),
  },
  (t) => [
    uniqueIndex("sailing_crew_place").on(
      t.sailingId,
      sql`coalesce(${t.bookingId}, ${t.sailingId})`,
      t.position,
    ),
    uniqueIndex("sailing_crew_once")
      .on(t.sailingId, sql`coalesce(${t.bookingId}, ${t.sailingId})`, t.staffId)
      .where(sql`${t.staffId} IS NOT NULL`),
    index().on(t.staffId),
    index().on(t.bookingId),
    check("sailing_crew_somebody", sql`(${t.staffId} IS NULL) <> (${t.name} IS NULL) AND ${t.name} <> ''`),
  ],
);

/** What the harbour asks of a guest beside what the booking knows. */
export const harbourDetails = pgTable(
  "harbour_details",
  {
    guestId: uuid().$type<GuestId>().primaryKey(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    nationality: text(),
    sex: text({ enum: sexes }),
    /** Name, relation and telephone, encrypted with the deployment's key. */
    kinSealed: text(),
  },
  (t) => [index().on(t.bookingId)],
);

/** What a passenger of a sailing weighs. The latest by `at` holds, so that a phone without a signal writes over nothing newer. */
export const passengerWeight = pgTable(
  "passenger_weight",
  {
    sailingId: uuid()
      .$type<StockId>()
      .notNull()
      .references(() => sailing.id),
    guestId: uuid().$type<GuestId>().notNull(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    /** Kilograms of body and luggage, encrypted with the deployment's key; null: not weighed after all. */
    sealed: text(),
    /** When it was done, by the device, and when it came in. */
    at: moment().notNull(),
    receivedAt: moment().notNull(),
    device: text().notNull().default(""),
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
  },
  (t) => [
    primaryKey({ columns: [t.sailingId, t.guestId] }),
    index().on(t.guestId),
    index().on(t.bookingId),
    index().on(t.receivedAt),
  ],
);
