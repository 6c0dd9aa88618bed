import { foundStates, returnWays } from "@pulau/domain/housekeeping/found-things.ts";
import type { FaultId, FileId, FoundThingId, RoomId, RoomPhotoId, StaffId } from "@pulau/domain/ids.ts";
import { check, foreignKey, index, pgTable, sql, text, unique, uuid } from "../orm.ts";
import { day, id, moment } from "./columns.ts";
import { storedFile } from "./files.ts";
import { roomFault } from "./room-closures.ts";
import { room } from "./rooms.ts";
import { staffUser } from "./staff.ts";

/** Something that a guest left in a room, where it is kept, and what became of it. It names no guest. */
export const foundThing = pgTable(
  "found_thing",
  {
    id: id<FoundThingId>(),
    roomId: uuid()
      .$type<RoomId>()
      .notNull()
      .references(() => room.id),
    foundOn: day().notNull(),
    what: text().notNull(),
    /** Where it lies. */
    place: text().notNull(),
    at: moment().notNull(),
    foundBy: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
    state: text({ enum: foundStates }).notNull().default("kept"),
    /** Of its last move: when, and by whom; null while it is as it was found. */
    movedAt: moment(),
    movedBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    /** How it was given back, and what is to be known about it: a parcel's number. */
    way: text({ enum: returnWays }),
    note: text().notNull().default(""),
  },
  (t) => [
    unique().on(t.id, t.roomId),
    index().on(t.roomId, t.foundOn),
    index().on(t.foundOn),
    check("found_thing_way", sql`(${t.state} = 'returned') = (${t.way} IS NOT NULL)`),
    check("found_thing_moved", sql`(${t.movedAt} IS NULL) = (${t.movedBy} IS NULL)`),
  ],
);

/**
 * A photo of a room, as a part of its note, or of a fault or a found thing of the same room. The device makes its id, so that
 * one that is sent again is there once.
 */
export const roomPhoto = pgTable(
  "room_photo",
  {
    id: uuid().$type<RoomPhotoId>().primaryKey(),
    roomId: uuid()
      .$type<RoomId>()
      .notNull()
      .references(() => room.id),
    faultId: uuid().$type<FaultId>(),
    foundId: uuid().$type<FoundThingId>(),
    fileId: uuid()
      .$type<FileId>()
      .notNull()
      .unique()
      .references(() => storedFile.id),
    at: moment().notNull(),
    takenBy: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
  },
  (t) => [
    foreignKey({ columns: [t.faultId, t.roomId], foreignColumns: [roomFault.id, roomFault.roomId] }),
    foreignKey({ columns: [t.foundId, t.roomId], foreignColumns: [foundThing.id, foundThing.roomId] }),
    index().on(t.roomId),
    check("room_photo_subject", sql`${t.faultId} IS NULL OR ${t.foundId} IS NULL`),
  ],
);
