import { randomUUID } from "node:crypto";
import { inspect } from "node:util";
import { auditLogRoute } from "@pulau/contract/audit-log.ts";
import { markPickUpsRoute, pickUpsRoute } from "@pulau/contract/pick-ups.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, TransferId } from "@pulau/domain/ids.ts";
import type { PickUpMark } from "@pulau/domain/transport/pick-up.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SQL } from "../../../db/orm.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import type { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, everything, staffCaller } from "../../../races/staff.ts";
import { makeStay } from "../front-desk/test-stay.ts";
import { markPickUps } from "./mark-pick-ups.ts";

const pickUps = { ...all, create: false, delete: false };

let stage: Stage;
let desk: Caller;
let driver: Caller;
let mate: Caller;
let day: Day;
let today: Day;
let nextDay = 0;
let rides: { bookingId: BookingId; transferId: TransferId }[];

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 4 }, days: 90 });
  desk = (await staffCaller(stage, { ...everything, pickUps, security: all })).desk;
  driver = (await staffCaller(stage, { pickUps })).desk;
  mate = (await staffCaller(stage, { pickUps })).desk;
});
afterAll(() => stage.close());
beforeEach(async () => {
  today = (await sql("SELECT (pulau_now() AT TIME ZONE 'Asia/Kuala_Lumpur')::date::text AS today")).rows[0]
    .today;
  day = addDays(stage.resort.from, nextDay);
  nextDay += 3;
  await sql("UPDATE booking_transfer SET pick_up_day = '2020-01-01', return_day = '2020-01-03'");
  rides = [await aRide("Anderson", 0), await aRide("Khairul Anuar", 1)];
});

const sql = (text: string, values: unknown[] = []) => stage.base.pool.query(text, values);

/** A stay whose guests land today and go home the day after. */
async function aRide(name: string, room: number, time = "09:25") {
  const roomId = stage.resort.roomTypes.standard.roomIds[room] ?? "";
  const { id: bookingId } = await makeStay(stage.base.db, stage.resort, { roomId, checkIn: day, name });
  const words = (text: string) => JSON.stringify({ en: text, my: text, cn: text });
  const { rows } = await stage.base.pool.query<{ id: TransferId }>(
    `INSERT INTO booking_transfer (booking_id, position, land_transfer_id, type, name, direction, trip_type, from_name, to_name,
       pick_up_point, pick_up_day, pick_up_time, drop_location, drop_day, drop_time, return_day, return_time,
       adult_count, child_count, vehicles, amount_sen, note)
     VALUES ($1, 0, $2, 'shared', $3, 'out', 'return', $4, $5, 'Arrival hall', $6, $7, 'Ticket counter', $6, '10:30',
       $8, '12:00', 2, 1, 1, 0, 'Lands with OD2208') RETURNING id`,
    [
      bookingId,
      stage.resort.land.vanId,
      words("Van"),
      words("Airport"),
      words("Merang"),
      today,
      time,
      addDays(today, 1),
    ],
  );
  return { bookingId, transferId: rows[0]?.id ?? "" };
}

const look = (caller: Caller = driver, on?: Day) =>
  caller.must(pickUpsRoute, { query: on === undefined ? {} : { day: on } });
const standing = async (name: string) =>
  (await look()).pickUps.find(({ bookingName }) => bookingName === name)?.mark;
const ago = (seconds: number): string => new Date(Date.now() - seconds * 1_000).toISOString();
const keys = (...of: number[]) =>
  of.map((i) => ({ transferId: rides[i]?.transferId ?? "", way: "out" as const }));

type Tick = Partial<{ mark: PickUpMark; act: string; at: string; seen: string; day: Day; of: number[] }>;
const tick = (caller: Caller, { act = randomUUID(), mark = "pickedUp", of = [0], ...more }: Tick = {}) =>
  caller.call(markPickUpsRoute, {
    body: { day: today, act, rides: keys(...of), mark, device: "Android 7K2", ...more },
  });

describe("the pick-ups of a day", () => {
  it("tell who waits where, for which boat and by which flight; the way home begins where the first ended", async () => {
    await sql("UPDATE booking_transfer SET pick_up_time = '08:30' WHERE id = $1", [rides[1]?.transferId]);
    const { pickUps: shown, day: shownDay } = await look();
    expect(shownDay).toBe(today);
    expect(shown.map(({ bookingName, time }) => [time, bookingName])).toEqual([
      ["08:30", "Khairul Anuar"],
      ["09:25", "Anderson"],
    ]);
    expect(shown[1]).toMatchObject({
      place: { en: "Airport" },
      meetAt: "Arrival hall",
      to: { en: "Merang" },
      adults: 2,
      children: 1,
      flight: "OD 2208",
      boat: { time: "11:00", cancelled: false },
      mark: "waiting",
    });
    expect(shown[1]?.mobile).not.toBe("");
    const home = (await look(driver, addDays(today, 1))).pickUps;
    expect(home).toMatchObject([
      {
        way: "back",
        time: "12:00",
        place: { en: "Merang" },
        meetAt: "Ticket counter",
        to: { en: "Airport" },
      },
      { way: "back", mobile: "" },
    ]);
    expect((await look(desk, addDays(today, 1))).pickUps[0]?.mobile).not.toBe("");
  });

  it("leave out who cancelled, and say of a cancelled boat that it is", async () => {
    await sql("UPDATE booking SET state = 'cancelled', cancel_reason = 'staff' WHERE id = $1", [
      rides[0]?.bookingId,
    ]);
    expect((await look()).pickUps.map(({ bookingName }) => bookingName)).toEqual(["Khairul Anuar"]);
    const { desk: other } = await staffCaller(stage, { bookings: all });
    expect(await other.call(pickUpsRoute, { query: {} })).toMatchObject({ code: "NOT_ALLOWED" });
  });
});

describe("marking a ride", () => {
  it("stands for whoever looks, can be taken back, and is told in the audit log", async () => {
    await tick(driver, { of: [0, 1] });
    expect([await standing("Anderson"), await standing("Khairul Anuar")]).toEqual(["pickedUp", "pickedUp"]);
    await tick(driver, { mark: "notHere", of: [1] });
    expect((await look(desk)).pickUps[1]).toMatchObject({ mark: "notHere", bookingName: "Khairul Anuar" });
    await tick(driver, { mark: "waiting", of: [0] });
    expect(await standing("Anderson")).toBe("waiting");
    const { entries } = await desk.must(auditLogRoute, { query: { thing: rides[1]?.bookingId ?? "" } });
    const lines = entries.filter(({ act }) => act === "guestsPickedUp");
    expect(lines.map(({ before, after }) => [before, after])).toEqual([
      [{ pickUpMark: "pickedUp" }, { pickUpMark: "notHere" }],
      [{ pickUpMark: "waiting" }, { pickUpMark: "pickedUp" }],
    ]);
  });

  it("counts once however often it is sent, holds by its own time, and names whom a colleague marked otherwise", async () => {
    const act = randomUUID();
    const early = { act, at: ago(60), seen: ago(90) };
    expect(await tick(mate, { mark: "notHere", at: ago(30) })).toMatchObject({ ok: true });
    for (let i = 0; i < 2; i += 1)
      expect(await tick(driver, early)).toMatchObject({
        value: { overtaken: [{ name: "Anderson", mark: "notHere" }], replaced: [] },
      });
    expect(await standing("Anderson")).toBe("notHere");
    const { rows } = await sql("SELECT count(*)::int AS n FROM pick_up_act WHERE act_id = $1", [act]);
    expect(rows[0].n).toBe(1);
    expect(await tick(driver, { at: ago(0), seen: ago(90) })).toMatchObject({
      value: { replaced: [{ name: "Anderson", mark: "notHere" }] },
    });
    expect(await standing("Anderson")).toBe("pickedUp");
    expect(await tick(driver, { ...early, mark: "waiting" })).toMatchObject({ code: "KEY_REUSED" });
    expect(await tick(driver, { ...early, of: [1] })).toMatchObject({ code: "KEY_REUSED" });
  });

  it("belongs to its day: moved to another one nobody is in the vehicle, and it is not found by the old day", async () => {
    await tick(driver);
    const later = addDays(today, 1);
    await sql("UPDATE booking_transfer SET pick_up_day = $2 WHERE id = $1", [rides[0]?.transferId, later]);
    expect(await tick(driver)).toMatchObject({ code: "NOT_FOUND" });
    expect(await tick(driver, { day: later })).toMatchObject({ code: "TOO_EARLY" });
    const moved = (await look(driver, later)).pickUps.find(({ way }) => way === "out");
    expect(moved).toMatchObject({ bookingName: "Anderson", mark: "waiting" });
  });

  it("is for who drives: the others may look", async () => {
    const { desk: looker } = await staffCaller(stage, { pickUps: { ...pickUps, write: false } });
    expect((await look(looker)).pickUps).toHaveLength(2);
    expect(await tick(looker)).toMatchObject({ code: "NOT_ALLOWED" });
  });
});

/** The same transaction without the lock of the bookings, for the control. */
const unlocked = (tx: Tx): Tx =>
  new Proxy(tx, {
    get: (target, name) => {
      const own = Reflect.get(target, name, target);
      if (name !== "execute") return typeof own === "function" ? own.bind(target) : own;
      return (statement: SQL) =>
        inspect(statement, { depth: 8 }).includes("FOR NO KEY UPDATE")
          ? { rows: [] }
          : target.execute(statement);
    },
  });

/** Two who mark the rides at the same moment: the second begins before the first is done. */
async function twoAtOnce(locks: boolean) {
  const { rows: staff } = await sql("SELECT id FROM staff_user ORDER BY id LIMIT 1");
  const marking = (mark: PickUpMark, of: number[]) => ({
    day: today,
    staffId: staff[0].id,
    actId: randomUUID(),
    rides: keys(...of),
    mark,
    at: new Date(),
    seen: new Date(Date.now() - 60_000),
    device: "",
  });
  const [isMarked, isDone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = inTransaction(stage.base.db, async (tx) => {
    const marked = await markPickUps(tx, marking("pickedUp", [0, 1]));
    isMarked.resolve();
    await isDone.promise;
    return marked;
  });
  await isMarked.promise;
  const second = inTransaction(stage.base.db, (tx) =>
    markPickUps(locks ? tx : unlocked(tx), marking("notHere", [1, 0])),
  );
  await Promise.race([second, new Promise((resolve) => setTimeout(resolve, 300))]);
  isDone.resolve();
  return Promise.all([first, second]);
}

describe("two who mark the same rides at once", () => {
  it("know of one another, in whichever order they name the rides", async () => {
    const [first, second] = await twoAtOnce(true);
    expect(first).toMatchObject({ ok: true, value: { replaced: [], overtaken: [] } });
    const marks = second.ok ? second.value.replaced.map(({ mark }) => mark) : [];
    expect(marks).toEqual(["pickedUp", "pickedUp"]);
  });

  it("would not, were the bookings not locked", async () => {
    const [, second] = await twoAtOnce(false);
    expect(second).toMatchObject({ ok: true, value: { replaced: [], overtaken: [] } });
  });

  it("count one act once where it comes twice at the same moment", async () => {
    const act = randomUUID();
    const answers = await Promise.all([tick(driver, { act }), tick(driver, { act }), tick(driver, { act })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { rows } = await sql(
      "SELECT count(*)::int AS n FROM audit_entry WHERE act = 'guestsPickedUp' AND subject_id = $1",
      [rides[0]?.bookingId],
    );
    expect(rows[0].n).toBe(1);
  });
});
