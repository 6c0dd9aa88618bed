import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { sql } from "../../../db/orm.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { loadSettings } from "./resort-settings.ts";
import { loadToday } from "./today.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.drop());

const put = (name: string, value: unknown) =>
  base.db.execute(sql`
    insert into resort_setting (name, value) values (${name}, ${JSON.stringify(value)}::jsonb)
    on conflict (name) do update set value = excluded.value`);

it("takes what is stored, the default for the rest, and one query for a while", async () => {
  await put("limits", { persons: 40 });
  const queries = vi.spyOn(base.pool, "query");
  const [settings] = await Promise.all([loadSettings(base.db), loadSettings(base.db)]);
  expect(settings.limits).toMatchObject({ persons: 40, holdSeconds: 120, paymentMinutes: 30 });
  expect(settings.bookingEnvironment).toBe("NEW");
  expect(queries).toHaveBeenCalledTimes(1);
  queries.mockRestore();
});

it("reads again within a transaction of its own, and throws for a value that breaks its schema", async () => {
  await put("checkInTime", "3 pm");
  await expect(base.db.transaction((tx) => loadSettings(tx))).rejects.toThrow("setting checkInTime");
  await put("checkInTime", "14:30");
  expect((await base.db.transaction((tx) => loadSettings(tx))).checkInTime).toBe("14:30");
});

it("tells the date of the resort, not of the server", async () => {
  await base.db.execute(sql`create or replace function pulau_now() returns timestamptz language sql volatile parallel safe
    as $$ select timestamptz '2026-12-31 17:30+00' $$`);
  expect(await loadToday(base.db, "Asia/Kuala_Lumpur")).toBe("2027-01-01");
  expect(await loadToday(base.db, "UTC")).toBe("2026-12-31");
});
