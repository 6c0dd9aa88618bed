import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import { inTransaction } from "../db/tx.ts";
import { eventually } from "../races/eventually.ts";
import { enqueue } from "./enqueue.ts";
import { workTogether } from "./work-together.ts";

let base: TestDatabase;
let boss: PgBoss;
beforeAll(async () => {
  base = await createTestDatabase();
  boss = new PgBoss({ connectionString: base.url, supervise: false, schedule: false });
  await boss.start();
});
afterAll(async () => {
  await boss.stop();
  await base.drop();
});

const states = async (purchaseId: string) =>
  (
    await base.pool.query("SELECT state::text, id FROM pgboss.job WHERE data ->> 'purchaseId' = $1", [
      purchaseId,
    ])
  ).rows;
const queueMail = (purchaseId: string) =>
  inTransaction(base.db, (tx) => enqueue(tx, "send-mail", { template: "top-up-received", purchaseId }));
/** What is done to the jobs of a process that was not heard of for seconds. */
const giveBack = () =>
  base.pool.query(
    "UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE name = 'send-mail' AND state = 'active'",
  );

it("sends no mail again that was taken for a dead process's while it was sent or settled", async () => {
  const purchaseId = randomUUID();
  const sent: string[] = [];
  const failures: string[] = [];
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  const crew = workTogether(boss, "send-mail", {
    handle: async () => {
      sent.push(purchaseId);
      await arrived;
    },
    atOnce: 4,
    onError: ({ message }) => failures.push(message),
  });
  try {
    await queueMail(purchaseId);
    crew.wake();
    await eventually(
      async () => sent.length,
      (count) => count === 1,
    );
    // On its way to a slow server.
    await giveBack();
    crew.wake();
    await eventually(
      () => states(purchaseId),
      ([job]) => job?.state === "active",
    );
    // Sent, but the database is away as it is to be settled, and gives it back once more.
    const complete = vi.spyOn(boss, "complete").mockRejectedValueOnce(new Error("the database is away"));
    arrive();
    await eventually(
      async () => failures.length,
      (count) => count === 1,
    );
    await giveBack();
    crew.wake();
    await eventually(
      () => states(purchaseId),
      ([job]) => job?.state === "completed",
    );
    expect(complete.mock.calls.length).toBeGreaterThan(1);
    await pause(100);
    expect([sent.length, failures]).toEqual([1, ["the database is away"]]);
  } finally {
    await crew.stop(1_000);
  }
});

it("tries a mail again that failed, though that could not be written down", async () => {
  const purchaseId = randomUUID();
  let tries = 0;
  const crew = workTogether(boss, "send-mail", {
    handle: async () => {
      tries += 1;
      if (tries === 1) throw new Error("the server is busy");
    },
    atOnce: 4,
    onError: () => {},
  });
  try {
    vi.spyOn(boss, "fail").mockRejectedValueOnce(new Error("the database is away"));
    await queueMail(purchaseId);
    crew.wake();
    await eventually(
      async () => tries,
      (count) => count === 1,
    );
    await pause(50);
    await giveBack();
    crew.wake();
    await eventually(
      () => states(purchaseId),
      ([job]) => job?.state === "completed",
    );
    expect(tries).toBe(2);
  } finally {
    await crew.stop(1_000);
  }
});
