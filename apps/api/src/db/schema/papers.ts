import type { InvoiceContent } from "@pulau/contract/papers.ts";
import type { AccountId, BookingId, FolioId, PaperId, PurchaseId } from "@pulau/domain/ids.ts";
import {
  check,
  foreignKey,
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
import { account } from "./accounts.ts";
import { booking } from "./bookings.ts";
import { day, id, moment, sen } from "./columns.ts";
import { bookingFolio } from "./folios.ts";
import { purchase } from "./purchases.ts";

/**
 * The last number that was given out in each series. Its row is the last lock of the transaction that issues a paper, so
 * that numbers have no gaps and nobody waits long.
 */
export const documentCounter = pgTable("document_counter", {
  /** Prefix, kind and year, such as `TB-INV-26`. */
  series: text().primaryKey(),
  last: integer().notNull(),
});

/** A paper that was issued. Its content is frozen; a change later issues another paper, never another content. */
export const invoice = pgTable(
  "invoice",
  {
    id: id<PaperId>(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    kind: text({ enum: ["invoice", "creditNote"] }).notNull(),
    /** The folio of a split bill that it is for; null where it is for all of them. */
    folioId: uuid().$type<FolioId>(),
    /** The booking's first paper is 0. */
    position: smallint().notNull().default(0),
    number: text().notNull().unique(),
    series: text().notNull(),
    ordinal: integer().notNull(),
    issuedOn: day().notNull(),
    issuedAt: moment().notNull(),
    /** What it asks, or what a credit note gives back: the sum of its lines. */
    totalSen: sen().notNull().default(0),
    content: jsonb().$type<InvoiceContent>().notNull(),
  },
  (t) => [
    foreignKey({
      name: "invoice_folio",
      columns: [t.bookingId, t.folioId],
      foreignColumns: [bookingFolio.bookingId, bookingFolio.id],
    }),
    uniqueIndex().on(t.bookingId, t.position),
    uniqueIndex().on(t.series, t.ordinal),
    index().on(t.issuedOn),
  ],
);

/**
 * What an e-Invoice must say of whoever asked for one: of a booking's guest, of who bought places at an event, or of an
 * agent whom the resort bills itself for. Tax and identity numbers are sealed; of them screens show the tails.
 */
export const eInvoiceParty = pgTable(
  "e_invoice_party",
  {
    id: id(),
    bookingId: uuid()
      .$type<BookingId>()
      .unique()
      .references(() => booking.id),
    accountId: uuid()
      .$type<AccountId>()
      .unique()
      .references(() => account.id),
    purchaseId: uuid()
      .$type<PurchaseId>()
      .unique()
      .references(() => purchase.id),
    name: text().notNull(),
    idType: text({ enum: ["BRN", "NRIC", "PASSPORT"] }).notNull(),
    idSealed: text().notNull(),
    idTail: text().notNull(),
    /** Null for whoever has none of their own. */
    tinSealed: text(),
    tinTail: text(),
    sst: text(),
    phone: text().notNull(),
    email: text().notNull(),
    address: jsonb()
      .$type<{
        address: string;
        area: string;
        city: string;
        postCode: string;
        state: string;
        country: string;
      }>()
      .notNull(),
    askedAt: moment().notNull(),
  },
  (t) => [check("party_of", sql`num_nonnulls(${t.bookingId}, ${t.accountId}, ${t.purchaseId}) = 1`)],
);
