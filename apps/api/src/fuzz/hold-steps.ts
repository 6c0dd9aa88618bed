import { submitBookingRoute } from "@pulau/contract/bookings.ts";
import { createDraftRoute, saveDraftRoute } from "@pulau/contract/drafts.ts";
import { alterHoldRoute, extendHoldRoute, holdStayRoute, releaseHoldRoute } from "@pulau/contract/holds.ts";
import { expect } from "vitest";
import { firstArrival, personsOf, priceOf, type Stay, type StayRequest } from "./model.ts";
import { draftOf, once, type Real, roomsIn } from "./real.ts";
import { expectCode, pickHeld, Step } from "./step.ts";

const guestOf = (real: Real, { owner }: Stay) => real.guests[owner];
const requestOf = ({ rooms, checkIn, nights, dives }: Stay): StayRequest => ({
  rooms,
  checkIn,
  nights,
  dives,
});

/** A new draft, and its hold. */
export const hold = (owner: 0 | 1, request: StayRequest) =>
  new Step(`hold ${JSON.stringify(request)} for ${owner}`, async ({ model, real, moment }) => {
    const guest = real.guests[owner];
    const { _id } = await guest.must(createDraftRoute, { body: draftOf(real, request) });
    const answer = await guest.call(holdStayRoute, { params: { _id } });
    expectCode(answer, model.missing(request, moment.now));
    if (!answer.ok) return;
    expect(answer.value.quote.totalSen).toBe(priceOf(request));
    model.stays.push({
      id: _id,
      owner,
      bookingId: null,
      phase: "held",
      until: new Date(answer.value.expiresAt),
      ...request,
      rooms: roomsIn(real, answer.value.rooms),
      paidSen: 0,
      keptSen: 0,
      cap: 10_000,
      page: null,
    });
  });

export const holdAgain = (which: number) =>
  new Step(`hold again ${which}`, async ({ model, real, moment }) => {
    const stay = pickHeld(model, which, moment.now);
    if (!stay) return;
    const answer = await guestOf(real, stay).call(holdStayRoute, { params: { _id: stay.id } });
    expectCode(answer, model.missing(requestOf(stay), moment.now, stay.id));
    if (!answer.ok) return;
    stay.until = new Date(answer.value.expiresAt);
    stay.rooms = roomsIn(real, answer.value.rooms);
  });

export const extend = (which: number) =>
  new Step(`extend ${which}`, async ({ model, real, moment }) => {
    const stay = pickHeld(model, which, moment.now);
    if (!stay) return;
    const answer = await guestOf(real, stay).call(extendHoldRoute, { params: { _id: stay.id } });
    if (!model.isLive(stay, moment.now)) return expectCode(answer, "HOLD_EXPIRED");
    if (!answer.ok) return expectCode(answer, "HOLD_AT_CAP");
    const until = new Date(answer.value.expiresAt);
    expect(until.getTime()).toBeGreaterThan(stay.until?.getTime() ?? 0);
    stay.until = until;
  });

/** Other dives on the same hold; a refusal leaves it as it was. */
export const alter = (which: number, dives: number) =>
  new Step(`alter ${which} to ${dives} dives`, async ({ model, real, moment }) => {
    const stay = pickHeld(model, which, moment.now);
    if (!stay || dives > personsOf(stay)) return;
    const guest = guestOf(real, stay);
    const params = { _id: stay.id };
    const request = { ...requestOf(stay), dives };
    await guest.must(saveDraftRoute, { params, body: draftOf(real, request) });
    const answer = await guest.call(alterHoldRoute, { params });
    const live = model.isLive(stay, moment.now);
    expectCode(answer, live ? model.missing(request, moment.now, stay.id) : "HOLD_EXPIRED");
    if (!answer.ok) {
      await guest.must(saveDraftRoute, { params, body: draftOf(real, requestOf(stay)) });
      return;
    }
    expect(answer.value.quote.totalSen).toBe(priceOf(request));
    stay.dives = dives;
    stay.rooms = roomsIn(real, answer.value.rooms);
  });

export const release = (which: number) =>
  new Step(`release ${which}`, async ({ model, real, moment }) => {
    const stay = pickHeld(model, which, moment.now);
    if (!stay) return;
    await guestOf(real, stay).must(releaseHoldRoute, { params: { _id: stay.id } });
    stay.phase = "over";
    stay.until = null;
  });

export const submit = (which: number) =>
  new Step(`submit ${which}`, async ({ model, real, moment }) => {
    const stay = pickHeld(model, which, moment.now);
    if (!stay) return;
    const body = { holdId: stay.id, agreedTotalSen: priceOf(stay), termsAgreed: true as const };
    const answer = await guestOf(real, stay).call(submitBookingRoute, { body }, once());
    expectCode(answer, model.isLive(stay, moment.now) ? null : "HOLD_EXPIRED");
    if (!answer.ok) return;
    stay.phase = "awaiting";
    stay.bookingId = answer.value._id;
    stay.until = new Date(answer.value.payUntil);
  });

export const wait = (seconds: number) =>
  new Step(`wait ${seconds} s`, ({ real }) => real.clock.move(seconds));

/** Days go by, but never so many that the first arrivals come. */
export const waitDays = (days: number) =>
  new Step(`wait ${days} days`, async ({ real, moment }) => {
    const left = moment.daysLeft(firstArrival);
    if (left - days > 2) await real.clock.move(days * 86_400);
  });

export const sweep = () => new Step("sweep old holds", ({ real }) => real.stage.jobs["sweep-holds"]({}));
