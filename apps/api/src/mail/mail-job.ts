import type { Day } from "@pulau/domain/calendar/day.ts";
import type {
  AccountDeletionId,
  BookingId,
  BoughtPackageId,
  DataExportId,
  DisruptionId,
  EmailChangeId,
  EnquiryId,
  EnquiryMessageId,
  GroupId,
  GuestLinkId,
  HoldId,
  InvitationId,
  MailLinkId,
  MemberId,
  PaperId,
  PaymentId,
  PayoutId,
  PurchaseId,
  StaffId,
  TillSaleId,
  VoucherId,
  WaitEntryId,
} from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { MailLanguage } from "./letter.ts";

/** The link to the new address, and what the old one is told. */
export type EmailChangeMail = "confirm-email" | "email-change-asked" | "email-changed";

/** That an account is to be deleted, that it is not after all, and that it could not be. */
export type DeletionMail = "deletion-planned" | "deletion-withdrawn" | "deletion-stopped";

/** What of somebody's sign-in has changed beside the password. */
export type TwoStepChange =
  | "twoStepOn"
  | "twoStepOff"
  | "twoStepReset"
  | "recoveryCodes"
  | "passkeyAdded"
  | "passkeyRemoved";

/** What a queued mail is told. To whom, in which language and what else it says is read when it is sent. */
export type MailJob =
  | { template: "verify-email" | "reset-password" | "join-account"; linkId: MailLinkId }
  | { template: "account-changed"; what: "password" | "bankDetails"; memberId: MemberId }
  | { template: "account-changed"; what: "password" | TwoStepChange; staffId: StaffId }
  | { template: "data-ready"; exportId: DataExportId }
  | { template: DeletionMail; deletionId: AccountDeletionId }
  /** The address is nowhere else: the account has it no more. */
  | { template: "account-deleted"; deletionId: AccountDeletionId; to: string; language: MailLanguage }
  | { template: EmailChangeMail; changeId: EmailChangeId }
  | { template: "join-staff"; invitationId: InvitationId }
  | { template: "booking-confirmed"; bookingId: BookingId }
  | { template: "booking-cancelled"; bookingId: BookingId; refundSen: Sen }
  | { template: "payment-reminder"; bookingId: BookingId; minutesBefore: number }
  | { template: "balance-reminder"; bookingId: BookingId; dueOn: Day }
  | { template: "payment-link"; bookingId: BookingId }
  /** `at`: when it was asked for, so that it can be sent again. */
  | { template: "booking-link"; bookingId: BookingId; at: string }
  | { template: "booking-changed"; bookingId: BookingId; version: number; refundSen: Sen }
  /** `at`: the moment of the act, so that what is settled later is another mail. */
  | {
      template: "boat-cancelled" | "boat-sails";
      bookingId: BookingId;
      disruptionId: DisruptionId;
      at: string;
    }
  | { template: "feedback-request" | "feedback-answered"; bookingId: BookingId }
  // `event` tells two apart that say the same: each is news.
  | { template: "refund-made"; bookingId: BookingId; amountSen: Sen; toWallet?: boolean; event?: string }
  | { template: "payment-late"; bookingId: BookingId; amountSen: Sen }
  | {
      template: "payment-received" | "slip-verified";
      bookingId: BookingId;
      paymentId: PaymentId;
      amountSen: Sen;
    }
  | { template: "slip-refused"; bookingId: BookingId; reason: string; event?: string }
  | { template: "rooming-list-due"; bookingId: BookingId; daysLeft: number }
  /** To one guest, by whoever booked. `at`: when it was asked for, so that it can be sent again. */
  | { template: "own-details"; guestLinkId: GuestLinkId; at: string }
  | { template: "group-names-due"; groupId: GroupId; cutOffOn: Day }
  /** `at`: the moment at which staff asked, so that they can ask again. */
  | { template: "group-deposit-due"; groupId: GroupId; dueOn: Day; isReminder: boolean; at?: string }
  /** `at`: the moment at which staff sent it, so that they can send it again. */
  | { template: "group-invoice"; groupId: GroupId; paperId: PaperId; at: string }
  | { template: "package-bought"; boughtPackageId: BoughtPackageId }
  | { template: "package-ending"; boughtPackageId: BoughtPackageId; daysLeft: number }
  | { template: "event-tickets" | "event-cancelled" | "event-given-back"; purchaseId: PurchaseId }
  /** `until`: an end that was moved is another mail. */
  | { template: "courtesy-hold"; heldId: HoldId; until: string }
  | { template: "enquiry-received" | "enquiry-arrived"; enquiryId: EnquiryId }
  | { template: "enquiry-reply" | "enquiry-prepared"; enquiryId: EnquiryId; messageId: EnquiryMessageId }
  | { template: "wait-joined" | "wait-offer" | "wait-missed"; entryId: WaitEntryId }
  | {
      template: "payout-requested" | "payout-approved" | "payout-paid" | "payout-rejected";
      payoutId: PayoutId;
    }
  | { template: "vouchers-bought"; purchaseId: PurchaseId }
  | { template: "voucher-gift"; voucherId: VoucherId; sendOn: Day }
  | { template: "voucher-ends"; voucherId: VoucherId }
  | { template: "voucher-voided"; voucherId: VoucherId; creditSen: Sen }
  | { template: "top-up-received"; purchaseId: PurchaseId }
  /** The address is nowhere else: who pays at the till has left no name. `at`: when it was asked for, so that it can be sent again. */
  | { template: "till-receipt"; tillSaleId: TillSaleId; to: string; language: MailLanguage; at: string }
  | { template: "purchase-voided"; purchaseId: PurchaseId; paymentId: PaymentId };
