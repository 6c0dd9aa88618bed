import { addBoatRoute, boatsRoute } from "@pulau/contract/boats-admin.ts";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { type FileDesk, openFileDesk } from "./test-desk.ts";

type Row = Record<string, unknown>;
let stage: Stage;
let owner: FileDesk;
let times: Row[];

const season = {
  from: "03-01",
  to: "10-31",
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  excluded: [],
  mainland: "Tanjung Jetty",
  island: "Teluk Biru Jetty",
};
const ferry = {
  kind: "ferry" as const,
  name: { en: "Camar Laut", my: "", cn: "" },
  seats: 30,
  tickets: [],
  timetables: [
    {
      ...season,
      out: [{ time: "05:30" }, { time: "06:30" }],
      back: [{ time: "21:30" }],
    },
  ],
};

beforeAll(async () => {
  stage = await openStage();
  owner = await openFileDesk(stage, everyRight());
  await owner.desk.must(addBoatRoute, { body: ferry });
  times = (await owner.exported()).sailingTimes ?? [];
});
afterAll(() => stage.close());

const take = (sailingTimes: Row[]) => owner.take({ format: "pulau-catalogue", version: 1, sailingTimes });
const ours = ["05:30", "06:30", "21:30"];
const changed = (change: (row: Row) => Row) =>
  times.map((row) => (ours.includes(String(row.time)) ? { ...row, ...change(row) } : row));
const at = (time: string) => times.findIndex((row) => row.time === time);

describe("a boat's timetable in the catalogue's file", () => {
  it("has one included sailing each way, and no time twice, as on the boat's page", async () => {
    const twoIncluded = {
      ...ferry,
      timetables: [
        { ...season, back: [], out: ferry.timetables[0]?.out.map((time) => ({ ...time, isDefault: true })) },
      ],
    };
    expect(await owner.desk.call(addBoatRoute, { body: twoIncluded as typeof ferry })).toMatchObject({
      status: 400,
      fields: [{ path: "timetables.0.out", rule: "oneDefault" }],
    });
    const included = changed(({ direction }) => (direction === "out" ? { isDefault: true } : {}));
    expect(await take(included)).toEqual([[`sailingTimes.${at("06:30")}.isDefault`, "oneDefault"]]);
    const twice = changed(({ time }) => (time === "06:30" ? { time: "05:30" } : {}));
    expect(await take(twice)).toEqual([[`sailingTimes.${at("06:30")}.time`, "timeTwice"]]);
    expect((await owner.exported()).sailingTimes).toEqual(times);
  });

  it("is one season between the same jetties", async () => {
    const torn = changed(({ time }) => (time === "21:30" ? { seasonTo: "11-30" } : {}));
    expect(await take(torn)).toEqual([[`sailingTimes.${at("21:30")}.seasonTo`, "catalogue.timetable"]]);
    const long = changed(({ direction }) => ({
      [direction === "out" ? "fromJetty" : "toJetty"]: "x".repeat(81),
    }));
    expect(await take(long)).toEqual([[`sailingTimes.${at("21:30")}.fromJetty`, "tooLong"]]);
  });

  it("sells one number of seats, never more than its boat has, and none of its own for a charter", async () => {
    const torn = changed(({ time }) => (time === "21:30" ? { seats: 12 } : {}));
    expect(await take(torn)).toEqual([[`sailingTimes.${at("21:30")}.seats`, "catalogue.timetable"]]);
    expect(await take(changed(() => ({ seats: 31 })))).toEqual([
      [`sailingTimes.${at("21:30")}.seats`, "tooLarge"],
    ]);
    expect(await take(changed(() => ({ seats: 20 })))).toEqual([]);
    const { boats = [], sailingTimes = [] } = await owner.exported();
    const place = boats.findIndex(({ seats }) => seats === 30);
    const smaller = boats.with(place, { ...boats[place], seats: 19 });
    expect(await owner.take({ format: "pulau-catalogue", version: 1, boats: smaller })).toEqual([
      [`boats.${place}.seats`, "tooLarge"],
    ]);
    const charter = sailingTimes.findIndex(({ time }) => time === null);
    const hired = sailingTimes.map((row) => (row.time === null ? { ...row, seats: 12 } : row));
    expect(charter).toBeGreaterThanOrEqual(0);
    expect((await take(hired)).map(([, rule]) => rule)).toEqual(["ferryOnly"]);
    expect(await take(times)).toEqual([]);
  });

  it("is saved and read again where it breaks none of these rules", async () => {
    const later = changed(({ time }) => (time === "06:30" ? { time: "06:45" } : {}));
    expect(await take(later)).toEqual([]);
    const { boats } = await owner.desk.must(boatsRoute, { query: { limit: "100" } });
    expect(boats.find(({ name }) => name.en === "Camar Laut")?.timetables).toMatchObject([
      {
        out: [
          { time: "05:30", isDefault: false },
          { time: "06:45", isDefault: false },
        ],
        back: [{ time: "21:30", isDefault: false }],
      },
    ]);
  });
});
