import type { AccountId, DraftId } from "@pulau/domain/ids.ts";
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
import { BookingJson, createDraftRoute, DraftReply, draftRoute, drafts, saveDraftRoute } from "./drafts.ts";
import { Done, Id, IdParams, idOf, Language, SenField, text, WordsField } from "./fields.ts";
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
  summary: "Begin a booking for a guest; without an account the guest gets it by the link in the mail",
  body: z.object({ accountId: idOf<AccountId>().nullable().default(null), json: BookingJson }),
  failures: ["NOT_FOUND", "DRAFTS_FULL"],
});

export const staffDraftsRoute = defineList({
  ...drafts,
  ...desk,
  path: "/admin/api/draft-booking",
  summary: "The bookings that the caller has begun for guests and not made yet, newest first",
});

export const bookingAccountsRoute = defineRoute({
  method: "GET",
  path: "/admin/api/booking-accounts",
  ...desk,
  summary: "Accounts for which staff could book, by name or e-mail: guests, agencies, influencers",
  query: z.object({
    search: z.string().trim().min(2, { error: "required" }).max(80).meta({ example: "demo" }),
  }),
  reply: z.object({
    /** The first twenty. */
    accounts: z.array(
      z.object({
        _id: Id,
        kind: z.enum(["guest", "agency", "influencer"]),
        name: z.string(),
        email: z.string().nullable(),
        language: Language,
      }),
    ),
  }),
});

export const staffDraftRoute = defineRoute({
  ...draftRoute,
  ...desk,
  path: "/admin/api/draft-booking/:_id",
  summary: "A draft that staff began for a guest",
  reply: DraftReply,
});

export const staffSaveDraftRoute = defineRoute({
  ...saveDraftRoute,
  ...desk,
  path: "/admin/api/draft-booking/:_id",
  summary: "Keep a step of a booking that staff make for a guest",
});

/** Cut-off, minimum stay, days of arrival and the like hold guests; staff go past them, and say why. */
const RuleOverride = z.object({
  overrideReason: text(300)
    .optional()
    .meta({ description: "why the rules by which stays are sold are gone past; the history keeps it" }),
});

export const staffHoldRoute = defineRoute({
  ...holdStayRoute,
  ...desk,
  path: "/admin/api/room-block/:_id",
  summary: "Block the rooms, seats and limited add-ons of a draft that staff began",
  body: RuleOverride,
});

export const staffAlterHoldRoute = defineRoute({
  ...alterHoldRoute,
  ...desk,
  path: "/admin/api/room-block/:_id",
  summary: "Bring staff's live hold in line with its draft",
  body: RuleOverride,
});

export const staffExtendHoldRoute = defineRoute({
  ...extendHoldRoute,
  ...desk,
  path: "/admin/api/room-block/:_id/extend",
  summary: "Keep staff's hold for one more length",
});

export const staffRoomTimerRoute = defineRoute({
  ...roomTimerRoute,
  ...desk,
  path: "/admin/api/room-timer/:_id",
  summary: "How long staff's hold still lasts, by the database's clock. `_id` is the hold",
});

export const staffReleaseHoldRoute = defineRoute({
  ...releaseHoldRoute,
  ...desk,
  path: "/admin/api/room-block/:_id",
  summary: "Let the rooms of staff's hold go",
});

export const staffSubmitRoute = defineRoute({
  ...submitBookingRoute,
  ...desk,
  path: "/admin/api/pre-reservation",
  summary: "Submit a booking for a guest, who is mailed where to pay. `language` is that of the mails",
  body: submitBookingRoute.body.extend({ language: Language.default("en") }),
});

/** What is free and what it costs, for a booking that staff make or change: the rules that hold guests are only told. */
const look = { ...desk, orPermission: ["bookings", "write"] } as const;

export const staffCalendarRoute = defineRoute({
  ...calendarRoute,
  ...look,
  path: "/admin/api/calendar",
  summary:
    "A month of arrival days for staff: a day that a rule closes for guests has its price, and names the rule",
  query: calendarRoute.query.extend({
    draftId: idOf<DraftId>().optional().meta({ description: "at the price of whom this draft is for" }),
  }),
});

export const staffRoomTypesRoute = defineRoute({
  ...roomTypesRoute,
  ...look,
  path: "/admin/api/room-types",
  summary: "Room types for a stay and party, whatever rules hold guests",
});

export const staffAutoSelectRoute = defineRoute({
  ...autoSelectRoute,
  ...look,
  path: "/admin/api/auto-select-room",
  summary: "The fewest, best-fitting rooms for a party, whatever rules hold guests",
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
  summary: "The wizard's state of a guest's booking, to begin a change from; papers come masked",
  params: IdParams,
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
  summary: "The charges of a booking that could be taken off, and those that were",
  params: IdParams,
  reply: z.object({ charges: z.array(charge), excluded: z.array(ExcludedCharge) }),
  failures: ["NOT_FOUND"],
});

export const excludeRoute = defineRoute({
  method: "PUT",
  path: "/admin/api/reservations/exclude-charge/:_id",
  logs: "moneyMoved",
  scope: "staff",
  permission: ["bookings", "write"],
  tag: "Changes",
  summary:
    "Take a surcharge or fee off a booking, with a reason; it is priced again. Left out amounts: only quote",
  params: IdParams,
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
  summary: "Put a charge back that was taken off. Left out amounts: only quote",
  params: IdParams,
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
  summary: "Set how a booking's payment stands, as far as its money leaves that open; with a reason",
  params: IdParams,
  body: z.object({ paymentStatus: PaymentStatusField, reason: text(300) }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});
