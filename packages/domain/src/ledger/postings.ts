import type { Sen } from "../money/sen.ts";

export const ledgerAccountKinds = ["wallet", "gateway", "booking", "revenue", "opening"] as const;

/**
 * Where money can be. The key of a wallet is its portal account, of a gateway its name, of a booking its id, of revenue
 * what was earned by, of an opening the reason for which money was there from the start.
 */
export type LedgerAccount = {
  readonly kind: (typeof ledgerAccountKinds)[number];
  readonly key: string;
};

/** One side of a movement: positive is money put into the account, negative money taken out. */
export type Posting = { readonly account: LedgerAccount; readonly sen: Sen };

const gateway = (name: string): LedgerAccount => ({ kind: "gateway", key: name });
const booking = (bookingId: string): LedgerAccount => ({ kind: "booking", key: bookingId });
const wallet = (accountId: string): LedgerAccount => ({ kind: "wallet", key: accountId });
const revenue = (by: "stays" | "cancellations"): LedgerAccount => ({ kind: "revenue", key: by });
const opening = (why: string): LedgerAccount => ({ kind: "opening", key: why });

/** What goes out of one account comes into another, so a movement sums to zero by its form. Nothing moves for 0 sen. */
const move = (sen: Sen, from: LedgerAccount, to: LedgerAccount): Posting[] => {
  if (!Number.isSafeInteger(sen) || sen < 0) throw new RangeError(`not an amount that can move: ${sen}`);
  if (sen === 0) return [];
  return [
    { account: from, sen: -sen },
    { account: to, sen },
  ];
};

type BookingMoney = { readonly bookingId: string; readonly sen: Sen };

export const gatewayPaid = (paid: BookingMoney & { readonly gateway: string }): Posting[] =>
  move(paid.sen, gateway(paid.gateway), booking(paid.bookingId));

export const walletPaid = (paid: BookingMoney & { readonly accountId: string }): Posting[] =>
  move(paid.sen, wallet(paid.accountId), booking(paid.bookingId));

export const refundedToWallet = (back: BookingMoney & { readonly accountId: string }): Posting[] =>
  move(back.sen, booking(back.bookingId), wallet(back.accountId));

export const refundedToGateway = (back: BookingMoney & { readonly gateway: string }): Posting[] =>
  move(back.sen, booking(back.bookingId), gateway(back.gateway));

/** The stay is over: what the booking holds is earned. */
export const stayEarned = (earned: BookingMoney): Posting[] =>
  move(earned.sen, booking(earned.bookingId), revenue("stays"));

/** The booking is cancelled: what the policy keeps is earned. */
export const cancellationKept = (kept: BookingMoney): Posting[] =>
  move(kept.sen, booking(kept.bookingId), revenue("cancellations"));

/** Credit that a wallet begins with, e.g. carried over from elsewhere; `why` names the opening account. */
export const walletOpened = (credit: {
  readonly accountId: string;
  readonly sen: Sen;
  readonly why: string;
}): Posting[] => move(credit.sen, opening(credit.why), wallet(credit.accountId));

/** What the postings sum to: zero for every movement, the balance for those of one account. */
export const balanceOf = (postings: readonly Posting[]): Sen =>
  postings.reduce((sum, { sen }) => sum + sen, 0);
