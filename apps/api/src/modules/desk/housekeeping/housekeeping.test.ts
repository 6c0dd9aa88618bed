import { randomUUID } from "node:crypto";
import {
  assignRoomsRoute,
  housekeepingRoomRoute,
  housekeepingRoute,
  roomNoteRoute,
  roomWorkRoute,
} from "@pulau/contract/housekeeping.ts";
import { newsRoute } from "@pulau/contract/news.ts";
import { updateRoomRoute } from "@pulau/contract/room-admin.ts";
import { reportFaultRoute } from "@pulau/contract/room-closures.ts";
import { roomRecords } from "@pulau/contract/room-records.ts";
import { checkInRoute, checkOutRoute, takeBackRoute, todayRoute } from "@pulau/contract/staff.ts";
import { addDays, type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { RoomId, StaffId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { and, eq } from "../../../db/orm.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import { room } from "../../../db/schema/rooms.ts";
import type { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, lookOnly, staffCaller } from "../../../races/staff.ts";
import { loadToday } from "../../ground/resort/public.ts";
import { makeStay } from "../front-desk/test-stay.ts";

const edit = { ...all, create: false, delete: false };

let stage: Stage;
let today: Day;
let desk: Caller;
let keeper: { desk: Caller; staffId: StaffId };
let other: { desk: Caller; staffId: StaffId };
let next = 0;
let roomId: RoomId;

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 40 }, from: addDays(dayAt(new Date(), malaysianTime), -7) });
  today = await loadToday(stage.base.db, "Asia/Kuala_Lumpur");
  desk = (await staffCaller(stage, { bookings: all, rooms: all, housekeeping: edit })).desk;
  keeper = await staffCaller(stage, { housekeeping: edit });
  other = await staffCaller(stage, { housekeeping: edit });
});
beforeEach(() => {
  roomId = stage.resort.roomTypes.standard.roomIds[next++] ?? "";
});
afterAll(async () => {
  expect(await checkInvariants(stage.base.pool)).toEqual([]);
  await stage.close();
});

const params = () => ({ params: { _id: roomId } });
const board = async (by = keeper.desk) => {
  const found = (await by.must(housekeepingRoute, {})).rooms.find(({ _id }) => _id === roomId);
  if (!found) throw new Error("the room is not on the board");
  return found;
};
const detail = () => keeper.desk.must(housekeepingRoomRoute, params());
const work = (step: "start" | "pause" | "clean" | "inspect" | "dirty", by = keeper.desk) =>
  by.must(roomWorkRoute, { ...params(), body: { step } });
const refused = (step: "start" | "pause" | "inspect") =>
  keeper.desk.call(roomWorkRoute, { ...params(), body: { step } });
const sql = (text: string, values: unknown[] = []) => stage.base.pool.query(text, values);
const stay = (options: Partial<Parameters<typeof makeStay>[2]> = {}) =>
  makeStay(stage.base.db, stage.resort, { roomId, checkIn: today, ...options });
const body = { despiteBalance: false };
const cleaningOf = async (id: RoomId) =>
  (await keeper.desk.must(housekeepingRoute, {})).rooms.find(({ _id }) => _id === id)?.cleaning;
/** The day whose morning it is: until four it is still the night before. */
const morning = () => dayAt(new Date(Date.now() - 4 * 3_600_000), malaysianTime);
const auditOfRoom = async () =>
  (
    await stage.base.db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.subject, "room"), eq(auditEntry.subjectId, roomId)))
      .orderBy(auditEntry.at)
  ).map(({ facts }) => facts);

describe("a room that is cleaned", () => {
  it("is started, clean, then inspected, and its history says by whom and for how long", async () => {
    await work("dirty");
    await work("start");
    expect(await board()).toMatchObject({ cleaning: "dirty", startedAt: expect.any(String) });
    await sql(
      `UPDATE housekeeping_room SET started_at = started_at - interval '25 minutes' WHERE room_id = '${roomId}'`,
    );
    await work("pause");
    expect(await board()).toMatchObject({ startedAt: null, startedBy: null });
    expect((await board()).workedSeconds).toBeGreaterThanOrEqual(1_500);
    await work("start", other.desk);
    await work("clean", other.desk);
    expect(await board()).toMatchObject({ cleaning: "clean", startedAt: null, workedSeconds: 0 });
    await work("inspect");
    const { history } = await detail();
    expect(history.map(({ after, cause }) => [after, cause])).toEqual([
      ["inspected", "housekeeping"],
      ["clean", "housekeeping"],
      ["dirty", "housekeeping"],
    ]);
    expect(history[1]?.seconds).toBeGreaterThanOrEqual(1_500);
    expect(history[0]?.seconds).toBeNull();
    expect(await auditOfRoom()).toMatchObject([
      { before: { cleaning: "clean" }, after: { cleaning: "dirty" } },
      { before: { cleaningStarted: false }, after: { cleaningStarted: true } },
      { before: { cleaningStarted: true }, after: { cleaningStarted: false } },
      { before: { cleaningStarted: false }, after: { cleaningStarted: true } },
      { before: { cleaning: "dirty" }, after: { cleaning: "clean", cleaningStarted: false } },
      { before: { cleaning: "clean" }, after: { cleaning: "inspected" } },
    ]);
  });

  it("is inspected only when it is clean, and started only when it is not", async () => {
    expect(await refused("start")).toMatchObject({ code: "WRONG_STATE", facts: { state: "clean" } });
    await work("dirty");
    expect(await refused("inspect")).toMatchObject({ code: "WRONG_STATE", facts: { state: "dirty" } });
  });

  it("is what the later of two people say, and saying it twice changes nothing", async () => {
    await work("dirty");
    await work("clean");
    await work("clean", other.desk);
    await work("dirty", other.desk);
    expect((await detail()).history.map(({ after }) => after)).toEqual(["dirty", "clean", "dirty"]);
  });

  it("may be changed on the page of rooms too, with the same history", async () => {
    await desk.must(updateRoomRoute, { ...params(), body: { cleaning: "dirty" } });
    expect((await detail()).history).toMatchObject([{ cause: "rooms", before: "clean", after: "dirty" }]);
  });

  it("is no more when it is deleted: its history goes along", async () => {
    await work("dirty");
    const [found] = await stage.base.db.select({ no: room.listNo }).from(room).where(eq(room.id, roomId));
    await desk.must(roomRecords.remove, { body: { obj: { id: found?.no ?? 0 } } });
    expect(await keeper.desk.call(housekeepingRoomRoute, params())).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("guests", () => {
  it("leave a dirty room, and a check-out taken back leaves it as it was, by whom it was", async () => {
    await work("dirty");
    await work("clean");
    await work("inspect");
    const { id } = await stay({ occupants: { adult: 2, infant: 1 } });
    const arriving = await board();
    expect(arriving.stay).toBeNull();
    expect(arriving.arrival).toEqual({
      sleepers: { adults: 2, children: 0, infants: 1 },
      checkIn: today,
      checkOut: addDays(today, 2),
      boatTime: "11:00",
    });
    await desk.must(checkInRoute, { params: { _id: id }, body });
    expect(await board()).toMatchObject({ arrival: null, stay: { checkOut: addDays(today, 2) } });
    await desk.must(checkOutRoute, { params: { _id: id }, body });
    expect(await board()).toMatchObject({ cleaning: "dirty", stay: null, leftAt: expect.any(String) });
    const undo = { what: "checkOut", reason: "They stay after all" } as const;
    await desk.must(takeBackRoute, { params: { _id: id }, body: undo });
    const back = await board();
    expect(back).toMatchObject({ cleaning: "inspected", leftAt: null, cleaningBy: expect.any(String) });
    expect(back.stay).not.toBeNull();
    expect((await detail()).history.slice(0, 2)).toMatchObject([
      { cause: "checkOutUndone", before: "dirty", after: "inspected" },
      { cause: "checkOut", before: "inspected", after: "dirty" },
    ]);
  });

  it("who come back find the room clean when somebody has cleaned it meanwhile", async () => {
    const { id } = await stay();
    await desk.must(checkInRoute, { params: { _id: id }, body });
    await desk.must(checkOutRoute, { params: { _id: id }, body });
    await work("clean");
    await work("inspect");
    await work("dirty");
    const undo = { what: "checkOut", reason: "They stay after all" } as const;
    await desk.must(takeBackRoute, { params: { _id: id }, body: undo });
    expect((await board()).cleaning).toBe("dirty");
  });

  it("who stay have slept in it once each morning, and who leave today have not", async () => {
    const leaving = stage.resort.roomTypes.standard.roomIds[next++] ?? "";
    await stay({ checkIn: addDays(morning(), -1), nights: 3, state: "inHouse" });
    await stay({ roomId: leaving, checkIn: addDays(morning(), -2), nights: 2, state: "inHouse" });
    await stage.jobs["soil-rooms"]({});
    expect([await cleaningOf(roomId), await cleaningOf(leaving)]).toEqual(["dirty", "clean"]);
    expect((await detail()).history).toMatchObject([{ cause: "night", by: null }]);
    await work("clean");
    await Promise.all([stage.jobs["soil-rooms"]({}), stage.jobs["soil-rooms"]({})]);
    expect(await cleaningOf(roomId)).toBe("clean");
  });

  it("who moved in during the day, or came late, have not slept in it yet", async () => {
    const [late = "", left = ""] = [next++, next++].map((i) => stage.resort.roomTypes.standard.roomIds[i]);
    const moved = await stay({ checkIn: addDays(morning(), -1), nights: 3, state: "inHouse" });
    const came = await stay({ roomId: late, checkIn: addDays(morning(), -1), nights: 3, state: "inHouse" });
    const earlier = JSON.stringify([{ roomId: left, roomNo: "S-1", to: morning() }]);
    await sql("UPDATE booking_room SET earlier = $2 WHERE booking_id = $1", [moved.id, earlier]);
    await sql("UPDATE room_night SET room_id = $2 WHERE hold_id = $1 AND night < $3", [
      moved.holdId,
      left,
      morning(),
    ]);
    await sql("UPDATE booking SET checked_in_at = now() WHERE id = $1", [came.id]);
    await stage.jobs["soil-rooms"]({});
    expect([await cleaningOf(roomId), await cleaningOf(late)]).toEqual(["clean", "clean"]);
  });

  it("who leave one of their rooms early leave it dirty, and do not soil it under others later", async () => {
    const left = stage.resort.roomTypes.standard.roomIds[next++] ?? "";
    const { id, holdId } = await stay({ checkIn: addDays(morning(), -2), nights: 4, state: "inHouse" });
    await sql(
      `INSERT INTO booking_room (booking_id, position, room_id, room_type_id, bed_type, occupants, check_out)
       SELECT booking_id, 1, $2, room_type_id, bed_type, occupants, $3 FROM booking_room WHERE booking_id = $1`,
      [id, left, morning()],
    );
    await sql(
      `INSERT INTO room_night (room_id, night, hold_id, state, floating)
       SELECT $2, night, hold_id, state, floating FROM room_night WHERE hold_id = $1 AND night < $3`,
      [holdId, left, morning()],
    );
    await stage.jobs["soil-rooms"]({});
    expect([await cleaningOf(roomId), await cleaningOf(left)]).toEqual(["dirty", "dirty"]);
    // It is clean for somebody else when the others leave, on a later day than this room was left.
    await keeper.desk.must(roomWorkRoute, { params: { _id: left }, body: { step: "clean" } });
    const dayBefore = addDays(morning(), -1);
    await sql("DELETE FROM room_night WHERE room_id = $1 AND night >= $2", [left, dayBefore]);
    await sql("UPDATE booking_room SET check_out = $2 WHERE room_id = $1", [left, dayBefore]);
    await desk.must(checkOutRoute, { params: { _id: id }, body });
    expect([await cleaningOf(roomId), await cleaningOf(left)]).toEqual(["dirty", "clean"]);
  });

  it("are let into a clean room and into an inspected one, and not into a dirty one", async () => {
    const { id } = await stay();
    const troubles = async () =>
      (await desk.must(todayRoute, { query: {} })).arrivals.find(({ _id }) => _id === id)?.troubles;
    expect(await troubles()).toEqual([]);
    await work("dirty");
    expect(await troubles()).toMatchObject([{ why: "notClean" }]);
    await work("clean");
    await work("inspect");
    expect(await troubles()).toEqual([]);
  });
});

describe("who cleans", () => {
  it("is given several rooms at once, and nobody else's id", async () => {
    const rooms = [roomId, stage.resort.roomTypes.standard.roomIds[next++] ?? ""];
    const assign = { roomIds: rooms, staffId: keeper.staffId };
    await keeper.desk.must(assignRoomsRoute, { body: assign });
    const { rooms: found, people } = await keeper.desk.must(housekeepingRoute, {});
    expect(people.map(({ _id }) => _id)).toContain(keeper.staffId);
    for (const id of rooms)
      expect(found.find(({ _id }) => _id === id)?.assignedTo).toMatchObject({ _id: keeper.staffId });
    const stranger = await staffCaller(stage, lookOnly);
    expect(people.map(({ _id }) => _id)).not.toContain(stranger.staffId);
    const wrong = { body: { roomIds: rooms, staffId: stranger.staffId } };
    expect(await keeper.desk.call(assignRoomsRoute, wrong)).toMatchObject({ code: "NOT_FOUND" });
    await keeper.desk.must(assignRoomsRoute, { body: { roomIds: [roomId], staffId: null } });
    expect((await board()).assignedTo).toBeNull();
    expect(await auditOfRoom()).toMatchObject([
      { before: { assignedTo: null }, after: { assignedTo: expect.any(String) } },
      { before: { assignedTo: expect.any(String) }, after: { assignedTo: null } },
    ]);
  });

  it("has a room by who said so later, also where that is sent first; the other is told", async () => {
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const assign = (staffId: typeof keeper.staffId | null, minutes: number) =>
      keeper.desk.must(assignRoomsRoute, { body: { roomIds: [roomId], staffId, at: ago(minutes) } });
    expect(await assign(keeper.staffId, 5)).toEqual({ done: true, overtaken: [] });
    const { roomNo } = await board();
    expect(await assign(null, 30)).toEqual({ done: true, overtaken: [roomNo] });
    expect((await board()).assignedTo).toMatchObject({ _id: keeper.staffId });
    await stage.base.pool.query("DELETE FROM rate_window");
  });

  it("is told how many rooms they have cleaned today, and for how long, each room once", async () => {
    const own = async () => {
      const { people } = await keeper.desk.must(housekeepingRoute, {});
      const { cleaned = 0, seconds = 0 } = people.find(({ _id }) => _id === keeper.staffId) ?? {};
      return { cleaned, seconds };
    };
    const before = await own();
    await work("dirty");
    await work("start");
    await sql(
      "UPDATE housekeeping_room SET started_at = started_at - interval '10 minutes' WHERE room_id = $1",
      [roomId],
    );
    await work("clean");
    await work("dirty");
    await work("clean");
    const after = await own();
    expect(after.cleaned).toBe(before.cleaned + 1);
    expect(after.seconds - before.seconds).toBeGreaterThanOrEqual(600);
  });

  it("leaves a note, which stays until it is removed", async () => {
    const save = (note: string, version: number) =>
      keeper.desk.call(roomNoteRoute, { ...params(), body: { note } }, { "if-match": String(version) });
    expect(await save(" Shower drips ", 1)).toMatchObject({ ok: true });
    await work("dirty");
    expect((await board()).note).toBe("Shower drips");
    // Who read it before is told, and writes over nothing.
    expect(await save("Lamp is broken", 1)).toMatchObject({ status: 412, code: "CHANGED_SINCE" });
    expect(await save("", (await board()).noteVersion)).toMatchObject({ ok: true });
    expect((await board()).note).toBe("");
  });

  it("sees no name, number, paper or money of any guest", async () => {
    const name = "Nur Zulaikha binti Hamdan";
    const { id } = await stay({ name });
    const answers = JSON.stringify([await keeper.desk.must(housekeepingRoute, {}), await detail()]);
    expect(answers).not.toContain("Zulaikha");
    expect(answers).not.toContain(id);
    expect(answers).not.toMatch(/TB-26|sen"|identity|5678/i);
  });

  it("needs the right, and only to look is not enough to act", async () => {
    const stranger = await staffCaller(stage, lookOnly);
    expect((await stranger.desk.call(housekeepingRoute, {})).status).toBe(403);
    const looker = await staffCaller(stage, { housekeeping: { ...edit, write: false } });
    await looker.desk.must(housekeepingRoute, {});
    const step = { ...params(), body: { step: "dirty" } } as const;
    expect((await looker.desk.call(roomWorkRoute, step)).status).toBe(403);
  });

  it("hears when a room or who is in it changes", async () => {
    const listening = fetch(`${stage.urls[0]}${newsRoute.path}?seconds=1`, {
      headers: { authorization: `Bearer ${keeper.desk.token}` },
    }).then((answer) => answer.text());
    await new Promise((resolve) => setTimeout(resolve, 300));
    await work("dirty", other.desk);
    expect(await listening).toContain(`{"kind":"room","id":"${roomId}"}`);
  });
});

describe("what is sent later than it was done", () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const made = (at: string, seen = at, act = randomUUID()) => ({ act, at, seen, device: "Android 7K2" });
  const step = (
    of: "start" | "pause" | "clean" | "inspect" | "dirty",
    by: Caller,
    on: ReturnType<typeof made>,
  ) => by.call(roomWorkRoute, { ...params(), body: { step: of, made: on } });
  const note = (text: string, by: Caller, on: ReturnType<typeof made>) =>
    by.call(roomNoteRoute, { ...params(), body: { note: text, made: on } });
  const soil = () =>
    sql("UPDATE room SET cleaning = 'dirty', cleaning_at = now() - interval '2 hours' WHERE id = $1", [
      roomId,
    ]);

  it("counts by its own time, with the minutes between, and once however often it is sent", async () => {
    await soil();
    await step("start", keeper.desk, made(ago(40)));
    const cleaned = made(ago(15), ago(60));
    const twice = await Promise.all([
      step("clean", keeper.desk, cleaned),
      step("clean", keeper.desk, cleaned),
    ]);
    for (const answer of twice)
      expect(answer).toMatchObject({ value: { done: true, overtaken: null, replaced: null } });
    expect(await board()).toMatchObject({ cleaning: "clean", cleaningAt: cleaned.at });
    const { history } = await detail();
    expect(history.filter(({ after }) => after === "clean")).toMatchObject([{ seconds: 1_500 }]);
    expect(await step("dirty", keeper.desk, cleaned)).toMatchObject({ code: "KEY_REUSED" });
  });

  it("is refused where one name comes for two rooms at the same moment", async () => {
    const rooms = stage.resort.roomTypes.standard.roomIds.slice(0, 2);
    await sql("UPDATE room SET cleaning = 'clean', cleaning_at = now() - interval '2 hours'");
    const on = made(ago(1));
    const answers = await Promise.all(
      rooms.map((_id) =>
        keeper.desk.call(roomWorkRoute, { params: { _id }, body: { step: "dirty", made: on } }),
      ),
    );
    expect(answers.map((answer) => (answer.ok ? "done" : answer.code)).toSorted()).toEqual([
      "KEY_REUSED",
      "done",
    ]);
  });

  it("gives way to what a colleague has done after it, and both see that", async () => {
    await soil();
    await step("clean", other.desk, made(ago(10)));
    await step("inspect", other.desk, made(ago(5)));
    expect(await step("clean", keeper.desk, made(ago(20)))).toMatchObject({
      value: { overtaken: { cleaning: "inspected", by: expect.any(String), device: "Android 7K2" } },
    });
    expect(await board(other.desk)).toMatchObject({ cleaning: "inspected" });
    const seen = await other.desk.must(housekeepingRoomRoute, params());
    expect(seen.overtaken).toMatchObject([{ step: "clean", device: "Android 7K2" }]);
  });

  it("holds over what was done before it, and says whose that was where the device could not know", async () => {
    await soil();
    await step("clean", other.desk, made(ago(20)));
    const sent = await step("dirty", keeper.desk, made(ago(5), ago(30)));
    expect(sent).toMatchObject({ value: { overtaken: null, replaced: { cleaning: "clean" } } });
    expect((await board()).cleaning).toBe("dirty");
    await step("clean", other.desk, made(ago(3)));
    const knew = await step("dirty", keeper.desk, made(ago(1), new Date(Date.now() + 1_000).toISOString()));
    expect(knew).toMatchObject({ value: { replaced: null } });
  });

  it("that says the room was clean before its guests left it, leaves it dirty", async () => {
    const { id } = await stay({ checkIn: addDays(today, -1), nights: 2, state: "inHouse" });
    await desk.must(checkOutRoute, { params: { _id: id }, body });
    expect(await step("clean", keeper.desk, made(ago(30)))).toMatchObject({
      value: { overtaken: { cleaning: "dirty", cause: "checkOut" } },
    });
    expect((await board()).cleaning).toBe("dirty");
  });

  it("of two notes leaves the later, whichever comes first, and counts a version for it", async () => {
    const before = (await board()).noteVersion;
    expect(await note("Lamp is broken", other.desk, made(ago(5)))).toMatchObject({ ok: true });
    expect(await note("Shower drips", keeper.desk, made(ago(10)))).toMatchObject({
      value: { overtaken: { note: "Lamp is broken" } },
    });
    expect(await board()).toMatchObject({ note: "Lamp is broken", noteVersion: before + 1 });
    expect(await note("Lamp and shower", keeper.desk, made(ago(1), ago(20)))).toMatchObject({
      value: { overtaken: null, replaced: { note: "Lamp is broken", by: expect.any(String) } },
    });
    expect(await board()).toMatchObject({ note: "Lamp and shower", noteVersion: before + 2 });
    expect((await detail()).overtaken).toMatchObject([{ note: "Shower drips", step: null }]);
  });

  it("is dated by no clock that is ahead", async () => {
    await soil();
    const ahead = new Date(Date.now() + 3_600_000).toISOString();
    await step("clean", keeper.desk, made(ahead));
    expect(Date.parse((await board()).cleaningAt ?? "")).toBeLessThanOrEqual(Date.now());
    await step("inspect", other.desk, made(new Date().toISOString()));
    expect((await board()).cleaning).toBe("inspected");
  });

  it("keeps a fault that is sent twice once", async () => {
    const _id = randomUUID();
    const report = (text = "Tap drips", by = keeper.desk) =>
      by.call(reportFaultRoute, { ...params(), body: { _id, text, at: ago(30) } });
    const answers = await Promise.all([report(), report()]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect((await detail()).faults).toHaveLength(1);
    // One of two at once may meet either of its two keys: the calls of a photo find it by its room, too.
    for (let round = 0; round < 40; round++) {
      const body = { _id: randomUUID(), text: "Tap drips", at: ago(30) };
      const twice = () => keeper.desk.call(reportFaultRoute, { ...params(), body });
      expect((await Promise.all([twice(), twice()])).map(({ status }) => status)).toEqual([200, 200]);
      await stage.base.pool.query("DELETE FROM rate_window");
    }
    expect(await report("Lamp")).toMatchObject({ code: "KEY_REUSED" });
    expect(await report("Tap drips", other.desk)).toMatchObject({ code: "KEY_REUSED" });
  });
});
