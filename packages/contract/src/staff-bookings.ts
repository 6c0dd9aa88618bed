import type {
  AccountId,
  BookingId,
  DiscountRequestId,
  DraftId,
  EnquiryId,
  RoomId,
  WaitEntryId,
} from "@pulau/domain/ids.ts";
import { z } from "zod";
import {
  autoSelectRoute,
  calendarRoute,
  postRoomsAvailabilityRoute,
  roomTypesRoute,
} from "./availability.ts";
import { ExcludedCharge } from "./booking-views.ts";
import { PaymentStatusField, submitBookingRoute } from "./bookings.ts";
import { Agreement, ChangeQuote, changeFailures } from "./changes.ts";
import {
  BookingJson,
  createDraftRoute,
  DraftReply,
  deleteDraftRoute,
  draftRoute,
  drafts,
  saveDraftRoute,
} from "./drafts.ts";
import {
  AccountKindField,
  AmountField,
  DayField,
  Done,
  idOf,
  idParams,
  Language,
  Moment,
  SenField,
  text,
  WordsField,
} from "./fields.ts";
import { alterHoldRoute, extendHoldRoute, holdStayRoute, releaseHoldRoute, roomTimerRoute } from "./holds.ts";
import { defineList } from "./list.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

/**
 * Staff book for somebody: the same draft, hold and submit, owned by the guest's account or by nobody; also while the resort
 * is closed to guests.
 */
const desk = {
  scope: "staff",
  permission: ["bookings", "create"],
  tag: "Booking for a guest",
  newStay: false,
} as const;

export const staffCreateDraftRoute = defineRoute({
  ...createDraftRoute,
  ...desk,
  path: "/admin/api/draft-booking",
  summary: "Start a booking for a guest; a guest without an account gets it through the link in the e-mail",
  body: z.object({
    accountId: idOf<AccountId>().nullable().default(null),
    json: BookingJson,
    from: z
      .union([
        z.object({ enquiryId: idOf<EnquiryId>(), waitEntryId: z.undefined().optional() }),
        z.object({ waitEntryId: idOf<WaitEntryId>(), enquiryId: z.undefined().optional() }),
      ])
      .nullable()
      .default(null)
      .meta({
        description:
          "the enquiry or the place on the waiting list that becomes this booking: what is known of it is filled in, and it is closed once it is booked",
      }),
  }),
  failures: ["NOT_FOUND", "WRONG_STATE", "DRAFTS_FULL"],
});

export const staffDraftsRoute = defineList({
  ...drafts,
  ...desk,
  path: "/admin/api/draft-booking",
  summary: "The caller's drafts for guests, newest first",
});

/** Whom a member of staff books for: somebody who booked before, or has an account. */
const KnownGuest = z.object({
  /** The account that the booking becomes part of; null for guests who never had one. */
  accountId: idOf<AccountId>().nullable(),
  kind: AccountKindField,
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  language: Language,
  /** Where they lived when they last booked. */
  address: z
    .object({
      address: z.string(),
      area: z.string(),
      city: z.string(),
      postCode: z.string(),
      state: z.string(),
      country: z.string(),
    })
    .nullable(),
  stays: z.int().meta({ description: "bookings that were not cancelled" }),
  lastCheckIn: DayField.nullable(),
});

export const bookingGuestsRoute = defineRoute({
  method: "GET",
  path: "/admin/api/booking-guests",
  ...desk,
  alsoPermission: ["customers", "read"],
  summary: "Whom staff could book for, by name, phone or e-mail: earlier bookers and accounts",
  query: z.object({
    search: z.string().trim().min(2, { error: "required" }).max(80).meta({ example: "demo" }),
  }),
  reply: z.object({
    /** The first eight. */
    guests: z.array(KnownGuest),
  }),
});

export const staffDraftOwnerRoute = defineRoute({
  method: "PUT",
  path: "/admin/api/draft-booking/:_id/account",
  ...desk,
  alsoPermission: ["customers", "read"],
  summary: "Make a draft that staff started, with its hold, an account's or nobody's",
  params: idParams<DraftId>(),
  body: z.object({ accountId: idOf<AccountId>().nullable() }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const staffDeleteDraftRoute = defineRoute({
  ...deleteDraftRoute,
  ...desk,
  path: "/admin/api/draft-booking/:_id",
  summary: "Delete a draft that staff started; its hold is released",
});

export const staffDraftRoute = defineRoute({
  ...draftRoute,
  ...desk,
  path: "/admin/api/draft-booking/:_id",
  summary: "One draft that staff started for a guest",
  reply: DraftReply.extend({
    account: z
      .object({ accountId: idOf<AccountId>(), kind: AccountKindField, name: z.string() })
      .nullable()
      .meta({ description: "whose booking it will be; null for a guest without an account" }),
  }),
});

export const staffSaveDraftRoute = defineRoute({
  ...saveDraftRoute,
  ...desk,
  path: "/admin/api/draft-booking/:_id",
  summary: "Save a step of a draft that staff started for a guest",
});

/** A part of the stay's price in basis points, or an amount. */
export const DiscountField = z.union([
  z.object({ share: z.int().min(1, { error: "number" }).max(10_000, { error: "number" }) }),
  z.object({ sen: AmountField.min(1, { error: "ringgit" }) }),
]);

/** How far whoever calls may lower the price of a stay by themselves, and who may go further. */
const discountReach = {
  limit: z
    .int()
    .nullable()
    .meta({ description: "basis points of the stay; null for those who keep the prices, 0 for nothing" }),
  roles: z.array(z.string()).meta({ description: "roles that may go further" }),
};

const draftDiscount = {
  ...desk,
  path: "/admin/api/draft-booking/:_id/discount",
  params: idParams<DraftId>(),
} as const;

/** A discount that a colleague is asked to approve, as whoever asked sees it. */
export const DiscountRequestField = z.object({
  _id: idOf<DiscountRequestId>(),
  amountSen: SenField,
  state: z.enum(["open", "approved", "refused"]),
  answer: z.string(),
  answeredBy: z.string().nullable(),
});

export const draftDiscountRoute = defineRoute({
  ...draftDiscount,
  method: "GET",
  summary: "What staff take off the price of a draft, and how far the caller may go",
  reply: z.object({
    ...discountReach,
    given: z.object({ discount: DiscountField, reason: z.string() }).nullable(),
    staySen: SenField.nullable().meta({
      description: "what a percentage is of: what is held, before fees and taxes; null while nothing is held",
    }),
    request: DiscountRequestField.nullable().meta({
      description: "the approval that was last asked for while the same is held",
    }),
  }),
  failures: ["NOT_FOUND"],
});

export const setDraftDiscountRoute = defineRoute({
  ...draftDiscount,
  method: "PUT",
  summary:
    "Take a part or an amount off the price of a draft before fees and taxes, with a reason, or take that back with null. What is held has the new price once the hold is updated",
  body: z
    .object({ given: z.object({ discount: DiscountField, reason: text(300) }).nullable() })
    .meta({ example: { given: { discount: { share: 1000 }, reason: "Their third stay this year" } } }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE", "NOT_ALLOWED"],
});

export const requestDiscountRoute = defineRoute({
  ...desk,
  method: "POST",
  path: "/admin/api/draft-booking/:_id/discount-request",
  summary:
    "Ask colleagues who may go further to approve a discount on what a draft holds. It replaces what was asked before, and ends with the hold",
  params: idParams<DraftId>(),
  body: z
    .object({ discount: DiscountField, reason: text(300) })
    .meta({ example: { discount: { share: 2500 }, reason: "Their stay was cut short by the storm" } }),
  reply: z.object({ _id: idOf<DiscountRequestId>() }),
  failures: ["NOT_FOUND", "HOLD_EXPIRED"],
});

export const discountRequestsRoute = defineRoute({
  ...desk,
  method: "GET",
  path: "/admin/api/discount-requests",
  summary:
    "Discounts that wait for approval, as far as the caller may go; those whose hold ends first come first",
  reply: z.object({
    requests: z.array(
      z.object({
        _id: idOf<DiscountRequestId>(),
        discount: DiscountField,
        reason: z.string(),
        amountSen: SenField,
        staySen: SenField,
        at: Moment,
        by: z.string(),
        name: z.string().meta({ description: "who the stay is for, as far as it was typed" }),
        checkIn: DayField,
        checkOut: DayField,
        endsAt: Moment.meta({ description: "when the hold ends, and the request with it" }),
      }),
    ),
  }),
});

export const answerDiscountRoute = defineRoute({
  ...desk,
  method: "POST",
  path: "/admin/api/discount-requests/:_id/answer",
  summary: "Approve a discount that a colleague asks for, or refuse it with a reason",
  params: idParams<DiscountRequestId>(),
  body: z
    .object({
      approves: z.boolean(),
      answer: z.string().trim().max(300, { error: "tooLong" }).default("").meta({
        description: "why; needed to refuse",
      }),
    })
    .meta({ example: { approves: false, answer: "A tenth at most in the high season" } }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE", "HOLD_EXPIRED", "NOT_ALLOWED"],
});

export const draftMailRoute = defineRoute({
  ...desk,
  method: "POST",
  path: "/admin/api/draft-booking/:_id/mail",
  summary:
    "The e-mail that the guest of a draft gets as soon as it is booked, in the words in which it is sent; null where none is sent at once",
  keepsNothing: true,
  params: idParams<DraftId>(),
  body: z
    .object({
      language: Language,
      time: z.enum(["now", "later", "link"]).meta({
        description: "paid at the desk now, later, or by the link that is e-mailed",
      }),
      part: z.enum(["full", "deposit"]).default("full").meta({ description: "of what is paid now" }),
      name: z.string().trim().max(200, { error: "tooLong" }).meta({ description: "who is greeted" }),
    })
    .meta({ example: { language: "my", time: "link", name: "Siti Nurhaliza" } }),
  reply: z.object({ mail: z.object({ subject: z.string(), text: z.string() }).nullable() }),
  failures: ["NOT_FOUND"],
});

/** Cut-off, minimum stay, days of arrival and the like hold guests; staff go past them, and say why. */
const RuleOverride = z.object({
  overrideReason: text(300)
    .optional()
    .meta({ description: "reason for overriding the sales rules; saved in the history" }),
});

export const staffHoldRoute = defineRoute({
  ...holdStayRoute,
  ...desk,
  path: "/admin/api/room-block/:_id",
  summary: "Hold the rooms, seats and limited add-ons of a draft that staff started",
  body: RuleOverride.extend({
    roomIds: z
      .array(idOf<RoomId>())
      .max(100)
      .optional()
      .meta({ description: "rooms to take where they are free and of a wanted type" }),
  }),
});

export const staffAlterHoldRoute = defineRoute({
  ...alterHoldRoute,
  ...desk,
  path: "/admin/api/room-block/:_id",
  summary: "Update staff's live hold to match its draft",
  body: RuleOverride,
});

export const staffExtendHoldRoute = defineRoute({
  ...extendHoldRoute,
  ...desk,
  path: "/admin/api/room-block/:_id/extend",
  summary: "Extend staff's hold by its length",
});

export const staffRoomTimerRoute = defineRoute({
  ...roomTimerRoute,
  ...desk,
  path: "/admin/api/room-timer/:_id",
  summary: "The time left on staff's hold, by the database's clock. `_id` is the hold",
});

export const staffReleaseHoldRoute = defineRoute({
  ...releaseHoldRoute,
  ...desk,
  path: "/admin/api/room-block/:_id",
  summary: "Release staff's hold",
});

export const staffSubmitRoute = defineRoute({
  ...submitBookingRoute,
  ...desk,
  path: "/admin/api/pre-reservation",
  summary:
    "Submit a booking for a guest, who is e-mailed the payment link if wanted. `language` is that of the e-mails",
  failures: [...submitBookingRoute.failures, "WRONG_STATE"],
  body: submitBookingRoute.body.extend({
    language: Language.default("en"),
    mailLink: z.boolean().default(true).meta({
      description:
        "whether the guest is e-mailed the payment link now; false where the money is taken at the desk or later",
    }),
    detailsLater: z.boolean().default(false).meta({
      description:
        "guests' names, the booker's address and how they found the resort may be filled in later; name, e-mail and mobile number may not",
    }),
  }),
});

/** What is free and what it costs, for a booking that staff make or change: the rules that hold guests are only told. */
const look = { ...desk, orPermission: ["bookings", "write"] } as const;

export const staffCalendarRoute = defineRoute({
  ...calendarRoute,
  ...look,
  path: "/admin/api/calendar",
  summary:
    "A month of arrival days for staff: days closed to guests by a rule have a price too, and name the rule",
  query: calendarRoute.query.extend({
    draftId: idOf<DraftId>()
      .optional()
      .meta({ description: "for the account this draft is for, at its prices" }),
  }),
});

export const staffRoomTypesRoute = defineRoute({
  ...roomTypesRoute,
  ...look,
  path: "/admin/api/room-types",
  summary: "Room types for a stay and party, regardless of the rules for guests",
});

export const staffAutoSelectRoute = defineRoute({
  ...autoSelectRoute,
  ...look,
  path: "/admin/api/auto-select-room",
  summary: "The fewest, best-fitting rooms for a party, regardless of the rules for guests",
});

export const staffCheckRoomsAvailabilityRoute = defineRoute({
  ...postRoomsAvailabilityRoute,
  ...look,
  path: "/admin/api/rooms-availability",
  summary: "Free rooms per room type; those that the draft or booking holds count as free",
});

export const staffBookingJsonRoute = defineRoute({
  method: "GET",
  path: "/admin/api/reservations/booking-json/:_id",
  scope: "staff",
  permission: ["bookings", "write"],
  tag: "Changes",
  summary: "The wizard state of a guest's booking, to start a change from; ID numbers are masked",
  params: idParams<BookingId>(),
  reply: z.object({ bookingJson: z.unknown(), version: VersionField }),
  failures: ["NOT_FOUND"],
});

const charge = z.object({
  ruleId: z.string(),
  step: z.string(),
  name: WordsField.nullable(),
  amountSen: SenField,
});

export const staffExcludeChargesRoute = defineRoute({
  method: "GET",
  path: "/admin/api/reservations/exclude-charge/:_id",
  scope: "staff",
  permission: ["bookings", "write"],
  tag: "Changes",
  summary: "The charges of a booking that can be removed, and those that were",
  params: idParams<BookingId>(),
  reply: z.object({ charges: z.array(charge), excluded: z.array(ExcludedCharge) }),
  failures: ["NOT_FOUND"],
});

/** Who keeps the prices may give a guest any other one, everybody else as far as their role says. */
const discounts = {
  logs: "moneyMoved",
  scope: "staff",
  permission: ["bookings", "write"],
  tag: "Changes",
  reply: z.object({
    totalSen: SenField,
    balanceSen: SenField.meta({ description: "what is still owed after it" }),
  }),
  failures: ["NOT_FOUND", "WRONG_STATE", "PAYMENT_UNDER_WAY", "NOT_ALLOWED"],
} as const;

export const discountQuoteRoute = defineRoute({
  method: "GET",
  path: "/admin/api/reservations/discount/:_id",
  scope: "staff",
  permission: ["bookings", "write"],
  tag: "Changes",
  summary: "What a discount would make of the price of a stay, and how far the caller may go",
  params: idParams<BookingId>(),
  query: z.object({
    share: z.coerce.number().int().min(1).max(10_000).optional().meta({ example: 1_000 }),
    sen: z.coerce.number().int().min(1).max(100_000_000_000).optional(),
  }),
  reply: z.object({
    ...discountReach,
    staySen: SenField.meta({ description: "what a percentage is of: the stay before fees and taxes" }),
    takenSen: SenField.meta({ description: "what earlier discounts took off" }),
    totalSen: SenField.meta({ description: "the booking’s price with it, or as it is without one" }),
  }),
  failures: ["NOT_FOUND"],
});

export const discountStayRoute = defineRoute({
  ...discounts,
  method: "POST",
  path: "/admin/api/reservations/discount/:_id",
  summary:
    "Take a part or an amount off the price of a stay before fees and taxes, with a reason. Taxes fall with it, and later changes leave it as it is; what is paid already goes back by a refund",
  params: idParams<BookingId>(),
  idempotent: true,
  body: z
    .object({ discount: DiscountField, reason: text(300) })
    .meta({ example: { discount: { share: 1000 }, reason: "Their third stay this year" } }),
});

export const endDiscountRoute = defineRoute({
  ...discounts,
  method: "DELETE",
  path: "/admin/api/reservations/discount/:_id",
  summary: "Take a discount back: the guest owes it again",
  params: idParams<BookingId>(),
  query: z.object({
    ruleId: z
      .string()
      .startsWith("discount-")
      .max(80)
      .meta({ example: "discount-01890000-0000-7000-8000-000000000000" }),
  }),
});

export const excludeRoute = defineRoute({
  method: "PUT",
  path: "/admin/api/reservations/exclude-charge/:_id",
  logs: "moneyMoved",
  scope: "staff",
  permission: ["bookings", "write"],
  tag: "Changes",
  summary:
    "Remove a surcharge or fee from a booking, with a reason; it is priced again. Without amounts, it is only quoted",
  params: idParams<BookingId>(),
  body: Agreement.extend({ ruleId: z.string().min(1).max(80), reason: text(300) }),
  reply: ChangeQuote,
  failures: changeFailures,
});

export const includeRoute = defineRoute({
  method: "DELETE",
  path: "/admin/api/reservations/exclude-charge/:_id",
  logs: "moneyMoved",
  scope: "staff",
  permission: ["bookings", "write"],
  tag: "Changes",
  summary: "Restore a charge that was removed. Without amounts, it is only quoted",
  params: idParams<BookingId>(),
  query: z.object({
    ruleId: z.string().min(1).max(80),
    agreedTotalSen: z.coerce.number().int().min(0).optional(),
    agreedRefundSen: z.coerce.number().int().min(0).optional(),
  }),
  reply: ChangeQuote,
  failures: changeFailures,
});

export const setPaymentStatusRoute = defineRoute({
  method: "PUT",
  path: "/admin/api/reservations/payment-status/:_id",
  scope: "staff",
  permission: ["payments", "write"],
  tag: "Payments",
  summary: "Set a booking's payment status, as far as its payments allow; needs a reason",
  params: idParams<BookingId>(),
  body: z.object({ paymentStatus: PaymentStatusField, reason: text(300) }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});
