import { and, eq, sql } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";

/** Mails a link to one booking to whoever made it, if number and address fit; nobody learns whether they do. */
export async function sendBookingLink(
  tx: Tx,
  { email, bookingNo, at }: { readonly email: string; readonly bookingNo: string; readonly at: Date },
): Promise<void> {
  const [found] = await tx
    .select({ bookingId: booking.id })
    .from(booking)
    .where(and(eq(booking.bookingNo, bookingNo), sql`lower(${booking.email}) = ${email}`));
  if (found) await enqueue(tx, "send-mail", { template: "booking-link", ...found, at: at.toISOString() });
}
