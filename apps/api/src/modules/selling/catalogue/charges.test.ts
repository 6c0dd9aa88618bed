import { randomUUID } from "node:crypto";
import { addDays, type Day, weekdayOf } from "@pulau/domain/calendar/day.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { makeResort, type ResortIds } from "../../../db/factories/resort.ts";
import { inAll } from "../../../db/factories/words.ts";
import { rateCard, surcharge } from "../../../db/schema/catalogue.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { readSettings } from "../../../settings.ts";
import { catalogue } from "./routes.ts";

let base: TestDatabase;
let app: FastifyInstance;
let resort: ResortIds;

beforeAll(async () => {
  base = await createTestDatabase();
  resort = await makeResort(base.db);
  const settings = readSettings({ PULAU_SECRET: "s".repeat(40), LOG_LEVEL: "silent" });
  app = await buildApp({
    db: base.db,
    pool: base.pool,
    settings,
    readSession: async () => null,
    modules: [catalogue],
  });
});
afterAll(async () => {
  await app.close();
  await base.drop();
});

const get = async (url: string) => (await app.inject({ url })).json();
const paths = ["additional-charge", "surcharge", "surcharge/calendar", "pax-type-setting"];

describe("charges", () => {
  it("tell fees by nationality and age, and the taxes", async () => {
    expect(await get("/api/additional-charge")).toMatchObject({
      charges: [
        {
          name: inAll("Marine park"),
          per: "person",
          amounts: expect.arrayContaining([{ who: "foreign", guestKind: "adult", sen: 3_000 }]),
        },
      ],
      taxes: [
        { group: "stay", share: 800 },
        { group: "food", share: 600 },
      ],
    });
  });

  it("list surcharges with their days until they are over", async () => {
    const over = { from: addDays(resort.from, -20), to: addDays(resort.from, -1) };
    await base.db.insert(surcharge).values({
      ...over,
      name: inAll("Over"),
      weekdays: [],
      per: "personNight",
      guestKinds: ["adult"],
      sen: 1_000,
    });
    const { surcharges } = await get("/api/surcharge");
    expect(surcharges).toMatchObject([
      { name: inAll("Weekend"), per: "personNight", sen: 3_000, share: null, weekdays: [4, 5, 6] },
    ]);
  });

  it("stand in a calendar on the nights on which they count, one of each group", async () => {
    const thursday = addDays(resort.from, 14 + ((11 - weekdayOf(resort.from)) % 7));
    await base.db.insert(surcharge).values({
      name: inAll("Holiday"),
      from: thursday,
      to: thursday,
      weekdays: [],
      per: "personNight",
      guestKinds: ["adult"],
      sen: 0,
      terms: { share: 1_000, priority: 1 },
      group: "season",
    });
    const { days } = await get(`/api/surcharge/calendar?month=${thursday}`);
    const on = (day: Day) =>
      days
        .find((candidate: { day: Day }) => candidate.day === day)
        ?.surcharges.map((surcharge: object) => surcharge);
    expect(on(thursday)).toMatchObject([{ name: inAll("Holiday"), sen: null, share: 1_000 }]);
    expect(days).toHaveLength(
      new Date(Number(thursday.slice(0, 4)), Number(thursday.slice(5, 7)), 0).getDate(),
    );
    const weekend = days.filter((day: { surcharges: unknown[] }) => day.surcharges.length > 0);
    expect(weekend.every((day: { day: Day }) => [4, 5, 6].includes(weekdayOf(day.day)))).toBe(true);
    expect((await get("/api/surcharge/calendar")).fields).toEqual([{ path: "month", rule: "required" }]);
  });

  it("tell as what a person counts, with the word for it", async () => {
    const types = await get("/api/pax-type-setting");
    expect(types.package[0]).toEqual({
      kind: "infant",
      fromAge: 0,
      toAge: 0,
      name: { en: "Infant", my: "Bayi", cn: "婴儿" },
    });
    expect(types.boat.at(-1)).toMatchObject({ kind: "senior", fromAge: 60, toAge: null });
    expect(types.fees).toEqual([]);
  });

  it("are an option's own where its card has its own", async () => {
    const park = {
      id: "park",
      name: inAll("Park"),
      per: "person" as const,
      amounts: [{ who: null, guestKind: null, sen: 700 }],
      bands: [{ kind: "adult" as const, fromAge: 6, toAge: null }],
    };
    await base.db.insert(rateCard).values({
      optionId: resort.optionId,
      rules: {},
      own: { fees: [park] },
      questions: { activities: [], markets: [] },
    });
    const own = await get(`/api/additional-charge?optionId=${resort.optionId}`);
    expect(own.charges).toEqual([
      {
        _id: "park",
        name: inAll("Park"),
        per: "person",
        amounts: [{ who: null, guestKind: null, sen: 700 }],
      },
    ]);
    expect(own.taxes).toHaveLength(2);
    const types = await get(`/api/pax-type-setting?optionId=${resort.optionId}`);
    expect(types.fees).toMatchObject([{ _id: "park", bands: [{ kind: "adult", fromAge: 6 }] }]);
    expect((await get("/api/additional-charge")).charges[0].name).toEqual(inAll("Marine park"));
  });

  it.each(paths)("of an option that is not there are not found: /api/%s", async (path) => {
    const answer = await app.inject(`/api/${path}?optionId=${randomUUID()}&month=${resort.from}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, "NOT_FOUND"]);
    expect((await get(`/api/${path}?optionId=x&month=${resort.from}`)).code).toBe("INVALID_INPUT");
  });
});
