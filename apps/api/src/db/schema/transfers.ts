import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { RoadPrice } from "@pulau/domain/catalogue/transfers.ts";
import type {
  BoatId,
  BookingId,
  ExclusionId,
  LandTransferId,
  OptionId,
  PackageId,
  PointId,
  StockId,
  TransferId,
  VehicleId,
} from "@pulau/domain/ids.ts";
import type { Count } from "@pulau/domain/money/sen.ts";
import { ways } from "@pulau/domain/transport/timetable.ts";
import type { Departures } from "@pulau/domain/transport/transfer-times.ts";
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  sql,
  text,
  time,
  unique,
  uniqueIndex,
  uuid,
} from "../orm.ts";
import { booking } from "./bookings.ts";
import { packageOption, stayPackage } from "./catalogue.ts";
import { day, id, listNo, sen, words } from "./columns.ts";
import { boat, stock } from "./transport.ts";

/** A place on land where guests are picked up or set down. */
export const transportPoint = pgTable("transport_point", {
  id: id<PointId>(),
  listNo: listNo(),
  activeStatus: boolean().notNull().default(true),
  type: text({ enum: ["airport", "jetty", "hotel", "busStation", "city"] }).notNull(),
  name: words().notNull(),
  /** Where exactly one meets the driver, offered as the pick-up point. */
  meetingPoint: jsonb().$type<Words | null>(),
  position: smallint().notNull().default(0),
});

/** Vehicles of one kind. A seat of a shared van or coach is sold by the person, a private one whole. */
export const transferVehicle = pgTable("transfer_vehicle", {
  id: id<VehicleId>(),
  listNo: listNo(),
  activeStatus: boolean().notNull().default(true),
  type: text({ enum: ["shared", "private", "coach"] }).notNull(),
  name: words().notNull(),
  seats: smallint().$type<Count>().notNull(),
  /** How many there are each day and way; null has no limit. Limited ones have a row of `vehicle_day` per day and way. */
  daily: smallint(),
});

/**
 * A road that can be ridden: to the island from its start to its end, homeward the other way. The end is where the boat
 * leaves.
 */
export const landTransfer = pgTable(
  "land_transfer",
  {
    id: id<LandTransferId>(),
    listNo: listNo(),
    activeStatus: boolean().notNull().default(true),
    startPointId: uuid()
      .$type<PointId>()
      .notNull()
      .references(() => transportPoint.id),
    endPointId: uuid()
      .$type<PointId>()
      .notNull()
      .references(() => transportPoint.id),
    vehicleId: uuid()
      .$type<VehicleId>()
      .notNull()
      .references(() => transferVehicle.id),
    /** How long the road takes. */
    minutes: smallint().notNull(),
    /** Between which times of the day it is driven, both included. */
    firstTime: time().notNull().default("00:00"),
    lastTime: time().notNull().default("23:59"),
    /** The pick-up times of each way, where it is not driven at any time of its hours. */
    departures: jsonb().$type<Departures>().notNull().default({ out: [], back: [] }),
    price: jsonb().$type<RoadPrice>().notNull(),
    position: smallint().notNull().default(0),
  },
  (t) => [
    unique().on(t.startPointId, t.endPointId, t.vehicleId),
    check("land_transfer_minutes", sql`${t.minutes} BETWEEN 1 AND 1200`),
  ],
);

/** Vehicles on a day and way. Its stock counts seats of shared ones and coaches, and vehicles of private ones. */
export const vehicleDay = pgTable(
  "vehicle_day",
  {
    id: uuid()
      .$type<StockId>()
      .primaryKey()
      .references(() => stock.id),
    vehicleId: uuid()
      .$type<VehicleId>()
      .notNull()
      .references(() => transferVehicle.id),
    direction: text({ enum: ways }).notNull(),
    day: day().notNull(),
  },
  (t) => [unique().on(t.vehicleId, t.direction, t.day)],
);

/** A boat that is not offered: with a package, on some days, or with a package on some days. */
export const excludedBoat = pgTable(
  "excluded_boat",
  {
    id: id<ExclusionId>(),
    listNo: listNo(),
    activeStatus: boolean().notNull().default(true),
    boatId: uuid()
      .$type<BoatId>()
      .notNull()
      .references(() => boat.id),
    /** Null: with every package. */
    packageId: uuid()
      .$type<PackageId>()
      .references(() => stayPackage.id),
    /** Null: both ways. */
    direction: text({ enum: ways }),
    /** Days of the crossing, both included; null has no end. */
    from: day(),
    to: day(),
    reason: jsonb().$type<Words | null>(),
  },
  (t) => [
    index().on(t.boatId),
    check("excluded_boat_order", sql`${t.from} <= ${t.to}`),
    check("excluded_boat_scope", sql`num_nonnulls(${t.packageId}, ${t.from}, ${t.to}) > 0`),
  ],
);

/** A boat or road that is in a package's price; without an option in every option's, without a direction both ways. */
export const includedTransport = pgTable(
  "included_transport",
  {
    id: id(),
    packageId: uuid()
      .$type<PackageId>()
      .notNull()
      .references(() => stayPackage.id),
    optionId: uuid()
      .$type<OptionId>()
      .references(() => packageOption.id),
    direction: text({ enum: ways }),
    boatId: uuid()
      .$type<BoatId>()
      .references(() => boat.id),
    landTransferId: uuid()
      .$type<LandTransferId>()
      .references(() => landTransfer.id),
  },
  (t) => [
    index().on(t.packageId),
    check("included_transport_one", sql`num_nonnulls(${t.boatId}, ${t.landTransferId}) = 1`),
  ],
);

/** A land transfer of a booking. A return comes back the same road on the day of check-out. */
export const bookingTransfer = pgTable(
  "booking_transfer",
  {
    id: id<TransferId>(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    position: smallint().notNull(),
    landTransferId: uuid()
      .$type<LandTransferId>()
      .notNull()
      .references(() => landTransfer.id),
    type: text({ enum: ["shared", "private", "coach"] }).notNull(),
    name: words().notNull(),
    direction: text({ enum: ways }).notNull(),
    tripType: text({ enum: ["oneWay", "return"] }).notNull(),
    fromName: words().notNull(),
    toName: words().notNull(),
    pickUpPoint: text().notNull(),
    pickUpDay: day().notNull(),
    pickUpTime: time().notNull(),
    dropLocation: text().notNull(),
    dropDay: day().notNull(),
    dropTime: time().notNull(),
    returnDay: day(),
    returnTime: time(),
    adultCount: smallint().$type<Count>().notNull(),
    childCount: smallint().$type<Count>().notNull(),
    /** Vehicles of a private transfer; 1 where a seat is what is sold. */
    vehicles: smallint().notNull(),
    included: boolean().notNull().default(false),
    amountSen: sen().notNull(),
    note: text().notNull().default(""),
  },
  (t) => [
    uniqueIndex().on(t.bookingId, t.position),
    index().on(t.pickUpDay),
    index().on(t.returnDay),
    check("booking_transfer_return", sql`(${t.tripType} = 'return') = (${t.returnTime} IS NOT NULL)`),
  ],
);
