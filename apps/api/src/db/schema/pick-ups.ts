import type { BookingId, PickUpActId, StaffId, TransferId } from "@pulau/domain/ids.ts";
import { pickUpMarks } from "@pulau/domain/transport/pick-up.ts";
import { ways } from "@pulau/domain/transport/timetable.ts";
import { index, pgTable, primaryKey, text, uuid } from "../orm.ts";
import { booking } from "./bookings.ts";
import { day, moment } from "./columns.ts";
import { staffUser } from "./staff.ts";

/**
 * That a driver marked the guests of a ride. Rows are only ever added, and one act has a row for each of its rides; the latest
 * by `at` holds. It belongs to the ride of its day: a transfer that is moved to another day has nobody in the vehicle.
 */
export const pickUpAct = pgTable(
  "pick_up_act",
  {
    /** Made by the device, so that an act which is sent again is not done again. */
    actId: uuid().$type<PickUpActId>().notNull(),
    /** A change of the booking writes its transfers anew, so nothing points to their rows. */
    transferId: uuid().$type<TransferId>().notNull(),
    way: text({ enum: ways }).notNull(),
    day: day().notNull(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    mark: text({ enum: pickUpMarks }).notNull(),
    /** What the driver's device is called, so that two who disagree can be told apart. */
    device: text().notNull().default(""),
    /** When it was done, by the device, and when it came in. */
    at: moment().notNull(),
    receivedAt: moment().notNull(),
    staffId: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
  },
  (t) => [
    primaryKey({ columns: [t.actId, t.transferId, t.way] }),
    index().on(t.day),
    index().on(t.bookingId),
  ],
);
