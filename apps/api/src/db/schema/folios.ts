import { folioLetters, shareKinds, shareTargets } from "@pulau/domain/folio/share-rules.ts";
import type { BookingId, ChargeId, FolioId } from "@pulau/domain/ids.ts";
import {
  bigint,
  check,
  foreignKey,
  jsonb,
  pgTable,
  smallint,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "../orm.ts";
import { booking } from "./bookings.ts";
import { bookingCharge } from "./charges.ts";
import { id, moment } from "./columns.ts";

/** Where a payer lives or has their office. */
export type PayerAddress = (typeof booking.$inferSelect)["address"];

/**
 * A share of a booking's bill, and who pays it. A booking that nobody split has none; the first of one that was split is A, the
 * booker's, which has whatever no share names.
 */
export const bookingFolio = pgTable(
  "booking_folio",
  {
    id: id<FolioId>(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    letter: text({ enum: folioLetters }).notNull(),
    payer: text({ enum: ["guest", "company"] }).notNull(),
    /** Of A empty: it is the booker's, whatever they are called. */
    name: text().notNull().default(""),
    /** Of a company only. */
    registrationNo: text().notNull().default(""),
    taxNo: text().notNull().default(""),
    email: text().notNull().default(""),
    phone: text().notNull().default(""),
    address: jsonb().$type<PayerAddress>().notNull(),
    madeAt: moment().notNull(),
  },
  (t) => [
    unique("booking_folio_letter").on(t.bookingId, t.letter),
    unique("booking_folio_of_booking").on(t.bookingId, t.id),
    check(
      "booking_folio_payer",
      sql`CASE WHEN ${t.letter} = 'A' THEN ${t.payer} = 'guest' AND ${t.name} = '' ELSE ${t.name} <> '' END`,
    ),
    check(
      "booking_folio_company",
      sql`${t.payer} = 'company' OR (${t.registrationNo} = '' AND ${t.taxNo} = '')`,
    ),
  ],
);

/**
 * A rule of what a folio has of the bill. Rules are replaced whole, and reckoned when they are read: what they come to is
 * always the bill, to the sen. Triggers hold that no more of anything is given away than there is.
 */
export const folioShare = pgTable(
  "folio_share",
  {
    id: id(),
    bookingId: uuid().$type<BookingId>().notNull(),
    folioId: uuid().$type<FolioId>().notNull(),
    of: text({ enum: shareTargets }).notNull(),
    /** The line or charge by its key; empty for the others. */
    key: text().notNull().default(""),
    chargeId: uuid()
      .$type<ChargeId>()
      .references(() => bookingCharge.id),
    kind: text({ enum: shareKinds }).notNull(),
    /** Basis points, sen or nights; 0 for the rest. */
    value: bigint({ mode: "number" }).notNull(),
    position: smallint().notNull(),
  },
  (t) => [
    foreignKey({
      name: "folio_share_folio",
      columns: [t.bookingId, t.folioId],
      foreignColumns: [bookingFolio.bookingId, bookingFolio.id],
    }),
    unique("folio_share_once").on(t.bookingId, t.of, t.key, t.folioId),
    unique("folio_share_position").on(t.bookingId, t.position),
    uniqueIndex("folio_share_one_rest").on(t.bookingId, t.of, t.key).where(sql`kind = 'rest'`),
    check(
      "folio_share_of",
      sql`CASE WHEN ${t.of} = 'charge' THEN ${t.chargeId} IS NOT NULL AND ${t.key} = ${t.chargeId}::text
        ELSE ${t.chargeId} IS NULL AND (${t.key} <> '') = (${t.of} = 'line') END`,
    ),
    check(
      "folio_share_value",
      sql`CASE ${t.kind} WHEN 'rest' THEN ${t.value} = 0 WHEN 'percent' THEN ${t.value} BETWEEN 1 AND 10000
        ELSE ${t.value} > 0 END`,
    ),
    check("folio_share_kind", sql`${t.kind} <> 'amount' OR ${t.of} IN ('line', 'charge')`),
  ],
);
