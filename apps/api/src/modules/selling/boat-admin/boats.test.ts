import {
  addBoatRoute,
  type BoatBody,
  boatsRoute,
  deleteBoatRoute,
  updateBoatRoute,
} from "@pulau/contract/boats-admin.ts";
import { sailingsRoute } from "@pulau/contract/catalogue.ts";
import { resortRoute } from "@pulau/contract/resort.ts";
import { addDays, type Day, weekdayOf } from "@pulau/domain/calendar/day.ts";
import { sailingsAhead } from "@pulau/domain/transport/timetable.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { sql } from "../../../db/orm.ts";
import { Caller } from "../../../races/caller.ts";
import { mustHold, newGuest, stayOf, tryHold } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";

let stage: Stage;
let desk: Caller;
let anybody: Caller;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 20 } });
  ({ desk } = await staffCaller(stage, { boats: all }));
  anybody = new Caller(stage.urls, null);
});
afterAll(() => stage.close());

const inDays = (count: number): Day => addDays(stage.resort.from, count);
const boatOf = async (id: string) => {
  const { boats } = await desk.must(boatsRoute, { query: { limit: "100" } });
  const found = boats.find(({ _id }) => _id === id);
  if (!found) throw new Error("no such boat");
  return found;
};
const ferry = () => boatOf(stage.resort.ferryId);
const bodyOf = ({ _id, version: _, bookedSailings: __, ...body }: Awaited<ReturnType<typeof ferry>>) => body;
const change = async (id: string, part: Partial<BoatBody>, query: { keepBooked?: string } = {}) => {
  const body = { ...bodyOf(await boatOf(id)), ...part };
  return desk.call(updateBoatRoute, { params: { _id: id }, query: query as never, body });
};
const noDays: Day[] = [];
const whole = { from: "01-01", to: "12-31", weekdays: [1, 2, 3, 4, 5, 6, 7], excluded: noDays };
const timetable = (rest: Partial<BoatBody["timetables"][number]>): BoatBody["timetables"][number] => ({
  ...whole,
  mainland: "Merang",
  island: "Teluk",
  seats: null,
  out: [],
  back: [],
  ...rest,
});
const usual = () =>
  timetable({ out: [{ time: "11:00", isDefault: true }], back: [{ time: "09:30", isDefault: true }] });
const sailed = async (day: Day, way: "out" | "back" = "out", caller = anybody, draftId?: string) => {
  const span = way === "out" ? [day, addDays(day, 2)] : [addDays(day, -2), day];
  const query = { adults: 2, checkIn: span[0], checkOut: span[1], ...(draftId && { draftId }) };
  const answer = await caller.must(sailingsRoute, { query: query as never });
  return answer[way].filter(({ kind }) => kind === "ferry").map(({ time, seats }) => `${time} ${seats}`);
};

describe("boats as staff keep them", () => {
  it("are told with their timetables; a charter has how many there are", async () => {
    expect(await ferry()).toMatchObject({ kind: "ferry", seats: 40, timetables: [usual()], version: 1 });
    const charter = await boatOf(stage.resort.charterId);
    expect(charter).toMatchObject({ daily: 2, timetables: [timetable({})] });
  });

  it("sail a new time from the next call on, in its season and on its weekdays", async () => {
    const day = inDays(30);
    const others = [1, 2, 3, 4, 5, 6, 7].filter((weekday) => weekday !== weekdayOf(day));
    const timetables = [
      usual(),
      timetable({ weekdays: [weekdayOf(day)], out: [{ time: "15:00", isDefault: false }] }),
      timetable({ weekdays: others, out: [{ time: "16:00", isDefault: false }], excluded: [inDays(31)] }),
    ];
    const answer = await change(stage.resort.ferryId, { timetables });
    expect(answer).toMatchObject({ ok: true, value: { closed: 0, kept: 0 } });
    expect(await sailed(day)).toEqual(["11:00 40", "15:00 40"]);
    expect(await sailed(inDays(31))).toEqual(["11:00 40"]);
    expect(await sailed(inDays(32))).toEqual(["11:00 40", "16:00 40"]);
    expect((await ferry()).timetables).toEqual(timetables);
    expect((await anybody.must(resortRoute, {})).ferries.map(({ time }) => time)).toContain("15:00");
  });

  it("are kept ready to the horizon, and the job only adds the days that came near", async () => {
    expect(await sailed(addDays(stage.resort.from, sailingsAhead - 3))).toContain("11:00 40");
    const last = addDays(stage.resort.from, sailingsAhead - 1);
    await stage.base.pool.query("DELETE FROM sailing WHERE day = $1", [last]);
    await stage.base.pool.query(
      "DELETE FROM stock k WHERE kind = 'sailing' AND NOT EXISTS (SELECT FROM sailing s WHERE s.id = k.id)",
    );
    expect(await countOn(last)).toBe(0);
    await stage.jobs["make-sailings"]({});
    const made = await countOn(last);
    expect(made).toBeGreaterThanOrEqual(3);
    await stage.jobs["make-sailings"]({});
    expect(await countOn(last)).toBe(made);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("wait to be dropped while somebody has a place, and then go on for those alone", async () => {
    const guest = await newGuest(stage.urls);
    const hold = await mustHold(guest, stayOf(stage.resort, { inDays: 20 }));
    const timetables = [{ ...usual(), out: [{ time: "12:00", isDefault: true }] }];
    const refused = await change(stage.resort.ferryId, { timetables });
    expect(refused).toMatchObject({ status: 409, code: "SAILINGS_BOOKED", facts: { count: 1 } });
    expect(await sailed(inDays(20))).toContain("11:00 40");
    const kept = await change(stage.resort.ferryId, { timetables }, { keepBooked: "true" });
    expect(kept).toMatchObject({ ok: true, value: { kept: 1 } });
    expect(await sailed(inDays(20))).toEqual(["12:00 40"]);
    expect(await sailed(inDays(20), "out", guest, hold._id)).toEqual(["11:00 40", "12:00 40"]);
    expect(await change(stage.resort.ferryId, { timetables })).toMatchObject({ ok: true });
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
    expect(await change(stage.resort.ferryId, { timetables: [usual()] })).toMatchObject({ ok: true });
    expect(await sailed(inDays(20))).toEqual(["11:00 40"]);
  });

  it("never have fewer seats than are taken", async () => {
    const fewer = await change(stage.resort.ferryId, { seats: 1 });
    expect(fewer).toMatchObject({ status: 409, code: "SEATS_TAKEN", facts: { taken: 2, day: inDays(20) } });
    expect(await change(stage.resort.ferryId, { seats: 2 })).toMatchObject({ ok: true });
    expect(await sailed(inDays(21))).toEqual(["11:00 2"]);
    expect(await change(stage.resort.ferryId, { seats: 40 })).toMatchObject({ ok: true });
  });

  it("sell the seats of their season where it has its own, never more than the boat has or fewer than are taken", async () => {
    const left = async (day: Day) => {
      const query = { adults: 1, checkIn: day, checkOut: addDays(day, 2) };
      const { out } = await anybody.must(sailingsRoute, { query: query as never });
      return out.find(({ kind }) => kind === "ferry")?.seatsLeft;
    };
    const season = (seats: number | null) =>
      change(stage.resort.ferryId, { timetables: [{ ...usual(), seats }] });
    const tooMany = { path: "timetables.0.seats", rule: "tooLarge" };
    expect(await season(41)).toMatchObject({ status: 400, fields: [expect.objectContaining(tooMany)] });
    expect(await season(1)).toMatchObject({
      status: 409,
      code: "SEATS_TAKEN",
      facts: { taken: 2, day: inDays(20) },
    });
    expect(await season(2)).toMatchObject({ ok: true });
    expect((await ferry()).timetables).toEqual([{ ...usual(), seats: 2 }]);
    expect([await left(inDays(21)), await left(inDays(20))]).toEqual([2, 0]);
    const four = stayOf(stage.resort, { inDays: 21, rooms: 2 });
    expect(await tryHold(await newGuest(stage.urls), four)).toMatchObject({ code: "BOAT_FULL" });
    await stage.jobs["make-sailings"]({});
    expect(await left(inDays(21))).toBe(2);
    expect(await change(stage.resort.ferryId, { seats: 1 })).toMatchObject({ status: 400 });
    expect(await season(null)).toMatchObject({ ok: true });
    expect([await left(inDays(21)), await left(inDays(20))]).toEqual([40, 38]);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("have one default sailing a day and way, whichever boat it is of", async () => {
    const body: BoatBody = {
      kind: "ferry",
      activeStatus: true,
      seats: 12,
      charterSen: null,
      daily: null,
      weighs: "none",
      weightLimitKg: null,
      tickets: [],
      bands: null,
      name: { en: "Night ferry", my: "Feri malam", cn: "夜船" },
      timetables: [timetable({ out: [{ time: "19:00", isDefault: true }] })],
    };
    expect(await desk.call(addBoatRoute, { body })).toMatchObject({
      status: 409,
      code: "DEFAULT_SAILING_TWICE",
      facts: { direction: "out", boat: "Ferry" },
    });
    const timetables = [timetable({ out: [{ time: "19:00", isDefault: false }] })];
    const { _id } = await desk.must(addBoatRoute, { body: { ...body, timetables } });
    expect(await sailed(inDays(25))).toEqual(["11:00 40", "19:00 12"]);
    // Who crews it goes with it.
    await stage.base.pool.query(
      `INSERT INTO sailing_crew (id, sailing_id, position, name)
       SELECT gen_random_uuid(), id, 0, 'Kapten Mat' FROM sailing WHERE boat_id = $1`,
      [_id],
    );
    expect(await desk.call(deleteBoatRoute, { params: { _id } })).toMatchObject({ code: "WRONG_STATE" });
    expect(await change(_id, { activeStatus: false })).toMatchObject({ ok: true });
    expect(await sailed(inDays(25))).toEqual(["11:00 40"]);
    expect(await desk.call(deleteBoatRoute, { params: { _id } })).toMatchObject({ ok: true });
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("are not deleted while somebody has a place", async () => {
    const { ferryId } = stage.resort;
    expect(await change(ferryId, { activeStatus: false })).toMatchObject({ code: "SAILINGS_BOOKED" });
    await change(ferryId, { activeStatus: false }, { keepBooked: "true" });
    const { packageId } = stage.resort;
    const included = "INSERT INTO included_transport (package_id, boat_id) VALUES ($1, $2)";
    await stage.base.pool.query(included, [packageId, ferryId]);
    const { rows } = await stage.base.pool.query("SELECT name FROM package WHERE id = $1", [packageId]);
    for (const [tag, name] of [
      ["en", rows[0].name.en],
      ["ms", rows[0].name.my],
      ["zh", rows[0].name.cn],
    ])
      expect(
        await desk.call(deleteBoatRoute, { params: { _id: ferryId } }, { "accept-language": tag }),
      ).toMatchObject({ code: "IN_USE", facts: { holds: 1, packages: 1, packagesNames: name } });
    await stage.base.pool.query("DELETE FROM included_transport");
    await change(ferryId, { activeStatus: true });
  });

  it("say what is wrong at its field, and keep what was changed in the audit log", async () => {
    const none = await change(stage.resort.ferryId, { timetables: [timetable({})] });
    expect(none).toMatchObject({ status: 400, fields: [{ path: "timetables.0.out", rule: "oneTime" }] });
    const late = await change(stage.resort.ferryId, { timetables: [{ ...usual(), from: "02-30" }] });
    expect(late).toMatchObject({ fields: [{ path: "timetables.0.from", rule: "invalidDay" }] });
    const { rows } = await stage.base.db.execute<{ act: string }>(
      sql`select act from audit_entry where subject = 'boat' and subject_id = ${stage.resort.ferryId}`,
    );
    expect(rows.length).toBeGreaterThan(3);
  });

  it("are told of in the audit log by the same fields before and after, those that are other alone", async () => {
    const lastEntry = async () => {
      const { rows } = await stage.base.db.execute<{ facts: Record<"before" | "after", object> }>(
        sql`SELECT facts FROM audit_entry WHERE subject = 'boat' AND act = 'changed' ORDER BY at DESC LIMIT 1`,
      );
      return rows[0]?.facts;
    };
    const { seats } = await ferry();
    await change(stage.resort.ferryId, { seats: seats + 5 });
    expect(await lastEntry()).toMatchObject({ before: { seats }, after: { seats: seats + 5 } });
    expect(Object.keys((await lastEntry())?.after ?? {})).toEqual(["seats"]);
    await change(stage.resort.ferryId, { seats });
    await change(stage.resort.ferryId, { timetables: [{ ...usual(), mainland: "Old jetty" }] });
    const entry = await lastEntry();
    expect(entry).toMatchObject({ after: { timetables: [{ mainland: "Old jetty" }] } });
    expect([entry?.before, entry?.after].map((side) => Object.keys(side ?? {}))).toEqual([
      ["timetables"],
      ["timetables"],
    ]);
    await change(stage.resort.ferryId, { timetables: [usual()] });
  });

  it("are read by who may look, and changed by nobody else", async () => {
    const look = { ...all, write: false, create: false, delete: false };
    const { desk: looker } = await staffCaller(stage, { boats: look });
    const body = bodyOf(await ferry());
    const params = { _id: stage.resort.ferryId };
    expect((await looker.must(boatsRoute, { query: { limit: "100" } })).boats.length).toBeGreaterThan(1);
    for (const answer of [
      await looker.call(updateBoatRoute, { params, query: {}, body }),
      await looker.call(addBoatRoute, { body }),
      await looker.call(deleteBoatRoute, { params }),
    ])
      expect(answer).toMatchObject({ status: 403 });
  });
});

async function countOn(day: Day): Promise<number> {
  const { rows } = await stage.base.pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM sailing WHERE day = $1",
    [day],
  );
  return rows[0]?.count ?? 0;
}
