import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import { inTransaction } from "../db/tx.ts";
import { eventually } from "../races/eventually.ts";
import { enqueue } from "./enqueue.ts";
import { type JobName, jobNames } from "./jobs.ts";
import { workOnJobs } from "./queue.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.drop());

const done = async () => {};
const handlers = Object.fromEntries(jobNames.map((name) => [name, done])) as Record<JobName, typeof done>;

describe("a job that fails", () => {
  it("is told of, keeps nothing personal, and waits for its next try", async () => {
    const heard: Error[] = [];
    const stop = await workOnJobs(
      base.pool,
      {
        ...handlers,
        "return-money": () => Promise.reject(new Error("params: aini@example.test")),
      },
      (error) => heard.push(error),
    );
    try {
      await inTransaction(base.db, (tx) => enqueue(tx, "return-money", { refundId: randomUUID() }));
      await eventually(
        async () => heard,
        (errors) => errors.length > 0,
      );
      expect(heard[0]?.message).toContain("params");
      const jobs = async () =>
        (await base.pool.query("SELECT state, output::text FROM pgboss.job WHERE name = 'return-money'"))
          .rows;
      const [job] = await eventually(jobs, ([row]) => row?.state !== "active");
      expect(job).toMatchObject({ state: "retry" });
      expect(job.output).not.toContain("aini");
    } finally {
      await stop();
    }
  });

  it("is not given up for days, because money hangs on it", async () => {
    const { rows } = await base.pool.query<{ name: string; days: number }>(
      `SELECT name, retry_limit * retry_delay_max / 86400.0 AS days FROM pgboss.queue
       WHERE name IN ('apply-message', 'poll-payment', 'return-money', 'lapse-booking')`,
    );
    expect(rows).toHaveLength(4);
    for (const { days } of rows) expect(Number(days)).toBeGreaterThan(7);
  });
});
