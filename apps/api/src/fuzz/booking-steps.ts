import { bookingRoute, cancelBookingRoute, cancelQuoteRoute } from "@pulau/contract/bookings.ts";
import { payFromWalletRoute, startPaymentRoute } from "@pulau/contract/payments.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { expect } from "vitest";
import { deliverPaidCallback } from "./deliver-paid-callback.ts";
import { personsOf, priceOf, refundOf, type Stay, tierOf } from "./model.ts";
import { once, type Real, roomsIn } from "./real.ts";
import { expectCode, type Moment, pick, Step } from "./step.ts";

export const idOf = ({ bookingId }: Stay): string => {
  if (bookingId === null) throw new Error("a stay that is no booking yet");
  return bookingId;
};
const guestOf = (real: Real, { owner }: Stay) => real.guests[owner];

const statusOf = {
  held: "none",
  awaiting: "awaitingPayment",
  confirmed: "confirmed",
  lapsed: "cancelled",
  over: "cancelled",
} as const satisfies Record<Stay["phase"], string>;

/** Looks at a booking: its state, nights, people, sums and money must be the model's. Rooms are taken over from it. */
export async function look(real: Real, stay: Stay): Promise<void> {
  const detail = await guestOf(real, stay).must(bookingRoute, { params: { _id: idOf(stay) } });
  expect({
    status: detail.status,
    checkIn: detail.checkIn,
    nights: detail.nights,
    persons: detail.persons,
    rooms: detail.rooms.map((room) => room.occupants.adult),
    totalSen: detail.totalSen,
    paidSen: detail.paidSen,
    sum: detail.lines.reduce((sum, line) => sum + line.amountSen, 0),
  }).toEqual({
    status: statusOf[stay.phase],
    checkIn: addDays(real.stage.resort.from, stay.checkIn),
    nights: stay.nights,
    persons: personsOf(stay),
    rooms: stay.rooms.map((room) => room.adults),
    totalSen: priceOf(stay) + stay.keptSen,
    paidSen: stay.paidSen,
    sum: priceOf(stay) + stay.keptSen,
  });
  expect(detail.balanceSen).toBe(Math.max(0, detail.totalSen - detail.paidSen));
  stay.rooms = roomsIn(real, detail.rooms);
  stay.until = detail.payUntil === null ? null : new Date(detail.payUntil);
}

export const payFromWallet = (which: number, part: "full" | "deposit") =>
  new Step(`pay ${part} ${which}`, async ({ model, real, moment }) => {
    const stay = pick(model, which, "awaiting", "confirmed", "lapsed", "over");
    if (!stay?.bookingId) return;
    const owedSen = priceOf(stay) + stay.keptSen - stay.paidSen;
    const wanted = stay.phase === "confirmed" ? "balance" : part;
    const body = { bookingId: idOf(stay), part: wanted } as const;
    const answer = await guestOf(real, stay).call(payFromWalletRoute, { body }, once());
    if (stay.phase === "lapsed") return expectCode(answer, "NOT_PAID_IN_TIME");
    if (stay.phase === "over") return expectCode(answer, "WRONG_STATE");
    if (stay.phase === "confirmed") {
      expectCode(answer, owedSen > 0 ? null : "WRONG_STATE");
      if (answer.ok) stay.paidSen += owedSen;
    } else if (!model.isLive(stay, moment.now)) {
      return expectCode(answer, "NOT_PAID_IN_TIME");
    } else if (answer.ok) {
      const { rows } = await real.stage.base.pool.query(
        "SELECT amount_sen::int AS sen FROM payment WHERE id = $1",
        [answer.value.paymentId],
      );
      if (wanted === "full") expect(rows[0]?.sen).toBe(owedSen);
      stay.paidSen += rows[0]?.sen ?? 0;
      stay.phase = "confirmed";
    } else {
      expect([wanted, answer.code]).toEqual(["deposit", "AMOUNT_NOT_OFFERED"]);
    }
    await look(real, stay);
  });

/** Opens the bank's page; the deadline moves past its end. */
export const openPage = (which: number) =>
  new Step(`open a page for ${which}`, async ({ model, real, moment }) => {
    const stay = pick(model, which, "awaiting");
    if (!stay || stay.page) return;
    const body = { bookingId: idOf(stay), part: "full" as const, gateway: "sandbox" };
    const answer = await guestOf(real, stay).call(startPaymentRoute, { body }, once());
    expectCode(answer, model.isLive(stay, moment.now) ? null : "NOT_PAID_IN_TIME");
    if (!answer.ok) return;
    const { rows } = await real.stage.base.pool.query(
      "SELECT amount_sen::int AS sen, session_ends_at AS ends FROM payment WHERE id = $1",
      [answer.value.paymentId],
    );
    stay.page = { paymentId: answer.value.paymentId, amountSen: rows[0]?.sen, endsAt: rows[0]?.ends };
    expect(stay.page.amountSen).toBe(priceOf(stay) + stay.keptSen - stay.paidSen);
    await look(real, stay);
  });

/** The bank says that a page was paid, in time or late, whatever became of the booking. */
export const payPage = (which: number) =>
  new Step(`the bank is paid for ${which}`, async ({ model, real, moment }) => {
    const paid = model.stays.filter((stay) => stay.page !== null);
    const stay = paid[which % Math.max(1, paid.length)];
    if (!stay?.page) return;
    await deliverPaidCallback(real.stage, stay.page);
    landed(stay, { sen: stay.page.amountSen, free: model.missing(stay, moment.now, stay.id) === null });
    stay.page = null;
    await look(real, stay);
  });

/** Money confirms what waited or lapsed if all is free, pays what is owed, and goes back where nothing is. */
function landed(stay: Stay, { sen, free }: { sen: Sen; free: boolean }): void {
  if (stay.phase === "confirmed") {
    stay.paidSen += Math.min(sen, Math.max(0, priceOf(stay) + stay.keptSen - stay.paidSen));
  } else if (stay.phase === "awaiting" || stay.phase === "lapsed") {
    stay.phase = free ? "confirmed" : "lapsed";
    stay.paidSen += free ? sen : 0;
  }
}

/** The deadline's job, for every booking. */
export const lapse = () =>
  new Step("let deadlines pass", async ({ model, real, moment }) => {
    for (const stay of model.stays.filter(({ phase }) => phase === "awaiting")) {
      await real.stage.jobs["lapse-booking"]({ bookingId: idOf(stay) });
      if (model.isLive(stay, moment.now)) continue;
      stay.phase = "lapsed";
      await look(real, stay);
    }
  });

export const shareOf = (stay: Stay, { daysLeft }: Moment): number =>
  Math.min(stay.cap, tierOf(daysLeft(stay.checkIn)));

export const cancel = (which: number) =>
  new Step(`cancel ${which}`, async ({ model, real, moment }) => {
    const stay = pick(model, which, "confirmed", "awaiting", "over");
    if (!stay?.bookingId) return;
    const guest = guestOf(real, stay);
    const params = { _id: idOf(stay) };
    const quote = await guest.call(cancelQuoteRoute, { params });
    if (stay.phase === "over") return expectCode(quote, "WRONG_STATE");
    if (!quote.ok) throw new Error(`cancel: ${quote.code}`);
    const { refundSen } = quote.value;
    expect(refundSen).toBe(refundOf(stay.paidSen - stay.keptSen, shareOf(stay, moment)));
    await guest.must(cancelBookingRoute, { params, query: { agreedRefundSen: refundSen } });
    stay.paidSen -= refundSen;
    stay.phase = "over";
    await look(real, stay);
  });
