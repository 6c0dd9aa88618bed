import type { Day } from "@pulau/domain/calendar/day.ts";
/** The link to the new address, and what the old one is told. */
export type EmailChangeMail = "confirm-email" | "email-change-asked" | "email-changed";

/** What a queued mail is told. To whom, in which language and what else it says is read when it is sent. */
export type MailJob =
  | { template: "verify-email" | "reset-password" | "join-account"; linkId: string }
  | ({ template: "account-changed"; what: "password" | "bankDetails" } & (
      | { memberId: string }
      | { staffId: string }
    ))
  | { template: EmailChangeMail; changeId: string }
  | { template: "join-staff"; invitationId: string }
  | { template: "booking-confirmed"; bookingId: string }
  | { template: "booking-cancelled"; bookingId: string; refundSen: number }
  | { template: "payment-reminder"; bookingId: string; minutesBefore: number }
  | { template: "balance-reminder"; bookingId: string; dueOn: Day }
  | { template: "payment-link"; bookingId: string }
  | { template: "booking-changed"; bookingId: string; version: number; refundSen: number }
  | { template: "refund-made"; bookingId: string; amountSen: number; toWallet?: boolean }
  | { template: "payment-late"; bookingId: string; amountSen: number }
  | {
      template: "payment-received" | "slip-verified";
      bookingId: string;
      paymentId: string;
      amountSen: number;
    }
  | { template: "slip-refused"; bookingId: string; reason: string }
  | { template: "rooming-list-due"; bookingId: string; daysLeft: number }
  | { template: "package-bought"; boughtPackageId: string }
  | { template: "package-ending"; boughtPackageId: string; daysLeft: number }
  | { template: "event-tickets" | "event-cancelled" | "event-given-back"; purchaseId: string }
  | { template: "enquiry-received" | "enquiry-arrived"; enquiryId: string }
  | { template: "enquiry-reply" | "enquiry-prepared"; enquiryId: string; messageId: string }
  | { template: "wait-joined" | "wait-offer" | "wait-missed"; entryId: string }
  | {
      template: "payout-requested" | "payout-approved" | "payout-paid" | "payout-rejected";
      payoutId: string;
    }
  | { template: "vouchers-bought"; purchaseId: string }
  | { template: "voucher-gift"; voucherId: string; sendOn: Day }
  | { template: "voucher-ends"; voucherId: string }
  | { template: "voucher-voided"; voucherId: string; creditSen: number }
  | { template: "top-up-received"; purchaseId: string }
  | { template: "purchase-voided"; purchaseId: string; paymentId: string };
