import type {
  AccountId,
  BookingId,
  BoughtPackageId,
  GroupId,
  OutletId,
  PurchaseId,
  RoomDepositId,
  VoucherId,
} from "../ids.ts";
import { isOfflineWay, type OfflineWay } from "../money/offline-ways.ts";
import { isOwnSource } from "../money/own-sources.ts";
import type { Sen } from "../money/sen.ts";

export const ledgerAccountKinds = [
  "wallet",
  "gateway",
  "booking",
  "purchase",
  "voucher",
  "prepaid",
  "group",
  "deposit",
  "commission",
  "bank",
  "cash",
  "terminal",
  "disputed",
  "revenue",
  "opening",
] as const;

export type LedgerAccountKind = (typeof ledgerAccountKinds)[number];

/**
 * The side on which a kind of account grows, as an accountant expects: what the resort has, has spent, or took over as a
 * debt, stands in debit; what it owes, or has earned, in credit.
 */
export const sideOfKind = {
  gateway: "debit",
  bank: "debit",
  cash: "debit",
  terminal: "debit",
  disputed: "debit",
  commission: "debit",
  opening: "debit",
  wallet: "credit",
  booking: "credit",
  purchase: "credit",
  voucher: "credit",
  prepaid: "credit",
  group: "credit",
  deposit: "credit",
  revenue: "credit",
} as const satisfies Record<LedgerAccountKind, "debit" | "credit">;

/** Where money can be, and of what. */
export type LedgerAccount = {
  readonly kind: LedgerAccountKind;
  readonly key: string;
};

/** One side of a movement: positive is money put into the account, negative money taken out. */
export type Posting = { readonly account: LedgerAccount; readonly sen: Sen };

/** Every account by its key. */
export const ledger = {
  /** What its owner, a portal account, can spend. */
  wallet: (accountId: AccountId): LedgerAccount => ({ kind: "wallet", key: accountId }),
  /** The negative of what a gateway collected for us and did not give back. */
  gateway: (name: string): LedgerAccount => ({ kind: "gateway", key: name }),
  /** Money taken for a stay that is neither earned nor returned. */
  booking: (bookingId: BookingId): LedgerAccount => ({ kind: "booking", key: bookingId }),
  /** Money taken for a purchase that is neither fulfilled nor returned. */
  purchase: (purchaseId: PurchaseId): LedgerAccount => ({ kind: "purchase", key: purchaseId }),
  /** What a voucher that was paid for is still worth. */
  voucher: (voucherId: VoucherId): LedgerAccount => ({ kind: "voucher", key: voucherId }),
  /** What was paid ahead for a promo package or for places at an event, and is not used yet; by its purchase. */
  prepaid: (purchaseId: PurchaseId): LedgerAccount => ({ kind: "prepaid", key: purchaseId }),
  /** What a group paid that is not its bookings' yet, or came back from them. */
  group: (groupId: GroupId): LedgerAccount => ({ kind: "group", key: groupId }),
  /** What a guest left for the time of a stay: theirs until it goes back. */
  deposit: (depositId: RoomDepositId): LedgerAccount => ({ kind: "deposit", key: depositId }),
  /** The negative of what was promised and credited to those who brought guests. */
  commission: (to: "agents" | "influencers" | "referral"): LedgerAccount => ({ kind: "commission", key: to }),
  /** The resort's own bank account: the negative of what came in by transfer, and what was paid out from it. */
  bank: (by: "offline" | "payouts"): LedgerAccount => ({ kind: "bank", key: by }),
  /** The negative of what is in the drawers of the desk. */
  cash: (): LedgerAccount => ({ kind: "cash", key: "desk" }),
  /** The negative of what came into the safe out of drawers, less the floats that were taken from it. */
  safe: (): LedgerAccount => ({ kind: "cash", key: "safe" }),
  /** The negative of what was taken by the card terminal on the desk, and comes to the bank later. */
  terminal: (): LedgerAccount => ({ kind: "terminal", key: "desk" }),
  /** The negative of what a gateway took back for disputes that are not decided. */
  disputed: (gateway: string): LedgerAccount => ({ kind: "disputed", key: gateway }),
  /**
   * What is earned; below zero, what was lost by disputes and by refunds past us and belongs to no stay, what drawers were
   * short of, and what the desk spent out of them.
   */
  revenue: (
    by:
      | "stays"
      | "cancellations"
      | "vouchers"
      | "events"
      | "packages"
      | "rounding"
      | "disputes"
      | "refunds"
      | "drawers"
      | "pettyCash",
  ): LedgerAccount => ({
    kind: "revenue",
    key: by,
  }),
  /** What an outlet earned by what was paid for at its till. */
  outlet: (outletId: OutletId): LedgerAccount => ({ kind: "revenue", key: outletId }),
  /** Where balances came from that existed before the books. */
  opening: (why: string): LedgerAccount => ({ kind: "opening", key: why }),
} as const;

/** What goes out of one account comes into another, so a movement sums to zero by its form. Nothing moves for 0 sen. */
export const move = (sen: Sen, from: LedgerAccount, to: LedgerAccount): Posting[] => {
  if (!Number.isSafeInteger(sen) || sen < 0) throw new RangeError(`not an amount that can move: ${sen}`);
  if (sen === 0) return [];
  return [
    { account: from, sen: -sen },
    { account: to, sen },
  ];
};

/** Cash that came in beyond a bill is earned by rounding; what lacks to it, below zero, is given up there. */
export const roundedBy = (sen: Sen, source: LedgerAccount): Posting[] =>
  sen >= 0 ? move(sen, source, ledger.revenue("rounding")) : move(-sen, ledger.revenue("rounding"), source);

/** What is paid at a till comes in by a way, and is what its outlet earned; cash is rounded to whole coins. */
export const soldAtTill = (sale: {
  readonly outletId: OutletId;
  readonly way: OfflineWay;
  readonly totalSen: Sen;
  readonly roundingSen: Sen;
}): Posting[] => [
  ...move(sale.totalSen, offlineAccounts[sale.way], ledger.outlet(sale.outletId)),
  ...roundedBy(sale.roundingSen, offlineAccounts[sale.way]),
];

/** What was paid for a sale on a phone is what its outlet earned. */
export const soldByPhone = (sale: {
  readonly purchaseId: PurchaseId;
  readonly outletId: OutletId;
  readonly totalSen: Sen;
}): Posting[] => move(sale.totalSen, ledger.purchase(sale.purchaseId), ledger.outlet(sale.outletId));

/** It is its purchase's again, to go back by the way it came. */
export const phoneSaleTakenBack = (sale: Parameters<typeof soldByPhone>[0]): Posting[] =>
  move(sale.totalSen, ledger.outlet(sale.outletId), ledger.purchase(sale.purchaseId));

/** The same the other way round: voided, out of where it came in; refunded, out of where money is given back from. */
export const soldTakenBack = (
  sale: Parameters<typeof soldAtTill>[0],
  as: "voided" | "refunded",
): Posting[] => {
  const source = as === "voided" ? offlineAccounts[sale.way] : paidBackFrom(sale.way);
  return [
    ...move(sale.totalSen, ledger.outlet(sale.outletId), source),
    ...roundedBy(-sale.roundingSen, source),
  ];
};

type DepositMoney = { readonly depositId: RoomDepositId; readonly way: OfflineWay; readonly sen: Sen };

/** A room deposit comes in by a way, and is its guest's. */
export const depositTaken = ({ depositId, way, sen }: DepositMoney): Posting[] =>
  move(sen, offlineAccounts[way], ledger.deposit(depositId));

/** The same money goes back by the way it came, whole: what is withheld comes in again as the payment of a charge. */
export const depositReturned = ({ depositId, way, sen }: DepositMoney): Posting[] =>
  move(sen, ledger.deposit(depositId), offlineAccounts[way]);

type BookingMoney = { readonly bookingId: BookingId; readonly sen: Sen };

/** The stay is over: what the booking holds is earned. */
export const stayEarned = (earned: BookingMoney): Posting[] =>
  move(earned.sen, ledger.booking(earned.bookingId), ledger.revenue("stays"));

/** The booking is cancelled: what the policy keeps is earned. */
export const cancellationKept = (kept: BookingMoney): Posting[] =>
  move(kept.sen, ledger.booking(kept.bookingId), ledger.revenue("cancellations"));

/** Credit that a wallet begins with, e.g. carried over from elsewhere; `why` names the opening account. */
export const walletOpened = (credit: {
  readonly accountId: AccountId;
  readonly sen: Sen;
  readonly why: string;
}): Posting[] => move(credit.sen, ledger.opening(credit.why), ledger.wallet(credit.accountId));

/** What a payment came in by. */
export type MoneySource = {
  /** A gateway's name, one of `ownSources`, or one of `offlineWays`. */
  readonly gateway: string;
  readonly walletAccountId: AccountId | null;
  readonly voucherId: VoucherId | null;
  readonly boughtPackageId: BoughtPackageId | null;
  readonly groupId: GroupId | null;
};

const offlineAccounts: Record<OfflineWay, LedgerAccount> = {
  transfer: ledger.bank("offline"),
  cash: ledger.cash(),
  terminal: ledger.terminal(),
};

/** The account out of which staff give money back by hand: the desk's own, or the bank from which transfers are sent. */
export const paidBackFrom = (way: OfflineWay): LedgerAccount =>
  way === "transfer" ? ledger.bank("payouts") : offlineAccounts[way];

/** The account that a payment comes from, and that its refund goes back to. Throws for a wallet or voucher without a name. */
export const sourceAccount = ({
  gateway,
  walletAccountId,
  voucherId,
  boughtPackageId,
  groupId,
}: MoneySource): LedgerAccount => {
  if (isOfflineWay(gateway)) return offlineAccounts[gateway];
  if (gateway === "wallet" && walletAccountId) return ledger.wallet(walletAccountId);
  if (gateway === "voucher" && voucherId) return ledger.voucher(voucherId);
  if (gateway === "promoPackage" && boughtPackageId) return ledger.prepaid(boughtPackageId);
  if (gateway === "group" && groupId) return ledger.group(groupId);
  if (isOwnSource(gateway)) throw new Error(`a ${gateway} payment names no ${gateway}`);
  return ledger.gateway(gateway);
};

/** What the postings sum to: zero for every movement, the balance for those of one account. */
export const balanceOf = (postings: readonly Posting[]): Sen =>
  postings.reduce((sum, { sen }) => sum + sen, 0);
