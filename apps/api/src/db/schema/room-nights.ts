import type { HoldId, RoomClosureId, RoomId } from "@pulau/domain/ids.ts";
import { boolean, check, index, pgTable, primaryKey, sql, text, uuid } from "../orm.ts";
import { day, moment, xid8 } from "./columns.ts";
import { stayHold } from "./holds.ts";
import { roomClosure } from "./room-closures.ts";
import { room } from "./rooms.ts";

/**
 * One row for each night of each room that somebody claims, or on which the room is out of order. The primary key is what
 * refuses a second claim, and a stay in a room that is closed. A claim whose `expires_at` has passed may be taken over by the next one, so nothing waits for a sweeper.
 */
export const roomNight = pgTable(
  "room_night",
  {
    roomId: uuid()
      .$type<RoomId>()
      .notNull()
      .references(() => room.id),
    night: day().notNull(),
    /** Null while the room is closed. */
    holdId: uuid()
      .$type<HoldId>()
      .references(() => stayHold.id),
    /** Only while the room is closed. */
    closureId: uuid()
      .$type<RoomClosureId>()
      .references(() => roomClosure.id),
    state: text({ enum: ["hold", "payment", "booked", "closed"] }).notNull(),
    /** Null once booked, and of a night that is closed. */
    expiresAt: moment(),
    floating: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.roomId, t.night] }),
    index().on(t.holdId),
    index().on(t.night),
    index().on(t.closureId).where(sql`${t.closureId} IS NOT NULL`),
    check("room_night_expiry", sql`(${t.state} IN ('booked', 'closed')) = (${t.expiresAt} IS NULL)`),
    check(
      "room_night_claimant",
      sql`CASE ${t.state} WHEN 'closed' THEN ${t.holdId} IS NULL AND ${t.closureId} IS NOT NULL
        ELSE ${t.holdId} IS NOT NULL AND ${t.closureId} IS NULL END`,
    ),
  ],
);

/**
 * One row for each room whose nights a statement changed, written by triggers: whoever keeps the nights in mind reads anew those
 * of the rooms that were changed since. It is thrown away after an hour.
 */
export const roomNightChange = pgTable(
  "room_night_change",
  {
    /** The transaction, by which it is known what a reader has not seen yet, in whichever order they end. */
    xact: xid8().notNull().default(sql`pg_current_xact_id()`),
    roomId: uuid().$type<RoomId>().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.xact), index().on(t.at)],
);
