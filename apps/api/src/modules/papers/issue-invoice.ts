import { dayAt } from "@pulau/domain/calendar/day.ts";
import { eq } from "drizzle-orm";
import { invoice } from "../../db/schema/papers.ts";
import type { Tx } from "../../db/tx.ts";
import { bookingDetail, lockBooking } from "../bookings/public.ts";
import { loadSettings } from "../resort/public.ts";
import { composeInvoice } from "./compose-invoice.ts";
import { nextNumber } from "./document-number.ts";

/** A booking that stands, or has been slept, has an invoice. */
const invoiced: readonly string[] = ["confirmed", "inHouse", "completed", "noShow"];

/**
 * Issues the first invoice of a confirmed booking: its number follows the one before without a gap, its content is what
 * was booked. Does nothing for a booking that has one, or that does not stand.
 */
export async function issueInvoice(tx: Tx, bookingId: string): Promise<void> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked || !invoiced.includes(locked.row.state)) return;
  const [there] = await tx.select({ id: invoice.id }).from(invoice).where(eq(invoice.bookingId, bookingId));
  if (there) return;
  const settings = await loadSettings(tx);
  const content = composeInvoice(await bookingDetail(tx, locked.row), settings);
  const issuedOn = dayAt(locked.now, settings.timeZone);
  const numbered = await nextNumber(tx, `${settings.bookingNoPrefix}-INV-${issuedOn.slice(2, 4)}`);
  await tx
    .insert(invoice)
    .values({ ...numbered, bookingId, kind: "invoice", issuedOn, issuedAt: locked.now, content });
}
