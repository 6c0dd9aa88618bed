import type { Day } from "@pulau/domain/calendar/day.ts";
import type {
  BookingId,
  DataExportId,
  EventId,
  GroupId,
  HoldId,
  InboxId,
  OptionId,
  PaymentId,
  PurchaseId,
  RefundId,
  WaitEntryId,
} from "@pulau/domain/ids.ts";
import type { MailJob } from "../mail/mail-job.ts";

/** Every job and what it is told. Ids only: a job reads the rest when it runs, so it never acts on old news. */
export type Jobs = {
  "apply-message": { inboxId: InboxId };
  "issue-invoice": { bookingId: BookingId };
  "issue-places-papers": { purchaseId: PurchaseId };
  "lapse-booking": { bookingId: BookingId };
  "lapse-purchase": { purchaseId: PurchaseId };
  "fulfil-purchase": { purchaseId: PurchaseId };
  "remind-payment": { bookingId: BookingId; minutesBefore: number };
  /** The sweep looks at all balances; the other does what is to be done about one. */
  "chase-balances": Record<string, never>;
  "chase-balance": { bookingId: BookingId };
  /** `once` for a look in between, which leads to no further ones. */
  "poll-payment": { paymentId: PaymentId; once?: true };
  "remind-rooming-list": { bookingId: BookingId; daysLeft: number };
  /** `cutOffOn` is the day that was planned: another one has other jobs. */
  "remind-group": { groupId: GroupId; cutOffOn: Day };
  "release-group": { groupId: GroupId };
  "ask-group-deposit": { groupId: GroupId; dueOn: Day; isReminder: boolean };
  "return-money": { refundId: RefundId };
  "send-mail": MailJob;
  "mark-no-shows": Record<string, never>;
  "soil-rooms": Record<string, never>;
  /**
   * Nights that came free, `to` being the day after the last; the sweep names none and looks at all. With `holdId` at the
   * end of that hold, unless it was extended or booked meanwhile.
   */
  "offer-freed": { from?: Day; to?: Day; holdId?: HoldId };
  "end-offer": { entryId: WaitEntryId };
  "end-courtesy-hold": { holdId: HoldId };
  "import-rates": Record<string, never>;
  /** `at` is the instant that was planned: another plan has another job. */
  "publish-prices": { optionId: OptionId; at: string };
  "make-sailings": Record<string, never>;
  "close-departed": Record<string, never>;
  "sweep-holds": Record<string, never>;
  /** Rooms came free: guests who are parked without one get them. */
  "seat-parked": Record<string, never>;
  "end-vouchers": Record<string, never>;
  /** Money that a gateway reports and nobody asked for. */
  "find-unmatched": Record<string, never>;
  "settle-commissions": Record<string, never>;
  "expire-packages": Record<string, never>;
  "earn-events": Record<string, never>;
  "refund-event": { eventId: EventId };
  "seal-ledger": Record<string, never>;
  "check-ledger": Record<string, never>;
  /** What members keep of themselves comes to its end: documents, copies of their data, whole accounts. */
  "end-own-data": Record<string, never>;
  "make-export": { exportId: DataExportId };
  "ask-feedback": Record<string, never>;
};
export type JobName = keyof Jobs;
export type JobHandlers = { readonly [N in JobName]: (data: Jobs[N]) => Promise<void> };

export const jobNames = [
  "apply-message",
  "issue-invoice",
  "issue-places-papers",
  "lapse-booking",
  "lapse-purchase",
  "fulfil-purchase",
  "remind-payment",
  "chase-balances",
  "chase-balance",
  "poll-payment",
  "remind-rooming-list",
  "remind-group",
  "release-group",
  "ask-group-deposit",
  "return-money",
  "send-mail",
  "mark-no-shows",
  "soil-rooms",
  "offer-freed",
  "end-offer",
  "end-courtesy-hold",
  "import-rates",
  "publish-prices",
  "make-sailings",
  "close-departed",
  "sweep-holds",
  "seat-parked",
  "end-vouchers",
  "find-unmatched",
  "settle-commissions",
  "expire-packages",
  "earn-events",
  "refund-event",
  "seal-ledger",
  "check-ledger",
  "end-own-data",
  "make-export",
  "ask-feedback",
] as const satisfies readonly JobName[];
