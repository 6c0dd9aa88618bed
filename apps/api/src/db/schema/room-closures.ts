import { closureKinds, closureReasons } from "@pulau/domain/catalogue/closures.ts";
import type { FaultId, RoomClosureId, RoomId, StaffId } from "@pulau/domain/ids.ts";
import { check, index, pgTable, sql, text, unique, uuid } from "../orm.ts";
import { day, id, moment } from "./columns.ts";
import { room } from "./rooms.ts";
import { staffUser } from "./staff.ts";

/** Something broken in a room, as somebody reported it; open until somebody says that it is repaired. */
export const roomFault = pgTable(
  "room_fault",
  {
    id: id<FaultId>(),
    roomId: uuid()
      .$type<RoomId>()
      .notNull()
      .references(() => room.id),
    text: text().notNull(),
    at: moment().notNull(),
    reportedBy: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
    doneAt: moment(),
    doneBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
  },
  (t) => [
    unique().on(t.id, t.roomId),
    index().on(t.roomId, t.at),
    check("room_fault_done", sql`(${t.doneAt} IS NULL) = (${t.doneBy} IS NULL)`),
  ],
);

/**
 * That a room is out of order or out of service, from its first night to the one on which it is free again. Of a room out of
 * order the nights stand in `room_night`. One that was taken back stays, for its history.
 */
export const roomClosure = pgTable(
  "room_closure",
  {
    id: id<RoomClosureId>(),
    roomId: uuid()
      .$type<RoomId>()
      .notNull()
      .references(() => room.id),
    kind: text({ enum: closureKinds }).notNull(),
    reason: text({ enum: closureReasons }).notNull(),
    note: text().notNull().default(""),
    fromDay: day().notNull(),
    /** Null until further notice. */
    untilDay: day(),
    at: moment().notNull(),
    closedBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    takenBackAt: moment(),
    faultId: uuid()
      .$type<FaultId>()
      .references(() => roomFault.id),
  },
  (t) => [
    index().on(t.roomId, t.fromDay),
    index().on(t.faultId).where(sql`${t.faultId} IS NOT NULL`),
    check("room_closure_days", sql`${t.fromDay} < ${t.untilDay}`),
  ],
);
