import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, OptionId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { eq, sql } from "../db/orm.ts";
import { bookingGuest } from "../db/schema/booking-guests.ts";
import { booking } from "../db/schema/bookings.ts";
import { stayPackage } from "../db/schema/catalogue.ts";
import { type HeldStay, stayHold } from "../db/schema/holds.ts";
import {
  balanceOf,
  boardingCodeOf,
  bookersView,
  type ShownBalance,
} from "../modules/booking/bookings/public.ts";
import { loadSettings, todayInQuery } from "../modules/ground/resort/public.ts";
import type { BookingData } from "./booking-facts.ts";
import { bookingReader } from "./booking-reader.ts";
import type { MailLanguage } from "./letter.ts";

export type MailedBooking = {
  readonly email: string;
  readonly language: MailLanguage;
  readonly claimed: boolean;
  /** Until when it still waits for its payment; null when it does not, or no longer. */
  readonly payUntil: Date | null;
  /** Confirmed or in house. */
  readonly stands: boolean;
  readonly balance: ShownBalance | null;
  readonly timeZone: string;
  /** Of the link by which it can be paid. */
  readonly payLinkNo: number;
  /** Of the link that opens its rooming list. */
  readonly linkNo: number;
  readonly optionId: OptionId;
  /** What the party shows at the jetty; null where it takes no boat. */
  readonly boardingCode: string | null;
  /** Which version of it this is, and when it was made. */
  readonly edition: { readonly version: number; readonly submittedAt: Date };
  readonly data: BookingData;
};

/** Rooms as mails name them: by their type, and the type into which their guests change. */
export const mailedRooms = (rooms: HeldStay["rooms"]): BookingData["rooms"] =>
  rooms.map(({ roomTypeName: name, bedType, extraBeds, next }) => ({
    name,
    bedType,
    extraBeds,
    next: next?.type && { name: next.type.name, on: next.on },
  }));

/** A booking as its mails speak of it, without the link that opens it to anybody; null where there is none. */
export async function readMailedBooking(
  db: Db,
  { bookingId, template }: { readonly bookingId: BookingId; readonly template: string },
): Promise<MailedBooking | null> {
  const [found] = await db
    .select({
      row: booking,
      stay: stayHold.stay,
      packageName: stayPackage.name,
      picture: stayPackage.picture,
      waits: sql<boolean>`${booking.state} = 'awaitingPayment' AND ${booking.payUntil} > pulau_now()`,
      today: sql<Day>`${todayInQuery}::text`,
      guests: sql<string[]>`array(
        SELECT ${bookingGuest.fullName} FROM ${bookingGuest}
        WHERE ${bookingGuest.bookingId} = ${booking.id} ORDER BY ${bookingGuest.position})`,
    })
    .from(booking)
    .innerJoin(stayHold, eq(stayHold.id, booking.holdId))
    .innerJoin(stayPackage, eq(stayPackage.id, booking.packageId))
    .where(eq(booking.id, bookingId));
  if (!found) return null;
  const { row, stay, packageName, picture, waits, today, guests } = found;
  const settings = await loadSettings(db);
  const { checkInTime, checkOutTime, timeZone, boats } = settings;
  const { owedSen, othersPaySen, ownPaidSen } = await bookersView(db, row);
  const { email, name: reader, customerCopy } = await bookingReader(db, row, template);
  return {
    email,
    language: row.language,
    claimed: row.accountId !== null,
    linkNo: row.roomingLinkNo,
    optionId: row.optionId,
    edition: row,
    boardingCode: stay.crossings.length > 0 ? boardingCodeOf(row) : null,
    payLinkNo: row.payLinkNo,
    stands: row.state === "confirmed" || row.state === "inHouse",
    balance: balanceOf(row, { settings, today }, owedSen),
    payUntil: waits ? row.payUntil : null,
    timeZone,
    data: {
      ...row,
      reader,
      paidSen: ownPaidSen,
      owedSen,
      othersPaySen,
      ...(customerCopy && { customerCopy }),
      checkInTime,
      checkOutTime,
      packageName,
      picture,
      boats,
      rooms: mailedRooms(stay.rooms),
      guests: guests.filter(Boolean),
      crossings: stay.crossings,
      transfers: stay.transfers ?? [],
      claimToken: null,
    },
  };
}
