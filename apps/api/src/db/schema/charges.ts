import { taxGroups, type Words } from "@pulau/domain/catalogue/catalogue.ts";
import type {
  BookingId,
  ChargeId,
  ChargeSlipId,
  GuestId,
  OutletId,
  OutletItemId,
  StaffId,
} from "@pulau/domain/ids.ts";
import type { Count } from "@pulau/domain/money/sen.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  sql,
  text,
  uniqueIndex,
  uuid,
} from "../orm.ts";
import { booking } from "./bookings.ts";
import { missing, type ShownPicture } from "./catalogue.ts";
import { id, listNo, moment, sen, words } from "./columns.ts";
import { staffUser } from "./staff.ts";

/** A point of sale in the resort, such as the bar. */
export const outlet = pgTable("outlet", {
  id: id<OutletId>(),
  listNo: listNo(),
  activeStatus: boolean().notNull().default(true),
  name: words().notNull(),
  icon: text().notNull(),
  position: smallint().notNull().default(0),
  missing: missing(),
});

/** What an outlet sells, at its price. */
export const outletItem = pgTable(
  "outlet_item",
  {
    id: id<OutletItemId>(),
    listNo: listNo(),
    activeStatus: boolean().notNull().default(true),
    outletId: uuid()
      .$type<OutletId>()
      .notNull()
      .references(() => outlet.id),
    name: words().notNull(),
    /** Under which heading of the till it stands; empty stands under none. */
    category: words().notNull(),
    sen: sen().notNull(),
    taxGroup: text({ enum: taxGroups }).notNull(),
    pictures: jsonb().$type<ShownPicture[]>().notNull().default([]),
    position: smallint().notNull().default(0),
    missing: missing(),
  },
  (t) => [index().on(t.outletId), check("outlet_item_price", sql`${t.sen} >= 0`)],
);

/** What was charged by one press: to which booking, where, for which guest. Kept as it is. */
export const chargeSlip = pgTable(
  "charge_slip",
  {
    id: id<ChargeSlipId>(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    outletId: uuid()
      .$type<OutletId>()
      .notNull()
      .references(() => outlet.id),
    /** A guest of the booking, who may be taken off it later: a change writes the guests anew. */
    guestId: uuid().$type<GuestId>(),
    note: text().notNull().default(""),
    /** The guest's signature as the path of an SVG of 320 by 120; null where nobody signed, and once it is erased. */
    signature: text(),
    at: moment().notNull(),
    staffId: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
  },
  (t) => [
    index().on(t.bookingId),
    index().on(t.outletId, t.at),
    index("charge_slip_signed").on(t.at).where(sql`signature IS NOT NULL`),
  ],
);

/**
 * A line of a slip, or a discount on one. It keeps what it was charged at; the only thing that can happen to it is that it is
 * taken off, once. Triggers hold that, that its booking is one whose guests are or were here, and that what stands of all
 * charges is what the booking's price has of them.
 */
export const bookingCharge = pgTable(
  "booking_charge",
  {
    id: id<ChargeId>(),
    /** Counts up. */
    seq: integer().notNull().unique().generatedAlwaysAsIdentity(),
    slipId: uuid()
      .$type<ChargeSlipId>()
      .notNull()
      .references(() => chargeSlip.id),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    /** Null for what is on no price list, and for a discount. */
    itemId: uuid()
      .$type<OutletItemId>()
      .references(() => outletItem.id),
    /** The charge that a discount is on. */
    discountOf: uuid()
      .$type<ChargeId>()
      .references((): AnyPgColumn => bookingCharge.id),
    name: words().$type<Words>().notNull(),
    unitSen: sen().notNull(),
    count: smallint().$type<Count>().notNull(),
    taxGroup: text({ enum: taxGroups }).notNull(),
    /** The charge and its taxes, as they were reckoned. */
    lines: jsonb().$type<PriceLine[]>().notNull(),
    totalSen: sen().notNull(),
    taxSen: sen().notNull(),
    /** Why it was discounted. */
    reason: text().notNull().default(""),
    at: moment().notNull(),
    staffId: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
    offAt: moment(),
    offBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    /** Why it was taken off. */
    offReason: text().notNull().default(""),
  },
  (t) => [
    index().on(t.bookingId),
    index().on(t.slipId),
    index().on(t.itemId),
    uniqueIndex("booking_charge_one_discount")
      .on(t.discountOf)
      .where(sql`discount_of IS NOT NULL AND off_at IS NULL`),
    check(
      "booking_charge_kind",
      sql`CASE WHEN ${t.discountOf} IS NULL THEN ${t.count} > 0 AND ${t.reason} = ''
        ELSE ${t.count} = -1 AND ${t.itemId} IS NULL AND ${t.reason} <> '' END`,
    ),
    check("booking_charge_price", sql`${t.unitSen} >= 0`),
    check(
      "booking_charge_off",
      sql`CASE WHEN ${t.offAt} IS NULL THEN ${t.offBy} IS NULL AND ${t.offReason} = ''
        ELSE ${t.offBy} IS NOT NULL AND ${t.offReason} <> '' END`,
    ),
  ],
);
