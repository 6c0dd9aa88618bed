import type {
  AccountId,
  AddOnId,
  BookingId,
  BoughtPackageId,
  CrossingId,
  CustomerId,
  DraftId,
  HoldId,
  LeadSourceId,
  OptionId,
  PackageId,
} from "@pulau/domain/ids.ts";
import { z } from "zod";
import { AmountField, DayField, Done, idOf, idParams, Moment, SenField, WordsField } from "./fields.ts";
import { BookerDetails, GuestDetails } from "./guests.ts";
import { defineList } from "./list.ts";
import { PartyField, RoomChoice } from "./party.ts";
import { defineRoute } from "./route.ts";
import { mostTransfers, TransferDetails } from "./transfers.ts";
import { VersionField } from "./versions.ts";

export const wizardSteps = ["package", "dates", "rooms", "guests", "transport", "addOns", "payment"] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** A chosen boat: a sailing with seats for the party, or whole charter boats. */
export const CrossingChoice = z.object({
  crossingId: idOf<CrossingId>().meta({ description: "a sailing for ferries, a charter boat for charters" }),
  kind: z.enum(["ferry", "charter"]),
  boats: z.int().min(1).max(10).default(1),
});
export const AddOnChoice = z.object({
  addOnId: idOf<AddOnId>(),
  count: z.int({ error: "number" }).min(1, { error: "number" }).max(100, { error: "number" }),
  day: DayField.nullable(),
});

/** An extra of a rate card, by the card's own word for it. */
export const ExtraId = z.string().min(1).max(120).meta({ example: "climbing-permit" });

/** Half-typed guests and addresses are kept too: a draft checks lengths, the submit checks meaning. */
const Typed = z.union([
  z.string().max(200),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string().max(200)).max(5),
]);

/** How a party comes and goes. A boat that is null is the package's own; land transfers stand as they were typed. */
export const TransportChoice = z.object({
  out: CrossingChoice.nullable(),
  back: CrossingChoice.nullable(),
  land: z
    .array(z.record(z.string().max(40), Typed))
    .max(mostTransfers)
    .default([])
    .meta({ description: "land transfers as typed so far: see TransferDetails for a whole one" }),
});

/** What an agency adds to a booking that it makes for a customer. Of anybody else it is not looked at. */
export const AgentChoice = z.object({
  customerId: idOf<CustomerId>().nullable().default(null),
  /** Who gets the confirmation by mail. */
  mailTo: z.enum(["booker", "agent"]).default("booker"),
  /** What the customer pays the agency; null tells them no price. */
  sellingSen: AmountField.nullable().default(null),
});
export type AgentChoice = z.infer<typeof AgentChoice>;

/**
 * The wizard's whole state ("booking JSON"). It claims nothing and may be half filled: `guests` and `booker` hold what
 * was typed so far, right or wrong.
 */
export const BookingJson = z.object({
  packageId: idOf<PackageId>().nullable().default(null),
  optionId: idOf<OptionId>().nullable().default(null),
  checkIn: DayField.nullable().default(null),
  /** Nights in all; null is the option's own number, more are extra nights. */
  nights: z.int().min(1).max(60).nullable().default(null),
  party: PartyField.default({ adults: 2, childAges: [], nonMalaysians: 0 }),
  rooms: z.array(RoomChoice).max(100).default([]),
  guests: z
    .array(z.record(z.string().max(40), Typed))
    .max(100)
    .default([]),
  /** A large group may name its guests after booking, see the rooming list. */
  guestsLater: z.boolean().default(false),
  booker: z.record(z.string().max(40), Typed).default({}),
  transport: TransportChoice.default({ out: null, back: null, land: [] }),
  addOns: z.array(AddOnChoice).max(50).default([]),
  /** What is chosen of the extras that the option's own card offers, by their ids. */
  extras: z.array(ExtraId).max(50).default([]),
  /** How the guest found the resort: a lead source, and what was typed beside it. */
  leadSource: z
    .object({
      leadSourceId: idOf<LeadSourceId>(),
      note: z.string().max(120, { error: "tooLong" }).default(""),
    })
    .nullable()
    .default(null),
  agent: AgentChoice.nullable().default(null),
  /** The influencer through whose link the guest came; packages of theirs are sold with it alone. */
  influencerId: idOf<AccountId>().nullable().default(null),
  /** What was bought ahead and is redeemed with this stay; packages that are sold ahead are booked with it alone. */
  boughtPackageId: idOf<BoughtPackageId>().nullable().default(null),
  specialRequest: z.string().max(500, { error: "tooLong" }).default(""),
  /** A free promo code whose discount the price shall have. */
  promoCode: z.string().trim().max(40).nullable().default(null),
  /** A voucher that the booking shall be paid with; it does not change the price. */
  voucherCode: z.string().trim().max(40).nullable().default(null),
  step: z.enum(wizardSteps).default("package"),
});
export type BookingJson = z.infer<typeof BookingJson>;

/** What a submitted booking must hold: the draft's guests and booker, now checked for meaning. */
export const CompleteDetails = z.object({
  guests: z.array(GuestDetails).min(1, { error: "required" }).max(100),
  booker: BookerDetails,
});
export type CompleteDetails = z.output<typeof CompleteDetails>;
/** The same with the land transfers. */
export const CompleteDraft = CompleteDetails.extend({
  transport: z.object({ land: z.array(TransferDetails) }),
});

export const DraftReply = z.object({
  _id: idOf<DraftId>(),
  json: BookingJson,
  version: VersionField,
  updatedAt: Moment,
  /** The live or last hold of this draft, if any. */
  holdId: idOf<HoldId>().nullable(),
  /** The booking it became, if any. */
  bookingId: idOf<BookingId>().nullable(),
});

export const createDraftRoute = defineRoute({
  newStay: true,
  method: "POST",
  path: "/api/draft-booking",
  scope: "userPortal",
  roles: ["admin", "editor"],
  tag: "Drafts",
  summary: "Start a booking: save the wizard's state as a draft",
  body: BookingJson,
  reply: DraftReply,
  status: 201,
  failures: ["DRAFTS_FULL"],
});

export const duplicateDraftRoute = defineRoute({
  newStay: true,
  method: "POST",
  path: "/api/draft-booking/:_id/duplicate",
  scope: "userPortal",
  roles: ["admin", "editor"],
  tag: "Drafts",
  summary: "Copy a draft; its hold stays with the original",
  params: idParams<DraftId>(),
  reply: DraftReply,
  status: 201,
  failures: ["NOT_FOUND", "DRAFTS_FULL"],
});

export const draftRoute = defineRoute({
  method: "GET",
  path: "/api/draft-booking/:_id",
  scope: "userPortal",
  tag: "Drafts",
  summary: "One draft",
  params: idParams<DraftId>(),
  reply: DraftReply,
  failures: ["NOT_FOUND"],
});

export const saveDraftRoute = defineRoute({
  method: "PUT",
  versioned: "draft",
  path: "/api/draft-booking/:_id",
  scope: "userPortal",
  roles: ["admin", "editor"],
  tag: "Drafts",
  summary: "Save the wizard's state after a step",
  params: idParams<DraftId>(),
  body: BookingJson,
  reply: DraftReply,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const deleteDraftRoute = defineRoute({
  method: "DELETE",
  path: "/api/draft-booking/:_id",
  scope: "userPortal",
  roles: ["admin", "editor"],
  tag: "Drafts",
  summary: "Delete a draft; its hold is released",
  params: idParams<DraftId>(),
  reply: Done,
  failures: ["NOT_FOUND"],
});

/** Drafts as a list, whoever began them. */
export const drafts = {
  rows: "drafts",
  row: z.object({
    _id: idOf<DraftId>(),
    packageName: WordsField.nullable(),
    picture: z.string().nullable(),
    checkIn: DayField.nullable(),
    nights: z.int().nullable(),
    persons: z.int(),
    step: z.enum(wizardSteps),
    /** The last quoted price, if rooms were ever held. */
    totalSen: SenField.nullable(),
    updatedAt: Moment,
  }),
  sorts: ["-updatedAt", "updatedAt"],
} as const;

export const draftsRoute = defineList({
  ...drafts,
  path: "/api/draft-booking",
  scope: "userPortal",
  tag: "Drafts",
  summary: "Drafts, newest first",
});
