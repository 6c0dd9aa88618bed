import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { keepForGuestRoute } from "@pulau/contract/courtesy-holds.ts";
import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { holdStayRoute } from "@pulau/contract/holds.ts";
import { staffCreateDraftRoute, staffHoldRoute, staffSubmitRoute } from "@pulau/contract/staff-bookings.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { HoldId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import type { TestDatabase } from "../db/test-database.ts";
import { inTransaction } from "../db/tx.ts";
import { endCourtesy } from "../modules/booking/courtesy-holds/public.ts";
import { slowSubmits, withoutRoomKey } from "./controls.ts";
import { rounds } from "./counts.ts";
import { newGuest, stayOf } from "./guest.ts";
import { everything, staffCaller } from "./staff.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

const limits = { holdsPerOwner: 10_000, roomsPerOwner: 10_000, roomsPerAddress: 10_000 };
const open = (prepare: (base: TestDatabase) => Promise<void> = async () => {}) =>
  openTwoServers({ days: 400, settings: { limits } }, prepare);

let arena: TwoServers;
beforeAll(async () => {
  arena = await open();
});
afterAll(() => arena.close());

/** Brings the end of what is held so near, in milliseconds from now. */
async function endIn({ base: { pool } }: TwoServers, id: HoldId, ms: number): Promise<void> {
  const ends = "pulau_now() + make_interval(secs => $2)";
  const values = [id, ms / 1_000];
  await pool.query(
    `UPDATE stay_hold SET expires_at = ${ends}, offered_until = ${ends} WHERE id = $1`,
    values,
  );
  await pool.query(`UPDATE room_night SET expires_at = ${ends} WHERE hold_id = $1`, values);
  await pool.query(`UPDATE stock_claim SET expires_at = ${ends} WHERE hold_id = $1`, values);
}

/** The desk books what it holds for somebody, its end is noticed, and a guest reaches for the room, at the end of the hold. */
async function* meetAtTheEnd(at: TwoServers, times: number, soonest = 20) {
  const { desk } = await staffCaller(at, everything);
  for (let round = 0; round < times; round++) {
    await at.base.pool.query("DELETE FROM rate_window");
    const guest = await newGuest(at.urls, 1);
    const json = stayOf(at.resort, { inDays: 10 + 3 * round, roomType: "family" });
    const { _id } = await desk.must(staffCreateDraftRoute, { body: { json } });
    const held = await desk.must(staffHoldRoute, { params: { _id }, body: {} });
    const body = { untilDay: addDays(at.resort.from, 1), untilTime: "12:00", mail: false };
    await desk.must(keepForGuestRoute, { params: { _id }, body });
    const rival = await guest.must(createDraftRoute, { body: json });
    const endsAfter = soonest + Math.random() * 60;
    await endIn(at, _id, endsAfter);
    const submission = {
      holdId: _id,
      agreedTotalSen: held.quote.totalSen,
      termsAgreed: true as const,
      mailLink: false,
    };
    const [booked, taken] = await Promise.all([
      desk.call(staffSubmitRoute, { body: submission }, { "idempotency-key": randomUUID() }),
      // Just after the end, while the desk's booking may still be under way.
      setTimeout(endsAfter + Math.random() * 20).then(() =>
        guest.call(holdStayRoute, { params: { _id: rival._id } }),
      ),
      setTimeout(endsAfter + Math.random() * 20).then(() =>
        inTransaction(at.base.db, (tx) => endCourtesy(tx, _id)),
      ),
    ]);
    const { rows } = await at.base.pool.query<{ owners: number }>(
      `SELECT count(DISTINCT hold_id)::int AS owners FROM room_night
       WHERE hold_id IN ($1, $2) AND (state = 'booked' OR expires_at > pulau_now())`,
      [_id, rival._id],
    );
    yield { booked: booked.ok, taken: taken.ok, owners: rows[0]?.owners ?? 0 };
  }
}

describe("what is held for somebody, at its end", () => {
  it("is either booked or free, whoever comes at that moment", async () => {
    const outcomes = new Set<string>();
    for await (const { booked, taken, owners } of meetAtTheEnd(arena, rounds(25, 500))) {
      expect(booked && taken).toBe(false);
      expect(owners).toBeLessThanOrEqual(1);
      outcomes.add(booked ? "booked" : "ended");
    }
    expect(outcomes.size).toBeGreaterThan(0);
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  it("is booked and taken when the key on room nights is gone", async () => {
    const unguarded = await open(async (base) => {
      await withoutRoomKey(base.pool);
      await slowSubmits(base.pool);
    });
    try {
      let most = 0;
      for await (const { owners } of meetAtTheEnd(unguarded, 10, 400)) {
        most = Math.max(most, owners);
        if (most > 1) break;
      }
      expect(most).toBe(2);
    } finally {
      await unguarded.close();
    }
  });
});
