import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { holdStayRoute, releaseHoldRoute } from "@pulau/contract/holds.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import type { Caller } from "./caller.ts";
import { withoutRoomKey, withoutStockCheck } from "./controls.ts";
import { rounds } from "./counts.ts";
import { mustHold, newGuest, type StayOptions, stayOf, tryHold } from "./guest.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

/** So many guests, each with a draft for the same stay, who all ask for it at the same moment. */
async function rush(arena: TwoServers, count: number, options: StayOptions) {
  const guests = await Promise.all(Array.from({ length: count }, (_, i) => newGuest(arena.urls, i)));
  const drafts = await Promise.all(
    guests.map((guest) => guest.must(createDraftRoute, { body: stayOf(arena.resort, options) })),
  );
  const answers = await Promise.all(
    guests.map((guest, i) => guest.call(holdStayRoute, { params: { _id: drafts[i]?._id ?? "" } })),
  );
  const held = answers.filter((answer) => answer.ok).length;
  const codes = new Set(answers.map((answer) => (answer.ok ? "held" : `${answer.status} ${answer.code}`)));
  return { held, codes: [...codes].sort() };
}

/** Few rooms on a boat that never fills. */
let arena: TwoServers;
beforeAll(async () => {
  arena = await openTwoServers({ ferrySeats: 1_000 });
});
afterAll(() => arena.close());

describe("many guests and few rooms", () => {
  it("gives three rooms to three of two hundred, and tells the rest that they are sold out", async () => {
    const { held, codes } = await rush(arena, 200, { roomType: "standard" });
    expect({ held, codes }).toEqual({ held: 3, codes: ["409 SOLD_OUT", "held"] });
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  it("lets stays touch but not overlap", async () => {
    const hold = async (inDays: number) =>
      tryHold(await newGuest(arena.urls), stayOf(arena.resort, { inDays, roomType: "family" }));
    expect((await hold(30)).ok).toBe(true);
    expect((await hold(32)).ok).toBe(true);
    expect(await hold(31)).toMatchObject({ ok: false, status: 409, code: "SOLD_OUT" });
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });
});

describe("many guests and few seats", () => {
  let arena: TwoServers;
  beforeAll(async () => {
    arena = await openTwoServers({ rooms: { standard: 40 }, ferrySeats: 10 });
  });
  afterAll(() => arena.close());

  it("sails with no more than the boat seats", async () => {
    const { held, codes } = await rush(arena, 40, { roomType: "standard" });
    expect({ held, codes }).toEqual({ held: 5, codes: ["409 BOAT_FULL", "held"] });
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  it("oversells seats when the check on stock is gone", async () => {
    await withoutStockCheck(arena.base.pool);
    const { held } = await rush(arena, 40, { roomType: "standard", inDays: 20 });
    expect(held).toBeGreaterThan(5);
    expect((await checkInvariants(arena.base.pool)).some((fault) => fault.startsWith("G1"))).toBe(true);
  });
});

describe("rooms asked for crosswise", () => {
  let arena: TwoServers;
  beforeAll(async () => {
    arena = await openTwoServers({ rooms: { standard: 2 }, ferrySeats: 1_000 });
  });
  afterAll(() => arena.close());

  it("gives both rooms or none, and no deadlock reaches a guest", async () => {
    const stay = stayOf(arena.resort, { rooms: 2 });
    const crossed = { ...stay, rooms: stay.rooms?.toReversed() };
    const rivals: [Caller, Caller] = [await newGuest(arena.urls, 0), await newGuest(arena.urls, 1)];
    const drafts = await Promise.all(
      rivals.map((guest, i) => guest.must(createDraftRoute, { body: i === 0 ? stay : crossed })),
    );
    for (let round = 0; round < rounds(12, 500); round++) {
      await arena.base.pool.query("DELETE FROM rate_window");
      const answers = await Promise.all(
        rivals.map((guest, i) => guest.call(holdStayRoute, { params: { _id: drafts[i]?._id ?? "" } })),
      );
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      expect(answers.find((answer) => !answer.ok)).toMatchObject({ status: 409, code: "SOLD_OUT" });
      const winner = answers.findIndex((answer) => answer.ok);
      await rivals[winner]?.must(releaseHoldRoute, { params: { _id: drafts[winner]?._id ?? "" } });
    }
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });
});

describe("a guest who holds", () => {
  it("keeps the same rooms when the draft is held again", async () => {
    const guest = await newGuest(arena.urls);
    const first = await mustHold(guest, stayOf(arena.resort, { roomType: "family" }));
    const again = await guest.must(holdStayRoute, { params: { _id: first._id } });
    expect(again.rooms).toEqual(first.rooms);
    expect(again.earlierTotalSen).toBeNull();
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });
});

describe("without the key on room nights", () => {
  it("oversells rooms", async () => {
    await withoutRoomKey(arena.base.pool);
    const { held } = await rush(arena, 60, { roomType: "standard", inDays: 20 });
    expect(held).toBeGreaterThan(3);
    expect((await checkInvariants(arena.base.pool)).some((fault) => fault.startsWith("G1"))).toBe(true);
  });
});
