import { enquiryStates } from "@pulau/domain/enquiry/enquiry-moves.ts";
import type {
  BookingId,
  DraftId,
  EnquiryId,
  EnquiryMessageId,
  OptionId,
  OwnerId,
  PackageId,
  RoomTypeId,
  StaffId,
  WaitEntryId,
} from "@pulau/domain/ids.ts";
import type { Count } from "@pulau/domain/money/sen.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { waitStates } from "@pulau/domain/waiting/wait-moves.ts";
import { boolean, check, index, integer, jsonb, pgTable, smallint, sql, text, uuid } from "../orm.ts";
import { booking } from "./bookings.ts";
import { packageOption, stayPackage } from "./catalogue.ts";
import { day, id, moment } from "./columns.ts";
import { staffUser } from "./staff.ts";

/** A wish that the portal could not answer by itself: a person at the resort does. */
export const bookingEnquiry = pgTable(
  "booking_enquiry",
  {
    id: id<EnquiryId>(),
    /** What a guest can quote on the telephone. */
    enquiryNo: integer().notNull().unique().generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** The account, or the anonymous session that asked. */
    ownerId: uuid().$type<OwnerId>().notNull(),
    language: text({ enum: ["en", "my", "cn"] }).notNull(),
    /** From where in the portal it was asked. */
    origin: text({ enum: ["fullyBooked", "onEnquiry", "package", "other"] }).notNull(),
    state: text({ enum: enquiryStates }).notNull().default("new"),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /** Null when the guest comes whenever there is place. */
    checkIn: day(),
    nights: smallint().$type<Count>(),
    flexible: boolean().notNull(),
    party: jsonb().$type<Party>().notNull(),
    packageId: uuid()
      .$type<PackageId>()
      .references(() => stayPackage.id),
    optionId: uuid()
      .$type<OptionId>()
      .references(() => packageOption.id),
    roomTypeIds: jsonb().$type<RoomTypeId[]>().notNull().default([]),
    message: text().notNull(),
    assigneeId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    /** The draft that staff prepared from it; it shares its id with the hold, if one is taken. */
    draftId: uuid().$type<DraftId>(),
    bookingId: uuid()
      .$type<BookingId>()
      .references(() => booking.id),
    consentAt: moment().notNull(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [
    index().on(t.ownerId),
    index().on(t.state, t.createdAt),
    index().on(t.draftId),
    check("booking_enquiry_dates", sql`${t.flexible} OR ${t.checkIn} IS NOT NULL`),
  ],
);

/** What staff wrote about an enquiry: a reply goes to the guest by mail, a note stays with staff. */
export const enquiryMessage = pgTable(
  "enquiry_message",
  {
    id: id<EnquiryMessageId>(),
    enquiryId: uuid()
      .$type<EnquiryId>()
      .notNull()
      .references(() => bookingEnquiry.id),
    kind: text({ enum: ["reply", "note"] }).notNull(),
    staffId: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [index().on(t.enquiryId, t.at)],
);

/** A guest who waits for a stay that was sold out. Who came first is asked first. */
export const waitEntry = pgTable(
  "wait_entry",
  {
    id: id<WaitEntryId>(),
    /** The order of entry. */
    turn: integer().notNull().unique().generatedAlwaysAsIdentity(),
    ownerId: uuid().$type<OwnerId>().notNull(),
    language: text({ enum: ["en", "my", "cn"] }).notNull(),
    state: text({ enum: waitStates }).notNull().default("waiting"),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    packageId: uuid()
      .$type<PackageId>()
      .notNull()
      .references(() => stayPackage.id),
    optionId: uuid()
      .$type<OptionId>()
      .notNull()
      .references(() => packageOption.id),
    checkIn: day().notNull(),
    /** Days earlier or later that would do as well. */
    daysAround: smallint().notNull(),
    nights: smallint().$type<Count>().notNull(),
    party: jsonb().$type<Party>().notNull(),
    /** Room types that would do; none named is any. */
    roomTypeIds: jsonb().$type<RoomTypeId[]>().notNull().default([]),
    /** A keyed hash of the network address that asked, as for holds. */
    cameFrom: text(),
    /** The draft of the offer, and its hold: they share an id. */
    draftId: uuid().$type<DraftId>(),
    offeredCheckIn: day(),
    offeredAt: moment(),
    offerUntil: moment(),
    bookingId: uuid()
      .$type<BookingId>()
      .references(() => booking.id),
    consentAt: moment().notNull(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [
    index().on(t.ownerId),
    index().on(t.state, t.turn),
    index().on(t.draftId),
    check(
      "wait_entry_offer",
      sql`${t.state} <> 'offered' OR (${t.draftId} IS NOT NULL AND ${t.offerUntil} IS NOT NULL)`,
    ),
    check("wait_entry_nights", sql`${t.nights} > 0 AND ${t.daysAround} >= 0`),
  ],
);
