import { bookingRoute } from "@pulau/contract/bookings.ts";
import {
  cancelPersonQuoteRoute,
  cancelPersonRoute,
  cancelRoomQuoteRoute,
  cancelRoomRoute,
} from "@pulau/contract/cancel-parts.ts";
import {
  type BookingChange,
  type ChangeQuote,
  changeBookingRoute,
  changeQuoteRoute,
} from "@pulau/contract/changes.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { expect } from "vitest";
import { idOf, look, shareOf } from "./booking-steps.ts";
import {
  lastDaysOfChange,
  type Model,
  personsOf,
  priceOf,
  type Room,
  type RoomType,
  refundOf,
  type Stay,
  type StayRequest,
} from "./model.ts";
import { choices, dives as divesOf, once, people, type Real } from "./real.ts";
import { expectCode, type Moment, pick, Step } from "./step.ts";

type At = { model: Model; real: Real; moment: Moment };
type Answer = { ok: true; value: ChangeQuote } | { ok: false; code: string };
type ChangeStep = {
  /** What the booking shall be. */
  readonly to: StayRequest;
  /** The same in the words of a call: its quote, and the deed with what was agreed. */
  readonly quote: () => Promise<Answer>;
  readonly make: (agreed: { agreedTotalSen: Sen; agreedRefundSen: Sen }) => Promise<Answer>;
};

const requestOf = ({ rooms, checkIn, nights, dives }: Stay): StayRequest => ({
  rooms,
  checkIn,
  nights,
  dives,
});

/**
 * Makes a change at the price that the model foretells, holds what comes of it against the model, and looks at the
 * booking. Now and then it is only quoted.
 */
async function change(at: At, stay: Stay, { to, quote, make }: ChangeStep): Promise<void> {
  const over = stay.phase === "lapsed" || stay.phase === "over";
  const refused = over ? "WRONG_STATE" : refusalOf(at, stay, to);
  const money = moneyOf(stay, to, at.moment);
  const obstacle = refused ?? obstacleOf(at, stay, money.totalSen);
  if (at.model.done.length % 5 === 0) {
    const quoted = await quote();
    const lost = refused === null && obstacle === "WRONG_STATE" && quoted.ok ? lostIn(quoted.value) : null;
    return expectQuote(quoted, refused ?? lost, money);
  }
  const made = await make({ agreedTotalSen: money.totalSen, agreedRefundSen: money.refundSen });
  // Past its deadline a booking may have lost its rooms or seats to others already: which of the two is said first is open.
  const gone = !made.ok && isLost(made.code) ? made.code : null;
  expectCode(made, refused === null && obstacle === "WRONG_STATE" && gone ? gone : obstacle);
  if (made.ok) {
    expectQuote(made, null, money);
    const later = to.checkIn > stay.checkIn && stay.phase === "confirmed";
    if (later) stay.cap = shareOf(stay, at.moment);
    Object.assign(stay, { ...to, rooms: to.rooms.map((room) => ({ roomId: "", ...room })) });
    stay.keptSen += money.keptSen;
    stay.paidSen -= money.refundSen;
  }
  await look(at.real, stay);
}

const isLost = (code: string): boolean => code === "SOLD_OUT" || code === "BOAT_FULL";

/** What a booking past its deadline has lost to others already, as a quote of its change tells. */
const lostIn = ({ refusals }: ChangeQuote): string | null =>
  refusals.find(({ code }) => isLost(code))?.code ?? null;

/** A quote tells what can't be had among its refusals; only a wrong state ends the call. */
function expectQuote(answer: Answer, refused: string | null, money: ReturnType<typeof moneyOf>): void {
  if (refused === "WRONG_STATE" || !answer.ok) {
    expectCode(answer, refused);
    return;
  }
  const { refundSen, keptSen, dueSen, totalSen } = money;
  expect(answer.value.refusals.map(({ code }) => code)).toEqual(refused === null ? [] : [refused]);
  if (refused !== null) return;
  expect(answer.value).toMatchObject({ refundSen, keptSen, dueSen, after: { totalSen } });
}

/** Why a change can't be had: too late for the guest, or something of what was or shall be is not free. */
function refusalOf({ model, moment }: At, stay: Stay, to: StayRequest): string | null {
  const onlyDives = to.checkIn === stay.checkIn && to.nights === stay.nights && to.rooms === stay.rooms;
  const late = moment.daysLeft(stay.checkIn) < lastDaysOfChange;
  const same = onlyDives && to.dives === stay.dives;
  if (late && !onlyDives) return "TOO_LATE";
  if (same) return null;
  const was = model.missing(requestOf(stay), moment.now, stay.id);
  return was === "BOAT_FULL"
    ? model.missing(to, moment.now, stay.id)
    : (was ?? model.missing(to, moment.now, stay.id));
}

/** What stands in the way of making what can be had: a page that is open at the old price, or a deadline. */
function obstacleOf({ moment }: At, stay: Stay, totalSen: Sen): string | null {
  if (stay.phase !== "awaiting") return null;
  const paying = stay.page !== null && stay.page.endsAt > moment.now;
  if (paying && totalSen !== priceOf(stay) + stay.keptSen) return "PAYMENT_UNDER_WAY";
  return stay.until !== null && stay.until <= moment.now ? "WRONG_STATE" : null;
}

function moneyOf(stay: Stay, to: StayRequest, moment: Moment) {
  const tooMuch = Math.max(0, stay.paidSen - stay.keptSen - priceOf(to));
  const refundSen = refundOf(tooMuch, shareOf(stay, moment));
  const keptSen = tooMuch - refundSen;
  const totalSen = priceOf(to) + stay.keptSen + keptSen;
  return { refundSen, keptSen, totalSen, dueSen: Math.max(0, totalSen - stay.paidSen + refundSen) };
}

/** A change by PUT, as a form sends it. */
const byForm = (real: Real, stay: Stay, to: StayRequest, body: BookingChange): ChangeStep => {
  const guest = real.guests[stay.owner];
  const params = { _id: idOf(stay) };
  return {
    to,
    quote: () => guest.call(changeQuoteRoute, { params, body }),
    make: (agreed) => guest.call(changeBookingRoute, { params, body: { ...body, ...agreed } }, once()),
  };
};

const changing = (
  name: string,
  which: number,
  way: (at: At, stay: Stay) => Promise<ChangeStep | null> | ChangeStep | null,
) =>
  new Step(`${name} of ${which}`, async (at) => {
    const stay = pick(at.model, which, "confirmed", "awaiting", "lapsed", "over");
    if (!stay?.bookingId) return;
    const found = await way(at, stay);
    if (found) await change(at, stay, found);
  });

export const changeDates = (which: number, checkIn: number, nights: number) =>
  changing(`change the dates to ${checkIn} for ${nights}`, which, ({ real }, stay) =>
    byForm(
      real,
      stay,
      { ...requestOf(stay), checkIn, nights },
      { checkIn: addDays(real.stage.resort.from, checkIn), nights },
    ),
  );

export const changeDives = (which: number, count: number) =>
  changing(`change to ${count} dives`, which, ({ real }, stay) =>
    count > personsOf(stay)
      ? null
      : byForm(real, stay, { ...requestOf(stay), dives: count }, { addOns: divesOf(real, count) }),
  );

export const changeType = (which: number, type: RoomType) =>
  changing(`move to ${type}`, which, ({ real }, stay) => {
    const [first, ...rest] = stay.rooms;
    if (!first || first.type === type) return null;
    const rooms = [{ type, adults: first.adults }, ...rest];
    return byForm(real, stay, { ...requestOf(stay), rooms }, { rooms: choices(real, rooms) });
  });

export const addRoom = (which: number, room: Pick<Room, "type" | "adults">) =>
  changing(`add ${room.adults} in ${room.type}`, which, async ({ real }, stay) => {
    const rooms = [...stay.rooms, room];
    const { guests } = await real.guests[stay.owner].must(bookingRoute, { params: { _id: idOf(stay) } });
    const more = people(rooms).filter((guest) => guest.room === rooms.length - 1);
    const body = { rooms: choices(real, rooms), guests: [...guests, ...more] };
    return byForm(real, stay, { ...requestOf(stay), rooms }, body);
  });

export const cancelRoom = (which: number, room: number) =>
  changing(`give up room ${room}`, which, ({ real }, stay) => {
    if (stay.rooms.length < 2) return null;
    const index = room % stay.rooms.length;
    const guest = real.guests[stay.owner];
    const params = { _id: idOf(stay) };
    return {
      to: { ...requestOf(stay), rooms: stay.rooms.filter((_, i) => i !== index) },
      quote: () => guest.call(cancelRoomQuoteRoute, { params, query: { room: index } }),
      make: (agreed) => guest.call(cancelRoomRoute, { params, query: { room: index, ...agreed } }),
    };
  });

export const cancelPerson = (which: number, person: number) =>
  changing(`take person ${person} off`, which, async ({ real }, stay) => {
    if (personsOf(stay) < 2) return null;
    const guest = real.guests[stay.owner];
    const params = { _id: idOf(stay) };
    const { guests } = await guest.must(bookingRoute, { params });
    const gone = guests[person % guests.length];
    if (!gone) return null;
    const left = stay.rooms.map((room, i) => (i === gone.room ? { ...room, adults: room.adults - 1 } : room));
    const rooms = left.filter((room): room is Room => room.adults > 0);
    return {
      to: { ...requestOf(stay), rooms },
      quote: () => guest.call(cancelPersonQuoteRoute, { params, query: { guest: gone._id } }),
      make: (agreed) => guest.call(cancelPersonRoute, { params, query: { guest: gone._id, ...agreed } }),
    };
  });
