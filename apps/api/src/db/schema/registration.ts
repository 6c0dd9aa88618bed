import type { AgreedText } from "@pulau/contract/pages.ts";
import { identityChecks } from "@pulau/domain/booking/registration.ts";
import type { BookingId, GuestId, StaffId } from "@pulau/domain/ids.ts";
import { check, index, jsonb, pgTable, sql, text, uuid } from "../orm.ts";
import { booking } from "./bookings.ts";
import { moment } from "./columns.ts";
import { staffUser } from "./staff.ts";

/**
 * A guest's registration card: how it was made sure who they are, what they signed, and when they were let in by it. A
 * change of the booking writes its guests anew, so nothing points to their rows; a place that gets another paper loses its card.
 */
export const registrationCard = pgTable(
  "registration_card",
  {
    guestId: uuid().$type<GuestId>().primaryKey(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    checked: text({ enum: identityChecks }),
    /** Why it was excused. */
    checkReason: text().notNull().default(""),
    checkedAt: moment(),
    checkedBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    /** The strokes as the path of an SVG of 320 by 120; null where the name was typed, and once it is erased. */
    signature: text(),
    /** Null before it is signed, blank once it is erased. */
    signedName: text(),
    terms: jsonb().$type<AgreedText[]>().notNull().default([]),
    signedAt: moment(),
    /** Who was at the desk, or handed the tablet over. */
    signedWith: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    erasedAt: moment(),
    arrivedAt: moment(),
    arrivedWith: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
  },
  (t) => [
    index().on(t.bookingId),
    index("registration_card_signed").on(t.signedAt).where(sql`signed_at IS NOT NULL AND erased_at IS NULL`),
    check(
      "registration_card_checked",
      sql`(${t.checked} IS NULL) = (${t.checkedAt} IS NULL) AND (${t.checked} IS NULL) = (${t.checkedBy} IS NULL)
        AND (coalesce(${t.checked}, '') = 'excused') = (${t.checkReason} <> '')`,
    ),
    check(
      "registration_card_signed_whole",
      sql`(${t.signedName} IS NULL) = (${t.signedAt} IS NULL) AND (${t.signedName} IS NULL) = (${t.signedWith} IS NULL)
        AND (${t.signature} IS NULL OR ${t.signedName} <> '')
        AND (${t.erasedAt} IS NULL OR ${t.signedName} = '')`,
    ),
    check(
      "registration_card_arrived",
      sql`(${t.arrivedAt} IS NULL) = (${t.arrivedWith} IS NULL) AND (${t.arrivedAt} IS NULL OR ${t.checked} IS NOT NULL)`,
    ),
  ],
);
