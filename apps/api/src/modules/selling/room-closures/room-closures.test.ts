import { roomsAvailabilityRoute } from "@pulau/contract/availability.ts";
import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { housekeepingRoomRoute, housekeepingRoute } from "@pulau/contract/housekeeping.ts";
import { occupancyRoute } from "@pulau/contract/occupancy.ts";
import {
  changeClosureRoute,
  closeRoomRoute,
  closureRoute,
  reportFaultRoute,
  settleFaultRoute,
  takeBackClosureRoute,
} from "@pulau/contract/room-closures.ts";
import { roomRecords } from "@pulau/contract/room-records.ts";
import { unblockedRoomsRoute } from "@pulau/contract/rooms.ts";
import { tapeChartRoute } from "@pulau/contract/tape-chart.ts";
import { addDays, type Day, dayAt, daysBetween } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import { closedAhead } from "@pulau/domain/catalogue/closures.ts";
import type { RoomId } from "@pulau/domain/ids.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { movableClock } from "../../../races/controls.ts";
import { mustHold, mustSubmit, newGuest, stayOf, tryHold } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { carryOnClosures } from "./public.ts";

let stage: Stage;
let today: Day;
let desk: Caller;
let keeper: Caller;
let clock: Awaited<ReturnType<typeof movableClock>>;
/** Two rooms of one type; each test has days of its own. */
let roomId: RoomId;
let otherId: RoomId;
let inDays = 3;

beforeAll(async () => {
  stage = await openStage(
    { rooms: { standard: 2, deluxe: 0, family: 0 }, days: 300, from: dayAt(new Date(), malaysianTime) },
    async (base) => {
      clock = await movableClock(base.pool);
    },
  );
  today = stage.resort.from;
  desk = (await staffCaller(stage, { bookings: all, rooms: all, housekeeping: all })).desk;
  keeper = (await staffCaller(stage, { housekeeping: all })).desk;
  [roomId = "", otherId = ""] = stage.resort.roomTypes.standard.roomIds;
});
afterEach(() => {
  inDays += 10;
});
afterAll(async () => {
  expect(await checkInvariants(stage.base.pool)).toEqual([]);
  await stage.close();
});

const day = (after: number) => addDays(today, inDays + after);
const closing = (more: object = {}) => ({
  body: {
    roomId,
    kind: "outOfOrder" as const,
    reason: "airConditioning" as const,
    note: "New compressor",
    from: day(0),
    until: day(3),
    ...more,
  },
});
const close = (more: object = {}, by = desk) => by.must(closeRoomRoute, closing(more));
const changed = ({ _id }: { _id: string }, more: object = {}) => {
  const { roomId: _, ...body } = closing(more).body;
  return { params: { _id }, body };
};
const takeBack = (_id: string, takenBack = true) =>
  desk.must(takeBackClosureRoute, { params: { _id }, body: { takenBack } });
const freeRooms = async (from: number, nights: number) => {
  const query = { checkIn: day(from), checkOut: day(from + nights) };
  const { roomTypes } = await desk.must(roomsAvailabilityRoute, { query });
  return roomTypes.find(({ roomTypeId }) => roomTypeId === stage.resort.roomTypes.standard.id)?.free;
};
const unblocked = async (query: { checkIn: Day; checkOut: Day; draftId?: string }, by = desk) =>
  (await by.must(unblockedRoomsRoute, { query })).rooms.map(({ _id }) => _id);
const chart = () => desk.must(tapeChartRoute, { query: { from: day(0), days: 14 } });
const stay = (after: number, rooms = 1) => stayOf(stage.resort, { inDays: inDays + after, rooms });

describe("a room out of order", () => {
  it("is offered, held and counted by nobody on its nights, and again once they are over", async () => {
    expect(await freeRooms(0, 3)).toBe(2);
    await close();
    expect([await freeRooms(0, 3), await freeRooms(2, 2), await freeRooms(3, 2)]).toEqual([1, 1, 2]);
    const guest = await newGuest(stage.urls);
    expect(await tryHold(guest, stay(0, 2))).toMatchObject({ code: "SOLD_OUT" });
    const nights = { checkIn: day(1), checkOut: day(3) };
    expect(await unblocked(nights)).toEqual([otherId]);
    const draft = await guest.must(createDraftRoute, { body: stay(0) });
    expect(await unblocked({ ...nights, draftId: draft._id }, guest)).toEqual([otherId]);
    // The only other room is taken, and the closed one is not given in its place.
    expect((await tryHold(guest, stay(0))).ok).toBe(true);
    expect(await tryHold(await newGuest(stage.urls), stay(0))).toMatchObject({ code: "SOLD_OUT" });
    const shown = await chart();
    expect(shown.closures).toMatchObject([
      { roomId, kind: "outOfOrder", reason: "airConditioning", from: day(0), until: day(3) },
    ]);
    expect(shown.days.slice(0, 4).map(({ sellable, sold }) => [sellable, sold])).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
      [2, 0],
    ]);
    const { days } = await desk.must(occupancyRoute, { query: { from: day(0), to: day(3) } });
    expect(days.map(({ sellable }) => sellable)).toEqual([1, 1, 1, 2]);
  });

  it("is refused where somebody has a night, with who it is, and changes nothing", async () => {
    const guest = await newGuest(stage.urls);
    await mustSubmit(guest, stay(1, 2));
    const refused = await desk.call(closeRoomRoute, closing());
    expect(refused).toMatchObject({ ok: false, status: 409, code: "BOOKINGS_IN_WAY", facts: { count: 1 } });
    expect((await chart()).closures).toEqual([]);
    expect(await freeRooms(0, 1)).toBe(2);
    await close({ from: day(3), until: day(5) });
    const longer = { from: day(2), until: day(5) };
    const [closure] = (await chart()).closures;
    const call = await desk.call(changeClosureRoute, changed({ _id: closure?._id ?? "" }, longer));
    expect(call).toMatchObject({ code: "BOOKINGS_IN_WAY" });
    expect(await freeRooms(3, 2)).toBe(1);
  });

  it("takes over what an ended hold kept, and the ended hold does not get it back", async () => {
    const guest = await newGuest(stage.urls);
    const { _id } = await mustHold(guest, stay(0, 2));
    await clock.move(3_600);
    await close();
    const again = await desk.call(closeRoomRoute, closing());
    expect(again).toMatchObject({ code: "ALREADY_CLOSED" });
    const draft = await guest.must(createDraftRoute, { body: stay(0, 2) });
    expect(draft._id).not.toBe(_id);
    expect(await tryHold(guest, stay(0, 2))).toMatchObject({ code: "SOLD_OUT" });
    // Late in the evening an hour later is the next day.
    await clock.move(-3_600);
  });

  it("is ended early, and sold from that night on", async () => {
    const now = addDays(today, 0);
    const made = await close({ from: now, until: addDays(now, 3) });
    const [begun] = (await keeper.must(housekeepingRoute, {})).rooms.filter(({ _id }) => _id === roomId);
    expect(begun?.closures).toMatchObject([{ kind: "outOfOrder", until: addDays(now, 3) }]);
    // As it stands a day later.
    const yesterday = addDays(now, -1);
    const pool = stage.base.pool;
    await pool.query("UPDATE room_closure SET from_day = $1 WHERE id = $2", [yesterday, made._id]);
    await pool.query(
      "INSERT INTO room_night (room_id, night, closure_id, state) SELECT room_id, $1, id, 'closed' FROM room_closure WHERE id = $2",
      [yesterday, made._id],
    );
    const query = { checkIn: now, checkOut: addDays(now, 2) };
    const free = async () => (await desk.must(roomsAvailabilityRoute, { query })).roomTypes[0]?.free;
    expect(await free()).toBe(1);
    const wrong = changed(made, { from: addDays(now, -2), until: now });
    expect(await desk.call(changeClosureRoute, wrong)).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ path: "from", rule: "dayPast" }],
    });
    await desk.must(changeClosureRoute, changed(made, { from: yesterday, until: now }));
    expect(await free()).toBe(2);
    const { days } = await desk.must(occupancyRoute, { query: { from: yesterday, to: now } });
    expect(days.map(({ sellable }) => sellable)).toEqual([1, 2]);
  });

  it("goes to another room with its nights, unless somebody is there, and back again", async () => {
    const { _id } = await close();
    const into = (room: RoomId) => {
      const call = changed({ _id });
      return { ...call, body: { ...call.body, roomId: room } };
    };
    const closed = async () => (await chart()).closures.map(({ roomId: room }) => room);
    const moved = await desk.must(changeClosureRoute, into(otherId));
    expect([await closed(), await unblocked({ checkIn: day(0), checkOut: day(3) })]).toEqual([
      [otherId],
      [roomId],
    ]);
    const { rows } = await stage.base.pool.query(
      "SELECT facts FROM audit_entry WHERE subject_id = $1 AND act = 'changed'",
      [_id],
    );
    expect(rows[0].facts).toMatchObject({ before: { roomId }, after: { roomId: otherId } });
    // A colleague's page shows it where it was, and what they send of it is refused.
    const late = { "if-match": `"${moved.version - 1}"` };
    expect(await desk.call(changeClosureRoute, into(roomId), late)).toMatchObject({ code: "CHANGED_SINCE" });
    await mustSubmit(await newGuest(stage.urls), stay(1));
    expect(await desk.call(changeClosureRoute, into(roomId))).toMatchObject({ code: "BOOKINGS_IN_WAY" });
    expect(await closed()).toEqual([otherId]);
  });

  it("stays in its room once it has begun", async () => {
    const days = { from: today, until: addDays(today, 2) };
    const { _id } = await close(days);
    await stage.base.pool.query("UPDATE room_closure SET from_day = from_day - 1 WHERE id = $1", [_id]);
    const call = changed({ _id }, { ...days, from: addDays(today, -1) });
    const into = { ...call, body: { ...call.body, roomId: otherId } };
    expect(await desk.call(changeClosureRoute, into)).toMatchObject({
      code: "WRONG_STATE",
      facts: { rule: "closureBegun" },
    });
    await takeBack(_id);
  });

  it("is taken back and made again, and says who did what", async () => {
    const made = await close();
    await desk.must(changeClosureRoute, changed(made, { until: day(5), note: "Parts are late" }));
    await takeBack(made._id);
    expect(await freeRooms(0, 5)).toBe(2);
    expect(await desk.call(changeClosureRoute, changed(made))).toMatchObject({ code: "WRONG_STATE" });
    await takeBack(made._id, false);
    expect(await freeRooms(0, 5)).toBe(1);
    const { history } = await desk.must(closureRoute, { params: { _id: made._id } });
    expect(history.map(({ act, until }) => [act, until])).toEqual([
      ["restored", day(5)],
      ["deleted", day(5)],
      ["changed", day(5)],
      ["added", day(3)],
    ]);
    expect(history[2]?.changed).toEqual(["note", "until"]);
    await takeBack(made._id);
    const guest = await newGuest(stage.urls);
    await mustSubmit(guest, stay(1, 2));
    const call = { params: { _id: made._id }, body: { takenBack: false } };
    expect(await desk.call(takeBackClosureRoute, call)).toMatchObject({ code: "BOOKINGS_IN_WAY" });
  });

  it("takes nights up to the horizon alone, however far off its end was typed", async () => {
    const { _id, version } = await close({ roomId: otherId, from: day(20), until: "2926-01-01" });
    const { rows } = await stage.base.pool.query(
      "SELECT count(*)::int AS nights, max(night)::text AS last FROM room_night WHERE closure_id = $1",
      [_id],
    );
    expect(rows).toEqual([
      { nights: closedAhead - daysBetween(today, day(20)), last: addDays(today, closedAhead - 1) },
    ]);
    await desk.must(
      takeBackClosureRoute,
      { params: { _id }, body: { takenBack: true } },
      { "if-match": String(version) },
    );
  });

  it("stays closed until further notice, carried on each day", async () => {
    const made = await close({ roomId: otherId, from: day(200), until: null });
    const last = async () => {
      const { rows } = await stage.base.pool.query(
        "SELECT max(night)::text AS last FROM room_night WHERE closure_id = $1",
        [made._id],
      );
      return rows[0].last;
    };
    expect(await last()).toBe(addDays(today, closedAhead - 1));
    await clock.move(2 * 86_400);
    await carryOnClosures(stage.base.db);
    expect(await last()).toBe(addDays(today, closedAhead + 1));
    await clock.move(-2 * 86_400);
    expect(
      await desk.call(closeRoomRoute, closing({ roomId: otherId, from: day(250), until: null })),
    ).toMatchObject({
      code: "ALREADY_CLOSED",
    });
    await takeBack(made._id);
    expect(await last()).toBe(null);
  });

  it("can be closed by who keeps rooms alone, for a day from today on, and then the room can't be deleted", async () => {
    expect(await keeper.call(closeRoomRoute, closing())).toMatchObject({ status: 403 });
    const past = closing({ from: addDays(today, -1) });
    expect(await desk.call(closeRoomRoute, past)).toMatchObject({
      fields: [{ path: "from", rule: "dayPast" }],
    });
    const empty = closing({ until: day(0) });
    expect(await desk.call(closeRoomRoute, empty)).toMatchObject({
      fields: [{ path: "until", rule: "dayAfter" }],
    });
    expect(await desk.call(closeRoomRoute, closing({ roomId: stage.resort.packageId }))).toMatchObject({
      code: "NOT_FOUND",
    });
    const made = await close({ from: day(220), until: day(221) });
    await takeBack(made._id);
    const { rows } = await stage.base.pool.query("SELECT list_no FROM room WHERE id = $1", [roomId]);
    const gone = await desk.call(roomRecords.remove, { body: { obj: { id: rows[0].list_no } } });
    expect(gone).toMatchObject({ ok: false, code: "IN_USE" });
  });
});

describe("a room out of service", () => {
  it("is still sold, and says so", async () => {
    const made = await close({ kind: "outOfService" });
    expect(await freeRooms(0, 3)).toBe(2);
    expect(await tryHold(await newGuest(stage.urls), stay(0, 2))).toMatchObject({ ok: true });
    expect((await chart()).closures).toMatchObject([{ kind: "outOfService" }]);
    const turned = await desk.call(changeClosureRoute, changed(made, { kind: "outOfOrder" }));
    expect(turned).toMatchObject({ code: "BOOKINGS_IN_WAY" });
  });
});

describe("a fault", () => {
  const detail = () => keeper.must(housekeepingRoomRoute, { params: { _id: roomId } });
  const settle = (_id: string, done: boolean) =>
    keeper.must(settleFaultRoute, { params: { _id }, body: { done } });

  it("is reported, settled and opened again, and the room is closed for it", async () => {
    const { _id } = await keeper.must(reportFaultRoute, {
      params: { _id: roomId },
      body: { text: "The tap drips" },
    });
    expect((await detail()).faults).toMatchObject([{ text: "The tap drips", doneAt: null, doneBy: null }]);
    const made = await close({ reason: "plumbing", faultId: _id });
    expect(made.version).toBe(1);
    expect(await desk.call(closeRoomRoute, closing({ roomId: otherId, faultId: _id }))).toMatchObject({
      code: "NOT_FOUND",
    });
    await settle(_id, true);
    await settle(_id, true);
    const [done] = (await detail()).faults;
    expect(done?.doneAt).toBeTruthy();
    expect(done?.doneBy).toBeTruthy();
    await settle(_id, false);
    expect((await detail()).faults).toMatchObject([{ doneAt: null, doneBy: null }]);
    const [tile] = (await keeper.must(housekeepingRoute, {})).rooms.filter((room) => room._id === roomId);
    expect(tile?.openFaults).toBe(1);
    const { rows } = await stage.base.pool.query(
      "SELECT act, facts -> 'after' AS after FROM audit_entry WHERE subject = 'roomFault' ORDER BY at",
    );
    expect(rows).toEqual([
      { act: "added", after: { fault: "The tap drips" } },
      { act: "changed", after: { repaired: true } },
      { act: "changed", after: { repaired: false } },
    ]);
  });
});
