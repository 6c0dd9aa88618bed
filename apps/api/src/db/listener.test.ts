import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../races/eventually.ts";
import { openListener } from "./listener.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.drop());

const tell = (channel: string, payload: string) =>
  base.pool.query("select pg_notify($1, $2)", [channel, payload]);
const listening = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
  and (query like 'LISTEN%' or query = 'SELECT 1')`;
const lines = async (): Promise<number> =>
  (await base.pool.query<{ count: number }>(`select count(*)::int as count ${listening}`)).rows[0]?.count ??
  0;

it("is one line for all who listen beside a pool, comes back after its loss, and ends with the last", async () => {
  const received: string[] = [];
  const receive = (channel: string) => (payload: string | null) => received.push(`${channel} ${payload}`);
  const [rooms, boats] = [openListener(base.pool, () => {}), openListener(base.pool, () => {})];
  rooms.listen("rooms", receive("rooms"));
  boats.listen("boats", receive("boats"));
  const got = (words: string) =>
    eventually(
      async () => received.includes(words),
      (is) => is,
      10,
    );
  expect([await got("rooms null"), await got("boats null")]).toEqual([true, true]);
  await tell("rooms", "1");
  await tell("boats", "2");
  expect([await got("rooms 1"), await got("boats 2"), await lines()]).toEqual([true, true, 1]);

  received.length = 0;
  await base.pool.query(`select pg_terminate_backend(pid) ${listening}`);
  expect([await got("rooms null"), await got("boats null")]).toEqual([true, true]);
  await tell("boats", "3");
  expect(await got("boats 3")).toBe(true);

  await rooms.close();
  await tell("rooms", "4");
  await tell("boats", "5");
  expect(await got("boats 5")).toBe(true);
  expect([received.includes("rooms 4"), await lines()]).toEqual([false, 1]);
  await boats.close();
  expect(await eventually(lines, (count) => count === 0)).toBe(0);
});
