import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import { sql } from "drizzle-orm";
import type { Tx } from "../../db/tx.ts";
import type { BookingRow } from "../bookings/public.ts";
import { post } from "../ledger/public.ts";

/**
 * Money of a stay that is over was earned, and money that a cancellation kept as well. Before it can go back, what lacks
 * comes out of what it was earned as, so that the booking's own account can give it. `once` says what for. What a change
 * of a stay that stands has kept stays earned: the booking owes it again with the rest.
 */
export async function unearn(
  tx: Tx,
  { id: bookingId, state }: BookingRow,
  { amountSen, once, at }: { readonly amountSen: number; readonly once: string; readonly at: Date },
): Promise<void> {
  if (state === "awaitingPayment" || state === "confirmed" || state === "inHouse") return;
  const lackingSen = Math.max(0, amountSen - (await freeSen(tx, bookingId)));
  const from = ledger.revenue(state === "cancelled" || state === "noShow" ? "cancellations" : "stays");
  const movement = { kind: "goodwill", bookingId, once: `unearned:${once}`, at } as const;
  await post(tx, movement, move(lackingSen, from, ledger.booking(bookingId)));
}

/**
 * What a booking's own account in the books holds and is not on its way back, in sen. The booking is locked, its refunds
 * are not: both are asked in one statement, so that one which arrives meanwhile is in both or in neither.
 */
async function freeSen(tx: Tx, bookingId: string): Promise<number> {
  const { rows } = await tx.execute<{ sen: number }>(sql`
    SELECT ((SELECT coalesce(sum(sen), 0) FROM ledger_entry
        WHERE account_kind = 'booking' AND account_key = ${bookingId})
      - (SELECT coalesce(sum(amount_sen), 0) FROM refund
        WHERE booking_id = ${bookingId} AND state <> 'done'))::bigint AS sen`);
  if (!rows[0]) throw new Error("sums always have a row");
  return rows[0].sen;
}
