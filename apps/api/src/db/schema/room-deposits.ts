import type { BookingId, RoomDepositId, StaffId } from "@pulau/domain/ids.ts";
import { depositWays } from "@pulau/domain/money/room-deposit.ts";
import { check, index, integer, pgTable, sql, text, uniqueIndex, uuid } from "../orm.ts";
import { booking } from "./bookings.ts";
import { id, moment, sen } from "./columns.ts";
import { staffUser } from "./staff.ts";

/**
 * What guests leave for the time of their stay, or that they were let in without it. The only thing that can happen to it is that
 * it goes back, once: whole, or but for what is withheld. Triggers hold that, that it is in the books while it stands, and that
 * it is put before staff once its guests have gone.
 */
export const roomDeposit = pgTable(
  "room_deposit",
  {
    id: id<RoomDepositId>(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    /** Its receipt's, without a gap in the series of its year; null where none was taken. */
    number: text().unique(),
    series: text(),
    ordinal: integer(),
    way: text({ enum: depositWays }).notNull(),
    amountSen: sen().notNull(),
    /** What the terminal shows; empty of cash. */
    reference: text().notNull().default(""),
    /** Why none was taken. */
    reason: text().notNull().default(""),
    at: moment().notNull(),
    staffId: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
    backAt: moment(),
    backBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    /** What stayed with the resort, as a charge that it paid; null while the deposit stands. */
    withheldSen: sen(),
    backReason: text().notNull().default(""),
    backReference: text().notNull().default(""),
  },
  (t) => [
    index().on(t.bookingId),
    index("room_deposit_standing").on(t.bookingId).where(sql`amount_sen > 0 AND back_at IS NULL`),
    uniqueIndex().on(t.series, t.ordinal),
    check(
      "room_deposit_way",
      sql`CASE ${t.way} WHEN 'waived' THEN ${t.amountSen} = 0 AND ${t.reason} <> '' AND ${t.reference} = ''
          AND ${t.backAt} IS NULL AND num_nonnulls(${t.number}, ${t.series}, ${t.ordinal}) = 0
        ELSE ${t.amountSen} > 0 AND ${t.reason} = '' AND num_nonnulls(${t.number}, ${t.series}, ${t.ordinal}) = 3
          AND (${t.way} = 'cash') = (${t.reference} = '') AND (${t.way} <> 'cash' OR ${t.amountSen} % 5 = 0) END`,
    ),
    check(
      "room_deposit_back",
      sql`CASE WHEN ${t.backAt} IS NULL THEN num_nonnulls(${t.backBy}, ${t.withheldSen}) = 0
          AND ${t.backReason} = '' AND ${t.backReference} = ''
        ELSE ${t.backBy} IS NOT NULL AND coalesce(${t.withheldSen} BETWEEN 0 AND ${t.amountSen}, false)
          AND (${t.withheldSen} > 0) = (${t.backReason} <> '') END`,
    ),
  ],
);
