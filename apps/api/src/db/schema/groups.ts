import type { AgreedPrice } from "@pulau/domain/groups/agreed-prices.ts";
import {
  type GroupKind,
  groupEntryKinds,
  groupKinds,
  groupPayers,
  groupStates,
} from "@pulau/domain/groups/group-moves.ts";
import type { Stage } from "@pulau/domain/groups/stages.ts";
import type {
  AccountId,
  BookingId,
  GroupEntryId,
  GroupId,
  HoldId,
  OptionId,
  PackageId,
  PurchaseId,
  RoomTypeId,
  StaffId,
} from "@pulau/domain/ids.ts";
import { offlineWays } from "@pulau/domain/money/offline-ways.ts";
import type { Count } from "@pulau/domain/money/sen.ts";
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, sql, text, uuid } from "../orm.ts";
import { account } from "./accounts.ts";
import { booking } from "./bookings.ts";
import { packageOption, stayPackage } from "./catalogue.ts";
import { day, id, moment, sen } from "./columns.ts";
import { type HeldCrossing, stayHold } from "./holds.ts";
import { purchase } from "./purchases.ts";
import { staffUser } from "./staff.ts";

/** How many rooms of a type were agreed. */
export type BlockedRooms = { readonly roomTypeId: RoomTypeId; readonly rooms: Count };

/** Whom the papers of a group are made out to, where it is not its contact or its agency. */
export type GroupBillTo = {
  readonly name: string;
  readonly registrationNo: string;
  readonly taxNo: string;
  readonly email: string;
  readonly phone: string;
  readonly address: {
    readonly address: string;
    readonly city: string;
    readonly postCode: string;
    readonly state: string;
  };
};

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
    /** Agreed prices per person for the stay; none where the package's count. */
    prices: jsonb().$type<readonly AgreedPrice[]>().notNull().default([]),
    billTo: jsonb().$type<GroupBillTo>(),
    /** The agency that brings it: its contract prices the bookings, and they are its own. */
    accountId: uuid()
      .$type<AccountId>()
      .references(() => account.id),
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
    index().on(t.accountId),
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

/**
 * What stands on a group's own account: it came before there was a booking to pay, or back from one. Only movements in the ledger write
 * the sum; its check is what two who spend the same sen meet.
 */
export const groupFund = pgTable(
  "group_fund",
  {
    groupId: uuid()
      .$type<GroupId>()
      .primaryKey()
      .references(() => stayGroup.id),
    heldSen: sen().notNull().default(0),
  },
  (t) => [check("group_fund_not_negative", sql`${t.heldSen} >= 0`)],
);

/** What came onto a group's account and was paid back from it, by whom; what its bookings were paid from it are their payments. */
export const groupEntry = pgTable(
  "group_entry",
  {
    id: id<GroupEntryId>(),
    groupId: uuid()
      .$type<GroupId>()
      .notNull()
      .references(() => stayGroup.id),
    kind: text({ enum: groupEntryKinds }).notNull(),
    /** By which way of the desk it came or went; null for what the resort keeps, and what was paid by the link. */
    way: text({ enum: offlineWays }),
    amountSen: sen().notNull(),
    paidOn: day().notNull(),
    /** The bank's or the terminal's number. */
    reference: text().notNull().default(""),
    reason: text().notNull().default(""),
    /** The entry that this one takes out of the books again. */
    voids: uuid()
      .$type<GroupEntryId>()
      .unique()
      .references((): AnyPgColumn => groupEntry.id),
    /** What the group paid by its link, once; its payment says by which gateway. */
    purchaseId: uuid()
      .$type<PurchaseId>()
      .unique()
      .references(() => purchase.id),
    /** Null for what was paid by the link. */
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    at: moment().notNull(),
  },
  (t) => [
    index().on(t.groupId),
    check("group_entry_amount", sql`${t.amountSen} > 0`),
    check("group_entry_way", sql`(${t.kind} = 'kept' OR ${t.purchaseId} IS NOT NULL) = (${t.way} IS NULL)`),
    check("group_entry_by", sql`(${t.purchaseId} IS NULL) = (${t.staffId} IS NOT NULL)`),
    check("group_entry_linked", sql`${t.purchaseId} IS NULL OR ${t.kind} = 'received'`),
    check("group_entry_voids", sql`(${t.kind} = 'voided') = (${t.voids} IS NOT NULL)`),
  ],
);
