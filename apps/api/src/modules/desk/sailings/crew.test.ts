import {
  copySailingCrewRoute,
  type SailingCrew,
  sailingCrewRoute,
  setSailingCrewRoute,
} from "@pulau/contract/sailing-crew.ts";
import {
  closeBoardingRoute,
  manifestAddressRoute,
  manifestRoute,
  mySailingsRoute,
  sailingsMonthRoute,
  sailingsRoute,
} from "@pulau/contract/sailings.ts";
import { addDays, type Day, weekdayOf } from "@pulau/domain/calendar/day.ts";
import type { StaffId, StockId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, everything, staffCaller } from "../../../races/staff.ts";

const nobody: SailingCrew = { staff: [], others: [] };
const boarding = { ...all, create: false, delete: false };

let stage: Stage;
let desk: Caller;
let crew: Caller;
let crewId: StaffId;
let first: Day;
let fresh = 3;

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 2 }, days: 170 });
  desk = (await staffCaller(stage, { ...everything, boarding, boats: all })).desk;
  const member = await staffCaller(stage, { boarding });
  crew = member.desk;
  crewId = member.staffId;
});
afterAll(() => stage.close());
beforeEach(() => {
  first = addDays(stage.resort.from, fresh);
  fresh += 20;
});

const sql = (text: string, values: unknown[] = []) => stage.base.pool.query(text, values);
const sailingOn = (day: Day): StockId => stage.resort.sailings.ferry.out.get(day) ?? "";
const read = (_id: StockId) => desk.must(sailingCrewRoute, { params: { _id }, query: {} });
const set = (_id: StockId, body: Partial<SailingCrew>, by: Caller = desk) =>
  by.call(setSailingCrewRoute, { params: { _id }, body: { ...nobody, ...body } });
const namesOn = async (day: Day) =>
  (await desk.must(manifestRoute, { params: { _id: sailingOn(day) }, query: {} })).crew;
const copy = (body: { until: Day; weekdays: number[]; replace?: boolean }) =>
  desk.call(copySailingCrewRoute, { params: { _id: sailingOn(first) }, body });

describe("who crews a boat", () => {
  it("is set from the staff and by name, and stands in the list, the month and the manifest", async () => {
    const sailing = sailingOn(first);
    const { people } = await read(sailing);
    expect(people.map(({ _id }) => _id)).toContain(crewId);
    expect(await set(sailing, { staff: [crewId], others: ["Kapten Mat"] })).toMatchObject({ ok: true });
    const name = people.find(({ _id }) => _id === crewId)?.name ?? "";
    expect(await namesOn(first)).toEqual([name, "Kapten Mat"]);
    const list = await desk.must(sailingsRoute, { query: { from: first, to: first } });
    const line = list.sailings.find(({ sailingId }) => sailingId === sailing);
    expect(line?.crew).toEqual([name, "Kapten Mat"]);
    const month = await desk.must(sailingsMonthRoute, { query: { month: first } });
    const onDay = month.days.find(({ day }) => day === first)?.sailings;
    expect(onDay?.find(({ sailingId }) => sailingId === sailing)?.crew).toEqual([name, "Kapten Mat"]);
    const { rows } = await sql(
      "SELECT facts FROM audit_entry WHERE act = 'crewSet' AND subject_id = $1 ORDER BY at",
      [sailing],
    );
    expect(JSON.stringify(rows)).toContain("Kapten Mat");
  });

  it("is for who keeps boats: whoever boards reads it, and does not set it", async () => {
    expect(await set(sailingOn(first), { others: ["Mat"] }, crew)).toMatchObject({ status: 403 });
    expect(await crew.must(mySailingsRoute, {})).toMatchObject({ sailings: [] });
  });

  it("knows nobody who is not of the staff, or no more", async () => {
    const { desk: _, staffId } = await staffCaller(stage, { boarding });
    await sql("UPDATE staff_user SET status = 'inactive' WHERE id = $1", [staffId]);
    expect(await set(sailingOn(first), { staff: [crewId, staffId] })).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ path: "staff.1", rule: "unknownStaff" }],
    });
    expect(await namesOn(first)).toEqual([]);
  });

  it("is each one's own day", async () => {
    const sailing = sailingOn(first);
    await sql(
      "UPDATE sailing SET day = (pulau_now() AT TIME ZONE 'Asia/Kuala_Lumpur')::date, time = '05:10' WHERE id = $1",
      [sailing],
    );
    await set(sailing, { staff: [crewId] });
    const mine = await crew.must(mySailingsRoute, {});
    expect(mine.sailings.map(({ sailingId }) => sailingId)).toEqual([sailing]);
    expect((await desk.must(mySailingsRoute, {})).sailings).toEqual([]);
  });
});

describe("a manifest that was closed", () => {
  it("keeps its crew, on page, paper and file, and takes no other until it is opened again", async () => {
    const sailing = sailingOn(first);
    await sql(
      "UPDATE sailing SET day = (pulau_now() AT TIME ZONE 'Asia/Kuala_Lumpur')::date, time = '05:20' WHERE id = $1",
      [sailing],
    );
    await set(sailing, { others: ["Kapten Mat"] });
    await desk.must(closeBoardingRoute, { params: { _id: sailing }, body: { missing: "left" } });
    expect(await set(sailing, { others: ["Another"] })).toMatchObject({ code: "WRONG_STATE" });
    await sql("UPDATE sailing_crew SET name = 'Changed' WHERE sailing_id = $1", [sailing]);
    expect(await namesOn(first)).toEqual(["Kapten Mat"]);
    const { url } = await desk.must(manifestAddressRoute, { params: { _id: sailing }, body: { as: "csv" } });
    const csv = await (await fetch(new URL(url, stage.urls[0]))).text();
    expect(csv).toContain("Crew,Kapten Mat");
  });
});

describe("copying a crew", () => {
  const dayWith = (weekday: number, after: Day): Day => {
    let day = addDays(after, 1);
    while (weekdayOf(day) !== weekday) day = addDays(day, 1);
    return day;
  };

  it("gives it to the sailings of the same time on these weekdays, leaves others alone, and counts versions up", async () => {
    const tuesday = dayWith(2, first);
    const nextTuesday = addDays(tuesday, 7);
    await set(sailingOn(first), { staff: [crewId], others: ["Mat"] });
    await set(sailingOn(nextTuesday), { others: ["Somebody else"] });
    const { version } = await read(sailingOn(tuesday));
    const body = { until: addDays(first, 15), weekdays: [2] };
    expect(await copy(body)).toMatchObject({ ok: true, value: { copied: 1, kept: 1 } });
    expect(await namesOn(tuesday)).toHaveLength(2);
    expect(await namesOn(nextTuesday)).toEqual(["Somebody else"]);
    expect(await namesOn(addDays(tuesday, 1))).toEqual([]);
    expect((await read(sailingOn(tuesday))).version).toBe(version + 1);
    expect(await copy(body)).toMatchObject({ value: { copied: 0, kept: 1 } });
    expect(await copy({ ...body, replace: true })).toMatchObject({ value: { copied: 1, kept: 0 } });
    expect(await namesOn(nextTuesday)).toHaveLength(2);
  });

  it("takes nobody along who works here no more", async () => {
    const { staffId } = await staffCaller(stage, { boarding });
    await set(sailingOn(first), { staff: [crewId, staffId], others: ["Kapten Mat"] });
    await sql("UPDATE staff_user SET status = 'inactive' WHERE id = $1", [staffId]);
    const next = addDays(first, 7);
    expect(await copy({ until: next, weekdays: [weekdayOf(next)] })).toMatchObject({ value: { copied: 1 } });
    expect(await read(sailingOn(next))).toMatchObject({ staff: [crewId], others: ["Kapten Mat"] });
    expect(await read(sailingOn(first))).toMatchObject({ staff: [crewId, staffId] });
  });

  it("goes to later days alone, and not further than three months", async () => {
    for (const until of [first, addDays(first, 93)])
      expect(await copy({ until, weekdays: [1] })).toMatchObject({
        code: "INVALID_INPUT",
        fields: [{ path: "until", rule: "crewDays" }],
      });
  });

  it("waits in no circle with who sets one of them", async () => {
    const days = [1, 2, 3, 4, 5, 6].map((more) => addDays(first, more));
    await set(sailingOn(first), { others: ["Mat"] });
    const body = { until: addDays(first, 6), weekdays: [1, 2, 3, 4, 5, 6, 7], replace: true };
    const answers = await Promise.all([
      copy(body),
      ...days.map((day) => set(sailingOn(day), { others: ["By hand"] })),
      copy(body),
    ]);
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
  });
});
