import { groupPayers } from "@pulau/domain/groups/group-moves.ts";
import type { BookingId, GroupId, GuestId, NeedId, NoteId, StaffId, StockId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { BookingDetail, BookingGuest, BookingStateField, RefundReply } from "./bookings.ts";
import { defineBulk } from "./bulk.ts";
import {
  BirthDateField,
  DayField,
  Done,
  Email,
  idOf,
  idParams,
  Language,
  Moment,
  SenField,
  text,
  WayField,
  WordsField,
} from "./fields.ts";
import { SignedByPasskey } from "./passkeys.ts";
import { RoomProblem } from "./problem.ts";
import { defineRoute } from "./route.ts";
import { SecondStepCode } from "./two-step.ts";

export const StaffReply = z.object({
  id: idOf<StaffId>(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().meta({ description: "the address of their picture; empty for none" }),
  role: z.enum(["admin", "staff", "user"]),
  roleName: z.string(),
  language: Language,
  twoStepUnset: z
    .boolean()
    .meta({ description: "whether two-step sign-in must be set up before anything else" }),
  looksAs: z
    .string()
    .nullable()
    .meta({ description: "the role they are viewing as; nothing can be changed" }),
  permissions: z.record(
    z.string(),
    z.object({ read: z.boolean(), write: z.boolean(), create: z.boolean(), delete: z.boolean() }),
  ),
});

export type StaffReply = z.infer<typeof StaffReply>;

const SignedIn = z.object({ user: StaffReply, accessToken: z.string() });

export const staffLoginRoute = defineRoute({
  method: "POST",
  path: "/admin/api/authenticate/login/user",
  scope: "none",
  ownPages: true,
  tag: "Staff",
  summary: "Sign in to the staff side",
  body: z.object({
    email: Email,
    password: z.string({ error: "required" }).min(1, { error: "required" }).max(200),
    code: SecondStepCode.optional().meta({
      description: "the second step, once `TWO_STEP_NEEDED` has asked for it; each code works once",
    }),
    passkey: SignedByPasskey.optional().meta({ description: "instead of a code" }),
  }),
  reply: SignedIn,
  failures: [
    "BAD_CREDENTIALS",
    "ACCOUNT_BLOCKED",
    "TOO_MANY_REQUESTS",
    "TWO_STEP_NEEDED",
    "TWO_STEP_WRONG",
    "PASSKEY_REFUSED",
  ],
});

export const passkeySignInRoute = defineRoute({
  method: "POST",
  path: "/admin/api/auth/passkey/sign-in",
  scope: "none",
  ownPages: true,
  tag: "Staff",
  summary:
    "Sign in to the staff side with a passkey alone; the device has verified its owner by fingerprint, face or PIN",
  body: z.object({ credential: SignedByPasskey }),
  reply: SignedIn,
  failures: ["PASSKEY_REFUSED", "ACCOUNT_BLOCKED", "TOO_MANY_REQUESTS"],
});

export const staffRefreshRoute = defineRoute({
  method: "POST",
  path: "/admin/api/auth/refresh-token",
  scope: "none",
  ownPages: true,
  tag: "Staff",
  summary: "A new access token for the staff side",
  body: z.object({ accessToken: z.string().max(4000).default("") }),
  reply: z.object({ userData: StaffReply, accessToken: z.string() }),
  failures: ["NOT_SIGNED_IN", "TOO_MANY_REQUESTS"],
  titles: { NOT_SIGNED_IN: "Invalid access token" },
});

export const staffLogoutRoute = defineRoute({
  method: "POST",
  path: "/admin/api/auth/logout",
  scope: "none",
  ownPages: true,
  tag: "Staff",
  summary: "End the staff session",
  reply: Done,
});

/** A booking as a line of the front desk's lists. */
export const DeskRow = z.object({
  _id: idOf<BookingId>(),
  bookingNo: z.string(),
  bookingName: z.string(),
  rooms: z.array(z.string()),
  adults: z.int(),
  children: z.int(),
  infants: z.int(),
  checkIn: DayField,
  checkOut: DayField,
  boatTime: z.string().nullable(),
  owesSen: SenField.optional().meta({ description: "only for staff with rights to bookings or payments" }),
  status: BookingStateField,
  vegetarians: z.int(),
  disabled: z.boolean(),
  /** Why these guests should not be let into their rooms yet; told of who arrives today and of nobody else. */
  troubles: z.array(RoomProblem),
  canCheckIn: z.boolean(),
  canCheckOut: z.boolean(),
});

/** What the desk did with a booking and can take back. */
const UndoField = z.enum(["checkIn", "checkOut", "noShow"]);

export const todayRoute = defineRoute({
  method: "GET",
  path: "/admin/api/front-desk/today",
  scope: "staff",
  permission: ["bookings", "read"],
  tag: "Front desk",
  summary: "Today's arrivals, departures, guests in house, boats and money",
  query: z.object({ day: DayField.optional() }),
  reply: z.object({
    day: DayField,
    now: Moment,
    arrivals: z.array(DeskRow),
    departures: z.array(DeskRow),
    inHouse: z.array(DeskRow),
    rooms: z.object({ all: z.int(), occupied: z.int() }),
    boats: z.array(
      z.object({
        _id: idOf<StockId>(),
        name: WordsField,
        direction: WayField,
        time: z.string(),
        from: z.string(),
        to: z.string(),
        taken: z.int(),
        capacity: z.int(),
      }),
    ),
    /** Null for staff who may not see payments. */
    takenToday: z
      .object({
        sen: SenField,
        payments: z.int(),
        /** The same told apart by the way in which it came in: a gateway, cash, bank transfer or card terminal. Tills and groups are in it; what was voided, or comes from a wallet, is not. */
        ways: z.array(z.object({ gateway: z.string(), sen: SenField, payments: z.int() })),
      })
      .nullable(),
    kitchen: z.object({
      adults: z.int(),
      children: z.int(),
      toddlers: z.int(),
      infants: z.int(),
      vegetarians: z.int(),
    }),
    /** The fifty that wait longest; empty for them. */
    needsPerson: z.array(
      z.object({
        _id: idOf<NeedId>(),
        kind: z.string(),
        bookingId: idOf<BookingId>().nullable(),
        bookingNo: z.string().nullable(),
        amountSen: SenField.nullable(),
        at: Moment,
      }),
    ),
    /** How many wait in all. */
    needsPersonCount: z.int(),
  }),
});

/** Of a booking's line: money, and how to reach who booked. */
export const confidentialOfRow = {
  email: true,
  totalSen: true,
  paidSen: true,
  paymentStatus: true,
  payUntil: true,
  balanceDueOn: true,
  balanceOverdue: true,
  customer: true,
} as const;

/** The same of a whole booking. */
export const confidentialOfDetail = {
  ...confidentialOfRow,
  address: true,
  leadSource: true,
  lines: true,
  depositSen: true,
  balanceSen: true,
  othersPaySen: true,
  balance: true,
  payments: true,
  policy: true,
  agent: true,
  accountName: true,
} as const;

/** A booking as who works on it, or keeps the books, sees it. */
export const StaffWholeBooking = BookingDetail.extend({
  notes: z.array(z.object({ _id: idOf<NoteId>(), text: z.string(), by: z.string(), at: Moment })),
  history: z.array(
    z.object({
      at: Moment,
      by: z.string().nullable(),
      what: z.string(),
      facts: z.record(z.string(), z.unknown()),
    }),
  ),
  canCheckIn: z.boolean(),
  canCheckOut: z.boolean(),
  canAddNote: z.boolean(),
  canChange: z.boolean(),
  vip: z.boolean().meta({ description: "marked by staff; guests are not told" }),
  /** What can be taken back now, as far as the days go; null for nothing. */
  canUndo: UndoField.nullable(),
  accountName: z.string().nullable(),
  /** The group that it was made out of, and who of both pays it. */
  group: z.object({ _id: idOf<GroupId>(), name: z.string(), payer: z.enum(groupPayers) }).nullable(),
});
export type StaffWholeBooking = z.infer<typeof StaffWholeBooking>;

const optionalAmount = { amountSen: SenField.optional() };

/**
 * A booking for staff. What it costs, where its people live, how they are reached by mail and what their papers end in
 * is left out for who neither works on bookings nor keeps the books: the driver.
 */
export const StaffBookingDetail = StaffWholeBooking.partial(confidentialOfDetail).extend({
  guests: z.array(BookingGuest.partial({ identity: true, email: true })),
  transfers: z.array(BookingDetail.shape.transfers.element.extend(optionalAmount)),
  addOns: z.array(BookingDetail.shape.addOns.element.extend(optionalAmount)),
});

export const staffBookingRoute = defineRoute({
  method: "GET",
  path: "/admin/api/reservations/info/:_id",
  scope: "staff",
  permission: ["bookings", "read"],
  tag: "Front desk",
  summary: "A booking with its guests, payments, notes and history",
  params: idParams<BookingId>(),
  reply: StaffBookingDetail,
  failures: ["NOT_FOUND"],
});

/** The same call for pages that only such people open. */
export type StaffWholeBookingRoute = Omit<typeof staffBookingRoute, "reply"> & {
  readonly reply: typeof StaffWholeBooking;
};

const deskAct = (act: "check-in" | "check-out", summary: string) =>
  ({
    method: "POST",
    path: `/admin/api/reservations/${act}/:_id`,
    scope: "staff",
    permission: ["bookings", "write"],
    tag: "Front desk",
    summary,
    params: idParams<BookingId>(),
    reply: z.object({ status: BookingStateField }),
  }) as const;

export const checkInRoute = defineRoute({
  ...deskAct("check-in", "Check guests in: confirmed becomes in house"),
  /** Money still owed is refused unless the desk says that it is settled at the desk later. */
  body: z.object({
    despiteBalance: z.boolean().default(false),
    despiteRooms: text(300)
      .optional()
      .meta({ description: "reason for checking in although a room is not ready" }),
  }),
  failures: ["NOT_FOUND", "WRONG_STATE", "TOO_EARLY", "ROOM_NOT_READY", "STAY_PARKED", "BALANCE_DUE"],
});
export const checkOutRoute = defineRoute({
  ...deskAct("check-out", "Check guests out: in house becomes completed; remaining nights are released"),
  body: z.object({ despiteBalance: z.boolean().default(false) }),
  failures: ["NOT_FOUND", "WRONG_STATE", "BALANCE_DUE"],
});

const several = { id: idOf<BookingId>(), example: "01890000-0000-7000-8000-000000000000", more: {} } as const;
const severalActs = { scope: "staff", permission: ["bookings", "write"], tag: "Front desk" } as const;

export const checkInSeveralRoute = defineBulk(
  {
    ...severalActs,
    path: "/admin/api/front-desk/check-in",
    summary:
      "Check in the guests of several bookings. One whose room is not ready, or that owes money, is refused and named; check it in by itself",
  },
  several,
);
export const checkOutSeveralRoute = defineBulk(
  {
    ...severalActs,
    path: "/admin/api/front-desk/check-out",
    summary: "Check out the guests of several bookings. One that owes money is refused and named",
  },
  several,
);

export const takeBackRoute = defineRoute({
  ...deskAct("check-in", ""),
  path: "/admin/api/reservations/take-back/:_id",
  summary: "Undo a check-in, check-out or no-show, with the nights it freed and the revenue it earned",
  body: z.object({ what: UndoField, reason: text(300) }),
  failures: ["NOT_FOUND", "WRONG_STATE", "CANNOT_UNDO"],
});

export const revealPaperRoute = defineRoute({
  method: "POST",
  path: "/admin/api/reservations/reveal-paper/:_id",
  scope: "staff",
  permission: ["bookings", "write"],
  tag: "Front desk",
  summary:
    "The full passport or IC number of one guest, with the date and place of birth that they gave. Each call is logged with who made it",
  params: idParams<BookingId>(),
  logs: "papersRevealed",
  body: z.object({ guest: idOf<GuestId>().meta({ description: "the guest's `_id` in the booking" }) }),
  reply: z.object({
    identity: z.string(),
    /** As the guest said them; null where the number alone says them, or nobody did. */
    birthDate: BirthDateField.nullable(),
    birthPlace: z.string().nullable(),
  }),
  failures: ["NOT_FOUND"],
});

export const addNoteRoute = defineRoute({
  method: "PUT",
  path: "/admin/api/reservations/notes/:_id",
  scope: "staff",
  permission: ["bookings", "write"],
  tag: "Front desk",
  summary: "Add a note that only staff see",
  params: idParams<BookingId>(),
  body: z.object({ note: text(1000) }),
  reply: Done,
  failures: ["NOT_FOUND"],
});

export const staffCancelQuoteRoute = defineRoute({
  method: "GET",
  path: "/admin/api/reservations/cancel/:_id",
  scope: "staff",
  permission: ["bookings", "write"],
  tag: "Front desk",
  summary: "The refund if the booking is cancelled today, under its policy",
  params: idParams<BookingId>(),
  reply: RefundReply,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const staffCancelRoute = defineRoute({
  method: "DELETE",
  path: "/admin/api/reservations/cancel/:_id",
  scope: "staff",
  permission: ["bookings", "delete"],
  tag: "Front desk",
  summary: "Cancel a booking, with the refund due under its policy",
  params: idParams<BookingId>(),
  query: z.object({
    agreedRefundSen: z.coerce.number().int().min(0),
    note: z.string().trim().max(500).optional(),
  }),
  reply: RefundReply,
  failures: ["NOT_FOUND", "WRONG_STATE", "PRICE_CHANGED", "PAYMENT_UNDER_WAY", "GATEWAY_DOWN"],
});
