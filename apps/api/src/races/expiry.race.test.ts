import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { extendHoldRoute, holdStayRoute, roomTimerRoute } from "@pulau/contract/holds.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import { movableClock } from "./controls.ts";
import { rounds } from "./counts.ts";
import { mustHold, newGuest, stayOf, submit, tryHold } from "./guest.ts";
import { type Arena, openArena } from "./two-servers.ts";

let arena: Arena;
let clock: { move(seconds: number): Promise<void> };
const holdSeconds = 120;
const capSeconds = 600;

beforeAll(async () => {
  arena = await openArena(
    {
      days: 300,
      settings: {
        limits: { holdSeconds, holdCapSeconds: capSeconds, holdsPerOwner: 10_000, roomsPerOwner: 10_000 },
      },
    },
    async (base) => {
      clock = await movableClock(base.pool);
    },
  );
});
afterAll(() => arena.close());

describe("the end of a hold", () => {
  it("has exactly one owner when an extension and a rival meet there", async () => {
    const [holder, rival] = [await newGuest(arena.urls, 0), await newGuest(arena.urls, 1)];
    const wanted = stayOf(arena.resort, { roomType: "family" });
    const rivalDraft = await rival.must(createDraftRoute, { body: wanted });
    const outcomes = { extended: 0, taken: 0 };
    for (let round = 0; round < rounds(25, 1_000); round++) {
      await arena.base.pool.query("DELETE FROM rate_window");
      const hold = await mustHold(holder, wanted);
      // The last hundred milliseconds: who comes first differs from round to round.
      await clock.move(holdSeconds - 0.1 + Math.random() * 0.1);
      const [extended, taken] = await Promise.all([
        holder.call(extendHoldRoute, { params: { _id: hold._id } }),
        rival.call(holdStayRoute, { params: { _id: rivalDraft._id } }),
      ]);
      expect([extended.ok, taken.ok]).not.toEqual([true, true]);
      if (extended.ok) outcomes.extended++;
      if (taken.ok) outcomes.taken++;
      const { rows } = await arena.base.pool.query<{ owners: number }>(
        "SELECT count(DISTINCT hold_id)::int AS owners FROM room_night WHERE expires_at > pulau_now()",
      );
      expect(rows[0]?.owners).toBeLessThanOrEqual(1);
      await clock.move(capSeconds + holdSeconds);
    }
    expect(outcomes.extended + outcomes.taken).toBeGreaterThan(0);
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
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
