import { type FailureCode, failureCodes } from "@pulau/domain/failure-codes.ts";
import { z } from "zod";
import { CrossingReply } from "./catalogue.ts";
import { WayField } from "./fields.ts";
import { ReplyDay } from "./reply-day.ts";

/** The HTTP status that each refusal travels with. */
export const statusOf = {
  INVALID_INPUT: 400,
  NOT_FOUND: 404,
  NOT_SIGNED_IN: 401,
  NOT_ALLOWED: 403,
  TOO_MANY_REQUESTS: 429,
  KEY_REUSED: 422,
  CHANGED_SINCE: 412,
  VERSION_NEEDED: 428,
  BUSY: 503,
  STORAGE_FULL: 507,
  UNEXPECTED: 500,
  BAD_CREDENTIALS: 401,
  EMAIL_TAKEN: 409,
  EMAIL_UNCHANGED: 409,
  LINK_INVALID: 410,
  OTHER_ACCOUNT: 409,
  WEAK_PASSWORD: 400,
  ACCOUNT_BLOCKED: 403,
  LAST_OWNER: 409,
  ROLE_LOCKED: 409,
  RIGHTS_ABOVE_OWN: 403,
  TWO_STEP_NEEDED: 401,
  TWO_STEP_WRONG: 400,
  TWO_STEP_UNSET: 403,
  PASSKEY_REFUSED: 400,
  PASSKEYS_FULL: 409,
  LAST_SECOND_STEP: 409,
  LOOKING_AS_ROLE: 403,
  HANDED_OVER: 403,
  CATALOGUE_UNREADABLE: 400,
  CATALOGUE_CHANGED: 409,
  RESORT_CLOSED: 409,
  SETUP_INCOMPLETE: 409,
  MAIL_REFUSED: 502,
  MAIL_UNREACHABLE: 502,
  KEYS_OF_SERVER: 409,
  KEYS_REFUSED: 409,
  PACKAGE_CLOSED: 409,
  NO_RATE: 409,
  ON_ENQUIRY: 409,
  SOLD_OUT: 409,
  BOAT_FULL: 409,
  BOAT_OVERWEIGHT: 409,
  ADD_ON_SOLD_OUT: 409,
  TRANSFER_FULL: 409,
  ROOM_TOO_SMALL: 409,
  ROOM_LOCKED: 409,
  PARTY_TOO_LARGE: 409,
  PARTY_MISMATCH: 409,
  ROOM_DATES: 409,
  DRAFTS_FULL: 409,
  STILL_FREE: 409,
  WAIT_QUOTA: 429,
  HOLD_QUOTA: 429,
  PURCHASE_QUOTA: 429,
  HOLD_EXPIRED: 410,
  HOLD_AT_CAP: 409,
  DRAFT_INCOMPLETE: 409,
  PRICE_CHANGED: 409,
  TERMS_CHANGED: 409,
  HOLD_OUTDATED: 409,
  WRONG_STATE: 409,
  NOT_PAID_IN_TIME: 410,
  BALANCE_DAY: 409,
  PAYMENT_UNDER_WAY: 409,
  WALLET_SHORT: 402,
  AMOUNT_NOT_OFFERED: 409,
  GATEWAY_DOWN: 502,
  GATEWAY_NOT_OFFERED: 409,
  BAD_SIGNATURE: 401,
  TOO_EARLY: 409,
  TOO_LATE: 409,
  BALANCE_DUE: 409,
  ROOM_NOT_READY: 409,
  STAY_PARKED: 409,
  CARD_INCOMPLETE: 409,
  PAPER_DIFFERS: 409,
  CANNOT_UNDO: 409,
  NO_OPEN_DRAWER: 409,
  DRAWER_CHANGED: 409,
  NOT_ON_SALE: 409,
  NONE_LEFT: 409,
  LIMIT_REACHED: 409,
  BOOKMARKS_FULL: 409,
  DOCUMENTS_FULL: 409,
  ACCOUNT_IN_USE: 409,
  FILE_TOO_LARGE: 413,
  PHOTOS_FULL: 409,
  FILE_NOT_TAKEN: 415,
  PROMO_UNKNOWN: 404,
  PROMO_EXPIRED: 409,
  PROMO_USED_UP: 409,
  PROMO_GIVEN: 409,
  PROMO_ONCE_EACH: 409,
  PROMO_NOT_FOR_STAY: 409,
  PROMO_MIN_SPEND: 409,
  PROMO_ASK_RESORT: 409,
  VOUCHER_IS_GIFT: 409,
  WALLET_OFF: 409,
  SECOND_PERSON: 409,
  BOOKINGS_IN_WAY: 409,
  ALREADY_CLOSED: 409,
  GROUP_SHORT: 409,
  SAILINGS_BOOKED: 409,
  SAILING_CANCELLED: 409,
  SAILING_GONE: 409,
  PLACES_GONE: 409,
  SEATS_TAKEN: 409,
  DEFAULT_SAILING_TWICE: 409,
  ROOM_NUMBERS_TAKEN: 409,
  IN_USE: 409,
  CODE_TAKEN: 409,
  SLUG_TAKEN: 409,
  PAGE_EMPTY: 409,
  MAIL_TEXT_WRONG: 422,
  MAIL_NOT_SENT: 502,
  RATES_UNAVAILABLE: 502,
  E_INVOICE_OFF: 409,
  E_INVOICE_INCOMPLETE: 409,
  RATE_AHEAD: 409,
} as const satisfies Record<FailureCode, number>;

/** One thing that is wrong with the input: where, and which rule (a message key of the web). */
export const FieldProblem = z.object({
  path: z.string(),
  rule: z.string(),
  /** What the rule is about: a limit, the way of a loop, the other of two. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** A booking that claims what is to be taken out of use. Without a number: somebody is choosing the room just now. */
export const BookingToMove = z.object({
  bookingId: z.uuid().nullable(),
  bookingNo: z.string().nullable(),
  bookingName: z.string().nullable(),
  roomNo: z.string(),
  checkIn: ReplyDay,
  checkOut: ReplyDay,
  persons: z.int(),
});
export type BookingToMove = z.infer<typeof BookingToMove>;

/** A booking with a place on a sailing. Without a number: somebody is choosing it just now. */
export const BoardedBooking = z.object({
  bookingId: z.uuid().nullable(),
  bookingNo: z.string().nullable(),
  bookingName: z.string().nullable(),
  day: ReplyDay,
  direction: WayField,
  /** Null for a charter. */
  time: z.string().nullable().meta({ example: "11:00" }),
  /** Seats of a ferry, boats of a charter. */
  pieces: z.int(),
});
export type BoardedBooking = z.infer<typeof BoardedBooking>;

export const roomProblems = ["occupied", "outOfService", "notClean"] as const;

/** Why guests should not be let into a room now. One room can have several reasons. */
export const RoomProblem = z.object({
  roomId: z.uuid(),
  roomNo: z.string(),
  why: z.enum(roomProblems),
  /** Who is still in it, with `occupied` alone. */
  bookingId: z.uuid().nullable(),
  bookingNo: z.string().nullable(),
  bookingName: z.string().nullable(),
  checkOut: ReplyDay.nullable(),
  /** Who took it out of service or found it not clean, and when; null where nobody is known. */
  by: z.string().nullable(),
  at: z.string().nullable(),
});
export type RoomProblem = z.infer<typeof RoomProblem>;

/** RFC 9457 problem document. `code` is stable; the client translates it. `fields` only with `INVALID_INPUT`. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(failureCodes),
  /** Stands in the log beside the request, so that a guest can quote it. */
  requestId: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  fields: z.array(FieldProblem).optional(),
  /** Only with `BOAT_FULL`: boats that still seat the party that day, the day before and the day after. */
  instead: z.array(CrossingReply).optional(),
  /** Only with `BOOKINGS_IN_WAY`: which ones, by arrival. */
  toMove: z.array(BookingToMove).optional(),
  /** Only with `SAILINGS_BOOKED`: which ones, by day; a hundred at most. */
  onBoard: z.array(BoardedBooking).optional(),
  /** Only with `ROOM_NOT_READY`: which rooms, and why. */
  rooms: z.array(RoomProblem).optional(),
});
export type Problem = z.infer<typeof Problem>;
