import { insertJsonRows, insertRows } from "../../insert-rows.ts";
import { bookingGuest } from "../../schema/booking-guests.ts";
import { balanceReminder, bookingEvent, bookingNote } from "../../schema/booking-history.ts";
import { bookingAddOn, bookingCrossing, bookingLine, bookingRoom } from "../../schema/booking-parts.ts";
import { booking } from "../../schema/bookings.ts";
import { type PurchaseHold, stayHold } from "../../schema/holds.ts";
import { ledgerEntry, ledgerTransaction, payment, refund } from "../../schema/payments.ts";
import { roomNight } from "../../schema/room-nights.ts";
import { bankRefund, bankSession } from "../../schema/sandbox-bank.ts";
import { bookingTransfer } from "../../schema/transfers.ts";
import { stockClaim } from "../../schema/transport.ts";
import type { Tx } from "../../tx.ts";

/** Rows of everything that a booking consists of, gathered and then written table by table. */
export type BookingTables = {
  readonly holds: (typeof stayHold.$inferInsert)[];
  readonly purchaseHolds: PurchaseHold[];
  readonly bookings: (typeof booking.$inferInsert)[];
  readonly rooms: (typeof bookingRoom.$inferInsert)[];
  readonly guests: (typeof bookingGuest.$inferInsert)[];
  readonly lines: (typeof bookingLine.$inferInsert)[];
  readonly crossings: (typeof bookingCrossing.$inferInsert)[];
  readonly transfers: (typeof bookingTransfer.$inferInsert)[];
  readonly addOns: (typeof bookingAddOn.$inferInsert)[];
  readonly notes: (typeof bookingNote.$inferInsert)[];
  readonly events: (typeof bookingEvent.$inferInsert)[];
  readonly nights: (typeof roomNight.$inferInsert)[];
  readonly claims: (typeof stockClaim.$inferInsert)[];
  readonly reminders: (typeof balanceReminder.$inferInsert)[];
  readonly payments: (typeof payment.$inferInsert)[];
  readonly refunds: (typeof refund.$inferInsert)[];
  readonly movements: (typeof ledgerTransaction.$inferInsert)[];
  readonly entries: (typeof ledgerEntry.$inferInsert)[];
  readonly bankSessions: (typeof bankSession.$inferInsert)[];
  readonly bankRefunds: (typeof bankRefund.$inferInsert)[];
};

export const emptyTables = (): BookingTables => ({
  holds: [],
  purchaseHolds: [],
  bookings: [],
  rooms: [],
  guests: [],
  lines: [],
  crossings: [],
  transfers: [],
  addOns: [],
  notes: [],
  reminders: [],
  events: [],
  nights: [],
  claims: [],
  payments: [],
  refunds: [],
  movements: [],
  entries: [],
  bankSessions: [],
  bankRefunds: [],
});

/** Writes them in the order that their foreign keys ask for. */
export async function writeBookings(tx: Tx, tables: BookingTables): Promise<void> {
  await insertRows(tx, stayHold, tables.holds);
  await insertJsonRows(tx, stayHold, tables.purchaseHolds);
  await insertRows(tx, roomNight, tables.nights);
  await insertRows(tx, stockClaim, tables.claims);
  await insertRows(tx, booking, tables.bookings);
  await insertRows(tx, bookingRoom, tables.rooms);
  await insertRows(tx, bookingGuest, tables.guests);
  await insertRows(tx, bookingLine, tables.lines);
  await insertRows(tx, bookingCrossing, tables.crossings);
  await insertRows(tx, bookingTransfer, tables.transfers);
  await insertRows(tx, bookingAddOn, tables.addOns);
  await insertRows(tx, bookingNote, tables.notes);
  await insertRows(tx, balanceReminder, tables.reminders);
  await insertRows(tx, payment, tables.payments);
  await insertRows(tx, refund, tables.refunds);
  await insertRows(tx, bookingEvent, tables.events);
  await insertRows(tx, ledgerTransaction, tables.movements);
  await insertRows(tx, ledgerEntry, tables.entries);
  await insertRows(tx, bankSession, tables.bankSessions);
  await insertRows(tx, bankRefund, tables.bankRefunds);
}
