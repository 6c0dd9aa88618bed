import { randomUUID } from "node:crypto";
import { boardingCodeRoute, manifestRoute, markBoardingRoute } from "@pulau/contract/sailings.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, GuestId, StockId } from "@pulau/domain/ids.ts";
import type { BoardingMark } from "@pulau/domain/transport/boarding.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSealer } from "../../../plugins/seal.ts";
import type { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, everything, staffCaller } from "../../../races/staff.ts";
import { makeStay } from "../front-desk/test-stay.ts";

const boarding = { ...all, create: false, delete: false };
const phone = "Android 7K2";
const tablet = "iPad M4Q";

let stage: Stage;
let desk: Caller;
let crew: Caller;
let mate: Caller;
let sailingId: StockId;
let day: Day;
let today: Day;
let nextDay = 0;
let party: { bookingId: BookingId; guest: GuestId };

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 4 }, days: 60 });
  desk = (await staffCaller(stage, { ...everything, boarding })).desk;
  crew = (await staffCaller(stage, { boarding })).desk;
  mate = (await staffCaller(stage, { boarding })).desk;
  today = (await sql("SELECT (pulau_now() AT TIME ZONE 'Asia/Kuala_Lumpur')::date::text AS today")).rows[0]
    .today;
});
afterAll(() => stage.close());
beforeEach(async () => {
  day = addDays(stage.resort.from, nextDay);
  nextDay += 3;
  sailingId = stage.resort.sailings.ferry.out.get(day) ?? "";
  await sailOn(today);
  party = await aParty("Aisyah Rahman");
});

const sql = (text: string, values: unknown[] = []) => stage.base.pool.query(text, values);
const sailOn = (to: Day) =>
  sql("UPDATE sailing SET day = $2, time = time '11:00' + make_interval(mins => $3) WHERE id = $1", [
    sailingId,
    to,
    nextDay,
  ]);

async function aParty(name: string, room = 0): Promise<typeof party> {
  const roomId = stage.resort.roomTypes.standard.roomIds[room] ?? "";
  const { id: bookingId } = await makeStay(stage.base.db, stage.resort, { roomId, checkIn: day, name });
  const sealed = createSealer(stage.settings).seal("920418-10-5566");
  const { rows } = await sql(
    "UPDATE booking_guest SET identity_sealed = $2, identity_tail = '5566' WHERE booking_id = $1 RETURNING id",
    [bookingId, sealed],
  );
  return { bookingId, guest: rows[0].id };
}

const look = (caller: Caller = crew) => caller.must(manifestRoute, { params: { _id: sailingId }, query: {} });
const standing = async (guest: GuestId) =>
  (await look()).passengers.find(({ guestId }) => guestId === guest)?.mark;
const ago = (seconds: number): string => new Date(Date.now() - seconds * 1_000).toISOString();

type Tick = { mark?: BoardingMark; at?: string; seen?: string; device?: string; act?: string };
const tick = (caller: Caller, { act = randomUUID(), mark = "aboard", device = phone, ...when }: Tick = {}) =>
  caller.call(markBoardingRoute, {
    params: { _id: sailingId },
    body: { act, guests: [party.guest], mark, device, ...when },
  });

describe("ticks that a device kept", () => {
  it("count once each, whoever replays them and in whichever order they come, and the latest holds", async () => {
    const acts = [
      { caller: crew, act: randomUUID(), mark: "aboard", at: ago(90), device: phone },
      { caller: mate, act: randomUUID(), mark: "left", at: ago(60), device: tablet },
      { caller: crew, act: randomUUID(), mark: "waiting", at: ago(40), device: phone },
      { caller: mate, act: randomUUID(), mark: "aboard", at: ago(20), device: tablet },
    ] as const;
    const replayed = [...acts, ...acts.toReversed(), ...acts];
    const replies = await Promise.all(replayed.map(({ caller, ...kept }) => tick(caller, kept)));
    expect(replies.every(({ ok }) => ok)).toBe(true);
    const { rows } = await sql("SELECT act_id, mark FROM boarding_act WHERE guest_id = $1", [party.guest]);
    expect(rows.map(({ act_id: id }) => id).toSorted()).toEqual(acts.map(({ act }) => act).toSorted());
    expect(await standing(party.guest)).toBe("aboard");

    // The control: without the key of the first time the same tick is another.
    await tick(crew, { mark: "left", at: ago(10) });
    await tick(crew, { mark: "left", at: ago(10) });
    const again = await sql("SELECT count(*)::int AS count FROM boarding_act WHERE guest_id = $1", [
      party.guest,
    ]);
    expect(again.rows[0].count).toBe(acts.length + 2);
  });

  it("tell whom another device has marked otherwise since the list was read, by whom, when, and what holds", async () => {
    const seen = ago(300);
    await tick(mate, { mark: "left", at: ago(60), device: tablet });
    const other = { name: "Aisyah Rahman", mark: "left", device: tablet, by: expect.any(String) };
    const earlier = await tick(crew, { at: ago(120), seen });
    expect(earlier).toMatchObject({ ok: true, value: { overtaken: [other], replaced: [] } });
    expect(await standing(party.guest)).toBe("left");
    const later = await tick(crew, { at: ago(30), seen });
    expect(later).toMatchObject({ ok: true, value: { overtaken: [], replaced: [other] } });
    expect(await standing(party.guest)).toBe("aboard");
  });

  it("tell nothing of marks that stood on the list when it was read, or that say the same", async () => {
    await tick(mate, { mark: "left", device: tablet });
    const known = await tick(crew, { at: new Date().toISOString(), seen: new Date().toISOString() });
    expect(known).toMatchObject({ ok: true, value: { overtaken: [], replaced: [] } });
    const same = await tick(mate, { at: new Date().toISOString(), seen: ago(300), device: tablet });
    expect(same).toMatchObject({ ok: true, value: { overtaken: [], replaced: [] } });
  });
});

describe("a party's code", () => {
  const codeOf = async () =>
    (await look()).codes.find(({ bookingId }) => bookingId === party.bookingId)?.code ?? "";
  const find = (caller: Caller, code: string) => caller.call(boardingCodeRoute, { body: { code } });

  it("stands on the list of who ticks, and on no other", async () => {
    expect(await codeOf()).toMatch(/^\S+\.[0-9A-F]{10}$/);
    const { desk: reader } = await staffCaller(stage, { boarding: { ...boarding, write: false } });
    expect((await look(reader)).codes).toEqual([]);
    expect(await find(reader, await codeOf())).toMatchObject({ ok: false, code: "NOT_ALLOWED" });
  });

  it("says whose it is and which boats the party has, typed in any case", async () => {
    const found = await find(crew, ` ${(await codeOf()).toLowerCase()} `);
    expect(found).toMatchObject({ ok: true, value: { bookingName: "Aisyah Rahman" } });
    const sailings = found.ok ? found.value.sailings : [];
    expect(sailings.map(({ direction }) => direction).toSorted()).toEqual(["back", "out"]);
    expect(sailings).toContainEqual(expect.objectContaining({ sailingId, day: today, party: null }));
  });

  it("is not told by the booking's number, and not known once the booking is cancelled", async () => {
    const code = await codeOf();
    const other = await aParty("Jonas Lindqvist", 1);
    const { rows } = await sql("SELECT booking_no FROM booking WHERE id = $1", [other.bookingId]);
    const [, tag] = code.split(".");
    for (const wrong of [`${rows[0].booking_no}.${tag}`, `${code.slice(0, -1)}x`, "https://example.test"])
      expect(await find(crew, wrong)).toMatchObject({ ok: false, code: "NOT_FOUND" });
    await sql("UPDATE booking SET state = 'cancelled', cancel_reason = 'BY_GUEST' WHERE id = $1", [
      party.bookingId,
    ]);
    expect(await find(crew, code)).toMatchObject({ ok: false, code: "NOT_FOUND" });
  });
});

it("shows the phones of parties to the crew on their day alone, and to who works on bookings on every day", async () => {
  const mobiles = async (caller: Caller) => [
    ...new Set((await look(caller)).passengers.map(({ mobile }) => mobile)),
  ];
  expect(await mobiles(crew)).toEqual(["+60123456789"]);
  await sailOn(addDays(today, 1));
  expect(await mobiles(crew)).toEqual([""]);
  expect(await mobiles(desk)).toEqual(["+60123456789"]);
});
