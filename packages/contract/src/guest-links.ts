import { bookingStates } from "@pulau/domain/booking/booking-moves.ts";
import type { BookingId, GuestLinkId } from "@pulau/domain/ids.ts";
import { isMyKad, isPassport } from "@pulau/domain/person/identity.ts";
import { z } from "zod";
import { AgeBandsReply } from "./age-bands.ts";
import { StayQuestionsField } from "./catalogue.ts";
import { ownWrite } from "./changes.ts";
import { DayField, Email, idOf, idParams, LinkToken, Moment, WayField, WordsField } from "./fields.ts";
import { GuestDetails } from "./guests.ts";
import { maskedPaper } from "./rooming-list.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

const tag = "Guest links";
const PlaceKind = z.enum(["adult", "child", "toddler", "infant"]);

/** How far a guest is who was sent a link. */
export const guestLinkStates = ["made", "sent", "opened", "filled"] as const;
export const GuestLinkReply = z.object({
  _id: idOf<GuestLinkId>(),
  url: z.url(),
  state: z.enum(guestLinkStates),
  /** When that happened. */
  at: Moment,
  sentTo: z.string().nullable().meta({ example: "daniel@example.com", description: "where it was e-mailed" }),
});

/** The places of a booking, and who of them has a link to fill in their own details. */
export const GuestLinks = z.object({
  bookingNo: z.string(),
  /** Last day to fill in details. */
  until: DayField,
  /** Whether links can still be made. */
  isOpen: z.boolean(),
  places: z.array(
    z.object({
      seat: z.int(),
      kind: PlaceKind,
      roomNo: z.string(),
      name: z.string().meta({ description: "empty while nobody is named" }),
      /** Whether everything is known of the guest. */
      done: z.boolean(),
      link: GuestLinkReply.nullable(),
    }),
  ),
});

const failures = ["NOT_FOUND", "WRONG_STATE", "TOO_LATE"] as const;
const own = { ...ownWrite, tag, params: idParams<BookingId>() } as const;

export const guestLinksRoute = defineRoute({
  ...own,
  method: "GET",
  path: "/api/reservations/guest-links/:_id",
  summary: "The places of a booking, with the links by which guests fill in their own details",
  reply: GuestLinks,
  failures: ["NOT_FOUND"],
});

export const giveGuestLinkRoute = defineRoute({
  ...own,
  method: "POST",
  path: "/api/reservations/guest-links/:_id",
  summary: "The link of one guest, made if there is none, and e-mailed where an address is given",
  body: z.object({
    seat: z.int().min(0).max(99),
    sendTo: Email.optional(),
  }),
  reply: GuestLinks,
  failures: [...failures, "PARTY_MISMATCH", "TOO_MANY_REQUESTS"],
});

export const endGuestLinkRoute = defineRoute({
  ...own,
  method: "DELETE",
  path: "/api/reservations/guest-links/:_id/:linkId",
  summary: "Take a guest's link back: it opens nothing any more",
  params: z.object({ _id: idOf<BookingId>(), linkId: idOf<GuestLinkId>() }),
  reply: GuestLinks,
  failures: ["NOT_FOUND"],
});

/** What a guest says of themselves. A paper that came masked and goes back so stays the one that is known. */
export const OwnDetails = GuestDetails.omit({ room: true }).superRefine(
  ({ identity, nonMalaysian }, context) => {
    if (!identity || maskedPaper.test(identity) || isPassport(identity)) return;
    if (!nonMalaysian && isMyKad(identity)) return;
    context.addIssue({ code: "custom", path: ["identity"], message: nonMalaysian ? "passport" : "ic" });
  },
  { when: ({ value }) => typeof (value as { identity?: unknown } | null)?.identity === "string" },
);
export type OwnDetails = z.output<typeof OwnDetails>;

const Boat = z.object({
  direction: WayField,
  name: WordsField,
  day: DayField,
  time: z.string().nullable(),
  from: z.string(),
  to: z.string(),
});

/** A stay as those see it who only travel along: when, what and by which boats, nothing of anybody and of no money. */
const SeenStay = z.object({
  bookerName: z.string(),
  packageName: WordsField,
  checkIn: DayField,
  checkOut: DayField,
  boats: z.array(Boat),
});

export const GuestLinkPage = SeenStay.extend({
  version: VersionField,
  until: DayField,
  isOpen: z.boolean().meta({ description: "whether it can still be filled in" }),
  kind: PlaceKind,
  questions: StayQuestionsField,
  bands: AgeBandsReply,
  /** What is known of this guest; null while nothing is. The paper is masked. */
  guest: z
    .object({
      fullName: z.string(),
      chineseName: z.string().nullable(),
      identity: z.string(),
      age: z.int().nullable(),
      senior: z.boolean(),
      disabled: z.boolean(),
      vegetarian: z.boolean(),
      allergies: z.string().nullable(),
      nonMalaysian: z.boolean(),
      email: z.string().nullable(),
      phones: z.array(z.string()),
      activity: z.string().nullable(),
      market: z.string().nullable(),
    })
    .nullable(),
  filled: z.boolean().meta({ description: "whether the guest has filled it in by the link" }),
});
export type GuestLinkPage = z.infer<typeof GuestLinkPage>;

const byLink = { scope: "none", tag, params: z.object({ token: LinkToken }) } as const;
const linkFailures = ["LINK_INVALID", "TOO_MANY_REQUESTS"] as const;

export const guestLinkRoute = defineRoute({
  ...byLink,
  method: "GET",
  path: "/api/guest-link/:token",
  summary: "A stay and one guest's own details, for whoever has that guest's link",
  reply: GuestLinkPage,
  failures: linkFailures,
});

export const fillGuestLinkRoute = defineRoute({
  ...byLink,
  method: "PUT",
  versioned: "roomingList",
  path: "/api/guest-link/:token",
  summary:
    "Save one guest's own details by their link. What others of the booking save meanwhile does not matter",
  body: OwnDetails,
  reply: GuestLinkPage,
  failures: [...linkFailures, "WRONG_STATE", "TOO_LATE", "DRAFT_INCOMPLETE"],
});

const ShareReply = z.object({
  url: z.url().nullable().meta({ description: "null while the booking is not shared" }),
});
const shared = { ...own, path: "/api/reservations/share/:_id", reply: ShareReply } as const;

export const shareRoute = defineRoute({
  ...shared,
  method: "GET",
  summary: "The link by which anybody can look at a booking, if it is shared",
  failures: ["NOT_FOUND"],
});
export const startSharingRoute = defineRoute({
  ...shared,
  method: "POST",
  summary: "Share a booking to be looked at: dates, rooms and boats, no names of guests, no papers, no money",
  failures: ["NOT_FOUND", "WRONG_STATE"],
});
export const stopSharingRoute = defineRoute({
  ...shared,
  method: "DELETE",
  summary: "Stop sharing a booking: its link opens nothing any more",
  failures: ["NOT_FOUND"],
});

export const SharedStay = SeenStay.extend({
  state: z.enum(bookingStates),
  optionName: WordsField,
  nights: z.int(),
  persons: z.int(),
  rooms: z.array(z.object({ name: WordsField, count: z.int() })),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  /** How long before a boat leaves one must be at its jetty. */
  boardMinutes: z.int(),
});
export type SharedStay = z.infer<typeof SharedStay>;

export const sharedStayRoute = defineRoute({
  ...byLink,
  method: "GET",
  path: "/api/shared-stay/:token",
  summary: "A booking as it is shared: to look at, for whoever has the link",
  reply: SharedStay,
  failures: linkFailures,
});
