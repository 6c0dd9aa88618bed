import { InvoiceContent, type InvoiceReply } from "@pulau/contract/papers.ts";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../db/connect.ts";
import { invoice } from "../../db/schema/papers.ts";
import { inTransaction } from "../../db/tx.ts";
import { type BookingRow, bookingDetail } from "../bookings/public.ts";
import { loadSettings } from "../resort/public.ts";
import { composeInvoice } from "./compose-invoice.ts";
import { issueInvoice } from "./issue-invoice.ts";

type Detail = Awaited<ReturnType<typeof bookingDetail>>;
type Issued = typeof invoice.$inferSelect;

/**
 * The invoice of a booking, or its pro-forma while it has none. What was issued is shown as it was issued; who travels
 * and what was paid is shown as it is now.
 */
export async function showInvoice(db: Db, row: BookingRow): Promise<InvoiceReply> {
  const [issued, detail, settings] = await Promise.all([
    findOrIssue(db, row.id),
    bookingDetail(db, row),
    loadSettings(db),
  ]);
  const content = issued ? InvoiceContent.parse(issued.content) : composeInvoice(detail, settings);
  return {
    ...content,
    _id: row.id,
    kind: issued ? "invoice" : "proForma",
    number: issued?.number ?? null,
    issuedOn: issued?.issuedOn ?? null,
    status: row.state,
    paymentStatus: row.paymentStatus,
    guests: detail.guests.toSorted((a, b) => a.room - b.room),
    payments: detail.payments.filter(({ state }) => state === "captured"),
    changedSen: row.totalSen - content.sums.totalSen,
    due: dueOf(detail),
  };
}

/** The job that issues it may not have run yet, and bookings from before there were invoices have had none. */
async function findOrIssue(db: Db, bookingId: string): Promise<Issued | null> {
  const found = await findInvoice(db, bookingId);
  if (found) return found;
  await inTransaction(db, (tx) => issueInvoice(tx, bookingId));
  return findInvoice(db, bookingId);
}

async function findInvoice(db: Db, bookingId: string): Promise<Issued | null> {
  const [found] = await db
    .select()
    .from(invoice)
    .where(and(eq(invoice.bookingId, bookingId), eq(invoice.kind, "invoice")))
    .orderBy(asc(invoice.position))
    .limit(1);
  return found ?? null;
}

/** Before anything is paid the deadline is minutes away and told by a clock, not by a date. */
function dueOf({ status, totalSen, paidSen, balanceDueOn }: Detail): InvoiceReply["due"] {
  if (!["awaitingPayment", "confirmed", "inHouse"].includes(status)) return null;
  return { sen: Math.max(0, totalSen - paidSen), by: paidSen > 0 ? balanceDueOn : null };
}
