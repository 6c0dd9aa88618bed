import { randomUUID } from "node:crypto";
import { addBoatRoute } from "@pulau/contract/boats-admin.ts";
import { addCurrencyRoute, enterRateRoute } from "@pulau/contract/currencies.ts";
import { addEventRoute } from "@pulau/contract/event-admin.ts";
import { copyPackageRoute } from "@pulau/contract/package-admin.ts";
import { addPageRoute } from "@pulau/contract/pages.ts";
import { addPartnerRoute } from "@pulau/contract/partners.ts";
import { addRoomTypeRoute } from "@pulau/contract/room-admin.ts";
import { addPromoCodeRoute } from "@pulau/contract/staff-promo-codes.ts";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inAll } from "../db/factories/words.ts";
import { eventBody } from "../modules/selling/events/test-event.ts";
import type { Caller } from "./caller.ts";
import { nameOf } from "./every-call.ts";
import { openStage, type Stage } from "./one-server.ts";
import { staffCaller } from "./staff.ts";

let stage: Stage;
let desk: Caller;
beforeAll(async () => {
  stage = await openStage();
  ({ desk } = await staffCaller(stage, everyRight()));
});
afterAll(() => stage.close());

const boat = (seats: number) => ({
  kind: "ferry" as const,
  name: inAll("Camar"),
  seats,
  tickets: [],
  timetables: [],
});
const roomType = (roomCode: string) => ({
  roomCode,
  name: inAll("Attic"),
  summary: inAll("Under the roof"),
  highlight: inAll("Quiet"),
  picture: "garden-room",
  sizeSqm: 20,
  minPax: 1,
  maxPax: 2,
  bedTypes: ["twin" as const],
  amenities: [],
});
const promo = (code: string) => ({
  code,
  type: "percent" as const,
  share: 1_000,
  name: inAll("Rain"),
  description: inAll("When it rains"),
  picture: "reef",
});
const currency = (symbol: string) => ({
  code: "SEK",
  name: "Swedish krona",
  symbol,
  ringgitPerForeign: "0.43",
  ratedOn: "2026-01-02",
});
const owner = (name: string) => ({ name, email: "owner@agency.test", phone: "+60123456789" });

type Add = readonly [
  table: string,
  route: Parameters<Caller["call"]>[0],
  first: () => object,
  other: () => object,
];
const adds: readonly Add[] = [
  ["boat", addBoatRoute, () => ({ body: boat(20) }), () => ({ body: boat(21) })],
  ["room_type", addRoomTypeRoute, () => ({ body: roomType("AT") }), () => ({ body: roomType("AU") })],
  ["promo_code", addPromoCodeRoute, () => ({ body: promo("RAIN") }), () => ({ body: promo("RAINS") })],
  ["currency", addCurrencyRoute, () => ({ body: currency("kr") }), () => ({ body: currency("Kr") })],
  [
    "page",
    addPageRoute,
    () => ({ body: { title: inAll("Reef"), slug: "reef" } }),
    () => ({ body: { title: inAll("Reefs"), slug: "reefs" } }),
  ],
  [
    "event",
    addEventRoute,
    () => ({ body: eventBody(stage.resort) }),
    () => ({ body: eventBody(stage.resort, { capacity: 11 }) }),
  ],
  [
    "account",
    addPartnerRoute,
    () => ({ body: { kind: "agency", accountName: "Agency", owner: owner("Ahmad") } }),
    () => ({ body: { kind: "agency", accountName: "Agency", owner: owner("Aisyah") } }),
  ],
  [
    "package",
    copyPackageRoute,
    () => ({ params: { _id: stage.resort.packageId }, body: { code: "COPY", name: inAll("Copy") } }),
    () => ({ params: { _id: stage.resort.packageId }, body: { code: "COPIES", name: inAll("Copy") } }),
  ],
];

/** A file or a draft that is sent again is used by nobody and thrown away; a draft has one hold. */
const harmless = ["upload", "draft-booking", "room-block"];

describe("what staff add", () => {
  it("is added once by a key, wherever something is added", () => {
    const careless = stage.app.mounting.routes.filter(
      ({ scope, status, idempotent }) => scope === "staff" && status === 201 && !idempotent,
    );
    const adding = careless.filter(({ path }) => !harmless.some((word) => path.includes(word)));
    expect(adding.map(nameOf)).toEqual([]);
  });

  it.each(adds)("is one %s however often it is sent", async (table, route, first, other) => {
    const count = async () =>
      (await stage.base.pool.query(`SELECT count(*)::int AS n FROM ${table}`)).rows[0].n as number;
    const before = await count();
    const once = { "idempotency-key": randomUUID() };
    const send = (input: object, key = once) => desk.call(route as never, input as never, key as never);
    const answer = await send(first());
    expect(answer).toMatchObject({ ok: true });
    expect(await send(first())).toEqual(answer);
    expect(await Promise.all([1, 2, 3].map(() => send(first())))).toEqual([answer, answer, answer]);
    expect(await count()).toBe(before + 1);
    expect(await send(other())).toMatchObject({ code: "KEY_REUSED" });
    expect(await count()).toBe(before + 1);
  });

  it("is a rate that stands once in the history of its currency", async () => {
    const { rows } = await stage.base.pool.query("SELECT id FROM currency WHERE code = 'SEK'");
    const input = { params: { _id: rows[0].id }, body: { ringgitPerForeign: "0.44", ratedOn: "2026-01-03" } };
    const once = { "idempotency-key": randomUUID() };
    for (const _ of [1, 2]) await desk.must(enterRateRoute, input, once);
    const rates = "SELECT count(*)::int AS n FROM currency_rate WHERE currency_id = $1";
    expect((await stage.base.pool.query(rates, [rows[0].id])).rows).toEqual([{ n: 2 }]);
  });
});
