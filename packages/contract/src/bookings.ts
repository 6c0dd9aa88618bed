import { bookingStates, cancelReasons } from "@pulau/domain/booking/booking-moves.ts";
import { changeKinds } from "@pulau/domain/booking/change-window.ts";
import { paymentStatuses } from "@pulau/domain/booking/payment-status.ts";
import type {
  AddOnId,
  BookedCrossingId,
  BookingId,
  CustomerId,
  GuestId,
  HoldId,
  OptionId,
  PackageId,
  PageVersionId,
  PaymentId,
  RoomId,
  TransferId,
} from "@pulau/domain/ids.ts";
import { paymentStates } from "@pulau/domain/money/payment-moves.ts";
import { z } from "zod";
import { AgeBandsReply } from "./age-bands.ts";
import { BedSetReply } from "./beds.ts";
import { CrossingByJetties } from "./crossings.ts";
import { DisruptedWay } from "./disruptions.ts";
import { ExtraId } from "./drafts.ts";
import {
  DayField,
  Done,
  Email,
  idOf,
  idParams,
  LinkToken,
  Moment,
  PaymentPartField,
  SenField,
  text,
  WordsField,
} from "./fields.ts";
import { defineList } from "./list.ts";
import { AgreedText } from "./pages.ts";
import { OwnWord, RoomChoice } from "./party.ts";
import { PriceLineReply } from "./price.ts";
import { defineRoute } from "./route.ts";
import { TransferReply } from "./transfers.ts";
import { VersionField } from "./versions.ts";

export const BookingStateField = z.enum(bookingStates);
export const PaymentStatusField = z.enum(paymentStatuses);

export const submitBookingRoute = defineRoute({
  newStay: true,
  method: "POST",
  path: "/api/pre-reservation",
  scope: "userPortal",
  roles: ["admin", "editor"],
  tag: "Bookings",
  summary:
    "Submit the draft of a live hold: it becomes a booking awaiting payment, at the held price. The `fields` of a refusal name everything that is missing",
  idempotent: true,
  body: z.object({
    holdId: idOf<HoldId>(),
    /** The total that the guest saw; another price is refused, never charged. */
    agreedTotalSen: SenField,
    /** Without it the refusal names the terms beside all else that the draft lacks. */
    termsAgreed: z.boolean().default(false).meta({ example: true }),
    /** The versions of the terms that were on show, as `/api/resort` names them; others now are `TERMS_CHANGED`. */
    agreedTexts: z.array(idOf<PageVersionId>()).max(10).optional(),
  }),
  reply: z.object({ _id: idOf<BookingId>(), bookingNo: z.string(), payUntil: Moment }),
  status: 201,
  failures: [
    "NOT_FOUND",
    "HOLD_EXPIRED",
    "HOLD_OUTDATED",
    "PRICE_CHANGED",
    "TERMS_CHANGED",
    "DRAFT_INCOMPLETE",
    "PARTY_MISMATCH",
    "WRONG_STATE",
  ],
});

/** What a stay that stands still owes, and by when. */
export const BalanceReply = z.object({
  owedSen: SenField,
  dueOn: DayField,
  overdue: z.boolean(),
  /** The last day to pay it before the stay is cancelled by itself; null when it is not. */
  lastDay: DayField.nullable(),
  /** Staff let it wait until the guests arrive. */
  excused: z.boolean(),
});

/** One row of a listing. */
export const BookingRow = z.object({
  _id: idOf<BookingId>(),
  bookingNo: z.string(),
  bookingName: z.string(),
  email: z.string(),
  packageName: WordsField,
  picture: z.string(),
  roomsSummary: z.array(z.object({ name: WordsField, count: z.int() })),
  checkIn: DayField,
  checkOut: DayField,
  nights: z.int(),
  persons: z.int(),
  totalSen: SenField,
  paidSen: SenField,
  status: BookingStateField,
  paymentStatus: PaymentStatusField,
  payUntil: Moment.nullable(),
  cancelReason: z.enum(cancelReasons).nullable(),
  /** When the rest is due, where something is owed on a day. */
  balanceDueOn: DayField.nullable(),
  balanceOverdue: z.boolean(),
  /** The customer for whom an agency booked. */
  customer: z.object({ _id: idOf<CustomerId>(), name: z.string() }).nullable(),
});

export const BookingGuest = z.object({
  _id: idOf<GuestId>(),
  fullName: z.string(),
  chineseName: z.string().nullable(),
  /** Masked: only the last four characters. */
  identity: z.string(),
  age: z.int(),
  senior: z.boolean(),
  disabled: z.boolean(),
  vegetarian: z.boolean(),
  allergies: z.string().nullable(),
  nonMalaysian: z.boolean(),
  email: z.string().nullable(),
  phones: z.array(z.string()),
  activity: OwnWord.nullable().meta({ description: "what the guest does, by the option's words" }),
  activityName: WordsField.nullable(),
  market: OwnWord.nullable(),
  marketName: WordsField.nullable(),
  room: z.int(),
});

export const PaymentReply = z.object({
  _id: idOf<PaymentId>(),
  gateway: z.string(),
  part: PaymentPartField,
  amountSen: SenField,
  state: z.enum(paymentStates),
  reason: z.string().nullable(),
  at: Moment,
  refundedSen: SenField,
});

export const BookingDetail = BookingRow.extend({
  boardingCode: z.string().nullable().meta({
    example: "TB-26-00123.9F3A7C21B0",
    description: "what the party shows at the jetty; null where it takes no boat, or none any more",
  }),
  environment: z.string(),
  /** The terms that it agreed to, as they were published then. */
  agreedTexts: z.array(AgreedText),
  /** Under which its claims are kept: name it where a search shall count them as free. */
  draftId: idOf<HoldId>(),
  packageId: idOf<PackageId>(),
  packageSlug: z.string().nullable().meta({
    example: "lagoon-escape",
    description: "the last part of the package’s page; null where it has none any more",
  }),
  optionId: idOf<OptionId>(),
  optionName: WordsField,
  /** Who counts as what in it, where its package has ages of its own; null is as the resort says. */
  bands: AgeBandsReply.nullable().meta({ example: null }),
  address: z.object({
    address: z.string(),
    area: z.string(),
    city: z.string(),
    postCode: z.string(),
    state: z.string(),
    country: z.string(),
    mobile: z.string(),
  }),
  specialRequest: z.string(),
  /** What the cancellation itself gives back, and by which ways; what went back before it is no part of it. */
  calledOff: z.object({ refundSen: SenField, gateways: z.array(z.string()) }).nullable(),
  /** Of the special request alone. */
  requestVersion: VersionField,
  /** The answer to "How did you find us?"; null for bookings from before it was asked. */
  leadSource: z.object({ name: WordsField, note: z.string() }).nullable(),
  rooms: z.array(
    RoomChoice.extend({
      roomId: idOf<RoomId>(),
      roomNo: z.string(),
      roomTypeName: WordsField,
      picture: z.string(),
      /** How the room is made up: as the guests asked, else as it stands. Empty where nobody has said. */
      beds: z.array(BedSetReply),
      /** The room that its guests change into during the stay, and on which day; with the name of its type where that is another. */
      next: z.object({ roomNo: z.string(), on: DayField, roomTypeName: WordsField.nullable() }).nullable(),
    }),
  ),
  guests: z.array(BookingGuest),
  crossings: z.array(
    CrossingByJetties.extend({
      /** The boat's place in the booking: `transId` of the calls about it. What a change names is `crossingId`. */
      _id: idOf<BookedCrossingId>(),
      note: z.string(),
      /** Of the note alone. */
      noteVersion: VersionField,
    }),
  ),
  /** Ways whose boat was cancelled: what it was, and what the guests have instead. Of those that were taken back nothing. */
  disruptions: z.array(DisruptedWay),
  /** `_id` is the `transId` of the calls about it. */
  transfers: z.array(
    TransferReply.extend({ _id: idOf<TransferId>(), amountSen: SenField, noteVersion: VersionField }),
  ),
  addOns: z.array(
    z.object({
      addOnId: idOf<AddOnId>(),
      name: WordsField,
      count: z.int(),
      day: DayField.nullable(),
      amountSen: SenField,
      /** In the package's price. */
      included: z.boolean(),
    }),
  ),
  /** What is chosen of the price list's own extras; what they cost stands among the lines. */
  extras: z.array(z.object({ _id: ExtraId, name: WordsField })),
  lines: z.array(PriceLineReply),
  depositSen: SenField,
  balanceSen: SenField.meta({
    description: "what the booker owes: of a split bill their own folio; for staff, what the booking owes",
  }),
  othersPaySen: SenField.meta({ example: 0, description: "what others pay of the total" }),
  balance: BalanceReply.nullable(),
  payments: z.array(PaymentReply.extend({ noteVersion: VersionField })),
  policy: z.object({
    tiers: z.array(z.object({ daysBefore: z.int(), refund: z.int() })),
    adminFee: z.int(),
  }),
  canCancel: z.boolean(),
  canPay: z.boolean(),
  /** What the guest may change, and until which day (included); the booking's frozen policy says so. */
  changes: z.array(z.object({ what: z.enum(changeKinds), until: DayField, allowed: z.boolean() })),
  submittedAt: Moment,
  /** What stands behind an agency's booking; null for everybody else's. */
  agent: z
    .object({
      model: z.enum(["commission", "net"]).nullable(),
      mailTo: z.enum(["booker", "agent"]),
      /** What the customer pays the agency. */
      sellingSen: SenField.nullable(),
    })
    .nullable(),
  /** Whether the booking belongs to an account already, or can still be claimed by its link. */
  claimed: z.boolean(),
});

export const listingTabs = ["upcoming", "past", "pre-booking"] as const;
export const bookingsRoute = defineList({
  path: "/api/reservations",
  scope: "userPortal",
  roles: ["admin", "editor"],
  tag: "Bookings",
  summary: "The account's bookings by tab: the next stay first, in the past tab the latest first",
  rows: "reservations",
  row: BookingRow,
  filters: {
    tab: z.enum(listingTabs).default("upcoming"),
    customerId: idOf<CustomerId>()
      .optional()
      .meta({ description: "bookings for this customer of the agency only" }),
  },
  search: "number, name, e-mail, room",
  sorts: ["byTab", "checkIn", "-checkIn", "-submitted"],
  extra: { counts: z.object({ upcoming: z.int(), past: z.int(), draft: z.int(), preBooking: z.int() }) },
});

export const bookingRoute = defineRoute({
  method: "GET",
  path: "/api/reservations/info/:_id",
  scope: "userPortal",
  tag: "Bookings",
  summary: "One booking",
  params: idParams<BookingId>(),
  reply: BookingDetail,
  failures: ["NOT_FOUND"],
});

export const preBookingRoute = defineRoute({
  method: "GET",
  path: "/api/pre-reservation/:_id",
  scope: "userPortal",
  tag: "Bookings",
  summary: "One booking awaiting payment",
  params: idParams<BookingId>(),
  reply: BookingDetail,
  failures: ["NOT_FOUND"],
});

export const bookingJsonRoute = defineRoute({
  method: "GET",
  path: "/api/reservations/booking-json/:_id",
  scope: "userPortal",
  tag: "Bookings",
  summary: "The booking wizard's state from which a booking was made",
  params: idParams<BookingId>(),
  reply: z.object({ bookingJson: z.unknown(), version: VersionField }),
  failures: ["NOT_FOUND"],
});

export const RefundReply = z.object({
  refundSen: SenField,
  keptSen: SenField,
  paidSen: SenField,
  /** Basis points of what was paid that the policy gives back on this day. */
  share: z.int(),
  to: z.enum(["wallet", "source", "none"]),
});

export const cancelQuoteRoute = defineRoute({
  method: "GET",
  path: "/api/reservations/cancel/:_id",
  scope: "userPortal",
  roles: ["admin", "editor"],
  tag: "Bookings",
  summary: "The refund if the booking is cancelled today",
  params: idParams<BookingId>(),
  reply: RefundReply,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const cancelBookingRoute = defineRoute({
  method: "DELETE",
  path: "/api/reservations/cancel/:_id",
  scope: "userPortal",
  roles: ["admin", "editor"],
  tag: "Bookings",
  summary: "Cancel a booking, with the refund due under its cancellation policy",
  params: idParams<BookingId>(),
  query: z.object({ agreedRefundSen: z.coerce.number().int().min(0) }),
  reply: RefundReply,
  failures: ["NOT_FOUND", "WRONG_STATE", "PRICE_CHANGED", "PAYMENT_UNDER_WAY", "GATEWAY_DOWN"],
});

export const claimableBookingRoute = defineRoute({
  method: "GET",
  path: "/api/reservations/claim/:token",
  scope: "none",
  tag: "Bookings",
  summary: "A booking that belongs to no account and who made it, for whoever has the link from the e-mail",
  params: z.object({ token: LinkToken }),
  reply: z.object({
    /** Whoever opens an account to take the booking finds these filled in. */
    name: z.string(),
    email: z.string(),
    /** What its mails say of it too: nothing of who travels. */
    booking: BookingDetail.pick({
      _id: true,
      bookingNo: true,
      status: true,
      paymentStatus: true,
      packageName: true,
      optionName: true,
      picture: true,
      roomsSummary: true,
      checkIn: true,
      checkOut: true,
      nights: true,
      persons: true,
      crossings: true,
      transfers: true,
      lines: true,
      totalSen: true,
      paidSen: true,
      balanceDueOn: true,
    }),
    /** Of the page where anybody can pay what is owed; null while nothing can be paid. */
    payToken: z.string().nullable(),
  }),
  failures: ["LINK_INVALID", "TOO_MANY_REQUESTS"],
});

/** How a booking is found again by whoever made it: both must be right, and the answer never says whether they are. */
export const bookingLinkRoute = defineRoute({
  method: "POST",
  path: "/api/auth/booking-link",
  scope: "none",
  ownPages: true,
  tag: "Bookings",
  summary:
    "Request an e-mail with a link to one booking, by its number and its e-mail address; the answer is the same whether or not they fit",
  body: z.object({
    email: Email,
    bookingNo: text(20)
      .overwrite((typed) => typed.replaceAll(/\s/g, "").toUpperCase())
      .meta({ example: "TB-10432" }),
  }),
  reply: Done,
  failures: ["TOO_MANY_REQUESTS"],
});

export const claimBookingRoute = defineRoute({
  method: "POST",
  path: "/api/reservations/claim",
  scope: "user",
  roles: ["admin", "editor"],
  tag: "Bookings",
  summary: "Add a booking made without an account to the caller's, with the link from its e-mail",
  body: z.object({ token: LinkToken }),
  reply: z.object({ _id: idOf<BookingId>() }),
  failures: ["LINK_INVALID"],
});

export const releasePreBookingRoute = defineRoute({
  method: "DELETE",
  path: "/api/pre-reservation/:_id",
  scope: "userPortal",
  roles: ["admin", "editor"],
  tag: "Bookings",
  summary: "Cancel a booking that is not paid",
  params: idParams<BookingId>(),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE", "PAYMENT_UNDER_WAY", "GATEWAY_DOWN"],
});
