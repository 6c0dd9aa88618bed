import { type GroupKind, groupKinds, groupPayers, groupStates } from "@pulau/domain/groups/group-moves.ts";
import type { Stage } from "@pulau/domain/groups/stages.ts";
import type {
  BookingId,
  GroupId,
  HoldId,
  OptionId,
  PackageId,
  RoomTypeId,
  StaffId,
} from "@pulau/domain/ids.ts";
import type { Count } from "@pulau/domain/money/sen.ts";
import { check, index, integer, jsonb, pgTable, sql, text, uuid } from "../orm.ts";
import { booking } from "./bookings.ts";
import { packageOption, stayPackage } from "./catalogue.ts";
import { day, id, moment } from "./columns.ts";
import { type HeldCrossing, stayHold } from "./holds.ts";
import { staffUser } from "./staff.ts";

/** How many rooms of a type were agreed. */
export type BlockedRooms = { readonly roomTypeId: RoomTypeId; readonly rooms: Count };

/**
 * A group that comes together. What it keeps are the claims of its hold, which end by themselves at the cut-off; what is named of it
 * are bookings with holds of their own.
 */
export const stayGroup = pgTable(
  "stay_group",
  {
    id: id<GroupId>(),
    state: text({ enum: groupStates }).notNull(),
    name: text().notNull(),
    kind: text({ enum: groupKinds }).$type<GroupKind>().notNull(),
    contactName: text().notNull(),
    email: text().notNull(),
    mobile: text().notNull(),
    language: text({ enum: ["en", "my", "cn"] }).notNull(),
    note: text().notNull().default(""),
    packageId: uuid()
      .$type<PackageId>()
      .notNull()
      .references(() => stayPackage.id),
    optionId: uuid()
      .$type<OptionId>()
      .notNull()
      .references(() => packageOption.id),
    checkIn: day().notNull(),
    checkOut: day().notNull(),
    /** All that were agreed, those that are named among them; what is left is in the hold. */
    rooms: jsonb().$type<readonly BlockedRooms[]>().notNull(),
    persons: integer().$type<Count>().notNull(),
    /** The ferries on which its seats are. */
    crossings: jsonb().$type<readonly HeldCrossing[]>().notNull(),
    /** The last day for names. */
    cutOffOn: day().notNull(),
    stages: jsonb().$type<readonly Stage[]>().notNull(),
    holdId: uuid()
      .$type<HoldId>()
      .notNull()
      .unique()
      .references(() => stayHold.id),
    madeBy: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
    madeAt: moment().notNull(),
    endedAt: moment(),
  },
  (t) => [
    index().on(t.checkIn, t.id),
    check("stay_group_days", sql`${t.checkIn} < ${t.checkOut} AND ${t.cutOffOn} < ${t.checkIn}`),
    check("stay_group_persons", sql`${t.persons} > 0`),
  ],
);

/** A booking that was made out of a group, and who pays it. */
export const groupBooking = pgTable(
  "group_booking",
  {
    bookingId: uuid()
      .$type<BookingId>()
      .primaryKey()
      .references(() => booking.id),
    groupId: uuid()
      .$type<GroupId>()
      .notNull()
      .references(() => stayGroup.id),
    payer: text({ enum: groupPayers }).notNull(),
  },
  (t) => [index().on(t.groupId)],
);
