import { randomUUID } from "node:crypto";
import { auditLogRoute } from "@pulau/contract/audit-log.ts";
import { deleteBoatRoute } from "@pulau/contract/boats-admin.ts";
import { bookingRoute } from "@pulau/contract/bookings.ts";
import { sailingsRoute as offeredSailings } from "@pulau/contract/catalogue.ts";
import { changeQuoteRoute } from "@pulau/contract/changes.ts";
import {
  answerBoatRoute,
  answerForGuestRoute,
  disruptionPlanRoute,
  disruptionPreviewRoute,
} from "@pulau/contract/disruptions.ts";
import {
  closeBoardingRoute,
  manifestRoute,
  markBoardingRoute,
  sailingsRoute,
} from "@pulau/contract/sailings.ts";
import { staffBookingRoute } from "@pulau/contract/staff.ts";
import { staffChangeQuoteRoute, staffChangeRoute } from "@pulau/contract/staff-changes.ts";
import { addDays, type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { BookingId, StockId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { readMail } from "../../../mail/read-mail.ts";
import { Caller } from "../../../races/caller.ts";
import { newGuest, stayOf, submit, tryHold } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, everything, staffCaller } from "../../../races/staff.ts";
import { bookingDetail, findBooking } from "../../booking/bookings/public.ts";
import { once, paidBooking } from "../../booking/changes/test-booking.ts";
import { type Choice, extraFerry, partyWithTickets, stormCalls } from "./test-storm.ts";

const boarding = { ...all, create: false, delete: false };
const rights = { ...everything, boats: all, boarding, security: all };

let stage: Stage;
let desk: Caller;
let storm: ReturnType<typeof stormCalls>;
let day: Day;
let cancelled: StockId;
let later: StockId;
let inDays = 1;

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 8 }, days: 160 });
  desk = (await staffCaller(stage, rights)).desk;
  storm = stormCalls(desk);
});
afterAll(() => stage.close());
beforeEach(async () => {
  inDays += 6;
  day = addDays(stage.resort.from, inDays);
  cancelled = stage.resort.sailings.ferry.out.get(day) ?? "";
  later = await extraFerry(stage, { day, time: "15:30", seats: 5 });
});

const party = (name: string, room = 0, more: { paidSen?: number } = {}) =>
  partyWithTickets(stage, { day, name, room, ...more });
const moved = (bookingId: BookingId, to: StockId = later): Choice => ({
  bookingId,
  sailingId: cancelled,
  solution: "move",
  to,
});
const rowOf = async (bookingId: BookingId) => {
  const { rows } = await stage.base.pool.query(
    `SELECT b.total_sen::int AS "totalSen", b.paid_sen::int AS "paidSen", b.refunded_sen::int AS "refundedSen",
      b.version, (SELECT c.stock_id FROM booking_crossing c WHERE c.booking_id = b.id AND c.direction = 'out') AS out
     FROM booking b WHERE b.id = $1`,
    [bookingId],
  );
  return rows[0];
};
const stockOf = async (id: StockId) =>
  (await stage.base.pool.query("SELECT held, sold, closed FROM stock WHERE id = $1", [id])).rows[0];
/** Nothing works on the queue here, so its jobs wait. */
const faults = async () =>
  (await checkInvariants(stage.base.pool, { quiet: true })).filter((fault) => !fault.startsWith("G5"));
const done = async (sailings: StockId[], choices: Choice[]) => {
  const answer = await storm.cancel(sailings, choices);
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.facts)}`);
  return answer.value;
};
/** The mails that wait, by whom they are about and what they say. */
async function mails() {
  const { rows } = await stage.base.pool.query(
    "SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'template' LIKE 'boat-%' ORDER BY created_on, id",
  );
  const settings = stage.settings;
  return Promise.all(rows.map(({ data }) => readMail(stage.base.db, settings, data)));
}
const noMails = () => stage.base.pool.query("DELETE FROM pgboss.job WHERE name = 'send-mail'");

describe("what guests say to another boat", () => {
  const moveMember = async () => {
    const { member, accountId } = await memberWithWallet(stage, 1_000);
    const [bookingId, waiting] = [await party("Aisyah"), await party("Bala", 1)];
    await stage.base.pool.query("UPDATE booking SET owner_id = $2, account_id = $2 WHERE id = $1", [
      bookingId,
      accountId,
    ]);
    const { _id: disruptionId } = await done([cancelled], [moved(bookingId)]);
    const answer = (caller: Caller, reply: "fine" | "other", note = "") =>
      caller.call(answerBoatRoute, {
        params: { _id: bookingId },
        body: { disruptionId, direction: "out", answer: reply, note },
      });
    const shown = async () =>
      (await storm.show(disruptionId)).parties.find((shown) => shown.bookingId === bookingId)?.answer;
    return { member, bookingId, waiting, disruptionId, answer, shown };
  };

  it("is asked in the mail, kept, told to staff, and the last word counts", async () => {
    await noMails();
    const { member, bookingId, answer, shown } = await moveMember();
    const [hers, his] = (await mails()).toSorted((a, b) => (a?.to ?? "").localeCompare(b?.to ?? ""));
    expect(hers?.letter.closing).toContain("Does this suit you?");
    expect(his?.letter.closing).not.toContain("Does this suit you?");
    expect(await shown()).toBeNull();
    expect(await answer(member, "other", " Is there an earlier boat? ")).toMatchObject({ ok: true });
    expect(await shown()).toMatchObject({ answer: "other", note: "Is there an earlier boat?", by: null });
    expect(await answer(member, "fine")).toMatchObject({ ok: true, value: { answer: "fine", note: "" } });
    expect(await shown()).toMatchObject({ answer: "fine", note: "" });
    const own = await member.must(bookingRoute, { params: { _id: bookingId } });
    expect(own.disruptions).toMatchObject([{ solution: "move", answer: { answer: "fine", by: null } }]);
  });

  it("that staff have not read is not written over, and the boarding list counts who asks for something else", async () => {
    const { member, bookingId, disruptionId, answer, shown } = await moveMember();
    await answer(member, "other", "Is there an earlier boat?");
    const given = (await shown())?.at;
    const params = { _id: disruptionId };
    const body = { bookingId, direction: "out" as const, answer: "fine" as const };
    expect(await desk.call(answerForGuestRoute, { params, body: { ...body, seen: null } })).toMatchObject({
      code: "WRONG_STATE",
      facts: { rule: "answeredMeanwhile" },
    });
    const { departure } = await desk.must(manifestRoute, { params: { _id: cancelled }, query: {} });
    expect(departure.cancelled).toMatchObject({ waiting: 1, unsuited: 1 });
    await desk.must(answerForGuestRoute, { params, body: { ...body, seen: given } });
    expect(await shown()).toMatchObject({ answer: "fine" });
  });

  it("is nobody else’s to say, and staff keep it for who called", async () => {
    const { bookingId, disruptionId, answer, shown } = await moveMember();
    const { member: stranger } = await memberWithWallet(stage, 1_000);
    expect(await answer(stranger, "fine")).toMatchObject({ ok: false, code: "NOT_FOUND" });
    const body = { bookingId, direction: "out" as const, answer: "fine" as const };
    const { desk: driver } = await staffCaller(stage, { boats: { ...all, write: false }, bookings: all });
    const params = { _id: disruptionId };
    expect(await driver.call(answerForGuestRoute, { params, body })).toMatchObject({ code: "NOT_ALLOWED" });
    await desk.must(answerForGuestRoute, { params, body });
    const kept = await shown();
    expect(kept).toMatchObject({ answer: "fine" });
    expect(kept?.by).toBeTruthy();
    const { entries } = await desk.must(auditLogRoute, { query: { subject: "booking", thing: bookingId } });
    expect(entries[0]).toMatchObject({ act: "boatAnswered", after: { boatAnswer: "fine" } });
  });

  it("is of what they have: nothing to say while a place is sought, asked anew for another, over when it sails", async () => {
    const { member, bookingId, waiting, disruptionId, answer, shown } = await moveMember();
    await answer(member, "fine");
    const { _id: second } = await done([later], []);
    const body = { bookingId, direction: "out" as const, answer: "fine" as const };
    const params = { _id: second };
    expect(await desk.call(answerForGuestRoute, { params, body })).toMatchObject({ code: "WRONG_STATE" });
    const none = { ...body, bookingId: waiting };
    expect(await desk.call(answerForGuestRoute, { params, body: none })).toMatchObject({ code: "NOT_FOUND" });
    const first = { _id: disruptionId };
    expect(await desk.call(answerForGuestRoute, { params: first, body: none })).toMatchObject({
      code: "WRONG_STATE",
    });
    const other = await extraFerry(stage, { day, time: "17:00" });
    await storm.settle(second, [{ bookingId, sailingId: later, solution: "move", to: other }]);
    expect((await storm.show(second)).parties[0]?.answer).toBeNull();
    expect(await shown()).toMatchObject({ answer: "fine" });
    await storm.takeBack(second);
    expect(await desk.call(answerForGuestRoute, { params, body })).toMatchObject({ code: "WRONG_STATE" });
    expect(await desk.must(answerForGuestRoute, { params: first, body })).toBeTruthy();
  });
});

describe("what cancelling a sailing means", () => {
  it("is told before: who is aboard, the nearest place for each, and what the way costs", async () => {
    const [first, second] = [await party("Aisyah"), await party("Bala", 1, { paidSen: 50_000 })];
    const plan = await desk.must(disruptionPlanRoute, { body: { sailings: [cancelled] } });
    expect(plan.sailings).toMatchObject([{ sailingId: cancelled, taken: 4, parties: 2, cancelledBy: null }]);
    const of = (id: BookingId) => plan.parties.find(({ bookingId }) => bookingId === id);
    expect(of(first)).toMatchObject({ suggested: later, priceSen: 4_000, backSen: 4_000, hasWallet: false });
    expect(of(second)).toMatchObject({ suggested: later, priceSen: 4_000, backSen: 0 });
    expect(plan.places.find(({ sailingId }) => sailingId === later)).toMatchObject({
      left: 5,
      time: "15:30",
    });
    expect(plan.places.some(({ sailingId }) => sailingId === cancelled)).toBe(false);
  });

  it("is read before it is sent, in each language", async () => {
    const [first, second] = [await party("Aisyah"), await party("沈丽萍", 1)];
    await stage.base.pool.query("UPDATE booking SET language = 'cn' WHERE id = $1", [second]);
    const body = { sailings: [cancelled], reason: "weather" as const, note: "", choices: [moved(first)] };
    const { mails: shown } = await desk.must(disruptionPreviewRoute, { body });
    expect(shown).toMatchObject([
      { solution: "move", language: "en", count: 1 },
      { solution: "later", language: "cn", count: 1 },
    ]);
    expect(shown[0]?.text).toMatch(/on Ferry on .* at 15:30/);
    expect(shown[1]?.text).toContain("停航");
  });

  it("is for who keeps the boats and changes bookings; money needs the right to refund", async () => {
    const bookingId = await party("Aisyah");
    const { desk: driver } = await staffCaller(stage, { boats: { ...all, write: false }, bookings: all });
    expect(await stormCalls(driver).cancel([cancelled], [])).toMatchObject({
      ok: false,
      code: "NOT_ALLOWED",
    });
    const payments = { ...all, delete: false };
    const { desk: front } = await staffCaller(stage, { ...rights, payments });
    const refund: Choice = { bookingId, sailingId: cancelled, solution: "refund" };
    expect(await stormCalls(front).cancel([cancelled], [refund])).toMatchObject({
      ok: false,
      code: "NOT_ALLOWED",
    });
    expect(await stockOf(cancelled)).toMatchObject({ closed: false });
    expect(await stormCalls(front).cancel([cancelled], [moved(bookingId)])).toMatchObject({ ok: true });
  });
});

describe("a cancelled sailing", () => {
  it("moves seats at the agreed price, and leaves who is not named on the list", async () => {
    const [first, second] = [await party("Aisyah"), await party("Bala", 1)];
    await noMails();
    const { _id, totals } = await done([cancelled], [moved(first)]);
    expect(totals).toMatchObject({ move: { parties: 1, persons: 2 }, later: { parties: 1, persons: 2 } });
    expect(await rowOf(first)).toMatchObject({ out: later, totalSen: 100_000, refundedSen: 0, version: 2 });
    expect(await rowOf(second)).toMatchObject({ out: cancelled, version: 1 });
    expect([await stockOf(cancelled), await stockOf(later)]).toMatchObject([
      { sold: 2, closed: true },
      { sold: 2 },
    ]);
    const shown = await storm.show(_id);
    expect(shown.parties.map(({ bookingId, waits }) => [bookingId, waits])).toEqual([
      [second, true],
      [first, false],
    ]);
    const letters = await mails();
    expect(letters.map((mail) => mail?.to).sort()).toEqual(["aisyah@example.test", "bala@example.test"]);
    expect(await faults()).toEqual([]);
  });

  it("tells on the booking what its boat was, until that is taken back", async () => {
    const [first, second] = [await party("Aisyah"), await party("Bala", 1)];
    const detail = async (id: BookingId) => {
      const row = await findBooking(stage.base.db, id);
      return row && bookingDetail(stage.base.db, row);
    };
    const refund: Choice = { bookingId: second, sailingId: cancelled, solution: "refund" };
    const { _id } = await done([cancelled], [moved(first), refund]);
    expect((await detail(first))?.disruptions).toMatchObject([
      { solution: "move", reason: "weather", was: { time: "11:00" }, becomes: { time: "15:30" } },
    ]);
    expect(await detail(second)).toMatchObject({
      crossings: [{ direction: "back" }],
      disruptions: [{ direction: "out", solution: "refund", backSen: 4_000, becomes: null }],
    });
    await storm.takeBack(_id);
    expect((await detail(second))?.disruptions).toEqual([]);
  });

  it("takes nobody any more: it is not offered, not boarded, and a hold that wants it is refused", async () => {
    await party("Aisyah");
    const guest = await newGuest(stage.urls);
    const held = await tryHold(guest, stayOf(stage.resort, { inDays }));
    if (!held.ok) throw new Error(held.code);
    await done([cancelled], []);
    expect((await submit(guest, held.value)).ok).toBe(false);
    const query = { adults: 2, checkIn: day, checkOut: addDays(day, 2) };
    const offered = await new Caller(stage.urls, null).must(offeredSailings, { query });
    expect(offered.out.map(({ _id }) => _id)).not.toContain(cancelled);
    const again = await tryHold(await newGuest(stage.urls, 1), stayOf(stage.resort, { inDays }));
    expect(again.ok && again.value.crossings.find(({ direction }) => direction === "out")?.crossingId).toBe(
      later,
    );
    const { passengers } = await desk.must(manifestRoute, { params: { _id: cancelled }, query: {} });
    const guests = passengers.flatMap(({ guestId }) => guestId ?? []);
    const mark = { act: randomUUID(), guests, mark: "aboard" as const };
    expect(await desk.call(markBoardingRoute, { params: { _id: cancelled }, body: mark })).toMatchObject({
      code: "WRONG_STATE",
    });
    const closing = { params: { _id: cancelled }, body: { missing: "left" as const } };
    expect(await desk.call(closeBoardingRoute, closing)).toMatchObject({ code: "WRONG_STATE" });
    const { sailings } = await desk.must(sailingsRoute, { query: { from: day, to: day } });
    const line = sailings.find(({ sailingId }) => sailingId === cancelled);
    expect(line).toMatchObject({ stage: "cancelled", free: 0, cancelled: { reason: "weather", waiting: 1 } });
  });

  it("sends the price of the way back, half of the tickets, and the other half with the other way", async () => {
    const first = await party("Aisyah");
    const home = stage.resort.sailings.ferry.back.get(addDays(day, 2)) ?? "";
    await done([cancelled], [{ bookingId: first, sailingId: cancelled, solution: "refund" }]);
    expect(await rowOf(first)).toMatchObject({
      out: null,
      totalSen: 96_000,
      paidSen: 96_000,
      refundedSen: 4_000,
    });
    await done([home], [{ bookingId: first, sailingId: home, solution: "refund" }]);
    expect(await rowOf(first)).toMatchObject({ totalSen: 91_999, paidSen: 91_999, refundedSen: 8_001 });
    expect(await faults()).toEqual([]);
  });

  it("tells the price after each way where both are given back, and restored, in one act", async () => {
    const first = await party("Aisyah");
    const home = stage.resort.sailings.ferry.back.get(addDays(day, 2)) ?? "";
    const refunds: Choice[] = [cancelled, home].map((sailingId) => ({
      bookingId: first,
      sailingId,
      solution: "refund",
    }));
    const { _id } = await done([cancelled, home], refunds);
    await storm.takeBack(_id);
    const { entries } = await desk.must(auditLogRoute, { query: { subject: "booking", thing: first } });
    const totals = entries.flatMap(({ before, after }) =>
      before?.totalSen === undefined ? [] : [[Number(before.totalSen), Number(after?.totalSen)] as const],
    );
    // Both ways of an act have one time, and so no order in the log: each goes on where the other ends.
    const lowered = totals.filter(([from, to]) => to < from).toSorted(([a], [b]) => b - a);
    const raised = totals.filter(([from, to]) => to > from).toSorted(([a], [b]) => a - b);
    const between = [expect.any(Number), expect.any(Number)];
    expect(lowered.flat()).toEqual([100_000, ...between, 91_999]);
    expect(lowered[0]?.[1]).toBe(lowered[1]?.[0]);
    expect(raised.flat()).toEqual([91_999, ...between, 100_000]);
    expect(raised[0]?.[1]).toBe(raised[1]?.[0]);
  });

  it("lowers what is still owed where that much is not paid, and refuses a wallet that nobody has", async () => {
    const first = await party("Aisyah", 0, { paidSen: 50_000 });
    const credit: Choice = { bookingId: first, sailingId: cancelled, solution: "credit" };
    expect(await storm.cancel([cancelled], [credit])).toMatchObject({ ok: false, code: "INVALID_INPUT" });
    await done([cancelled], [{ ...credit, solution: "refund" }]);
    expect(await rowOf(first)).toMatchObject({ totalSen: 96_000, paidSen: 50_000, refundedSen: 0 });
    expect(await faults()).toEqual([]);
  });

  it("credits a guest’s wallet", async () => {
    const { accountId } = await memberWithWallet(stage, 1_000);
    const first = await party("Aisyah");
    await stage.base.pool.query("UPDATE booking SET account_id = $2 WHERE id = $1", [first, accountId]);
    await done([cancelled], [{ bookingId: first, sailingId: cancelled, solution: "credit" }]);
    const { rows } = await stage.base.pool.query(
      "SELECT credited_sen::int AS sen FROM wallet WHERE account_id = $1",
      [accountId],
    );
    expect(rows).toEqual([{ sen: 5_000 }]);
    expect(await faults()).toEqual([]);
  });

  it("may put a party onto a charter, which takes a boat of it", async () => {
    const first = await party("Aisyah");
    const charter = stage.resort.sailings.charter.out.get(day) ?? "";
    await done([cancelled], [moved(first, charter)]);
    expect(await stockOf(charter)).toMatchObject({ sold: 1 });
    const { departure } = await desk.must(manifestRoute, {
      params: { _id: charter },
      query: { party: first },
    });
    expect(departure).toMatchObject({ kind: "charter", seats: 10, party: { bookingId: first } });
    expect(await faults()).toEqual([]);
  });

  it("changes nothing where somebody no longer fits, and names them", async () => {
    const [first, second, third] = [await party("Aisyah"), await party("Bala", 1), await party("Chong", 2)];
    const answer = await storm.cancel([cancelled], [moved(first), moved(second), moved(third)]);
    expect(answer).toMatchObject({ ok: false, code: "PLACES_GONE", facts: { count: 1 } });
    expect(await stockOf(cancelled)).toMatchObject({ sold: 6, closed: false });
    expect(await rowOf(first)).toMatchObject({ out: cancelled, version: 1 });
  });

  it("is cancelled once, however often it is asked for", async () => {
    const first = await party("Aisyah");
    const key = randomUUID();
    const answers = [
      await storm.cancel([cancelled], [moved(first)], { key }),
      await storm.cancel([cancelled], [moved(first)], { key }),
    ];
    expect(answers[0]).toEqual(answers[1]);
    expect(await storm.cancel([cancelled], [])).toMatchObject({ ok: false, code: "SAILING_CANCELLED" });
    expect(await rowOf(first)).toMatchObject({ version: 2 });
  });
});

describe("a boat whose sailing was cancelled", () => {
  it("can be deleted where nobody had a place on it; what was cancelled then stays so", async () => {
    const { rows } = await stage.base.pool.query(
      `INSERT INTO boat (kind, name, seats, tickets) VALUES ('ferry', '{"en":"Old","my":"Old","cn":"Old"}', 10, '[]') RETURNING id`,
    );
    const boatId = rows[0].id;
    const own = { ...stage, resort: { ...stage.resort, ferryId: boatId } };
    const sailing = await extraFerry(own, { day, time: "18:00" });
    const { _id } = await done([sailing], []);
    await stage.base.pool.query("UPDATE boat SET active_status = false WHERE id = $1", [boatId]);
    const deleted = await desk.call(deleteBoatRoute, { params: { _id: boatId } });
    expect(deleted).toMatchObject({ ok: true });
    expect(await storm.show(_id)).toMatchObject({ sailings: [], parties: [] });
  });
});

describe("who waits", () => {
  it("gets a place later, and is told then", async () => {
    const first = await party("Aisyah");
    const { _id } = await done([cancelled], []);
    await noMails();
    expect(await storm.settle(_id, [moved(first)])).toMatchObject({ ok: true });
    expect(await rowOf(first)).toMatchObject({ out: later });
    expect((await storm.show(_id)).parties).toMatchObject([{ solution: "move", waits: false }]);
    const [letter] = await mails();
    expect(letter?.letter.paragraphs[0]).toMatch(/on Ferry on .* at 15:30/);
    expect(await storm.settle(_id, [moved(first)])).toMatchObject({ ok: false, code: "NOT_FOUND" });
  });
});

describe("guests who wait for another boat", () => {
  const query = (text: string, values: unknown[]) => stage.base.pool.query(text, values);
  const stateOf = async (id: BookingId) =>
    (await query("SELECT state FROM booking WHERE id = $1", [id])).rows[0].state;

  it("are no no-shows when their day is over: neither put onto a later boat, nor waiting, nor without one", async () => {
    const [moves, waits, alone, absent] = [
      await party("Aisyah"),
      await party("Bala", 1),
      await party("Chong", 2),
      await party("Devi", 3),
    ];
    await done([cancelled], [moved(moves), { bookingId: alone, sailingId: cancelled, solution: "refund" }]);
    const today = dayAt(new Date(), malaysianTime);
    await query("UPDATE booking SET check_in = $2 WHERE id = ANY($1)", [
      [moves, waits, alone, absent],
      addDays(today, -1),
    ]);
    await query("UPDATE booking_crossing SET day = $2 WHERE booking_id = $1 AND direction = 'out'", [
      moves,
      today,
    ]);
    await query("DELETE FROM booking_crossing WHERE booking_id = $1", [absent]);
    await stage.jobs["mark-no-shows"]({});
    expect(await Promise.all([moves, waits, alone, absent].map(stateOf))).toEqual([
      "confirmed",
      "confirmed",
      "confirmed",
      "noShow",
    ]);
    // As it was, for what the others look at.
    await query("UPDATE booking SET check_in = $2 WHERE id = ANY($1)", [[moves, waits, alone, absent], day]);
    await query("UPDATE booking_crossing SET day = $2 WHERE booking_id = $1 AND direction = 'out'", [
      moves,
      day,
    ]);
  });

  it("are found after they have checked out too, and get another boat home, but no price of theirs back", async () => {
    const first = await party("Aisyah");
    const home = stage.resort.sailings.ferry.back.get(addDays(day, 2)) ?? "";
    const evening = await extraFerry(stage, { day: addDays(day, 2), time: "18:00", direction: "back" });
    await query("UPDATE booking SET state = 'completed', checked_out_at = now() WHERE id = $1", [first]);
    const plan = await desk.must(disruptionPlanRoute, { body: { sailings: [home] } });
    expect(plan.parties).toMatchObject([{ bookingId: first, priceSen: 0, backSen: 0 }]);
    const back: Choice = { bookingId: first, sailingId: home, solution: "refund" };
    expect(await storm.cancel([home], [back])).toMatchObject({ ok: false, code: "INVALID_INPUT" });
    const { _id } = await done(
      [home],
      [{ bookingId: first, sailingId: home, solution: "move", to: evening }],
    );
    expect((await storm.show(_id)).parties).toMatchObject([{ bookingId: first, solution: "move" }]);
    expect(await stockOf(evening)).toMatchObject({ sold: 2 });
    expect(await storm.takeBack(_id)).toMatchObject({ ok: true, value: { restored: 1, left: 0 } });
    await query("UPDATE booking SET state = 'confirmed', checked_out_at = NULL WHERE id = $1", [first]);
  });
});

describe("a booking whose boat was given back", () => {
  it("is priced anew without it: what was paid and given back for it stands, whatever else is changed", async () => {
    // Made and paid as by a guest, so that it can be priced anew.
    const { member } = await memberWithWallet(stage, 100_000_000);
    const first = await paidBooking(stage, member, { inDays });
    const quoteOf = (body: object) => desk.must(staffChangeQuoteRoute, { params: { _id: first }, body });
    const { differenceSen } = await quoteOf({ nights: 3 });
    const { _id } = await done([cancelled], [{ bookingId: first, sailingId: cancelled, solution: "refund" }]);
    const longer = await quoteOf({ nights: 3 });
    // A night costs what it cost while all of the boats were there.
    expect(longer).toMatchObject({ refusals: [], differenceSen, refundSen: 0 });
    expect(differenceSen).toBeGreaterThan(0);
    expect(longer.after?.crossings.map(({ direction }) => direction)).toEqual(["back"]);
    const { totalSen } = await desk.must(staffBookingRoute, { params: { _id: first } });
    expect(await quoteOf({ nights: 3, keepPrice: true })).toMatchObject({
      differenceSen: 0,
      after: { totalSen },
    });
    const agreed = { agreedTotalSen: longer.after?.totalSen ?? 0, agreedRefundSen: 0 };
    const change = (nights: number, more: object) =>
      desk.must(staffChangeRoute, { params: { _id: first }, body: { nights, ...more } }, once());
    await change(3, { ...agreed, overrideReason: "They wait for a boat" });
    const shorter = await quoteOf({ nights: 2, keepNothing: true });
    expect(shorter.after?.totalSen).toBe(totalSen);
    // Guests ask the desk for other days, and add what needs no boat by themselves.
    const asGuest = (body: object) => member.call(changeQuoteRoute, { params: { _id: first }, body });
    expect(await asGuest({ nights: 4 })).toMatchObject({
      code: "WRONG_STATE",
      facts: { rule: "boatGivenBack" },
    });
    expect(await asGuest({ addOns: [] })).toMatchObject({ ok: true, value: { differenceSen: 0 } });
    // Taken back, it has its boat again, at its price.
    const whole = (await quoteOf({ nights: 3, keepPrice: true })).before.totalSen;
    expect(await storm.takeBack(_id)).toMatchObject({ ok: true, value: { restored: 1, left: 0 } });
    const restored = await quoteOf({ nights: 3 });
    expect(restored.before.totalSen).toBeGreaterThanOrEqual(whole);
    expect(restored.before.crossings.map(({ direction }) => direction)).toEqual(["out", "back"]);
  });
});

describe("taking it back", () => {
  it("gives everybody the old seat and price again, and tells them", async () => {
    const [first, second, third] = [await party("Aisyah"), await party("Bala", 1), await party("Chong", 2)];
    const { _id } = await done(
      [cancelled],
      [moved(first), { bookingId: second, sailingId: cancelled, solution: "refund" }],
    );
    await noMails();
    expect(await storm.takeBack(_id)).toMatchObject({ ok: true, value: { restored: 3, left: 0 } });
    for (const id of [first, second, third])
      expect(await rowOf(id)).toMatchObject({ out: cancelled, totalSen: 100_000 });
    expect(await rowOf(second)).toMatchObject({ paidSen: 96_000, refundedSen: 4_000 });
    expect([await stockOf(cancelled), await stockOf(later)]).toMatchObject([
      { sold: 6, closed: false },
      { sold: 0 },
    ]);
    expect((await mails()).map((mail) => mail?.letter.paragraphs.length).sort()).toEqual([1, 1, 2]);
    expect(await storm.takeBack(_id)).toMatchObject({ ok: false, code: "WRONG_STATE" });
    expect(await faults()).toEqual([]);
    const { entries } = await desk.must(auditLogRoute, {
      query: { subject: "sailing", thing: cancelled },
    });
    expect(entries.map(({ act }) => act)).toEqual(["sailingRestored", "sailingCancelled"]);
  });

  it("leaves a booking that was changed since as it is", async () => {
    const first = await party("Aisyah");
    const { _id } = await done([cancelled], [moved(first)]);
    const other = await extraFerry(stage, { day, time: "17:00" });
    await done([later], [{ bookingId: first, sailingId: later, solution: "move", to: other }]);
    expect(await storm.takeBack(_id)).toMatchObject({ ok: true, value: { restored: 0, left: 1 } });
    expect(await rowOf(first)).toMatchObject({ out: other });
    expect((await storm.show(_id)).parties).toMatchObject([{ restored: false }]);
  });

  it("is too late once anything of it has sailed", async () => {
    const first = await party("Aisyah");
    const { _id } = await done([cancelled], [moved(first)]);
    // Only today's boat is closed; that it is closed is what counts, not that its time is over.
    const sailOn = (day: string) =>
      stage.base.pool.query("UPDATE sailing SET day = $2 WHERE id = $1", [later, day]);
    await sailOn(dayAt(new Date(), malaysianTime));
    await desk.must(closeBoardingRoute, { params: { _id: later }, body: { missing: "left" } });
    await sailOn(day);
    expect((await storm.show(_id)).canTakeBack).toBe(false);
    expect(await storm.takeBack(_id)).toMatchObject({ ok: false, code: "SAILING_GONE" });
    expect(await stockOf(cancelled)).toMatchObject({ closed: true });
  });
});
