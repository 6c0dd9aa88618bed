import { randomUUID } from "node:crypto";
import {
  closeBoardingRoute,
  manifestAddressRoute,
  manifestRoute,
  markBoardingRoute,
  weighPassengerRoute,
} from "@pulau/contract/sailings.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { GuestId, StockId } from "@pulau/domain/ids.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSealer } from "../../../plugins/seal.ts";
import type { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, everything, staffCaller } from "../../../races/staff.ts";
import { makeStay } from "../front-desk/test-stay.ts";

const boarding = { ...all, create: false, delete: false };

let stage: Stage;
let desk: Caller;
let crew: Caller;
let day: Day;
let sailingId: StockId;
let nextDay = 0;

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 6 }, days: 60 });
  desk = (await staffCaller(stage, { ...everything, boarding })).desk;
  crew = (await staffCaller(stage, { boarding })).desk;
});
afterAll(() => stage.close());
beforeEach(async () => {
  day = addDays(stage.resort.from, nextDay);
  nextDay += 3;
  sailingId = stage.resort.sailings.ferry.out.get(day) ?? "";
  await sql(
    `UPDATE sailing SET day = (pulau_now() AT TIME ZONE 'Asia/Kuala_Lumpur')::date,
       time = time '11:00' + make_interval(mins => $2) WHERE id = $1`,
    [sailingId, nextDay],
  );
});

const sql = (text: string, values: unknown[] = []) => stage.base.pool.query(text, values);
const params = () => ({ _id: sailingId });
const look = (caller: Caller = desk) => caller.must(manifestRoute, { params: params(), query: {} });

/** The named guest of a party of two on the boat of the day. */
async function aGuest(name: string, room: number): Promise<GuestId> {
  const roomId = stage.resort.roomTypes.standard.roomIds[room] ?? "";
  const { id } = await makeStay(stage.base.db, stage.resort, { roomId, checkIn: day, name });
  const { rows } = await sql(
    "UPDATE booking_guest SET identity_sealed = $2, identity_tail = '5566' WHERE booking_id = $1 RETURNING id",
    [id, createSealer(stage.settings).seal("920418-10-5566")],
  );
  return rows[0].id;
}

const mark = (
  caller: Caller,
  guest: GuestId,
  more: Partial<{ mark: "aboard" | "waiting"; at: string; overWeightReason: string }> = {},
) =>
  caller.call(markBoardingRoute, {
    params: params(),
    body: { act: randomUUID(), guests: [guest], mark: "aboard", ...more },
  });
const personOf = async (guest: GuestId) => (await look()).passengers.find(({ guestId }) => guestId === guest);

describe("weights", () => {
  const setBoat = (weighs: "none" | "body" | "withLuggage", limitKg: number | null = null) =>
    sql(
      "UPDATE boat SET weighs = $2, weight_limit_kg = $3 WHERE id = (SELECT boat_id FROM sailing WHERE id = $1)",
      [sailingId, weighs, limitKg],
    );
  const weigh = (
    caller: Caller,
    guest: GuestId,
    bodyKg: number | null,
    more: Partial<{ luggageKg: number; at: string; seen: string; device: string }> = {},
  ) => caller.call(weighPassengerRoute, { params: params(), body: { guest, bodyKg, ...more } });
  afterEach(() => setBoat("none"));

  it("are asked where a boat is set to, stand with their sum, and are for who boards alone", async () => {
    const guest = await aGuest("Weighed", 0);
    expect(await weigh(crew, guest, 70)).toMatchObject({ code: "WRONG_STATE" });
    expect((await look()).load).toBeNull();
    await setBoat("withLuggage", 500);
    expect((await look()).passengers[0]?.lacks).toContain("weight");
    expect(await weigh(crew, guest, 70, { luggageKg: 15 })).toMatchObject({
      ok: true,
      value: { overtaken: [], replaced: [], afterClosing: false },
    });
    const shown = await look();
    expect(shown.load).toEqual({
      weighs: "withLuggage",
      limitKg: 500,
      listedKg: 85,
      aboardKg: 0,
      unweighed: 1,
    });
    expect(shown.passengers[0]).toMatchObject({ weight: { bodyKg: 70, luggageKg: 15 } });
    expect(shown.passengers[0]?.lacks).not.toContain("weight");
    const reader = (await staffCaller(stage, { boarding: { ...boarding, write: false } })).desk;
    const seen = await look(reader);
    expect(seen.load).toMatchObject({ listedKg: 85 });
    expect(seen.passengers[0]).not.toHaveProperty("weight");
    expect(await weigh(reader, guest, 71)).toMatchObject({ status: 403 });
    const { rows } = await sql("SELECT sealed FROM passenger_weight WHERE guest_id = $1", [guest]);
    expect(rows[0].sealed).not.toContain("70");
  });

  it("hold by their own time, count once, and tell of a colleague's", async () => {
    const guest = await aGuest("Twice weighed", 1);
    await setBoat("body");
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    await weigh(crew, guest, 72, { at: at(5), device: "Android 7K2" });
    const late = await weigh(desk, guest, 60, { at: at(9), seen: at(10), device: "iPhone 3QX" });
    expect(late).toMatchObject({ value: { overtaken: [{ mark: "72", device: "Android 7K2" }] } });
    expect((await look()).passengers[0]?.weight).toEqual({ bodyKg: 72, luggageKg: null });
    const again = { at: at(1), seen: at(10), device: "iPhone 3QX" };
    expect(await weigh(desk, guest, 73, again)).toMatchObject({ value: { replaced: [{ mark: "72" }] } });
    expect(await weigh(desk, guest, 73, again)).toMatchObject({ ok: true });
    const { rows } = await sql("SELECT count(*)::int AS n FROM passenger_weight WHERE guest_id = $1", [
      guest,
    ]);
    expect(rows[0].n).toBe(1);
    await weigh(crew, guest, null);
    expect((await look()).passengers[0]?.weight).toBeNull();
  });

  it("stop who boards at the limit, also late, but for whoever keeps boats and says why", async () => {
    const [first, second] = [await aGuest("Light", 2), await aGuest("Heavy", 3)];
    await setBoat("body", 150);
    await weigh(crew, first, 70);
    await weigh(crew, second, 95);
    expect(await mark(crew, first)).toMatchObject({ ok: true });
    const refused = { code: "BOAT_OVERWEIGHT", facts: { overKg: 15, limitKg: 150 } };
    expect(await mark(crew, second)).toMatchObject(refused);
    expect(await mark(crew, second, { overWeightReason: "Calm sea" })).toMatchObject(refused);
    expect((await personOf(second))?.mark).toBe("waiting");
    const keeper = (await staffCaller(stage, { boarding, boats: all })).desk;
    expect(await mark(keeper, second)).toMatchObject(refused);
    expect(await mark(keeper, second, { overWeightReason: " " })).toMatchObject({ code: "INVALID_INPUT" });
    expect(await mark(keeper, second, { overWeightReason: "Calm sea" })).toMatchObject({ ok: true });
    expect((await look()).load).toMatchObject({ aboardKg: 165, limitKg: 150 });
    const { rows } = await sql(
      "SELECT facts FROM audit_entry WHERE act = 'guestsMarked' AND subject_id = $1 AND facts ? 'overKg'",
      [sailingId],
    );
    expect(rows).toMatchObject([
      { facts: { person: "Heavy", overKg: 15, weightLimitKg: 150, reason: "Calm sea" } },
    ]);
    await mark(crew, second, { mark: "waiting" });
    // What a device says of when an act was done lets nothing pass.
    const at = new Date(Date.now() - 10 * 60_000).toISOString();
    const offline = await aGuest("Offline", 4);
    await weigh(crew, offline, 120);
    expect(await mark(crew, offline, { at })).toMatchObject({
      code: "BOAT_OVERWEIGHT",
      facts: { overKg: 40 },
    });
    expect(await mark(keeper, offline, { at })).toMatchObject({ code: "BOAT_OVERWEIGHT" });
    expect(await mark(crew, offline, { at, overWeightReason: "Calm sea" })).toMatchObject({
      code: "BOAT_OVERWEIGHT",
    });
    expect((await personOf(offline))?.mark).toBe("waiting");
    expect(await mark(keeper, offline, { at, overWeightReason: "Calm sea" })).toMatchObject({ ok: true });
    expect((await look()).load).toMatchObject({ aboardKg: 190, limitKg: 150 });
  });

  it("stand on the paper and in the file that were kept, go with another paper, and are erased with the list", async () => {
    const guest = await aGuest("Kept", 5);
    await setBoat("withLuggage", 900);
    await weigh(crew, guest, 66, { luggageKg: 20 });
    await desk.must(closeBoardingRoute, { params: params(), body: { missing: "left" } });
    expect(await weigh(crew, guest, 99)).toMatchObject({ value: { afterClosing: true } });
    expect((await look()).load).toMatchObject({ limitKg: 900, listedKg: 0, unweighed: 1 });
    const { url } = await desk.must(manifestAddressRoute, { params: params(), body: { as: "csv" } });
    const csv = await (await fetch(new URL(url, stage.urls[0]))).text();
    expect(csv).toContain("Body + luggage, kg");
    expect(csv).toContain("66 + 20");
    await sql("UPDATE passenger_weight SET received_at = received_at - interval '91 days'");
    await stage.jobs["close-departed"]({});
    const { rows } = await sql("SELECT count(*)::int AS n FROM passenger_weight WHERE guest_id = $1", [
      guest,
    ]);
    expect(rows[0].n).toBe(0);
  });
});
