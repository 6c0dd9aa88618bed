import type { MailTextId } from "@pulau/contract/mail-texts.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { BookingData } from "../booking-facts.ts";
import type { Frame, Letter } from "../letter.ts";
import { accountChangedLetter } from "../templates/account-changed.ts";
import { balanceReminderLetter } from "../templates/balance-reminder.ts";
import { boatCancelledLetter } from "../templates/boat-cancelled.ts";
import { boatSailsLetter } from "../templates/boat-sails.ts";
import { bookingCancelledLetter } from "../templates/booking-cancelled.ts";
import { bookingChangedLetter } from "../templates/booking-changed.ts";
import { bookingConfirmedLetter } from "../templates/booking-confirmed.ts";
import { courtesyHoldLetter } from "../templates/courtesy-hold.ts";
import {
  confirmEmailLetter,
  emailChangedLetter,
  emailChangeRequestedLetter,
  emailTakenLetter,
} from "../templates/email-change.ts";
import { enquiryArrivedLetter, enquiryReceivedLetter, enquiryReplyLetter } from "../templates/enquiry.ts";
import { eventLetter } from "../templates/event.ts";
import { feedbackAnsweredLetter, feedbackRequestLetter } from "../templates/feedback.ts";
import { groupDepositDueLetter } from "../templates/group-deposit-due.ts";
import { groupInvoiceLetter } from "../templates/group-invoice.ts";
import { groupNamesDueLetter } from "../templates/group-names-due.ts";
import { joinAccountLetter } from "../templates/join-account.ts";
import { joinStaffLetter } from "../templates/join-staff.ts";
import { paymentLateLetter } from "../templates/payment-late.ts";
import { paymentLinkLetter } from "../templates/payment-link.ts";
import { paymentReceivedLetter, topUpReceivedLetter } from "../templates/payment-received.ts";
import { paymentReminderLetter } from "../templates/payment-reminder.ts";
import { payoutLetter } from "../templates/payout.ts";
import { packageLetter } from "../templates/promo-package.ts";
import { purchaseVoidedLetter } from "../templates/purchase-voided.ts";
import { refundMadeLetter } from "../templates/refund-made.ts";
import { resetPasswordLetter } from "../templates/reset-password.ts";
import { roomingListDueLetter } from "../templates/rooming-list-due.ts";
import { slipRefusedLetter, slipVerifiedLetter } from "../templates/slip-decided.ts";
import { tillReceiptLetter } from "../templates/till-receipt.ts";
import { verifyEmailLetter } from "../templates/verify-email.ts";
import { voucherVoidedLetter } from "../templates/voucher-voided.ts";
import { voucherEndsLetter, voucherGiftLetter, vouchersBoughtLetter } from "../templates/vouchers.ts";
import { waitJoinedLetter, waitMissedLetter, waitOfferLetter } from "../templates/waiting-list.ts";

const words = (en: string, my: string, cn: string) => ({ en, my, cn });
const name = "Aina Yusof";
const token = "sample";
const timeZone = malaysianTime;
const amountSen = 42_950;
const until = new Date("2027-03-05T10:30:00Z");

/** An invented stay. What it is told by is unlike anything else that mails say, so that it is found again in them. */
export const sampleBooking: BookingData = {
  id: "00000000-0000-4000-8000-000000000001",
  bookingNo: "TB-27-04711",
  bookingName: name,
  reader: name,
  checkIn: "2027-04-16",
  checkOut: "2027-04-18",
  checkInTime: "15:00",
  checkOutTime: "11:00",
  packageName: words("Lagoon and reef", "Lagun dan terumbu", "潟湖与珊瑚礁"),
  picture: "lagoon-above",
  party: { adults: 2, childAges: [], nonMalaysians: 0 },
  guests: ["Tan Mei Yi", "Lee Jun Hao"],
  boats: { boardMinutes: 30, crossingMinutes: 45 },
  rooms: [{ name: words("Garden room", "Bilik taman", "花园房"), bedType: "twin" }],
  crossings: [],
  transfers: [],
  totalSen: 158_000,
  paidSen: 115_050,
  owedSen: 42_950,
  othersPaySen: 0,
  balanceDueOn: "2027-03-17",
  cancelReason: "BY_GUEST",
  claimToken: null,
};

const wantedStay = {
  packageName: sampleBooking.packageName,
  optionName: null,
  checkIn: sampleBooking.checkIn,
  nights: 2,
  daysAround: 1,
  party: { adults: 2, childAges: [], nonMalaysians: 0 },
  roomTypes: [words("Garden room", "Bilik taman", "花园房")],
};
const enquiry = {
  enquiryNo: 4711,
  name,
  email: "aina@example.com",
  phone: "+60 12-345 6789",
  wantedStay,
  message: "May we bring our dog?",
};
const wait = { name, wantedStay, token, offer: null };
const offer = { checkIn: sampleBooking.checkIn, checkOut: sampleBooking.checkOut, until, timeZone };
const group = {
  contactName: name,
  groupName: "Kelab Selam Mutiara",
  checkIn: sampleBooking.checkIn,
  checkOut: sampleBooking.checkOut,
  until: "2027-03-20" as const,
  rooms: 4,
};
const heldForGuest = {
  name,
  packageName: words("Lagoon Escape", "Percutian Lagun", "泻湖假期"),
  checkIn: "2027-04-17" as const,
  checkOut: "2027-04-19" as const,
  rooms: [words("Garden Room", "Bilik Taman", "花园客房")],
  totalSen: 114_550,
  depositSen: 57_300,
  until,
  timeZone,
  token,
};
const event = {
  purchaseId: "00000000-0000-4000-8000-000000000002",
  reader: name,
  number: "EV-27-00812",
  name: words("Dinner on the sand", "Makan malam di pantai", "沙滩晚宴"),
  place: words("Main jetty", "Jeti utama", "主码头"),
  day: "2027-04-17" as const,
  startsAt: "19:30",
  totalSen: amountSen,
  note: "The sea is too rough.",
  tickets: [{ name, code: "K7M4-XQRA" }],
};
const promoPackage = {
  reader: name,
  number: "PP-27-00093",
  left: 1,
  paxMax: 2,
  depositSen: 20_000,
  name: words("Two nights ahead", "Dua malam awal", "预购两晚"),
  expiresOn: "2027-12-19" as const,
};
const gift = {
  name: "Mei Ling Tan",
  email: "meiling@example.com",
  from: name,
  language: "en" as const,
  message: "Happy birthday from all of us!",
  sendOn: "2027-02-14" as const,
  byHand: true,
};
const voucher = {
  code: "TB-K7M4-XQRA",
  worthSen: 50_000,
  leftSen: 50_000,
  expiresOn: "2027-12-19" as const,
  gift: null,
  token,
};
const payout = {
  name,
  number: "PO-27-00031",
  amountSen,
  bankName: "Maybank",
  accountName: name,
  accountNumber: "•••• 2260",
  paidOn: null,
  bankReference: null,
  reason: null,
};
const voided = {
  reader: name,
  purchaseId: event.purchaseId,
  number: "EV-27-00812",
  name: event.name,
  amountSen,
  returnedSen: 0,
  payUntil: until,
  timeZone,
};
const balance = { owedSen: amountSen, dueOn: "2027-03-17" as const, lastDay: "2027-03-22" as const };

const ferry = {
  name: words("Sea Swift", "Laju Laut", "海速号"),
  time: "11:00",
  from: "Tanjung Jetty",
  to: "Teluk Biru Jetty",
};
const cancelledWay = {
  was: { ...ferry, day: "2027-04-16" as const },
  solution: "move" as const,
  becomes: { ...ferry, day: "2027-04-16" as const, time: "15:30" },
  backSen: 0,
  rides: null,
  rideBackSen: 0,
};

type Compose = (frame: Frame, booking: BookingData) => Letter;

/** Each mail as it would be about an invented stay, or about one that is given. */
export const sampleLetters: Readonly<Record<MailTextId, Compose>> = {
  "booking-confirmed": (frame, booking) => bookingConfirmedLetter({ booking }, frame),
  "booking-changed": (frame, booking) => bookingChangedLetter({ booking, refundSen: 12_000 }, frame),
  "booking-cancelled": (frame, booking) => bookingCancelledLetter({ booking, refundSen: 12_000 }, frame),
  "boat-cancelled": (frame, booking) =>
    boatCancelledLetter(
      {
        booking,
        reason: "weather",
        note: "Hot drinks wait for you at the jetty.",
        ways: [cancelledWay],
        answerUrl: `${frame.publicUrl}/boat-answer`,
      },
      frame,
    ),
  "boat-sails": (frame, booking) => boatSailsLetter({ booking, boats: [cancelledWay.was] }, frame),
  "payment-reminder": (frame, booking) =>
    paymentReminderLetter({ booking, payUntil: until, timeZone, payUrl: payUrlOf(frame) }, frame),
  "payment-link": (frame, booking) =>
    paymentLinkLetter({ booking, owedSen: amountSen, payUrl: payUrlOf(frame) }, frame),
  "payment-received": (frame, booking) => paymentReceivedLetter({ booking, amountSen }, frame),
  "payment-late": (frame, booking) => paymentLateLetter({ booking, amountSen }, frame),
  "till-receipt": (frame) =>
    tillReceiptLetter({ number: "TB-TS-27-00042", paidSen: amountSen, outlet: beachBar }, frame),
  "balance-due": (frame, booking) =>
    balanceReminderLetter({ booking, ...balance, overdue: false, payUrl: payUrlOf(frame) }, frame),
  "balance-overdue": (frame, booking) =>
    balanceReminderLetter({ booking, ...balance, overdue: true, payUrl: payUrlOf(frame) }, frame),
  "slip-verified": (frame, booking) => slipVerifiedLetter({ booking, amountSen }, frame),
  "slip-refused": (frame, booking) =>
    slipRefusedLetter({ booking, reason: "Wrong account number.", payUntil: until, timeZone }, frame),
  "refund-made": (frame, booking) => refundMadeLetter({ booking, amountSen }, frame),
  "refund-to-wallet": (frame, booking) => refundMadeLetter({ booking, amountSen, toWallet: true }, frame),
  "rooming-list-due": (frame, booking) =>
    roomingListDueLetter({ booking, filled: 37, persons: 64, until: "2027-04-09", token }, frame),
  "feedback-request": (frame, booking) => feedbackRequestLetter({ booking, token }, frame),
  "feedback-answered": (frame, booking) =>
    feedbackAnsweredLetter(
      { booking, token, answer: "There are water shoes at the dive centre now, free for our guests." },
      frame,
    ),
  "enquiry-received": (frame) => enquiryReceivedLetter(enquiry, frame),
  "enquiry-arrived": (frame) => enquiryArrivedLetter("00000000-0000-7000-8000-000000000000", enquiry, frame),
  "enquiry-reply": (frame) =>
    enquiryReplyLetter(
      enquiry,
      { text: "Dogs are welcome in the garden rooms.", preparedToken: null },
      frame,
    ),
  "group-names-due": (frame) => groupNamesDueLetter(group, frame),
  "courtesy-hold": (frame) => courtesyHoldLetter(heldForGuest, frame),
  "group-deposit-due": (frame) =>
    groupDepositDueLetter(
      {
        ...group,
        dueOn: group.until,
        amountSen,
        paidSen: amountSen,
        isReminder: false,
        payUrl: payUrlOf(frame),
      },
      frame,
    ),
  "group-invoice": (frame) =>
    groupInvoiceLetter({ ...group, kind: "invoice", number: "TB-INV-27-00042", totalSen: amountSen }, frame),
  "wait-joined": (frame) => waitJoinedLetter(wait, frame),
  "wait-offer": (frame) => waitOfferLetter({ ...wait, offer }, frame),
  "wait-missed": (frame) => waitMissedLetter(wait, frame),
  "package-bought": (frame) => packageLetter("package-bought", promoPackage, frame),
  "package-ending": (frame) => packageLetter("package-ending", promoPackage, frame),
  "event-tickets": (frame) => eventLetter("event-tickets", event, frame),
  "event-cancelled": (frame) => eventLetter("event-cancelled", event, frame),
  "event-given-back": (frame) => eventLetter("event-given-back", event, frame),
  "vouchers-bought": (frame) => vouchersBoughtLetter(name, [{ ...voucher, gift }], frame),
  "voucher-gift": (frame) => voucherGiftLetter(gift, voucher, frame),
  "voucher-ends": (frame) => voucherEndsLetter(name, voucher, frame),
  "voucher-voided": (frame) =>
    voucherVoidedLetter({ reader: name, code: voucher.code, creditSen: amountSen }, frame),
  "purchase-voided": (frame) => purchaseVoidedLetter(voided, frame),
  "top-up-received": (frame) =>
    topUpReceivedLetter({ reader: name, number: "TU-27-00219", amountSen }, frame),
  "payout-requested": (frame) => payoutLetter("requested", payout, frame),
  "payout-approved": (frame) => payoutLetter("approved", payout, frame),
  "payout-paid": (frame) =>
    payoutLetter("paid", { ...payout, paidOn: "2027-03-04", bankReference: "M2U 118822" }, frame),
  "payout-rejected": (frame) =>
    payoutLetter("rejected", { ...payout, reason: "The account number does not exist." }, frame),
  "verify-email": (frame) => verifyEmailLetter({ name: null, token }, frame),
  "reset-password": (frame) => resetPasswordLetter({ name, token }, frame),
  "email-confirm": (frame) => confirmEmailLetter({ side: "portal", token }, frame),
  "email-taken": (frame) => emailTakenLetter(frame),
  "email-change-asked": (frame) => emailChangeRequestedLetter({ side: "portal" }, frame),
  "email-changed": (frame) => emailChangedLetter({ side: "portal" }, frame),
  "password-changed": (frame) => accountChangedLetter({ name, what: "password" }, frame),
  "bank-details-changed": (frame) => accountChangedLetter({ name, what: "bankDetails" }, frame),
  "join-account": (frame) =>
    joinAccountLetter({ name: null, token, accountName: "Lagoon Travel Sdn. Bhd.", role: "editor" }, frame),
  "join-staff": (frame) => joinStaffLetter({ name, roleName: "Front desk", token }, frame),
};

const beachBar = { _id: "bar", name: { en: "Beach bar", my: "Bar pantai", cn: "海滩酒吧" } };

const payUrlOf = ({ publicUrl }: Frame): string => `${publicUrl}/pay/${token}`;

/** What words of a resort must name, or the mail tells nobody what it is for. */
export const neededNames: Readonly<Partial<Record<MailTextId, readonly string[]>>> = {
  "booking-cancelled": ["reason", "refund"],
  "booking-changed": ["refund", "owed"],
  "boat-cancelled": ["news"],
  "boat-sails": ["news", "owed"],
  "balance-due": ["amount", "day", "warning"],
  "balance-overdue": ["amount", "warning"],
  "payment-reminder": ["until"],
  "slip-refused": ["reason", "next"],
  "enquiry-reply": ["message"],
  "feedback-answered": ["answer"],
  "event-cancelled": ["note", "amount"],
  "voucher-gift": ["message"],
  "vouchers-bought": ["gift"],
  "purchase-voided": ["outcome"],
  "courtesy-hold": ["until"],
  "wait-offer": ["until"],
  "email-change-asked": ["next"],
  "email-changed": ["next"],
  "password-changed": ["next"],
  "bank-details-changed": ["next"],
};
