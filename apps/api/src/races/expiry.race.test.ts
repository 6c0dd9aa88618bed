import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { extendHoldRoute, holdStayRoute, roomTimerRoute } from "@pulau/contract/holds.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import type { TestDatabase } from "../db/test-database.ts";
import { movableClock, slowExtensions, withoutRoomKey } from "./controls.ts";
import { rounds } from "./counts.ts";
import { mustHold, newGuest, stayOf, submit, tryHold } from "./guest.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

type Clock = { move(seconds: number): Promise<void> };

const holdSeconds = 120;
const capSeconds = 600;
const limits = {
  holdSeconds,
  holdCapSeconds: capSeconds,
  holdsPerOwner: 10_000,
  roomsPerOwner: 10_000,
  roomsPerAddress: 10_000,
};

async function openWithClock(prepare: (base: TestDatabase) => Promise<void> = async () => {}) {
  let clock: Clock = { move: async () => {} };
  const arena = await openTwoServers({ days: 300, settings: { limits } }, async (base) => {
    clock = await movableClock(base.pool);
    await prepare(base);
  });
  return { arena, clock };
}

let arena: TwoServers;
let clock: Clock;
beforeAll(async () => {
  ({ arena, clock } = await openWithClock());
});
afterAll(() => arena.close());

/** An extension and a rival at the last moment of a hold, so many times; what came of each time. */
async function* meetAtTheEnd(at: TwoServers, time: Clock, times: number) {
  const [holder, rival] = [await newGuest(at.urls, 0), await newGuest(at.urls, 1)];
  const wanted = stayOf(at.resort, { roomType: "family" });
  const rivalDraft = await rival.must(createDraftRoute, { body: wanted });
  for (let round = 0; round < times; round++) {
    await at.base.pool.query("DELETE FROM rate_window");
    const hold = await mustHold(holder, wanted);
    // The last hundred milliseconds: who comes first differs from time to time.
    await time.move(holdSeconds - 0.1 + Math.random() * 0.1);
    const [extended, taken] = await Promise.all([
      holder.call(extendHoldRoute, { params: { _id: hold._id } }),
      rival.call(holdStayRoute, { params: { _id: rivalDraft._id } }),
    ]);
    const { rows } = await at.base.pool.query<{ owners: number }>(
      "SELECT count(DISTINCT hold_id)::int AS owners FROM room_night WHERE expires_at > pulau_now()",
    );
    yield { extended: extended.ok, taken: taken.ok, owners: rows[0]?.owners ?? 0 };
    await time.move(capSeconds + holdSeconds);
  }
}

describe("the end of a hold", () => {
  it("has exactly one owner when an extension and a rival meet there", async () => {
    let decided = 0;
    for await (const { extended, taken, owners } of meetAtTheEnd(arena, clock, rounds(25, 1_000))) {
      expect(extended && taken).toBe(false);
      expect(owners).toBeLessThanOrEqual(1);
      if (extended || taken) decided++;
    }
    expect(decided).toBeGreaterThan(0);
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  it("has two owners when the key on room nights is gone", async () => {
    const unguarded = await openWithClock(async (base) => {
      await withoutRoomKey(base.pool);
      await slowExtensions(base.pool);
    });
    try {
      let most = 0;
      for await (const { owners } of meetAtTheEnd(unguarded.arena, unguarded.clock, 60)) {
        most = Math.max(most, owners);
        if (most > 1) break;
      }
      expect(most).toBe(2);
    } finally {
      await unguarded.arena.close();
    }
  });

  it("can be put off up to the cap and no further", async () => {
    const guest = await newGuest(arena.urls);
    const hold = await mustHold(guest, stayOf(arena.resort, { inDays: 40, roomType: "family" }));
    let extensions = 0;
    for (; extensions < 20; extensions++) {
      const longer = await guest.call(extendHoldRoute, { params: { _id: hold._id } });
      if (longer.ok) continue;
      expect(longer.code).toBe("HOLD_AT_CAP");
      break;
    }
    expect(extensions).toBe((capSeconds - holdSeconds) / holdSeconds);
    const timer = await guest.must(roomTimerRoute, { params: { _id: hold._id } });
    expect(timer.secondsLeft).toBeGreaterThan(capSeconds - 30);
    expect(timer.secondsLeft).toBeLessThanOrEqual(capSeconds);
  });

  it("frees the room without a sweeper, and refuses the late submit", async () => {
    const [late, quick] = [await newGuest(arena.urls), await newGuest(arena.urls)];
    const wanted = stayOf(arena.resort, { inDays: 50, roomType: "family" });
    const hold = await mustHold(late, wanted);
    expect(await tryHold(quick, wanted)).toMatchObject({ ok: false, code: "SOLD_OUT" });
    await clock.move(holdSeconds + 1);
    expect((await tryHold(quick, wanted)).ok).toBe(true);
    expect(await submit(late, hold)).toMatchObject({ ok: false, status: 410, code: "HOLD_EXPIRED" });
    expect(await late.call(extendHoldRoute, { params: { _id: hold._id } })).toMatchObject({
      code: "HOLD_EXPIRED",
    });
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  it("follows the database's clock, whatever the servers' clocks say", async () => {
    const guest = await newGuest(arena.urls);
    const hold = await mustHold(guest, stayOf(arena.resort, { inDays: 60, roomType: "family" }));
    await clock.move(-3_600);
    const timer = await guest.must(roomTimerRoute, { params: { _id: hold._id } });
    expect(timer.state).toBe("live");
    await clock.move(3_600 + holdSeconds);
    expect((await guest.must(roomTimerRoute, { params: { _id: hold._id } })).state).toBe("ended");
  });
});
