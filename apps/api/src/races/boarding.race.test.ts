import { randomUUID } from "node:crypto";
import { manifestRoute, markBoardingRoute, weighPassengerRoute } from "@pulau/contract/sailings.ts";
import type { GuestId, StockId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeStay } from "../modules/desk/front-desk/test-stay.ts";
import { createSealer } from "../plugins/seal.ts";
import { readSettings } from "../settings.ts";
import type { Caller } from "./caller.ts";
import { slowBoarding, withoutSailingLock } from "./controls.ts";
import { raceSecret } from "./server-process.ts";
import { all, staffCaller } from "./staff.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

const settings = readSettings({ PULAU_SECRET: raceSecret, LOG_LEVEL: "silent" });
const limitKg = 120;
const bodyKg = 80;

type Boat = { readonly sailingId: StockId; readonly guests: GuestId[]; readonly phones: Caller[] };

/** Today's boat that carries one of two guests, and a phone of the crew at each server. */
async function smallBoat(arena: TwoServers): Promise<Boat> {
  const { base, resort } = arena;
  const sailingId = resort.sailings.ferry.out.get(resort.from) ?? "";
  await base.pool.query(
    "UPDATE public.sailing SET day = (pulau_now() AT TIME ZONE 'Asia/Kuala_Lumpur')::date, time = '11:05' WHERE id = $1",
    [sailingId],
  );
  await base.pool.query(
    "UPDATE boat SET weighs = 'body', weight_limit_kg = $2 WHERE id = (SELECT boat_id FROM sailing WHERE id = $1)",
    [sailingId, limitKg],
  );
  const guests: GuestId[] = [];
  for (const room of [0, 1]) {
    const roomId = resort.roomTypes.standard.roomIds[room] ?? "";
    const { id } = await makeStay(base.db, resort, { roomId, checkIn: resort.from, name: `Diver ${room}` });
    const { rows } = await base.pool.query(
      "UPDATE booking_guest SET identity_sealed = $2 WHERE booking_id = $1 RETURNING id",
      [id, createSealer(settings).seal("920418-10-5566")],
    );
    guests.push(rows[0].id);
  }
  const phones = await Promise.all(
    arena.urls.map(async (url) => (await staffCaller({ ...arena, urls: [url] }, { boarding: all })).desk),
  );
  for (const guest of guests)
    await phones[0]?.must(weighPassengerRoute, { params: { _id: sailingId }, body: { guest, bodyKg } });
  return { sailingId, guests, phones };
}

/** Each phone ticks another guest, both at once. */
const tickTogether = ({ sailingId, guests, phones }: Boat) =>
  Promise.all(
    phones.map((phone, i) =>
      phone.call(markBoardingRoute, {
        params: { _id: sailingId },
        body: { act: randomUUID(), guests: [guests[i] ?? ""], mark: "aboard" },
      }),
    ),
  );

const aboardKg = async ({ sailingId, phones }: Boat) =>
  (await phones[0]?.must(manifestRoute, { params: { _id: sailingId }, query: {} }))?.load?.aboardKg;

describe("two phones that fill a boat up to its weight limit", () => {
  let arena: TwoServers;
  beforeAll(async () => {
    arena = await openTwoServers({ rooms: { standard: 4 }, days: 30 }, ({ pool }) => slowBoarding(pool));
  });
  afterAll(() => arena.close());

  it("take one of two guests: the other is over it", async () => {
    const boat = await smallBoat(arena);
    const answers = await tickTogether(boat);
    expect(answers.map((answer) => (answer.ok ? "aboard" : answer.code)).sort()).toEqual([
      "BOAT_OVERWEIGHT",
      "aboard",
    ]);
    expect(await aboardKg(boat)).toBe(bodyKg);
  });
});

describe("the same without the sailing's lock: the control", () => {
  let arena: TwoServers;
  beforeAll(async () => {
    arena = await openTwoServers({ rooms: { standard: 4 }, days: 30 }, async ({ pool }) => {
      await slowBoarding(pool);
      await withoutSailingLock(pool);
    });
  });
  afterAll(() => arena.close());

  it("takes both, and the boat is too heavy", async () => {
    const boat = await smallBoat(arena);
    expect(await tickTogether(boat)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await aboardKg(boat)).toBeGreaterThan(limitKg);
  });
});
