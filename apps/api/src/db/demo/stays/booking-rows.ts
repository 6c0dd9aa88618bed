import { paymentStatusOf } from "@pulau/domain/booking/payment-status.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AccountId, BookingId, HoldId, OwnerId, StaffId } from "@pulau/domain/ids.ts";
import type { ResortSettings } from "../../../modules/ground/resort/public.ts";
import type { Chance } from "../chance.ts";
import { deskNotes, specialRequests } from "../people/special-requests.ts";
import { inventBooker, languageOf } from "./booker.ts";
import type { BookingOutcome } from "./booking-outcome.ts";
import type { BookingTables } from "./booking-tables.ts";
import { claimRows, ownsClaims } from "./claim-rows.ts";
import { bookingJsonOf, type ComposedStay } from "./compose-stay.ts";
import { moneyRows } from "./money-rows.ts";
import { type Paid, sumOf } from "./payments.ts";
import { reminderRows } from "./reminder-rows.ts";
import { minutesAfter } from "./resort-clock.ts";

/** The demo account that a booking belongs to. */
export type Owner = {
  readonly accountId: AccountId;
  readonly bookingName: string | null;
  readonly email: string;
};

export type DemoBooking = {
  readonly bookingNo: string;
  readonly composed: ComposedStay;
  readonly fate: BookingOutcome;
  readonly paid: readonly Paid[];
  readonly owner: Owner | null;
  readonly today: Day;
};

export type RowsContext = {
  readonly chance: Chance;
  readonly tables: BookingTables;
  readonly settings: ResortSettings;
  readonly seal: (plain: string) => string;
  /** Who writes notes and opens the door. */
  readonly deskId: StaffId;
};

/** All rows of one booking. */
export function bookingRows(context: RowsContext, made: DemoBooking): void {
  const { chance, tables } = context;
  const { composed, fate, paid, owner, bookingNo } = made;
  const [holdId, bookingId] = [chance.id(), chance.id()];
  const ownerId = owner?.accountId ?? chance.id();
  const state = fate.state === "cancelled" || fate.state === "noShow" ? "released" : "booked";
  tables.holds.push({
    id: holdId,
    ownerId,
    state,
    stay: composed.stay,
    createdAt: minutesAfter(fate.submittedAt, -9),
    expiresAt: null,
  });
  if (ownsClaims(fate.state)) claimRows(tables, composed, { holdId, waitsUntil: fate.payUntil });
  const own = ownRow(context, made, { bookingId, holdId, ownerId });
  tables.bookings.push(own);
  partRows(context, composed, { bookingId, email: own.email, mobile: own.mobile });
  eventRows(context, made, bookingId);
  reminderRows(tables, own, made);
  moneyRows(chance, tables, { bookingId, bookingNo, accountId: owner?.accountId ?? null }, { paid, fate });
}

function ownRow(
  { chance, settings }: RowsContext,
  { bookingNo, composed, fate, paid, owner }: DemoBooking,
  { bookingId, holdId, ownerId }: { bookingId: BookingId; holdId: HoldId; ownerId: OwnerId },
): BookingTables["bookings"][number] {
  const { stay, party } = composed;
  const language = languageOf(chance, party.origin);
  const booker = inventBooker(chance, party.origin, owner?.bookingName ?? party.guests[0]?.fullName ?? "");
  const { bookingName, mobile, address, area, city, postCode, state, country } = booker;
  const email = owner?.email ?? booker.email;
  const specialRequest = chance.happens(0.16) ? chance.pick<string>(specialRequests[language]) : "";
  const money = { totalSen: stay.quote.totalSen, ...sumOf(paid) };
  return {
    id: bookingId,
    bookingNo,
    ownerId,
    accountId: owner?.accountId ?? null,
    holdId,
    state: fate.state,
    cancelReason: fate.cancelled?.reason ?? null,
    paymentStatus: paymentStatusOf({ ...money, lastAttempt: "none" }),
    environment: settings.bookingEnvironment,
    language,
    packageId: stay.packageId,
    optionId: stay.optionId,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    bookingName,
    email,
    mobile,
    address: { address, area, city, postCode, state, country },
    party: stay.party,
    persons: party.guests.length,
    specialRequest,
    bookingJson: bookingJsonOf(composed, { booker: { ...booker, email }, specialRequest, step: "payment" }),
    ...money,
    depositSen: stay.quote.depositSen,
    balanceDueOn: stay.quote.balanceDueOn,
    policy: settings.policy,
    payUntil: fate.payUntil,
    payUntilCap: fate.payUntil ?? minutesAfter(fate.submittedAt, settings.limits.paymentCapMinutes),
    termsAgreedAt: fate.submittedAt,
    submittedAt: fate.submittedAt,
    checkedInAt: fate.checkedInAt,
    checkedOutAt: fate.checkedOutAt,
  };
}

function partRows(
  { chance, tables, seal }: RowsContext,
  { stay, party }: ComposedStay,
  { bookingId, email, mobile }: { bookingId: BookingId; email: string; mobile: string },
): void {
  const part = (position: number) => ({ id: chance.id(), bookingId, position });
  stay.rooms.forEach(({ roomId, roomTypeId, bedType, occupants }, i) => {
    tables.rooms.push({ ...part(i), roomId, roomTypeId, bedType, occupants });
  });
  party.guests.forEach(({ identity, ...guest }, i) => {
    const sealed = { identitySealed: seal(identity), identityTail: identity.slice(-4) };
    const reached = i === 0 ? { email, phones: [mobile] } : { email: null, phones: [] };
    tables.guests.push({ ...part(i), ...guest, ...sealed, senior: guest.age >= 60, ...reached });
  });
  stay.quote.lines.forEach((line, i) => {
    tables.lines.push({ ...part(i), line, amountSen: line.amountSen });
  });
  for (const { from, to, ...way } of stay.crossings)
    tables.crossings.push({ id: chance.id(), bookingId, ...way, fromJetty: from, toJetty: to });
  stay.transfers?.forEach(({ from, to, stocks: _, startPointId: __, endPointId: ___, ...transfer }, i) => {
    tables.transfers.push({ ...part(i), ...transfer, fromName: from, toName: to });
  });
  for (const { addOnId, name, count, day, included = false } of stay.addOns) {
    const line = stay.quote.lines.find(({ step, ruleId }) => step === "addOn" && ruleId === addOnId);
    tables.addOns.push({
      id: chance.id(),
      bookingId,
      addOnId,
      name,
      count,
      day,
      included,
      amountSen: included ? 0 : (line?.amountSen ?? 0),
    });
  }
}

function eventRows(
  { chance, tables, deskId }: RowsContext,
  { fate, paid }: DemoBooking,
  bookingId: BookingId,
): void {
  const happened = (at: Date | null | undefined, event: string, staffId: StaffId | null = null) => {
    if (at) tables.events.push({ id: chance.id(), bookingId, at, staffId, what: event, facts: {} });
  };
  happened(fate.submittedAt, "submitted");
  happened(paid[0]?.at, "confirmed");
  happened(fate.checkedInAt, "checkedIn", deskId);
  happened(fate.checkedOutAt, "checkedOut", deskId);
  if (fate.cancelled?.reason === "NOT_PAID_IN_TIME") happened(fate.cancelled.at, "lapsed");
  else happened(fate.cancelled?.at, "cancelled", fate.cancelled?.reason === "BY_STAFF" ? deskId : null);
  if (fate.state !== "confirmed" || !chance.happens(0.1)) return;
  const at = minutesAfter(fate.submittedAt, 60);
  tables.notes.push({
    id: chance.id(),
    bookingId,
    staffId: deskId,
    text: chance.pick<string>(deskNotes),
    at,
  });
}
