import type { BookingId, GuestId } from "@pulau/domain/ids.ts";
import { boolean, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from "../orm.ts";
import { booking } from "./bookings.ts";
import { id } from "./columns.ts";

export const bookingGuest = pgTable(
  "booking_guest",
  {
    id: id<GuestId>(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    position: smallint().notNull(),
    room: smallint().notNull(),
    fullName: text().notNull(),
    chineseName: text(),
    /** Passport or IC, encrypted with the deployment's key; `identity_tail` is what screens show. */
    identitySealed: text().notNull(),
    identityTail: text().notNull(),
    /** Date and place of birth where the guest said them, encrypted likewise. */
    birthSealed: text(),
    age: smallint().notNull(),
    senior: boolean().notNull(),
    disabled: boolean().notNull(),
    vegetarian: boolean().notNull(),
    /** What the guest must not eat, in their words; null where nothing was said. */
    allergies: text(),
    nonMalaysian: boolean().notNull(),
    email: text(),
    phones: jsonb().$type<string[]>().notNull(),
    /** What the guest does and where they buy, by the option's words; null where it asks nothing, or nobody said. */
    activity: text(),
    market: text(),
  },
  (t) => [uniqueIndex().on(t.bookingId, t.position)],
);

/** What is known of a guest who is not known whole, papers sealed. */
export type KnownOfGuest = {
  fullName: string;
  chineseName: string | null;
  /** Null while no paper is known. */
  identitySealed: string | null;
  identityTail: string;
  birthSealed?: string | null | undefined;
  age: number | null;
  senior: boolean;
  disabled: boolean;
  vegetarian: boolean;
  /** Missing in entries from before it was asked for. */
  allergies?: string | null | undefined;
  nonMalaysian: boolean;
  email: string | null;
  phones: string[];
  activity?: string | null | undefined;
  market?: string | null | undefined;
};

/**
 * A place of a rooming list whose guest is only known in part. Once everything is known the guest moves to
 * `booking_guest`, under the same id.
 */
export const guestEntry = pgTable(
  "guest_entry",
  {
    id: id(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    /** The place in the rooming list, from 0. */
    position: smallint().notNull(),
    room: smallint().notNull(),
    known: jsonb().$type<KnownOfGuest>().notNull(),
  },
  (t) => [uniqueIndex().on(t.bookingId, t.position)],
);
