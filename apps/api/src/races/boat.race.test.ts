import { setTimeout as pause } from "node:timers/promises";
import { type BoatBody, boatsRoute, updateBoatRoute } from "@pulau/contract/boats-admin.ts";
import { sailingsRoute } from "@pulau/contract/catalogue.ts";
import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { holdStayRoute } from "@pulau/contract/holds.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import { Caller } from "./caller.ts";
import { slowBoats, withoutStockCheck } from "./controls.ts";
import { newGuest, stayOf } from "./guest.ts";
import { all, staffCaller } from "./staff.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

const guests = 12;
const options = { rooms: { standard: guests }, ferrySeats: 40, days: 30 };

async function deskOf(arena: TwoServers) {
  const { desk } = await staffCaller(arena, { boats: all });
  const ferry = async () => {
    const { boats } = await desk.must(boatsRoute, { query: { limit: "100" } });
    const found = boats.find(({ _id }) => _id === arena.resort.ferryId);
    if (!found) throw new Error("no ferry");
    return found;
  };
  const change = async (part: Partial<BoatBody>) =>
    desk.call(updateBoatRoute, {
      params: { _id: arena.resort.ferryId },
      query: {},
      body: { ...(await ferry()), ...part },
    });
  return { ferry, change };
}

/** Couples hold stays with a boat each while staff, at that moment, leave the boat six seats. */
async function rushWhileSeatsGo(arena: TwoServers, inDays: number) {
  const { change } = await deskOf(arena);
  const callers = await Promise.all(Array.from({ length: guests }, (_, i) => newGuest(arena.urls, i)));
  const body = stayOf(arena.resort, { inDays });
  const drafts = await Promise.all(callers.map((caller) => caller.must(createDraftRoute, { body })));
  const changing = change({ seats: 6 });
  await pause(500);
  const answers = await Promise.all(
    callers.map((caller, i) => caller.call(holdStayRoute, { params: { _id: drafts[i]?._id ?? "" } })),
  );
  return {
    changed: (await changing).ok,
    held: answers.filter(({ ok }) => ok).length,
    codes: [...new Set(answers.map((answer) => (answer.ok ? "held" : answer.code)))].sort(),
  };
}

describe("a boat that is changed while guests book it", () => {
  let arena: TwoServers;
  beforeAll(async () => {
    arena = await openTwoServers(options, (base) => slowBoats(base.pool));
  });
  afterAll(() => arena.close());

  it("gives no seat that it has no longer", async () => {
    expect(await rushWhileSeatsGo(arena, 5)).toEqual({
      changed: true,
      held: 3,
      codes: ["BOAT_FULL", "held"],
    });
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  it("is seen as it is now by guests of the other server within two seconds", async () => {
    const { ferry, change } = await deskOf(arena);
    const [timetable] = (await ferry()).timetables;
    if (!timetable) throw new Error("no timetable");
    const out = [...timetable.out, { time: "17:45", isDefault: false }];
    expect(await change({ timetables: [{ ...timetable, out }] })).toMatchObject({ ok: true });
    const checkIn = addDays(arena.resort.from, 9);
    const query = { adults: 2, checkIn, checkOut: addDays(checkIn, 2) };
    for (const url of arena.urls) {
      const seen = await new Caller([url], null).must(sailingsRoute, { query });
      expect(seen.out.map(({ time }) => time)).toContain("17:45");
    }
  });

  it("promises seats that there are not when the check on stock is gone", async () => {
    const { change } = await deskOf(arena);
    expect(await change({ seats: options.ferrySeats })).toMatchObject({ ok: true });
    await withoutStockCheck(arena.base.pool);
    expect((await rushWhileSeatsGo(arena, 12)).held).toBeGreaterThan(3);
    expect((await checkInvariants(arena.base.pool)).some((fault) => fault.startsWith("G1"))).toBe(true);
  });
});
