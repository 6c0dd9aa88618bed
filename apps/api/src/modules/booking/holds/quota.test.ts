import { createDraftRoute, saveDraftRoute } from "@pulau/contract/drafts.ts";
import { alterHoldRoute, extendHoldRoute, holdStayRoute } from "@pulau/contract/holds.ts";
import { bookPromoRoute } from "@pulau/contract/promo-codes.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { movableClock } from "../../../races/controls.ts";
import { eventually } from "../../../races/eventually.ts";
import { mustHold, mustSubmit, newGuest, stayOf, tryHold } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, everything, staffCaller } from "../../../races/staff.ts";
import { makePromo } from "../../selling/vouchers/test-vouchers.ts";

let stage: Stage;
let clock: { move(seconds: number): Promise<void> };
const limits = { holdsPerOwner: 3, roomsPerOwner: 4, roomsPerAddress: 12, holdCapSeconds: 300 };

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 30 }, days: 90, settings: { limits } }, async (base) => {
    clock = await movableClock(base.pool);
  });
});
afterAll(() => stage.close());

const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await stage.base.pool.query(text, values)).rows as T[];
/** Every hold so far is over, and every unpaid booking too. */
const letTimePass = () => clock.move(24 * 3_600);

describe("what one owner may hold", () => {
  it("is not more for who asks for everything at once", async () => {
    const guest = await newGuest(stage.urls);
    const tries = Array.from({ length: 8 }, (_, i) =>
      tryHold(guest, stayOf(stage.resort, { inDays: 10 + i })),
    );
    const held = (await Promise.all(tries)).filter((attempt) => attempt.ok);
    expect(held.length).toBeLessThanOrEqual(limits.holdsPerOwner);
    const live = await query("SELECT FROM stay_hold WHERE state = 'live' AND expires_at > pulau_now()");
    expect(live).toHaveLength(held.length);
    await letTimePass();
  });

  it("is not more for who lets a small hold grow", async () => {
    const guest = await newGuest(stage.urls);
    const { _id } = await mustHold(guest, stayOf(stage.resort));
    await guest.must(saveDraftRoute, { params: { _id }, body: stayOf(stage.resort, { rooms: 5 }) });
    expect(await guest.call(alterHoldRoute, { params: { _id } })).toMatchObject({
      status: 429,
      code: "HOLD_QUOTA",
    });
    await letTimePass();
  });

  it("is not more for who lets several holds grow at once", async () => {
    const guest = await newGuest(stage.urls);
    const days = [10, 15, 20];
    const holds = await Promise.all(days.map((inDays) => mustHold(guest, stayOf(stage.resort, { inDays }))));
    for (const [i, { _id }] of holds.entries()) {
      const body = stayOf(stage.resort, { inDays: days[i] ?? 0, rooms: 2 });
      await guest.must(saveDraftRoute, { params: { _id }, body });
    }
    const answers = await Promise.all(
      holds.map(({ _id }) => guest.call(alterHoldRoute, { params: { _id } })),
    );
    expect(answers.map((answer) => (answer.ok ? "ok" : answer.code)).sort()).toEqual([
      "HOLD_QUOTA",
      "HOLD_QUOTA",
      "ok",
    ]);
    await letTimePass();
  });

  it("counts the rooms of bookings that wait for their money", async () => {
    const guest = await newGuest(stage.urls);
    await mustSubmit(guest, stayOf(stage.resort, { rooms: 3 }));
    const more = stayOf(stage.resort, { rooms: 2, inDays: 20 });
    expect(await tryHold(guest, more)).toMatchObject({ status: 429, code: "HOLD_QUOTA" });
    await letTimePass();
    expect((await tryHold(guest, more)).ok).toBe(true);
    await letTimePass();
  });

  it("is shared by a network's guests also where a promo code brings a hold in line", async () => {
    const { desk } = await staffCaller(stage, { ...everything, posts: all });
    const { code } = await makePromo(desk);
    const guest = await newGuest(stage.urls);
    const { _id } = await mustHold(guest, stayOf(stage.resort, { inDays: 30 }));
    for (const rooms of [4, 4, 3])
      await mustHold(await newGuest(stage.urls), stayOf(stage.resort, { rooms, inDays: 30 }));
    await guest.must(saveDraftRoute, {
      params: { _id },
      body: stayOf(stage.resort, { rooms: 2, inDays: 30 }),
    });
    expect(await guest.call(bookPromoRoute, { body: { draftId: _id, code } })).toMatchObject({
      code: "HOLD_QUOTA",
    });
    await letTimePass();
  });

  it("is shared by all who come from one address under new names", async () => {
    for (let i = 0; i < 3; i++) {
      await mustHold(await newGuest(stage.urls), stayOf(stage.resort, { rooms: 4, inDays: 30 }));
    }
    const another = await newGuest(stage.urls);
    expect(await tryHold(another, stayOf(stage.resort, { inDays: 40 }))).toMatchObject({
      status: 429,
      code: "HOLD_QUOTA",
    });
    await letTimePass();
  });
});

describe("a live hold that is taken again", () => {
  it("does not live longer than the cap", async () => {
    const guest = await newGuest(stage.urls);
    const { _id } = await mustHold(guest, stayOf(stage.resort));
    for (let i = 0; i < 2; i++) {
      await clock.move(110);
      await guest.must(holdStayRoute, { params: { _id } });
    }
    const last = await guest.must(holdStayRoute, { params: { _id } });
    expect(last.secondsLeft).toBeLessThanOrEqual(80);
    expect(last.extendableSeconds).toBe(0);
    await letTimePass();
    expect((await guest.must(holdStayRoute, { params: { _id } })).secondsLeft).toBe(120);
    await letTimePass();
  });

  it("keeps the later end when it is altered while it is extended", async () => {
    const guest = await newGuest(stage.urls);
    const { _id } = await mustHold(guest, stayOf(stage.resort));
    await Promise.all([
      guest.must(alterHoldRoute, { params: { _id } }),
      guest.must(extendHoldRoute, { params: { _id } }),
      guest.must(alterHoldRoute, { params: { _id } }),
    ]);
    const ends = await query(
      "SELECT FROM stay_hold h JOIN room_night n ON n.hold_id = h.id WHERE h.id = $1 AND n.expires_at <> h.expires_at",
      [_id],
    );
    expect(ends).toEqual([]);
    await letTimePass();
  });

  it("has expired for its guest when a rival has its seats, with no error", async () => {
    const guest = await newGuest(stage.urls);
    const { _id } = await mustHold(guest, stayOf(stage.resort, { inDays: 50 }));
    const rival = await stage.base.pool.connect();
    try {
      await rival.query("BEGIN");
      await rival.query(
        "UPDATE stock SET held = capacity WHERE id IN (SELECT stock_id FROM stock_claim WHERE hold_id = $1)",
        [_id],
      );
      await rival.query("DELETE FROM stock_claim WHERE hold_id = $1", [_id]);
      const extended = guest.call(extendHoldRoute, { params: { _id } });
      // Other databases of the same server are other tests.
      const waits = () =>
        query("SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'");
      await eventually(waits, (rows) => rows.length > 0, 5);
      await rival.query("COMMIT");
      expect(await extended).toMatchObject({ status: 410, code: "HOLD_EXPIRED" });
    } finally {
      rival.release();
    }
  });
});

it("adds up an add-on that stands twice in a draft", async () => {
  const guest = await newGuest(stage.urls);
  const day = addDays(stage.resort.from, 60);
  const three = { addOnId: stage.resort.addOns.limited, count: 3, day };
  const draft = stayOf(stage.resort, { inDays: 60, addOns: [three, three] });
  const { _id } = await guest.must(createDraftRoute, { body: draft });
  expect(await guest.call(holdStayRoute, { params: { _id } })).toMatchObject({
    status: 409,
    code: "ADD_ON_SOLD_OUT",
  });
});
