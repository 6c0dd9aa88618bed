import type { BookingId, NoteId, StaffId } from "@pulau/domain/ids.ts";
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from "../orm.ts";
import type { bookingGuest } from "./booking-guests.ts";
import { booking } from "./bookings.ts";
import { day, id, moment, sen, words } from "./columns.ts";
import type { HeldStay } from "./holds.ts";
import { staffUser } from "./staff.ts";

export const bookingNote = pgTable(
  "booking_note",
  {
    id: id<NoteId>(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    staffId: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [index().on(t.bookingId)],
);

/** A booking as it was before a change: what it consisted of, who travelled, and what the change did to its money. */
export const bookingVersion = pgTable(
  "booking_version",
  {
    id: id(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    version: integer().notNull(),
    /** When it was replaced, and by whom of the staff. */
    at: moment().notNull(),
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    stay: jsonb().$type<HeldStay>().notNull(),
    /** The guests' rows, papers still sealed. */
    guests: jsonb().$type<(typeof bookingGuest.$inferSelect)[]>().notNull(),
    totalSen: sen().notNull(),
    differenceSen: sen().notNull(),
    refundSen: sen().notNull(),
    keptSen: sen().notNull(),
  },
  (t) => [uniqueIndex().on(t.bookingId, t.version)],
);

/** A charge that staff have taken off a booking, and why. */
export const excludedCharge = pgTable(
  "excluded_charge",
  {
    id: id(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    ruleId: text().notNull(),
    name: words(),
    reason: text().notNull(),
    staffId: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
    at: moment().notNull(),
  },
  (t) => [uniqueIndex().on(t.bookingId, t.ruleId)],
);

/** What happened to a booking, in order; `what` is a word the web knows a sentence for. */
export const bookingEvent = pgTable(
  "booking_event",
  {
    id: id(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    at: moment().notNull(),
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    what: text().notNull(),
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [index().on(t.bookingId)],
);

/** A reminder of a balance that went out: one for each due day and each day before or after it. */
export const balanceReminder = pgTable(
  "balance_reminder",
  {
    id: id(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    dueOn: day().notNull(),
    /** Days after the due day; before it negative. */
    daysAfter: smallint().notNull(),
    at: moment().notNull(),
  },
  (t) => [uniqueIndex().on(t.bookingId, t.dueOn, t.daysAfter)],
);
