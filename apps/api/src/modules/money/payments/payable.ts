import type { Day } from "@pulau/domain/calendar/day.ts";
import type { OwnerId, PaymentId, StaffId } from "@pulau/domain/ids.ts";
import type { LedgerAccount } from "@pulau/domain/ledger/postings.ts";
import type { Offer } from "@pulau/domain/money/offers.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Sides } from "../../../db/audit-change.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Payer } from "../../../gateways/port.ts";
import type { PayFor } from "./pay-for.ts";

/** Money that was captured for a payable. */
export type Captured = {
  readonly paymentId: PaymentId;
  readonly amountSen: Sen;
  /** A part whose rest comes by another way: it confirms nothing before that. */
  readonly waitsForRest?: boolean;
};

/** What captured money did: `part` waits for the rest, `returned` goes back by itself. */
export type PaymentEffect = "confirmed" | "paid" | "part" | "returned";

export type PaymentHistoryEvent =
  | "paymentStarted"
  | "paymentCaptured"
  | "paymentDeclined"
  | "slipSent"
  | "slipRefused"
  | "paymentVoided";

/** What somebody wants to pay for, as it can be read without a lock. */
export type Payable = {
  readonly of: PayFor;
  readonly ownerId: OwnerId;
  /** The number that the guest knows it by. */
  readonly number: string;
  /** Captured less refunded. */
  readonly paidSen: Sen;
  readonly offers: readonly Offer[];
  /** Until when it waits for its first money, and how far paying can move that; null when nothing waits. */
  readonly wait: { readonly until: Date; readonly cap: Date } | null;
  /** Whether a wallet may pay for it: credit can't buy credit. */
  readonly byWallet: boolean;
  /** Who pays, for all that a gateway needs to know. */
  readonly payer: Payer;
  /** When it was submitted, and on which day it begins, where it does. */
  readonly begunAt: Date;
  readonly beginsOn: Day | null;
  /** Nobody paid in time, or nobody can any more. */
  readonly lapsed: boolean;
};

/** The same, locked: the first lock of everything that pays, and what paying does to it. */
export type LockedPayable = Payable & {
  readonly now: Date;
  /** Where its money is kept in the books. */
  readonly account: LedgerAccount;
  /**
   * Keeps everything that it claims until then, which becomes its deadline, and moves the cap along; false when
   * something is gone.
   */
  keepUntil(tx: Tx, until: Date): Promise<boolean>;
  /** One line of its history, where it has one. */
  note(
    tx: Tx,
    event: PaymentHistoryEvent,
    facts: Record<string, string | number>,
    byStaff?: Sides & { readonly staffId: StaffId },
  ): Promise<void>;
  /** What captured money does to it. */
  receive(tx: Tx, money: Captured): Promise<PaymentEffect>;
  /** Brings what it says about its payment in line with its attempts. */
  refresh(tx: Tx): Promise<void>;
};
