import { randomUUID } from "node:crypto";
import type { bedCombosRoute, roomNumbersRoute } from "@pulau/contract/rooms.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { linkRooms, makeBedOptions } from "../../../db/factories/beds.ts";
import { makeResort, type ResortIds } from "../../../db/factories/resort.ts";
import { sql } from "../../../db/orm.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { readSettings } from "../../../settings.ts";
import { rooms } from "./routes.ts";

let base: TestDatabase;
let app: FastifyInstance;
let resort: ResortIds;
let beds: string[];

beforeAll(async () => {
  base = await createTestDatabase();
  resort = await makeResort(base.db);
  const { family, standard } = resort.roomTypes;
  beds = await makeBedOptions(base.db, family.id, [
    [["both", 2, 1]],
    [
      ["both", 2, 1],
      ["child", 1, 2],
    ],
  ]);
  const [first = "", second = ""] = standard.roomIds;
  await linkRooms(base.db, first, second, true);
  const settings = readSettings({ PULAU_SECRET: "s".repeat(40), LOG_LEVEL: "silent" });
  app = await buildApp({ db: base.db, pool: base.pool, settings, modules: [rooms] });
});
afterAll(async () => {
  await app.close();
  await base.drop();
});

const send = async (url: string, payload: object) =>
  (await app.inject({ method: "POST", url, payload })).json();
const numbers = (payload: object): Promise<Reply<typeof roomNumbersRoute>> =>
  send("/api/room-numbers", payload);
const combos = (payload: object): Promise<Reply<typeof bedCombosRoute>> =>
  send("/api/room-type-bed-combos", payload);

describe("room numbers", () => {
  it("tells every room in use, where it lies and what it adjoins", async () => {
    const { rooms: found } = await numbers({});
    expect(found.map((room) => room.roomNo)).toEqual(["D01", "D02", "F01", "S01", "S02", "S03"]);
    expect(found[3]).toMatchObject({
      building: "Main",
      floor: "G",
      maxPax: 2,
      sizeSqm: 24,
      adjoins: ["S02"],
    });
    expect(found[4]?.adjoins).toEqual(["S01"]);
    expect(found[5]?.adjoins).toEqual([]);
  });

  it("tells those of one type, without the ones out of use", async () => {
    const { deluxe } = resort.roomTypes;
    await base.db.execute(sql`update room set active_status = false where room_no = 'D02'`);
    const { rooms: found } = await numbers({ roomTypeId: deluxe.id });
    expect(found.map((room) => room.roomNo)).toEqual(["D01"]);
    await base.db.execute(sql`update room set active_status = true`);
  });

  it("knows no type that isn't there, and none that isn't an id", async () => {
    expect(await numbers({ roomTypeId: randomUUID() })).toMatchObject({ code: "NOT_FOUND" });
    expect(await numbers({ roomTypeId: "garden" })).toMatchObject({ code: "INVALID_INPUT" });
  });
});

describe("bed combinations", () => {
  it("are told in their order, with how many they sleep and whether they take these people", async () => {
    const occupants = { adult: 2, child: 2, toddler: 0, infant: 0 };
    const { roomTypes } = await combos({ roomTypeId: resort.roomTypes.family.id, occupants });
    expect(roomTypes).toHaveLength(1);
    expect(roomTypes[0]?.bedOptions).toMatchObject([
      { bedOptionId: beds[0], sleeps: 2, fits: false, beds: [{ usingFor: "both", count: 1 }] },
      {
        bedOptionId: beds[1],
        sleeps: 4,
        fits: true,
        beds: [{ noOfPax: 2 }, { usingFor: "child", count: 2 }],
      },
    ]);
  });

  it("say nothing about people when none were asked about, and list every type", async () => {
    const { roomTypes } = await combos({});
    expect(roomTypes.map(({ bedOptions }) => bedOptions.map(({ fits }) => fits))).toEqual([
      [],
      [],
      [null, null],
    ]);
  });

  it("leave out a way that is no longer offered", async () => {
    await base.db.execute(sql`update bed_option set active_status = false where id = ${beds[0]}`);
    const { roomTypes } = await combos({ roomTypeId: resort.roomTypes.family.id });
    expect(roomTypes[0]?.bedOptions.map(({ bedOptionId }) => bedOptionId)).toEqual([beds[1]]);
    await base.db.execute(sql`update bed_option set active_status = true`);
  });

  it("know no type that isn't there", async () => {
    expect(await combos({ roomTypeId: randomUUID() })).toMatchObject({ code: "NOT_FOUND" });
    const crowd = { adult: 21, child: 0, toddler: 0, infant: 0 };
    expect(await combos({ occupants: crowd })).toMatchObject({ code: "INVALID_INPUT" });
  });
});
