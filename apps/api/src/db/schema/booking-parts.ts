import type { EarlierRoom, NextRoom } from "@pulau/domain/booking/earlier-rooms.ts";
import type { Parked } from "@pulau/domain/booking/parked.ts";
import type { RoomLock } from "@pulau/domain/booking/room-lock.ts";
import type {
  AddOnId,
  BedOptionId,
  BookedCrossingId,
  BookingId,
  CrossingId,
  RoomId,
  RoomTypeId,
  StockId,
} from "@pulau/domain/ids.ts";
import type { Count } from "@pulau/domain/money/sen.ts";
import type { Occupants } from "@pulau/domain/party/party.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import { ways } from "@pulau/domain/transport/timetable.ts";
import { boolean, index, jsonb, pgTable, smallint, sql, text, time, uniqueIndex, uuid } from "../orm.ts";
import { booking } from "./bookings.ts";
import { day, id, sen, words } from "./columns.ts";
import { bedOption, room, roomType } from "./rooms.ts";

export const bookingRoom = pgTable(
  "booking_room",
  {
    id: id(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    position: smallint().notNull(),
    roomId: uuid()
      .$type<RoomId>()
      .notNull()
      .references(() => room.id),
    roomTypeId: uuid()
      .$type<RoomTypeId>()
      .notNull()
      .references(() => roomType.id),
    bedType: text({ enum: ["single", "twin", "triple", "quad"] }).notNull(),
    /** How the guests want the room made up; null takes it as it is. */
    bedOptionId: uuid()
      .$type<BedOptionId>()
      .references(() => bedOption.id),
    occupants: jsonb().$type<Occupants>().notNull(),
    /** The room's own dates; null takes the booking's. */
    checkIn: day(),
    checkOut: day(),
    /** Rooms that its guests slept in before they were moved here. */
    earlier: jsonb().$type<EarlierRoom[]>(),
    /** The room that its guests change into during their stay, as it is planned. */
    next: jsonb().$type<NextRoom>(),
    /** Why its guests stay in this room, if that was promised to them. */
    locked: jsonb().$type<RoomLock>(),
    /** That its guests wait for a room. */
    parked: jsonb().$type<Parked>(),
  },
  (t) => [
    uniqueIndex().on(t.bookingId, t.position),
    index().on(t.roomId),
    index().on(t.bedOptionId).where(sql`${t.bedOptionId} IS NOT NULL`),
    // Few are parked at any time: who makes way for whom, and what must not be sold, is found by it.
    index().on(t.roomTypeId).where(sql`${t.parked} IS NOT NULL`),
  ],
);

export const bookingLine = pgTable(
  "booking_line",
  {
    id: id(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    position: smallint().notNull(),
    line: jsonb().$type<PriceLine>().notNull(),
    amountSen: sen().notNull(),
  },
  (t) => [uniqueIndex().on(t.bookingId, t.position)],
);

export const bookingCrossing = pgTable(
  "booking_crossing",
  {
    id: id<BookedCrossingId>(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    direction: text({ enum: ways }).notNull(),
    kind: text({ enum: ["ferry", "charter"] }).notNull(),
    stockId: uuid().$type<StockId>().notNull(),
    name: words().notNull(),
    day: day().notNull(),
    time: time(),
    fromJetty: text().notNull(),
    toJetty: text().notNull(),
    seats: smallint().$type<Count>().notNull(),
    boats: smallint().$type<Count>().notNull(),
    /** What a draft names to have it: the sailing of a ferry, the boat of a charter. */
    crossingId: uuid().$type<CrossingId>(),
    /** What the crew should know. */
    note: text().notNull().default(""),
  },
  (t) => [
    uniqueIndex().on(t.bookingId, t.direction),
    index().on(t.day),
    index().on(t.stockId),
    index("booking_crossing_charter").on(t.stockId).where(sql`${t.kind} = 'charter'`),
  ],
);

export const bookingAddOn = pgTable(
  "booking_add_on",
  {
    id: id(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    addOnId: uuid().$type<AddOnId>().notNull(),
    name: words().notNull(),
    count: smallint().$type<Count>().notNull(),
    day: day(),
    amountSen: sen().notNull(),
    /** In the package's price. */
    included: boolean().notNull().default(false),
  },
  (t) => [index().on(t.bookingId)],
);
