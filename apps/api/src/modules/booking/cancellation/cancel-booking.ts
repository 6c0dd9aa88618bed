import type { BookingId, OwnerId, StaffId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { lockBooking } from "../bookings/public.ts";
import { endBooking } from "./end-booking.ts";
import { quoteRefund, type RefundQuote } from "./refund-quote.ts";

export type Cancel = {
  readonly bookingId: BookingId;
  /** The refund that was shown; another one is refused, because a day may have passed since. */
  readonly agreedRefundSen: Sen;
  /** Why, in the words of staff; kept in the history. */
  readonly note?: string | undefined;
  readonly by: { readonly ownerId: OwnerId } | { readonly staffId: StaffId };
};

/** Cancels a booking: its claims are free, the refund is on its way, and what the policy keeps is earned. */
export async function cancelBooking(tx: Tx, cancellation: Cancel): Promise<Result<RefundQuote>> {
  const locked = await lockBooking(tx, cancellation.bookingId);
  const isTheirs = locked && ("staffId" in cancellation.by || locked.row.ownerId === cancellation.by.ownerId);
  if (!isTheirs) return refuse("NOT_FOUND");
  const { row } = locked;
  const { timeZone } = await loadSettings(tx);
  const quoted = await quoteRefund(tx, row, await loadToday(tx, timeZone));
  if (!quoted.ok) return quoted;
  const { refundSen } = quoted.value;
  if (refundSen !== cancellation.agreedRefundSen)
    return refuse("PRICE_CHANGED", { rule: "refund", refundSen });
  const by =
    "staffId" in cancellation.by
      ? { reason: "BY_STAFF" as const, ...cancellation.by }
      : { reason: "BY_GUEST" as const };
  return ok(await endBooking(tx, locked, { ...by, quoted: quoted.value, note: cancellation.note }));
}
