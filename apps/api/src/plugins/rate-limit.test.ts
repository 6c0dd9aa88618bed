import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import { rateLimit } from "./rate-limit.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.drop());

const call = { bucket: "sign-in", key: "10.0.0.1", limit: 5, windowSeconds: 60 };

describe("rateLimit", () => {
  it("lets exactly the limit through, however many call at once", async () => {
    const verdicts = await Promise.all(Array.from({ length: 40 }, () => rateLimit(base.db, call)));
    expect(verdicts.filter((verdict) => verdict.ok)).toHaveLength(5);
  });

  it("says how many seconds to wait", async () => {
    const verdict = await rateLimit(base.db, call);
    const wait = verdict.ok ? 0 : Number(verdict.failure.facts?.retryAfterSeconds);
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
  });

  it("counts callers and buckets apart", async () => {
    expect((await rateLimit(base.db, { ...call, key: "10.0.0.2" })).ok).toBe(true);
    expect((await rateLimit(base.db, { ...call, bucket: "hold" })).ok).toBe(true);
  });

  it("begins anew when the window is over", async () => {
    await base.pool.query("update rate_window set window_start = window_start - interval '61 seconds'");
    expect((await rateLimit(base.db, call)).ok).toBe(true);
  });
});
