import { randomUUID } from "node:crypto";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { makeClaims } from "../../../db/factories/claims.ts";
import { makeResort, type ResortIds } from "../../../db/factories/resort.ts";
import { sql } from "../../../db/orm.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import type { Session } from "../../../plugins/session.ts";
import { readSettings } from "../../../settings.ts";
import { resort as resortModule } from "../../ground/resort/routes.ts";
import { transport } from "../transport/routes.ts";
import { catalogue } from "./routes.ts";

const owner: Session = { kind: "anonymous", ownerId: randomUUID() };

let base: TestDatabase;
let app: FastifyInstance;
let resort: ResortIds;

beforeAll(async () => {
  base = await createTestDatabase();
  resort = await makeResort(base.db, {
    settings: { profile: { name: "Teluk Biru", jetties: ["Merang", "Teluk"] } },
  });
  const settings = readSettings({ PULAU_SECRET: "s".repeat(40), LOG_LEVEL: "silent", PULAU_VERSION: "7.8" });
  const modules = [resortModule, catalogue, transport];
  app = await buildApp({ db: base.db, pool: base.pool, settings, readSession: async () => owner, modules });
});
afterAll(async () => {
  await app.close();
  await base.drop();
});

const get = async (url: string) => (await app.inject({ url })).json();
const stayOf = (from: Day) => `checkIn=${from}&checkOut=${addDays(from, 2)}`;

it("tells the resort's face from its settings and boats", async () => {
  const face = await get("/api/resort");
  expect(face).toMatchObject({
    name: "Teluk Biru",
    today: resort.from,
    timeZone: "Asia/Kuala_Lumpur",
    checkInTime: "15:00",
    charters: [{ id: resort.charterId, sen: 80_000, seats: 10 }],
    toddlerTicketSen: 20_000,
    limits: {
      persons: 100,
      specialRequest: 500,
      holdSeconds: 120,
      holdCapSeconds: 1800,
      courtesyHoldHours: 48,
      paymentMinutes: 30,
    },
    version: "7.8",
    demo: true,
  });
  expect(face.ferries).toEqual([
    { direction: "back", time: "09:30", from: "Teluk", to: "Merang" },
    { direction: "out", time: "11:00", from: "Merang", to: "Teluk" },
  ]);
});

it("lists currencies in the shape of the requirements", async () => {
  const { data } = await get("/api/currency");
  expect(data).toMatchObject([
    {
      currencyId: { code: "SGD", name: "Singapore dollar", symbol_native: "$" },
      foreignConvRate: 0.3,
      myConvRate: expect.closeTo(1 / 0.3, 9),
      ratedOn: resort.from,
    },
  ]);
});

it("lists packages on sale, their options and periods, and hides what is not active", async () => {
  const { packageId, optionId, periodId } = resort;
  expect((await get("/api/package")).packages).toMatchObject([
    { _id: packageId, options: [{ _id: optionId }] },
  ]);
  expect((await get(`/api/package/option/${packageId}`)).options).toMatchObject([
    { _id: optionId, nights: 2 },
  ]);
  expect((await get(`/api/package/period/${packageId}`)).periods).toMatchObject([
    { _id: periodId, optionId },
  ]);
  expect((await get(`/api/package/option/${randomUUID()}`)).code).toBe("NOT_FOUND");
  await base.db.execute(sql`update package set active_status = false`);
  expect((await get("/api/package")).packages).toEqual([]);
  expect((await get(`/api/package/period/${packageId}`)).code).toBe("NOT_FOUND");
  await base.db.execute(sql`update package set active_status = true`);
});

it("tells what a limited add-on still has on its best day", async () => {
  const { from } = resort;
  const { rows } = await base.db.execute<{ id: string }>(
    sql`select id from add_on_day where day between ${from} and ${addDays(from, 2)} order by day`,
  );
  const span = { checkIn: from, checkOut: addDays(from, 2) };
  for (const [i, { id }] of rows.entries()) {
    await makeClaims(base.db, { ...span, stocks: [{ stockId: id, pieces: 4 - i }], secondsLeft: 60 });
  }
  const [shelf] = (await get(`/api/add-on?${stayOf(from)}`)).categories;
  expect(shelf.addOns).toMatchObject([
    { _id: resort.addOns.unlimited, left: null, sen: 5_000 },
    { _id: resort.addOns.limited, left: 2, needsDay: true },
  ]);
});

it("lists boats of both days with seats left and the price for the party", async () => {
  const { from, sailings } = resort;
  const span = { checkIn: from, checkOut: addDays(from, 2) };
  const stockId = sailings.ferry.out.get(from) ?? "";
  await makeClaims(base.db, { ...span, stocks: [{ stockId, pieces: 5 }], secondsLeft: null });
  await makeClaims(base.db, { ...span, stocks: [{ stockId, pieces: 3 }], secondsLeft: 60 });
  await makeClaims(base.db, { ...span, stocks: [{ stockId, pieces: 7 }], secondsLeft: -60 });
  const boats = await get(`/api/transport/sailings?adults=11&children=2,0&${stayOf(from)}`);
  expect(boats.out).toMatchObject([
    { _id: stockId, kind: "ferry", time: "11:00", seats: 40, seatsLeft: 32, sen: 20_000, isDefault: true },
    { _id: resort.charterId, kind: "charter", time: null, seats: 10, seatsLeft: 20, sen: 160_000 },
  ]);
  const own = { ownerId: owner.ownerId, holdId: randomUUID() };
  await makeClaims(base.db, { ...span, ...own, stocks: [{ stockId, pieces: 20 }], secondsLeft: 60 });
  const seatsLeft = async (draftId: DraftId) =>
    (await get(`/api/transport/sailings?${stayOf(from)}&draftId=${draftId}`)).out[0].seatsLeft;
  expect(await seatsLeft(own.holdId)).toBe(32);
  expect(await seatsLeft(randomUUID())).toBe(12);
  expect(boats.back[0]).toMatchObject({ day: addDays(from, 2), time: "09:30", seatsLeft: 40 });
});
