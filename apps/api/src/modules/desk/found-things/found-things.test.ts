import { randomUUID } from "node:crypto";
import {
  addFoundThingRoute,
  type FoundThing,
  foundThingStaysRoute,
  foundThingsRoute,
  moveFoundThingRoute,
} from "@pulau/contract/found-things.ts";
import { housekeepingRoomRoute } from "@pulau/contract/housekeeping.ts";
import { addDays, type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { RoomId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, lookOnly, staffCaller } from "../../../races/staff.ts";
import { loadToday } from "../../ground/resort/public.ts";
import { makeStay } from "../front-desk/test-stay.ts";

const edit = { ...all, create: false, delete: false };

let stage: Stage;
let today: Day;
let keeper: Caller;
let desk: Caller;
let roomId: RoomId;
let next = 0;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 12 }, from: addDays(dayAt(new Date(), malaysianTime), -7) });
  today = await loadToday(stage.base.db, malaysianTime);
  keeper = (await staffCaller(stage, { housekeeping: edit })).desk;
  desk = (await staffCaller(stage, { housekeeping: edit, bookings: all })).desk;
});
beforeEach(() => {
  roomId = stage.resort.roomTypes.standard.roomIds[next++] ?? "";
});
afterAll(async () => {
  expect(await checkInvariants(stage.base.pool)).toEqual([]);
  await stage.close();
});

const goggles = { what: "Blue goggles", place: "Office, shelf 2" };
const find = (more: Partial<{ _id: string; foundOn: Day; what: string; roomId: string }> = {}) =>
  keeper.call(addFoundThingRoute, { body: { ...goggles, roomId, foundOn: today, ...more } });
const found = async (more: Parameters<typeof find>[0] = {}) => {
  const answer = await find(more);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value._id;
};
const listed = async (_id: string): Promise<FoundThing | undefined> =>
  (await keeper.must(foundThingsRoute, { query: { row: _id } })).things[0];
type Move = "claim" | "unclaim" | "giveBack" | "discard" | "undo";
const move = (_id: string, to: Move, more: { way?: "handed" | "sent"; note?: string } = {}) =>
  keeper.call(moveFoundThingRoute, { params: { _id }, body: { move: to, ...more } });

describe("what a guest left", () => {
  it("is written down once, stands in the list and in its room, and goes from there when it is given back", async () => {
    const _id = randomUUID();
    expect((await find({ _id })).ok && (await find({ _id })).ok).toBe(true);
    expect(await listed(_id)).toMatchObject({
      ...goggles,
      state: "kept",
      foundOn: today,
      discardFrom: addDays(today, 90),
      photos: [],
    });
    const room = async () => (await keeper.must(housekeepingRoomRoute, { params: { _id: roomId } })).found;
    expect(await room()).toMatchObject([{ _id, what: "Blue goggles", state: "kept" }]);
    expect(await move(_id, "claim")).toMatchObject({ ok: true });
    expect(await move(_id, "giveBack")).toMatchObject({ code: "INVALID_INPUT" });
    expect(await move(_id, "giveBack", { way: "sent", note: "EH123" })).toMatchObject({ ok: true });
    expect(await listed(_id)).toMatchObject({ state: "returned", way: "sent", note: "EH123" });
    expect(await room()).toEqual([]);
    const { rows } = await stage.base.pool.query(
      "SELECT act, facts -> 'before' AS before, facts -> 'after' AS after FROM audit_entry WHERE subject_id = $1 ORDER BY at",
      [_id],
    );
    expect(rows).toMatchObject([
      { act: "added", after: { foundWhat: "Blue goggles" } },
      { act: "changed", before: { foundState: "kept" }, after: { foundState: "claimed" } },
      {
        act: "changed",
        before: { foundState: "claimed" },
        after: { foundState: "returned", returnWay: "sent" },
      },
    ]);
  });

  it("is given back by one of two who do so at once, and comes back by undo", async () => {
    const _id = await found();
    const both = await Promise.all([
      move(_id, "giveBack", { way: "handed" }),
      move(_id, "giveBack", { way: "sent" }),
    ]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ code: "WRONG_STATE", facts: { rule: "foundMoved" } });
    expect(await move(_id, "undo")).toMatchObject({ ok: true });
    expect(await listed(_id)).toMatchObject({ state: "kept", way: null, note: "" });
  });

  it("is thrown away only once it was kept long enough, which a filter finds", async () => {
    const young = await found({ foundOn: addDays(today, -89) });
    const old = await found({ foundOn: addDays(today, -90) });
    expect(await move(young, "discard")).toMatchObject({
      code: "TOO_EARLY",
      facts: { rule: "found", day: addDays(today, 1) },
    });
    const due = await keeper.must(foundThingsRoute, { query: { due: "true", limit: 100 } });
    expect(due.things.map(({ _id }) => _id)).toEqual([old]);
    expect(due.due).toBe(1);
    expect(await move(old, "discard")).toMatchObject({ ok: true });
    expect((await keeper.must(foundThingsRoute, { query: { due: "true" } })).things).toEqual([]);
  });

  it("has its day, its room and its id", async () => {
    expect(await find({ foundOn: addDays(today, 1) })).toMatchObject({ fields: [{ path: "foundOn" }] });
    expect(await find({ roomId: randomUUID() })).toMatchObject({ code: "NOT_FOUND" });
    const _id = await found();
    const other = stage.resort.roomTypes.standard.roomIds[next++] ?? "";
    expect(await find({ _id, roomId: other })).toMatchObject({ code: "KEY_REUSED" });
  });
});

describe("who had slept in its room", () => {
  const stays = (_id: string, by = desk) => by.call(foundThingStaysRoute, { params: { _id } });
  it("is told to who may see bookings: those who were there by then, the last first", async () => {
    await makeStay(stage.base.db, stage.resort, {
      roomId,
      checkIn: addDays(today, -5),
      nights: 2,
      state: "completed",
      name: "Farah",
    });
    const last = await makeStay(stage.base.db, stage.resort, {
      roomId,
      checkIn: addDays(today, -2),
      nights: 2,
      state: "completed",
      name: "Daniel",
    });
    await makeStay(stage.base.db, stage.resort, { roomId, checkIn: addDays(today, 1), name: "Later" });
    const answer = await stays(await found());
    expect(answer).toMatchObject({
      ok: true,
      value: { stays: [{ bookingId: last.id, here: false }, { checkIn: addDays(today, -5) }] },
    });
    const before = await stays(await found({ foundOn: addDays(today, -3) }));
    expect(before).toMatchObject({ value: { stays: [{ checkIn: addDays(today, -5) }] } });
    // Daniel came into the room a day after his arrival: what was found that day is none of his.
    const earlier = [{ roomId: randomUUID(), roomNo: "X-01", to: addDays(today, -1) }];
    await stage.base.pool.query("UPDATE booking_room SET earlier = $2 WHERE booking_id = $1", [
      last.id,
      JSON.stringify(earlier),
    ]);
    const arrival = await stays(await found({ foundOn: addDays(today, -2) }));
    expect(arrival).toMatchObject({ value: { stays: [{ checkIn: addDays(today, -5) }] } });
    const later = await stays(await found({ foundOn: addDays(today, -1) }));
    expect(later).toMatchObject({ value: { stays: [{ bookingId: last.id }, {}] } });
  });

  it("is told to nobody else, and no list names a guest", async () => {
    await makeStay(stage.base.db, stage.resort, {
      roomId,
      checkIn: today,
      state: "inHouse",
      name: "Zulaikha",
    });
    const _id = await found();
    expect(await stays(_id, keeper)).toMatchObject({ status: 403 });
    expect(JSON.stringify(await listed(_id))).not.toContain("Zulaikha");
    const stranger = (await staffCaller(stage, lookOnly)).desk;
    expect((await stranger.call(foundThingsRoute, { query: {} })).status).toBe(403);
  });
});
