import type { BookingRow } from "../../booking/bookings/public.ts";

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

/** What can still be paid for a booking, in sen: nothing for a stay that was called off or never begun. */
export const owedSen = ({ state, totalSen, paidSen }: BookingRow): number =>
  state === "cancelled" || state === "noShow" ? 0 : Math.max(0, totalSen - paidSen);

/** A part of an offer that comes from a wallet, and what the gateway's page then asks for, both as they were shown. */
export type WalletPart = { readonly accountId: string; readonly amountSen: number; readonly restSen: number };

/**
 * How an offer is shared out between a wallet and a gateway; null when the sums are not what was shown. Once the wallet's
 * part is in, the same press (again, or on another tab) only goes on to the rest.
 */
export function sharesOf(
  { amountSen }: Offer,
  wallet: Omit<WalletPart, "accountId"> | undefined,
): { readonly walletSen: number; readonly gatewaySen: number } | null {
  if (wallet === undefined) return { walletSen: 0, gatewaySen: amountSen };
  if (amountSen === wallet.restSen) return { walletSen: 0, gatewaySen: amountSen };
  const fits = amountSen === wallet.amountSen + wallet.restSen;
  return fits ? { walletSen: wallet.amountSen, gatewaySen: wallet.restSen } : null;
}

/** Whether this part can be paid now. */
export const isOffered = (offers: readonly Offer[], part: Part): boolean =>
  offers.some((offer) => offer.part === part);
