import type { BookingRow } from "../bookings/public.ts";

export type Part = "full" | "deposit" | "balance";
export type Offer = { readonly part: Part; readonly amountSen: number };

/** What can be paid for a booking now: all of it or the deposit before it is confirmed, afterwards the balance. */
export function offersOf(row: BookingRow): Offer[] {
  const balance = row.totalSen - row.paidSen;
  if (row.state === "awaitingPayment") {
    const full: Offer = { part: "full", amountSen: balance };
    const deposit = row.depositSen - row.paidSen;
    return deposit > 0 && deposit < balance ? [full, { part: "deposit", amountSen: deposit }] : [full];
  }
  const open = row.state === "confirmed" || row.state === "inHouse";
  return open && balance > 0 ? [{ part: "balance", amountSen: balance }] : [];
}

/** Whether this part can be paid now. */
export const isOffered = (offers: readonly Offer[], part: Part): boolean =>
  offers.some((offer) => offer.part === part);
