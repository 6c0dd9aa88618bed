import type { BookingId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq, sql } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { linkToken } from "../../../plugins/link-token.ts";
import type { Settings } from "../../../settings.ts";
import { type BookingRow, findBooking, lockBooking, note } from "../../booking/bookings/public.ts";
import { findPayable } from "../payments/public.ts";

type Deployment = Pick<Settings, "secret" | "publicUrl">;
type Request = { readonly bookingId: BookingId; readonly staffId: StaffId };

const linkTo = ({ secret, publicUrl }: Deployment, { id, payLinkNo }: BookingRow) => ({
  url: `${publicUrl}/pay/${linkToken(secret, "pay", { id, linkNo: payLinkNo })}`,
});

async function owes(tx: Tx, row: BookingRow): Promise<Result<true, "WRONG_STATE">> {
  const payable = await findPayable(tx, { bookingId: row.id });
  const expired = row.payUntil !== null && row.payUntil <= (await loadNow(tx));
  const open = payable !== null && payable.offers.length > 0 && !expired;
  return open ? ok(true) : refuse("WRONG_STATE", { state: row.state });
}

/** The payment link of a booking; `WRONG_STATE` where nothing can be paid. */
export async function givePayLink(
  tx: Tx,
  bookingId: BookingId,
  deployment: Deployment,
): Promise<Result<{ url: string }, "NOT_FOUND" | "WRONG_STATE">> {
  const row = await findBooking(tx, bookingId);
  if (!row) return refuse("NOT_FOUND");
  const may = await owes(tx, row);
  return may.ok ? ok(linkTo(deployment, row)) : may;
}

/** Mails the payment link to whoever booked. */
export async function sendPayLink(
  tx: Tx,
  { bookingId, staffId }: Request,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return refuse("NOT_FOUND");
  const may = await owes(tx, locked.row);
  if (!may.ok) return may;
  await enqueue(tx, "send-mail", { template: "payment-link", bookingId });
  await note(tx, { bookingId, what: "payLinkSent", at: locked.now, staffId });
  return ok({ done: true });
}

/** Closes the links that were given out and makes another. */
export async function renewPayLink(
  tx: Tx,
  { bookingId, staffId }: Request,
  deployment: Deployment,
): Promise<Result<{ url: string }, "NOT_FOUND" | "WRONG_STATE">> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return refuse("NOT_FOUND");
  await tx
    .update(booking)
    .set({ payLinkNo: sql`${booking.payLinkNo} + 1` })
    .where(eq(booking.id, bookingId));
  await note(tx, { bookingId, what: "payLinkClosed", at: locked.now, staffId });
  return givePayLink(tx, bookingId, deployment);
}
