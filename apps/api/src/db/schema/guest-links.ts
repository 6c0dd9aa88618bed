import type { BookingId, GuestId, GuestLinkId } from "@pulau/domain/ids.ts";
import { check, index, pgTable, smallint, sql, text, uniqueIndex, uuid } from "../orm.ts";
import { booking } from "./bookings.ts";
import { id, moment } from "./columns.ts";

/**
 * A link by which one guest of a booking fills in their own details. It is bound to the guest whom it was made for, or to
 * an empty place until its guest fills that in; it never opens what somebody else is called by.
 */
export const guestLink = pgTable(
  "guest_link",
  {
    id: id<GuestLinkId>(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    /** The place in the rooming list, from 0, while nobody is named there; and the kind of guest whom it is for. */
    seat: smallint().notNull(),
    kind: text({ enum: ["adult", "child", "toddler", "infant"] }).notNull(),
    guestId: uuid().$type<GuestId>(),
    /** A mark of the name by which the guest is known, so that the link ends when somebody else is named in their stead. */
    nameMark: text(),
    /** Where it was mailed. */
    sentTo: text(),
    madeAt: moment().notNull(),
    sentAt: moment(),
    openedAt: moment(),
    filledAt: moment(),
    endedAt: moment(),
  },
  (t) => [
    index().on(t.bookingId),
    uniqueIndex("guest_link_of_guest").on(t.bookingId, t.guestId).where(sql`${t.endedAt} IS NULL`),
    uniqueIndex("guest_link_of_place")
      .on(t.bookingId, t.seat)
      .where(sql`${t.endedAt} IS NULL AND ${t.guestId} IS NULL`),
    check("guest_link_bound", sql`(${t.guestId} IS NULL) = (${t.nameMark} IS NULL)`),
    check("guest_link_filled", sql`${t.filledAt} IS NULL OR ${t.guestId} IS NOT NULL`),
    check("guest_link_sent", sql`(${t.sentTo} IS NULL) = (${t.sentAt} IS NULL)`),
  ],
);
