import type { BookingId, DisruptedCrossingId, DisruptionId, StaffId, StockId } from "@pulau/domain/ids.ts";
import { disruptionAnswers, solutions } from "@pulau/domain/transport/disruption.ts";
import { ways } from "@pulau/domain/transport/timetable.ts";
import { check, index, jsonb, pgTable, primaryKey, sql, text, unique, uuid } from "../orm.ts";
import { booking } from "./bookings.ts";
import { id, moment, sen } from "./columns.ts";
import { disruption } from "./disruptions.ts";
import type { HeldCrossing, HeldTransfer } from "./holds.ts";
import { staffUser } from "./staff.ts";
import { sailing } from "./transport.ts";

/** Which sailings a disruption cancels; those that are cancelled now name it themselves. */
export const disruptedSailing = pgTable(
  "disrupted_sailing",
  {
    disruptionId: uuid()
      .$type<DisruptionId>()
      .notNull()
      .references(() => disruption.id),
    sailingId: uuid()
      .$type<StockId>()
      .notNull()
      .references(() => sailing.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.disruptionId, t.sailingId] }), index().on(t.sailingId)],
);

/** Every land transfer of a booking before an act and, side by side, after it; null for one that was given back. */
export type MovedRides = { readonly was: HeldTransfer[]; readonly becomes: (HeldTransfer | null)[] };

/** What became of one way of a booking whose sailing was cancelled. */
export const disruptedCrossing = pgTable(
  "disrupted_crossing",
  {
    id: id<DisruptedCrossingId>(),
    disruptionId: uuid()
      .$type<DisruptionId>()
      .notNull()
      .references(() => disruption.id),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    direction: text({ enum: ways }).notNull(),
    /** The crossing as it was. */
    was: jsonb().$type<HeldCrossing>().notNull(),
    solution: text({ enum: solutions }).notNull(),
    /** The crossing that they have instead. */
    becomes: jsonb().$type<HeldCrossing>(),
    /** By how much the price fell, and what of it was paid and went back. */
    priceSen: sen().notNull().default(0),
    backSen: sen().notNull().default(0),
    /** The booking's land transfers before and after the act, where it moved any of them or gave one back. */
    rides: jsonb().$type<MovedRides>(),
    /** Of a land transfer that was given back: by how much the price fell, and what of it went back. */
    rideSen: sen().notNull().default(0),
    rideBackSen: sen().notNull().default(0),
    /** When it was settled, and by whom; null while it waits. */
    settledAt: moment(),
    settledBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    /** What the guests say to it; null until they or somebody for them have answered. */
    answer: text({ enum: disruptionAnswers }),
    answerNote: text().notNull().default(""),
    answeredAt: moment(),
    /** Whoever took the answer by phone; null where the guests gave it themselves. */
    answeredBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    /** Whether it is as before since the disruption was taken back; null before that. */
    restored: text({ enum: ["yes", "no"] }),
  },
  (t) => [
    unique().on(t.disruptionId, t.bookingId, t.direction),
    index().on(t.bookingId),
    check("disrupted_crossing_place", sql`(${t.solution} = 'move') = (${t.becomes} IS NOT NULL)`),
    check("disrupted_crossing_settled", sql`(${t.solution} = 'later') = (${t.settledAt} IS NULL)`),
    check(
      "disrupted_crossing_answer",
      sql`(${t.answer} IS NULL) = (${t.answeredAt} IS NULL) AND (${t.answer} IS NULL OR ${t.solution} <> 'later')`,
    ),
    check(
      "disrupted_crossing_rides",
      sql`0 <= ${t.rideBackSen} AND ${t.rideBackSen} <= ${t.rideSen} AND (${t.rides} IS NOT NULL OR ${t.rideSen} = 0)`,
    ),
    check(
      "disrupted_crossing_money",
      sql`0 <= ${t.backSen} AND ${t.backSen} <= ${t.priceSen} AND (${t.solution} IN ('refund', 'credit') OR ${t.priceSen} = 0)`,
    ),
  ],
);
