import { isOpen } from "@pulau/domain/booking/booking-moves.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Tx } from "../../../db/tx.ts";
import type { BookingRow } from "../../booking/bookings/public.ts";
import { post } from "../ledger/public.ts";
import { freeSen } from "./settle-difference.ts";

/**
 * Money of a stay that is over was earned, and money that a cancellation kept as well. Before it can go back, what lacks
 * comes out of what it was earned as, so that the booking's own account can give it. `once` says what for. What a change
 * of a stay that stands has kept stays earned: the booking owes it again with the rest.
 */
export async function reverseRevenue(
  tx: Tx,
  { id: bookingId, state }: BookingRow,
  { amountSen, once, at }: { readonly amountSen: Sen; readonly once: string; readonly at: Date },
): Promise<void> {
  if (isOpen(state)) return;
  const lackingSen = Math.max(0, amountSen - (await freeSen(tx, { bookingId })));
  const from = ledger.revenue(state === "cancelled" || state === "noShow" ? "cancellations" : "stays");
  const movement = { kind: "goodwill", bookingId, once: `unearned:${once}`, at } as const;
  await post(tx, movement, move(lackingSen, from, ledger.booking(bookingId)));
}
