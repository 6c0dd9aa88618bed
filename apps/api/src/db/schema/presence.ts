import type { BookingId, NewsLineId, SessionId, StaffId } from "@pulau/domain/ids.ts";
import { boolean, index, pgTable, uuid } from "../orm.ts";
import { booking } from "./bookings.ts";
import { moment } from "./columns.ts";
import { session } from "./sign-in.ts";
import { staffUser } from "./staff.ts";

/**
 * A page of staff that follows the news, and what is open on it. The row is there as long as the connection is; that of a server
 * which died counts no more once `seen_at` is old.
 */
export const presence = pgTable(
  "presence",
  {
    lineId: uuid().$type<NewsLineId>().primaryKey(),
    staffId: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id, { onDelete: "cascade" }),
    sessionId: uuid()
      .$type<SessionId>()
      .notNull()
      .references(() => session.id, { onDelete: "cascade" }),
    chart: boolean().notNull().default(false),
    bookingId: uuid()
      .$type<BookingId>()
      .references(() => booking.id, { onDelete: "cascade" }),
    seenAt: moment().notNull(),
  },
  (t) => [index().on(t.seenAt)],
);
