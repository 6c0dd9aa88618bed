import type { BookingRow } from "../bookings/public.ts";

export type Part = "full" | "deposit" | "balance";
export type Offer = { readonly part: Part; readonly amountSen: number };

/** What can be paid for a booking now: all of it or the deposit before it is confirmed, afterwards the balance. */
export function offersOf(row: BookingRow): Offer[] {
  const balance = row.totalSen - row.paidSen;
  if (row.state === "awaitingPayment") {
    const full: Offer = { part: "full", amountSen: balance };
    const hasDeposit = row.depositSen > 0 && row.depositSen < balance;
    return hasDeposit ? [full, { part: "deposit", amountSen: row.depositSen }] : [full];
  }
  const open = row.state === "confirmed" || row.state === "inHouse";
  return open && balance > 0 ? [{ part: "balance", amountSen: balance }] : [];
}

/** Whether this part can be paid now. */
export const isOffered = (row: BookingRow, part: Part): boolean =>
  offersOf(row).some((offer) => offer.part === part);
