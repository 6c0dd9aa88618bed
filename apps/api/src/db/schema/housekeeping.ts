import { cleaningCauses, roomCleanings } from "@pulau/domain/catalogue/cleaning.ts";
import { workSteps } from "@pulau/domain/housekeeping/room-work.ts";
import type { BookingId, RoomActId, RoomId, StaffId } from "@pulau/domain/ids.ts";
import { bigint, boolean, check, index, integer, pgTable, sql, text, uniqueIndex, uuid } from "../orm.ts";
import { booking } from "./bookings.ts";
import { day, id, moment } from "./columns.ts";
import { room } from "./rooms.ts";
import { staffUser } from "./staff.ts";

/** Who is to clean a room, how far they are, and what is to be known about it. A room without a row has nothing of it. */
export const housekeepingRoom = pgTable("housekeeping_room", {
  roomId: uuid()
    .$type<RoomId>()
    .primaryKey()
    .references(() => room.id),
  assignedTo: uuid()
    .$type<StaffId>()
    .references(() => staffUser.id),
  /** Since when somebody cleans it; null while nobody does. */
  startedAt: moment(),
  startedBy: uuid()
    .$type<StaffId>()
    .references(() => staffUser.id),
  /** When it was last said who is to clean it, by its own time. */
  assignedAt: moment(),
  /** What was cleaned before the last pause. */
  workedSeconds: integer().notNull().default(0),
  note: text().notNull().default(""),
  /** When the note was written, by its own time, and by whom; null while nobody has since this is kept. */
  noteAt: moment(),
  noteBy: uuid()
    .$type<StaffId>()
    .references(() => staffUser.id),
});

/**
 * What somebody did about a room on a device that may have had no signal, with the key that the device made: it counts once. One that
 * came after a later act of somebody else counts no more, and stands here all the same, so that both see it.
 */
export const roomAct = pgTable(
  "room_act",
  {
    id: uuid().$type<RoomActId>().primaryKey(),
    roomId: uuid()
      .$type<RoomId>()
      .notNull()
      .references(() => room.id),
    staffId: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
    /** The step; null of a note. */
    step: text({ enum: workSteps }),
    /** The note as it was written; null of a step. */
    note: text(),
    device: text().notNull(),
    /** When it was done, by the device, and when it came in. */
    at: moment().notNull(),
    receivedAt: moment().notNull(),
    overtaken: boolean().notNull(),
  },
  (t) => [
    index().on(t.roomId, t.at),
    check("room_act_what", sql`(${t.step} IS NULL) <> (${t.note} IS NULL)`),
  ],
);

/** How rooms became clean, dirty or inspected. Rows are only ever added. */
export const housekeepingEvent = pgTable(
  "housekeeping_event",
  {
    id: id(),
    /** The order of a room's events, as two can share an instant. */
    seq: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    roomId: uuid()
      .$type<RoomId>()
      .notNull()
      .references(() => room.id),
    at: moment().notNull(),
    cause: text({ enum: cleaningCauses }).notNull(),
    before: text({ enum: roomCleanings }).notNull(),
    after: text({ enum: roomCleanings }).notNull(),
    /** Null where nobody of the staff did it. */
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    /** Who had said so before, and when: what is undone is as it was. */
    beforeBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    beforeAt: moment(),
    /** Whose guests left the room, or had not left it. */
    bookingId: uuid()
      .$type<BookingId>()
      .references(() => booking.id),
    /** The morning on which guests who stay have slept in it: each counts once. */
    morning: day(),
    /** How long it was cleaned for, where somebody had started. */
    seconds: integer(),
  },
  (t) => [
    uniqueIndex().on(t.roomId, t.seq),
    uniqueIndex().on(t.roomId, t.morning).where(sql`${t.morning} IS NOT NULL`),
    // Who left today, among a year of events.
    index().on(t.roomId, t.at).where(sql`${t.cause} = 'checkOut'`),
    index().on(t.bookingId).where(sql`${t.bookingId} IS NOT NULL`),
    // Who has cleaned how much of a day.
    index("housekeeping_event_cleaned")
      .on(t.at, t.staffId)
      .where(sql`${t.after} = 'clean' AND ${t.cause} = 'housekeeping'`),
  ],
);
