import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "../db/connect.ts";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import { inTransaction } from "../db/tx.ts";
import { watchStatements } from "../db/watch-statements.ts";
import { loggedError } from "../plugins/logging.ts";
import { eventually } from "../races/eventually.ts";
import { enqueue } from "./enqueue.ts";
import { type JobName, jobNames } from "./jobs.ts";
import { bossError, workOnJobs } from "./queue.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.drop());

const done = async () => {};
const handlers = Object.fromEntries(jobNames.map((name) => [name, done])) as Record<JobName, typeof done>;

describe("a job that fails", () => {
  it("is told of, keeps nothing personal, and waits for its next try", async () => {
    const failures: Error[] = [];
    const queues: (string | undefined)[] = [];
    const stop = await workOnJobs(
      base.pool,
      {
        ...handlers,
        "return-money": () => Promise.reject(new Error("params: aini@example.test")),
      },
      (error, queue) => {
        failures.push(error);
        queues.push(queue);
      },
    );
    try {
      await inTransaction(base.db, (tx) => enqueue(tx, "return-money", { refundId: randomUUID() }));
      await eventually(
        async () => failures,
        (errors) => errors.length > 0,
      );
      expect(failures[0]?.message).toContain("params");
      expect(queues[0]).toBe("return-money");
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

  it("is logged with its message, place and code where pg-boss tells of it as a plain object", () => {
    const thrown = Object.assign(new Error("terminating connection"), { code: "57P01" });
    const emitted = {
      ...thrown,
      message: thrown.message,
      stack: thrown.stack,
      queue: "send-mail",
      worker: "w1",
    };
    const { error, queue } = bossError(emitted);
    expect(queue).toBe("send-mail");
    expect(loggedError(error)).toMatchObject({
      message: "terminating connection",
      code: "57P01",
      stack: expect.stringContaining("queue.test.ts"),
    });
    expect(bossError(thrown)).toEqual({ error: thrown, queue: undefined });
    expect(bossError("gone").error.message).toBe("gone");
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

/** A process of its own that takes jobs and never finishes one; what a clock has put there are other jobs than these. */
async function startHanging(
  names: readonly JobName[],
): Promise<{ child: ChildProcess; took: Promise<unknown> }> {
  const from = (file: string) => JSON.stringify(join(import.meta.dirname, file));
  const script = `
    const { connect } = await import(${from("../db/connect.ts")});
    const { workOnJobs } = await import(${from("queue.ts")});
    const { jobNames } = await import(${from("jobs.ts")});
    const hang = (name) => () => { console.log("took " + name); return new Promise(() => {}); };
    const { pool } = connect(${JSON.stringify(base.url)});
    await workOnJobs(pool, Object.fromEntries(jobNames.map((name) => [name, hang(name)])), () => {});
    console.log("ready");`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!child.stdout) throw new Error("the process has no output");
  const lines = createInterface(child.stdout);
  const lineOf = (wanted: string) =>
    new Promise<void>((resolve) => lines.on("line", (line) => line === wanted && resolve()));
  const took = Promise.all(names.map((name) => lineOf(`took ${name}`)));
  await lineOf("ready");
  return { child, took };
}

const workWith = async (wanted: (name: JobName, data: unknown) => void) => {
  const report = (name: JobName) => async (data: unknown) => wanted(name, data);
  const reporting = Object.fromEntries(jobNames.map((name) => [name, report(name)])) as typeof handlers;
  return workOnJobs(base.pool, reporting, () => undefined);
};

describe("jobs whose process is killed", () => {
  it("are taken over within ten seconds, of each kind", async () => {
    const names = ["apply-message", "fulfil-purchase", "send-mail"] as const;
    const { child, took } = await startHanging(names);
    const data = {
      inboxId: randomUUID(),
      purchaseId: randomUUID(),
      template: "top-up-received",
    } as const;
    await inTransaction(base.db, async (tx) => {
      for (const name of names) await enqueue(tx, name, data);
    });
    await took;
    const done = new Map<JobName, { data: unknown; at: number }[]>(names.map((name) => [name, []]));
    const stop = await workWith((job, given) => done.get(job)?.push({ data: given, at: Date.now() }));
    try {
      await pause(7_500);
      // A process that lives keeps its jobs, however long they take.
      for (const [name, found] of done) expect(found, name).toEqual([]);
      child.kill("SIGKILL");
      const killed = Date.now();
      await eventually(
        async () => [...done.values()],
        (found) => found.every(({ length }) => length > 0),
      );
      for (const [name, found] of done) {
        expect(found, name).toMatchObject([{ data }]);
        expect((found[0]?.at ?? 0) - killed, name).toBeLessThan(10_000);
      }
    } finally {
      child.kill("SIGKILL");
      await stop();
    }
  });
});

describe("many mails at a time", () => {
  it("are each done once, with few statements, and one that fails waits alone for its next try", async () => {
    const { pool } = connect(base.url, { max: 10 });
    const sent = watchStatements(pool);
    const done: string[] = [];
    const failures: Error[] = [];
    const purchases = Array.from({ length: 60 }, () => randomUUID());
    const [failing = ""] = purchases.slice(30);
    let tries = 0;
    const stop = await workOnJobs(
      pool,
      {
        ...handlers,
        "send-mail": async (mail) => {
          const { purchaseId } = mail as Extract<typeof mail, { template: "top-up-received" }>;
          await pause(5);
          if (purchaseId === failing && ++tries === 1) throw new Error("the server is busy");
          done.push(purchaseId);
        },
      },
      (error) => failures.push(error),
    );
    try {
      const before = sent.length;
      await inTransaction(base.db, async (tx) => {
        for (const purchaseId of purchases)
          await enqueue(tx, "send-mail", { template: "top-up-received", purchaseId });
      });
      await eventually(
        async () => done.length,
        (count) => count === purchases.length,
      );
      expect(done.toSorted()).toEqual(purchases.toSorted());
      expect(done.at(-1)).toBe(failing);
      expect(failures.map(({ message }) => message)).toEqual(["the server is busy"]);
      expect(sent.length - before).toBeLessThan(purchases.length);
      const states = async () =>
        (
          await base.pool.query(
            "SELECT DISTINCT state::text FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'purchaseId' = ANY($1)",
            [purchases],
          )
        ).rows;
      expect(await eventually(states, ([row, more]) => row?.state === "completed" && !more)).toHaveLength(1);
    } finally {
      await stop();
      await pool.end();
    }
  });
});

describe("a process that works on jobs", () => {
  it("hears of a job as soon as it is committed, of many one after the other, and of none that is not", async () => {
    const done: number[] = [];
    const stop = await workWith((name) => name === "issue-invoice" && done.push(Date.now()));
    const queue = (tx: Parameters<typeof enqueue>[0]) =>
      enqueue(tx, "issue-invoice", { bookingId: randomUUID() });
    try {
      await pause(1_000);
      const waits: number[] = [];
      for (let turn = 1; turn <= 5; turn++) {
        await inTransaction(base.db, queue);
        const begun = Date.now();
        await eventually(
          async () => done.length,
          (count) => count === turn,
        );
        waits.push((done.at(-1) ?? 0) - begun);
      }
      expect(waits.toSorted((a, b) => a - b)[2]).toBeLessThan(300);
      await inTransaction(base.db, async (tx) => {
        for (let count = 0; count < 40; count++) await queue(tx);
      });
      const begun = Date.now();
      expect(
        await eventually(
          async () => done.length,
          (count) => count === 45,
        ),
      ).toBe(45);
      expect(Date.now() - begun).toBeLessThan(10_000);
    } finally {
      await stop();
    }
  });

  it("hands an object to whoever works by the clock too, though a schedule writes no data", async () => {
    const received: unknown[] = [];
    const stop = await workOnJobs(
      base.pool,
      { ...handlers, "offer-freed": async (freed) => void received.push(freed) },
      () => undefined,
    );
    try {
      await base.pool.query("INSERT INTO pgboss.job (name, data) VALUES ('offer-freed', NULL)");
      await eventually(
        async () => received.length,
        (count) => count > 0,
      );
      // The clock may have struck meanwhile and brought a second one.
      for (const data of received) expect(data).toEqual({});
    } finally {
      await stop();
    }
  });

  it("asks the database little while there is nothing to do, and still finds what became due", async () => {
    const { pool } = connect(base.url, { max: 10 });
    const sent = watchStatements(pool);
    const done: JobName[] = [];
    const recording = Object.fromEntries(jobNames.map((name) => [name, async () => void done.push(name)]));
    const stop = await workOnJobs(pool, recording as typeof handlers, () => undefined);
    try {
      await pause(2_500);
      const before = sent.length;
      await pause(6_000);
      expect(sent.length - before).toBeLessThan(15);
      const startAfter = new Date(Date.now() + 2_000);
      await inTransaction(base.db, (tx) =>
        enqueue(tx, "issue-invoice", { bookingId: randomUUID() }, { startAfter }),
      );
      await eventually(async () => done.includes("issue-invoice"), Boolean);
      expect(Date.now() - startAfter.getTime()).toBeLessThan(3_000);
      expect(Date.now()).toBeGreaterThanOrEqual(startAfter.getTime());
    } finally {
      await stop();
      await pool.end();
    }
  });
});
