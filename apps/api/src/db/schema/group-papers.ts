import type { GroupPaper } from "@pulau/contract/group-papers.ts";
import type { BookingId, GroupId, PaperId } from "@pulau/domain/ids.ts";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uniqueIndex,
  uuid,
} from "../orm.ts";
import { booking } from "./bookings.ts";
import { day, id, moment, sen } from "./columns.ts";
import { stayGroup } from "./groups.ts";

/** One invoice or credit note over the bookings that a group pays: frozen, and numbered in the same series as those of bookings. */
export const groupPaper = pgTable(
  "group_paper",
  {
    id: id<PaperId>(),
    groupId: uuid()
      .$type<GroupId>()
      .notNull()
      .references(() => stayGroup.id),
    kind: text({ enum: ["invoice", "creditNote"] }).notNull(),
    /** The group's first paper is 0. */
    position: smallint().notNull(),
    number: text().notNull().unique(),
    series: text().notNull(),
    ordinal: integer().notNull(),
    issuedOn: day().notNull(),
    issuedAt: moment().notNull(),
    totalSen: sen().notNull(),
    content: jsonb().$type<GroupPaper>().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.groupId, t.position),
    uniqueIndex().on(t.series, t.ordinal),
    index().on(t.issuedOn),
  ],
);

/** What a group's paper bills of one booking, or takes back of it. */
export const groupPaperPart = pgTable(
  "group_paper_part",
  {
    paperId: uuid()
      .$type<PaperId>()
      .notNull()
      .references(() => groupPaper.id),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    kind: text({ enum: ["invoice", "creditNote"] }).notNull(),
    totalSen: sen().notNull(),
  },
  (t) => [primaryKey({ columns: [t.paperId, t.bookingId] }), index().on(t.bookingId)],
);

/**
 * What stands invoiced of a booking: on papers of its own, or on those of its group. Triggers of the papers alone write it, and its
 * checks are what two who bill the same booking meet: nothing of it is on both.
 */
export const bookingBilled = pgTable(
  "booking_billed",
  {
    bookingId: uuid()
      .$type<BookingId>()
      .primaryKey()
      .references(() => booking.id),
    ownSen: sen().notNull().default(0),
    groupSen: sen().notNull().default(0),
  },
  (t) => [
    check("booking_billed_once", sql`${t.ownSen} = 0 OR ${t.groupSen} = 0`),
    check("booking_billed_not_below", sql`${t.groupSen} >= 0`),
  ],
);
