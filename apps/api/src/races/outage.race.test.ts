import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { holdStayRoute } from "@pulau/contract/holds.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import { eventually } from "./eventually.ts";
import { newGuest, stayOf, tryHold } from "./guest.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

let arena: TwoServers;
const bound = 12_000;

beforeAll(async () => {
  arena = await openTwoServers({ rooms: { standard: 30 }, ferrySeats: 400 });
});
afterAll(() => arena.close());

describe("a database that does not answer", () => {
  it("makes a hold wait no longer than a lock's patience, and then says busy", async () => {
    const guest = await newGuest(arena.urls);
    const draft = await guest.must(createDraftRoute, { body: stayOf(arena.resort) });
    const blocker = await arena.base.pool.connect();
    await blocker.query("BEGIN; LOCK TABLE stay_hold IN EXCLUSIVE MODE");
    const began = Date.now();
    const answer = await guest.call(holdStayRoute, { params: { _id: draft._id } });
    await blocker.query("ROLLBACK");
    blocker.release();
    expect(answer).toMatchObject({ ok: false, status: 503, code: "BUSY" });
    expect(Date.now() - began).toBeLessThan(bound);
    expect((await guest.call(holdStayRoute, { params: { _id: draft._id } })).ok).toBe(true);
  });

  it("answers 503 when every connection is taken, and recovers", async () => {
    const guests = await Promise.all(Array.from({ length: 60 }, (_, i) => newGuest(arena.urls, i)));
    const blocker = await arena.base.pool.connect();
    await blocker.query("BEGIN; LOCK TABLE stay_hold IN EXCLUSIVE MODE");
    const began = Date.now();
    const answers = await Promise.all(
      guests.map((guest) => tryHold(guest, stayOf(arena.resort)).catch(() => "busy" as const)),
    );
    await blocker.query("ROLLBACK");
    blocker.release();
    expect(Date.now() - began).toBeLessThan(3 * bound);
    for (const answer of answers) {
      if (answer !== "busy") expect(answer).toMatchObject({ ok: false, status: 503, code: "BUSY" });
    }
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  it("confirms nothing that was cut off, and goes on by itself", async () => {
    const guests = await Promise.all(Array.from({ length: 12 }, (_, i) => newGuest(arena.urls, i)));
    const attempts = guests.map((guest) =>
      tryHold(guest, stayOf(arena.resort, { inDays: 20 })).catch(() => null),
    );
    await arena.base.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'pulau' AND pid <> pg_backend_pid()",
    );
    const answers = await Promise.all(attempts);
    for (const answer of answers) if (answer && !answer.ok) expect(answer.status).toBe(503);
    const held = answers.filter((answer) => answer?.ok).length;
    const { rows } = await arena.base.pool.query<{ holds: number }>(
      "SELECT count(*)::int AS holds FROM stay_hold WHERE stay ->> 'checkIn' = $1",
      [stayOf(arena.resort, { inDays: 20 }).checkIn],
    );
    expect(rows[0]?.holds).toBeGreaterThanOrEqual(held);
    const again = await eventually(
      async () =>
        (await tryHold(await newGuest(arena.urls), stayOf(arena.resort, { inDays: 30 })).catch(() => null))
          ?.ok,
      (went) => went === true,
    );
    expect(again).toBe(true);
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });
});
