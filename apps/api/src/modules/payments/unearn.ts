import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import { and, eq, ne, sql } from "drizzle-orm";
import { ledgerEntry, refund } from "../../db/schema/payments.ts";
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

/** What a booking's own account in the books holds and is not on its way back, in sen. The booking is locked. */
async function freeSen(tx: Tx, bookingId: string): Promise<number> {
  const sumOf = (column: typeof ledgerEntry.sen | typeof refund.amountSen) =>
    sql<string>`coalesce(sum(${column}), 0)`;
  const [held] = await tx
    .select({ sen: sumOf(ledgerEntry.sen) })
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.accountKind, "booking"), eq(ledgerEntry.accountKey, bookingId)));
  const [leaving] = await tx
    .select({ sen: sumOf(refund.amountSen) })
    .from(refund)
    .where(and(eq(refund.bookingId, bookingId), ne(refund.state, "done")));
  return Number(held?.sen ?? 0) - Number(leaving?.sen ?? 0);
}
