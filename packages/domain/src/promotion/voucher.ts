import type { Day } from "../calendar/day.ts";
import type { AccountId, PurchaseId, VoucherId } from "../ids.ts";
import { ledger, move, type Posting } from "../ledger/postings.ts";
import type { Sen } from "../money/sen.ts";
import { ok, type Result, refuse } from "../result.ts";

/** Without 0 and O, 1, I and L, 5 and S, 2 and Z, 8 and B, U and V: nobody misreads one for another. */
const letters = "34679ACDEFGHJKMNPQRTWXY";
const half = 4;

/**
 * A code that is read aloud and typed: `TB-K7M4-XQRA`. 23 letters in eight places are 7.8 × 10^10 codes.
 * @param pick a whole number from 0 to below its argument, unguessable
 */
export const makeVoucherCode = (prefix: string, pick: (below: number) => number): string => {
  const word = () => Array.from({ length: half }, () => letters[pick(letters.length)]).join("");
  return `${prefix}-${word()}-${word()}`;
};

/** A code as it was typed, without what people put between its letters: `tb k7m4-xqra` is `TBK7M4XQRA`. */
export const bareCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** The voucher's code that a bare code would be, with its dashes. */
export const asVoucherCode = (bare: string): string =>
  [bare.slice(0, -2 * half), bare.slice(-2 * half, -half), bare.slice(-half)].join("-");

export const voucherStates = ["active", "used", "expired", "void"] as const;
export type VoucherState = (typeof voucherStates)[number];

/** Where what is left on a voucher goes when staff make it void: to its buyer's wallet, or it is kept as income. */
export const voidBalances = ["buyer", "income"] as const;
export type VoidBalance = (typeof voidBalances)[number];

export type VoucherFacts = {
  readonly leftSen: Sen;
  /** The last day on which it can be used. */
  readonly expiresOn: Day;
  readonly isExpired: boolean;
  readonly isVoid: boolean;
};

/** Where a voucher stands today. One that was spent is `used`, also after its last day. */
export const voucherState = (voucher: VoucherFacts, today: Day): VoucherState => {
  if (voucher.isVoid) return "void";
  if (voucher.isExpired) return "expired";
  if (voucher.leftSen === 0) return "used";
  return voucher.expiresOn < today ? "expired" : "active";
};

/** Whether there is something to spend. `PROMO_EXPIRED` says until when there was. */
export const canSpend = (
  voucher: VoucherFacts,
  today: Day,
): Result<true, "PROMO_UNKNOWN" | "PROMO_EXPIRED" | "PROMO_USED_UP"> => {
  switch (voucherState(voucher, today)) {
    case "active":
      return ok(true);
    case "used":
      return refuse("PROMO_USED_UP");
    case "expired":
      return refuse("PROMO_EXPIRED", { until: voucher.expiresOn });
    case "void":
      return refuse("PROMO_UNKNOWN");
  }
};

/** Of what is asked, what the voucher pays; the rest is for other ways to pay. */
export const spendOf = (leftSen: Sen, wantedSen: Sen): Sen => Math.min(leftSen, wantedSen);

/**
 * What was paid becomes vouchers of their full worth. What they are worth more than was paid is the resort's gift, taken
 * from what vouchers earn; where more was paid than they are worth, the rest is earned at once.
 */
export const vouchersIssued = (sold: {
  readonly purchaseId: PurchaseId;
  readonly paidSen: Sen;
  readonly vouchers: readonly { readonly id: VoucherId; readonly worthSen: Sen }[];
}): Posting[] => {
  const worth = sold.vouchers.reduce((sum, { worthSen }) => sum + worthSen, 0);
  const gift = worth - sold.paidSen;
  return [
    { account: ledger.purchase(sold.purchaseId), sen: -sold.paidSen },
    ...(gift === 0 ? [] : [{ account: ledger.revenue("vouchers"), sen: -gift }]),
    ...sold.vouchers.map(({ id, worthSen }) => ({ account: ledger.voucher(id), sen: worthSen })),
  ];
};

/**
 * What is left of a voucher as credit in a wallet: at what was paid for it, never more. A wallet can be paid out, so a
 * voucher of RM 100 that was bought for RM 90 would else be a machine that makes money. Rounded down.
 */
export const creditOf = (voucher: {
  readonly leftSen: Sen;
  readonly worthSen: Sen;
  readonly paidSen: Sen;
}): Sen => Math.floor((voucher.leftSen * Math.min(voucher.paidSen, voucher.worthSen)) / voucher.worthSen);

/** All that is left leaves the voucher: its credit into a wallet, the resort's gift back to what vouchers earn. */
export const redeemedIntoWallet = (from: {
  readonly voucherId: VoucherId;
  readonly accountId: AccountId;
  readonly leftSen: Sen;
  readonly creditSen: Sen;
}): Posting[] => [
  { account: ledger.voucher(from.voucherId), sen: -from.leftSen },
  ...(from.creditSen === 0 ? [] : [{ account: ledger.wallet(from.accountId), sen: from.creditSen }]),
  ...(from.creditSen === from.leftSen
    ? []
    : [{ account: ledger.revenue("vouchers"), sen: from.leftSen - from.creditSen }]),
];

/** The voucher's last day has passed, or it was made void: what is left is earned. */
export const voucherEnded = (ended: { readonly voucherId: VoucherId; readonly sen: Sen }): Posting[] =>
  move(ended.sen, ledger.voucher(ended.voucherId), ledger.revenue("vouchers"));
