import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../races/eventually.ts";
import { listen } from "./listen.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.drop());

const tell = (channel: string, payload: string) =>
  base.pool.query("select pg_notify($1, $2)", [channel, payload]);
const listeners = async (): Promise<number> =>
  (
    await base.pool.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'pulau listens'",
    )
  ).rows[0]?.count ?? 0;

it("hears several channels by one connection, comes back after its loss and says that something may be missed", async () => {
  const heard: string[] = [];
  let missed = 0;
  const stops = [
    listen(base.pool, "rooms", {
      heard: (payload) => heard.push(`rooms ${payload}`),
      missed: () => missed++,
    }),
    listen(base.pool, "boats", { heard: (payload) => heard.push(`boats ${payload}`) }),
  ];
  const got = (word: string) => eventually(async () => heard.includes(word), Boolean, 10);
  await eventually(
    async () => missed,
    (times) => times === 1,
  );
  await tell("rooms", "1");
  await tell("boats", "2");
  expect([await got("rooms 1"), await got("boats 2"), await listeners()]).toEqual([true, true, 1]);

  await base.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'pulau listens'",
  );
  expect(
    await eventually(
      async () => missed,
      (times) => times === 2,
    ),
  ).toBe(2);
  await tell("boats", "3");
  expect(await got("boats 3")).toBe(true);

  await stops[0]?.();
  expect(await listeners()).toBe(1);
  await stops[1]?.();
  expect(await eventually(listeners, (count) => count === 0)).toBe(0);
});
