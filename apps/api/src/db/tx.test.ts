import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "./orm.ts";
import { isBusy, sqlStateOf } from "./sql-state.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { inTransaction } from "./tx.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
  await base.pool.query("create table purse (id int primary key, sen bigint not null)");
  await base.pool.query("insert into purse values (1, 0), (2, 0)");
});
afterAll(() => base.drop());

const senOf = async (id: number): Promise<number> =>
  (await base.pool.query<{ sen: Sen }>("select sen from purse where id = $1", [id])).rows[0]?.sen ?? -1;

describe("inTransaction", () => {
  it("keeps what was done when the work succeeds", async () => {
    const done = await inTransaction(base.db, async (tx) => {
      await tx.execute(sql`update purse set sen = 5 where id = 1`);
      return ok("kept");
    });
    expect(done).toEqual({ ok: true, value: "kept" });
    expect(await senOf(1)).toBe(5);
  });

  it("rolls back a refusal and hands it on", async () => {
    const done = await inTransaction(base.db, async (tx) => {
      await tx.execute(sql`update purse set sen = 99 where id = 1`);
      return refuse("SOLD_OUT", { nights: 2 });
    });
    expect(done).toEqual({ ok: false, failure: { code: "SOLD_OUT", facts: { nights: 2 } } });
    expect(await senOf(1)).toBe(5);
  });

  it("tries serialisation failures again until every sum is right", async () => {
    await base.pool.query("update purse set sen = 0 where id = 2");
    const add = () =>
      inTransaction(
        base.db,
        async (tx) => {
          const { rows } = await tx.execute<{ sen: Sen }>(sql`select sen from purse where id = 2`);
          await tx.execute(sql`update purse set sen = ${Number(rows[0]?.sen) + 1} where id = 2`);
        },
        { isolationLevel: "serializable" },
      );
    await Promise.all([add(), add(), add()]);
    expect(await senOf(2)).toBe(3);
  });

  it("gives up after five more tries", async () => {
    let tries = 0;
    const work = inTransaction(base.db, async (tx) => {
      tries++;
      await tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
    });
    await expect(work).rejects.toSatisfy((error) => sqlStateOf(error) === "40001");
    expect(tries).toBe(6);
  });

  it("does not try a bug again", async () => {
    let tries = 0;
    const work = inTransaction(base.db, async () => {
      tries++;
      throw new Error("bug");
    });
    await expect(work).rejects.toThrow("bug");
    expect(tries).toBe(1);
  });

  it("is busy when a lock is not had in three seconds", async () => {
    const holder = await base.pool.connect();
    await holder.query("begin");
    await holder.query("update purse set sen = 1 where id = 1");
    const waiting = inTransaction(base.db, (tx) => tx.execute(sql`update purse set sen = 2 where id = 1`));
    await expect(waiting).rejects.toSatisfy((error) => sqlStateOf(error) === "55P03" && isBusy(error));
    await holder.query("rollback");
    holder.release();
  });
});
