import { bookingRoute } from "@pulau/contract/bookings.ts";
import { disruptionPreviewRoute } from "@pulau/contract/disruptions.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, StockId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { readMail } from "../../../mail/read-mail.ts";
import type { Caller } from "../../../races/caller.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, everything, staffCaller } from "../../../races/staff.ts";
import { paidBooking } from "../../booking/changes/test-booking.ts";
import { carOf, rideOf } from "../../selling/transport/test-ride.ts";
import { type Choice, extraFerry, stormCalls } from "./test-storm.ts";

let stage: Stage;
let desk: Caller;
let storm: ReturnType<typeof stormCalls>;
let day: Day;
let cancelled: StockId;
let inDays = 1;

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 8 }, cars: 1, days: 120 });
  desk = (await staffCaller(stage, { ...everything, boats: all })).desk;
  storm = stormCalls(desk);
});
afterAll(() => stage.close());
beforeEach(() => {
  inDays += 7;
  day = addDays(stage.resort.from, inDays);
  cancelled = stage.resort.sailings.ferry.out.get(day) ?? "";
});

const query = async (text: string, values: unknown[] = []) =>
  (await stage.base.pool.query(text, values)).rows;
/** A paid party of two with these land transfers, and what they can look at. */
async function riding(land: object[]) {
  const { member } = await memberWithWallet(stage, 100_000_000);
  const _id = await paidBooking(stage, member, {
    inDays,
    transport: { out: null, back: null, land: land as never },
  });
  const look = () => member.must(bookingRoute, { params: { _id } });
  return { _id, look };
}
const toBoat = (bookingId: BookingId, to: StockId): Choice => ({
  bookingId,
  sailingId: cancelled,
  solution: "move",
  to,
});
const carsOf = async (on: Day) =>
  (await query("SELECT sold FROM stock WHERE id = $1", [stage.resort.land.cars.out.get(on)]))[0].sold;
const preview = (choices: Choice[]) =>
  desk.must(disruptionPreviewRoute, {
    body: { sailings: [cancelled], reason: "weather", note: "", choices },
  });
const done = async (choices: Choice[]) => {
  const answer = await storm.cancel([cancelled], choices);
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.facts)}`);
  return answer.value;
};
async function mailText(bookingId: BookingId) {
  const rows = await query(
    `SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'template' = 'boat-cancelled'
       AND data ->> 'bookingId' = $1`,
    [bookingId],
  );
  const mail = await readMail(stage.base.db, stage.settings, rows[0]?.data);
  return mail?.letter.paragraphs.join(" ") ?? "";
}
const sound = async () =>
  expect(
    (await checkInvariants(stage.base.pool, { quiet: true })).filter((fault) => !fault.startsWith("G5")),
  ).toEqual([]);

describe("a land transfer whose boat is another", () => {
  it("moves with it, is previewed, told, on the drivers' list, and comes back with it", async () => {
    const { _id, look } = await riding([rideOf(stage.resort)]);
    const before = await look();
    const later = await extraFerry(stage, { day, time: "15:30" });
    const { rides, mails } = await preview([toBoat(_id, later)]);
    expect(rides).toMatchObject([
      {
        bookingId: _id,
        backSen: 0,
        legs: [{ was: { day, time: "09:00" }, becomes: { day, time: "13:30", from: { en: "Airport" } } }],
      },
    ]);
    const sentence = /transfer from Airport to Merang now picks you up on .* at 13:30/;
    expect(mails[0]?.text.replace(/\s+/g, " ")).toMatch(sentence);
    const { _id: act } = await done([toBoat(_id, later)]);
    expect(await mailText(_id)).toMatch(sentence);
    expect(await look()).toMatchObject({
      totalSen: before.totalSen,
      transfers: [{ pickUpDay: day, pickUpTime: "13:30", dropTime: "14:20", returnTime: "10:30" }],
    });
    const [driven] = await query(
      "SELECT left(pick_up_time::text, 5) AS time FROM booking_transfer WHERE booking_id = $1 AND pick_up_day = $2",
      [_id, day],
    );
    expect(driven.time).toBe("13:30");
    expect((await storm.show(act)).parties).toMatchObject([{ legs: [{ becomes: { time: "13:30" } }] }]);
    expect(await storm.takeBack(act)).toMatchObject({ ok: true, value: { restored: 1 } });
    expect((await look()).transfers).toEqual(before.transfers);
    await sound();
  });

  it("takes its vehicle along to another day, and has it again", async () => {
    const { _id, look } = await riding([carOf(stage.resort)]);
    const next = addDays(day, 1);
    const tomorrow = stage.resort.sailings.ferry.out.get(next) ?? "";
    const { _id: act } = await done([toBoat(_id, tomorrow)]);
    expect(await look()).toMatchObject({ transfers: [{ pickUpDay: next, pickUpTime: "09:00" }] });
    expect([await carsOf(day), await carsOf(next)]).toEqual([0, 1]);
    await sound();
    expect(await storm.takeBack(act)).toMatchObject({ ok: true });
    expect([await carsOf(day), await carsOf(next)]).toEqual([1, 0]);
    await sound();
  });

  it("is given back with its price where it can't be driven, and owed again once the boat sails", async () => {
    const { _id, look } = await riding([carOf(stage.resort)]);
    const before = await look();
    const next = addDays(day, 1);
    const tomorrow = stage.resort.sailings.ferry.out.get(next) ?? "";
    await query("UPDATE stock SET capacity = 0 WHERE id = $1", [stage.resort.land.cars.out.get(next)]);
    expect((await preview([toBoat(_id, tomorrow)])).rides).toMatchObject([
      { backSen: 12_000, legs: [{ was: { day, time: "09:00" }, becomes: null }] },
    ]);
    const weak = stormCalls(
      (await staffCaller(stage, { ...everything, boats: all, payments: { ...all, delete: false } })).desk,
    );
    expect(await weak.cancel([cancelled], [toBoat(_id, tomorrow)])).toMatchObject({ code: "NOT_ALLOWED" });
    const { _id: act } = await done([toBoat(_id, tomorrow)]);
    expect(await mailText(_id)).toMatch(
      /can’t be driven for this boat and is cancelled\. Its price of RM 120\.00/,
    );
    expect(await look()).toMatchObject({ totalSen: before.totalSen - 12_000, transfers: [] });
    expect(await carsOf(day)).toBe(0);
    await sound();
    expect(await storm.takeBack(act)).toMatchObject({ ok: true, value: { restored: 1 } });
    expect(await look()).toMatchObject({ totalSen: before.totalSen, transfers: [{ pickUpDay: day }] });
    expect(await carsOf(day)).toBe(1);
    await sound();
  });

  it("leaves a booking as it is whose vehicle has gone to others meanwhile", async () => {
    const { _id, look } = await riding([carOf(stage.resort)]);
    const next = addDays(day, 1);
    const { _id: act } = await done([toBoat(_id, stage.resort.sailings.ferry.out.get(next) ?? "")]);
    await query("UPDATE stock SET capacity = 0 WHERE id = $1", [stage.resort.land.cars.out.get(day)]);
    expect(await storm.takeBack(act)).toMatchObject({ ok: true, value: { restored: 0, left: 1 } });
    expect(await look()).toMatchObject({ transfers: [{ pickUpDay: next }] });
    await sound();
  });
});
