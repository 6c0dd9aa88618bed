import { afterAll, beforeAll, expect, it } from "vitest";
import { makeResort } from "../../../db/factories/resort.ts";
import { sql } from "../../../db/orm.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { inTransaction } from "../../../db/tx.ts";

let base: TestDatabase;

beforeAll(async () => {
  base = await createTestDatabase();
  await makeResort(base.db);
});
afterAll(() => base.drop());

const stampNow = async (): Promise<number> => {
  const { rows } = await base.pool.query("select number from catalogue_stamp");
  return Number(rows[0].number);
};

it("goes up once with each transaction that changes what is sold", async () => {
  const before = await stampNow();
  await inTransaction(base.db, async (tx) => {
    await tx.execute(sql`update package set position = position + 1`);
    await tx.execute(sql`update rate set sen = sen + 100`);
    await tx.execute(sql`update boat set seats = seats + 1`);
  });
  expect(await stampNow()).toBe(before + 1);
  await base.db.execute(sql`update room set active_status = active_status`);
  expect(await stampNow()).toBe(before + 2);
  await base.db.execute(sql`update sailing set active_status = active_status`);
  expect(await stampNow()).toBe(before + 3);
});

it("stays when nothing is changed, and when a change is given up", async () => {
  const before = await stampNow();
  await base.db.execute(sql`update package set position = 0 where false`);
  const givenUp = inTransaction(base.db, async (tx) => {
    await tx.execute(sql`update package set position = position + 1`);
    throw new Error("given up");
  });
  await expect(givenUp).rejects.toThrow("given up");
  expect(await stampNow()).toBe(before);
});

it("keeps two who change different packages from waiting for one another in a ring", async () => {
  const before = await stampNow();
  const [client, otherClient] = await Promise.all([base.pool.connect(), base.pool.connect()]);
  try {
    await Promise.all([client.query("begin"), otherClient.query("begin")]);
    await client.query(
      "update package set position = 1 where id = (select min(id::text)::uuid from package)",
    );
    await otherClient.query("update boat set seats = seats");
    const second = client.query("update boat set seats = seats");
    await otherClient.query("commit");
    await second;
    await client.query("commit");
  } finally {
    client.release();
    otherClient.release();
  }
  expect(await stampNow()).toBe(before + 2);
});
