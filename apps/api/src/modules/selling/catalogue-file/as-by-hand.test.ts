import { buildingRecords } from "@pulau/contract/building-records.ts";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { type FileDesk, type FileOfTest, openFileDesk } from "./test-desk.ts";

let stage: Stage;
let owner: FileDesk;
let file: FileOfTest;

beforeAll(async () => {
  stage = await openStage();
  owner = await openFileDesk(stage, everyRight());
  await stage.base.pool.query("INSERT INTO department (name) VALUES ('Kitchen'), ('Garden')");
  file = await owner.exported();
});
afterAll(() => stage.close());

const take = (parts: object) => owner.take({ format: "pulau-catalogue", version: 1, ...parts });
const words = (en: string) => ({ en, my: "x", cn: "x" });

describe("a row of the catalogue's file", () => {
  const wrong: [part: string, change: Record<string, unknown>, path: string, rule: string][] = [
    ["departments", { name: " " }, "name", "required"],
    ["buildings", { noOfFloors: [] }, "noOfFloors", "required"],
    ["roomTypes", { minPax: 0 }, "minPax", "number"],
    ["roomTypes", { name: words("") }, "name.en", "required"],
    ["rooms", { maxPax: 0 }, "maxPax", "number"],
    ["rooms", { roomNo: "x".repeat(21) }, "roomNo", "tooLong"],
    ["boats", { seats: 0 }, "seats", "number"],
    ["transferVehicles", { seats: 500 }, "seats", "tooLarge"],
    ["landTransfers", { departures: { out: ["08:00", "08:00"], back: [] } }, "departures.out", "timeTwice"],
    ["packages", { code: "no code" }, "code", "packageCode"],
    ["options", { name: words(" ") }, "name.en", "required"],
    ["addOns", { most: 0 }, "most", "number"],
    ["currencies", { symbol: "dollars" }, "symbol", "tooLong"],
    ["currencies", { id: crypto.randomUUID(), code: "SEK", ratedOn: "2999-01-01" }, "ratedOn", "dayAhead"],
    ["taxes", { share: 10_001 }, "share", "tooLarge"],
    ["taxes", { name: words("x".repeat(81)) }, "name.en", "tooLong"],
    ["taxes", { terms: { share: 10_001 } }, "terms.share", "catalogue.unknown"],
    ["fees", { amounts: [] }, "amounts", "required"],
    ["fees", { amounts: [{ who: null, guestKind: null, sen: 1_000_001 }] }, "amounts.0.sen", "tooLarge"],
    [
      "fees",
      { amounts: Array(2).fill({ who: null, guestKind: "adult", sen: 1 }) },
      "amounts.1.guestKind",
      "kindTwice",
    ],
    ["leadSources", { name: words("x".repeat(61)) }, "name.en", "tooLong"],
  ];
  it.each(wrong)("of %s keeps the rules that it has by hand: %j", async (part, change, path, rule) => {
    const [first, ...rest] = file[part] ?? [];
    const faults = await take({ [part]: [{ ...first, ...change }, ...rest] });
    expect(faults).toContainEqual([`${part}.0.${path}`, rule]);
    expect(await owner.exported()).toEqual(file);
  });

  it("is called like no other, as when it is named by hand", async () => {
    const [first, second] = file.departments ?? [];
    const name = String(first?.name).toLowerCase();
    expect(await take({ departments: [first, { ...second, name }] })).toEqual([
      ["departments.1.name", "taken"],
    ]);
    const [house] = file.buildings ?? [];
    const same = { ...house, id: crypto.randomUUID(), name: "MAIN" };
    expect(await take({ buildings: [house, same] })).toEqual([["buildings.1.name", "taken"]]);
    const obj = { name: "main", no_of_floors: ["G"] };
    expect(await owner.desk.call(buildingRecords.add, { body: { obj } })).toMatchObject({
      status: 400,
      fields: [{ path: "obj.name", rule: "taken" }],
    });
    expect(await take({ departments: [first, { ...second, name: "Bakery" }] })).toEqual([]);
    expect(await take({ departments: file.departments })).toEqual([]);
  });

  it("is one of as many taxes and fees as their page takes", async () => {
    for (const [part, most] of [
      ["taxes", 20],
      ["fees", 40],
    ] as const) {
      const [first, ...others] = file[part] ?? [];
      const more = Array.from({ length: most }, (_, at) => ({
        ...first,
        id: crypto.randomUUID(),
        name: words(`Charge ${at}`),
      }));
      expect(await take({ [part]: [first, ...others, ...more] })).toEqual([[part, "tooLong"]]);
    }
    expect(await owner.exported()).toMatchObject({ taxes: file.taxes, fees: file.fees });
  });

  it("that breaks them already goes out, and in again as it is", async () => {
    await stage.base.pool.query("UPDATE room SET max_pax = 0 WHERE room_no = 'F01'");
    const now = await owner.exported();
    const { changes, problems } = await owner.check(now);
    expect([changes, problems]).toEqual([[], []]);
    const notes = async () =>
      (await stage.base.pool.query("SELECT count(*)::int AS n FROM security_entry")).rows[0].n;
    const before = await notes();
    expect(await owner.take(now), "nothing is other").toEqual([]);
    expect(await notes(), "and nobody is told of it").toBe(before);
    await stage.base.pool.query("UPDATE room SET max_pax = 4 WHERE room_no = 'F01'");
  });
});
