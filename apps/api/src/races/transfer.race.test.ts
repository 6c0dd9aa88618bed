import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { holdStayRoute } from "@pulau/contract/holds.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import { carOf } from "../modules/selling/transport/test-ride.ts";
import { withoutStockCheck } from "./controls.ts";
import { newGuest, stayOf } from "./guest.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

const guests = 40;
const options = { rooms: { standard: guests }, ferrySeats: 1_000, cars: 3 };

/** Everybody has a room and a seat; they all ask at the same moment for one of three cars. */
async function rushForCars(arena: TwoServers, inDays: number) {
  const callers = await Promise.all(Array.from({ length: guests }, (_, i) => newGuest(arena.urls, i)));
  const body = stayOf(arena.resort, {
    inDays,
    transport: { out: null, back: null, land: [carOf(arena.resort)] },
  });
  const drafts = await Promise.all(callers.map((caller) => caller.must(createDraftRoute, { body })));
  const answers = await Promise.all(
    callers.map((caller, i) => caller.call(holdStayRoute, { params: { _id: drafts[i]?._id ?? "" } })),
  );
  const codes = new Set(answers.map((answer) => (answer.ok ? "held" : `${answer.status} ${answer.code}`)));
  return { held: answers.filter((answer) => answer.ok).length, codes: [...codes].sort() };
}

describe("many guests and few cars", () => {
  let arena: TwoServers;
  beforeAll(async () => {
    arena = await openTwoServers(options);
  });
  afterAll(() => arena.close());

  it("gives each car once, and tells the rest that it is the cars that are gone", async () => {
    expect(await rushForCars(arena, 10)).toEqual({ held: 3, codes: ["409 TRANSFER_FULL", "held"] });
    const { rows } = await arena.base.pool.query(
      "SELECT count(DISTINCT hold_id)::int AS holds FROM room_night",
    );
    expect(rows).toEqual([{ holds: 3 }]);
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  it("promises cars that there are not when the check on stock is gone", async () => {
    await withoutStockCheck(arena.base.pool);
    expect((await rushForCars(arena, 13)).held).toBeGreaterThan(3);
    expect((await checkInvariants(arena.base.pool)).some((fault) => fault.startsWith("G1"))).toBe(true);
  });
});
