import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "../db/orm.ts";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import type { Tx } from "../db/tx.ts";
import { type KeyedCall, withIdempotency } from "./idempotency.ts";
import { tidy } from "./tidy.ts";

const call: KeyedCall = {
  actor: "account:1",
  route: "POST /api/pay",
  key: "key-0001",
  bodyHash: "h1",
  status: 200,
};

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase({ max: 50 });
  await base.pool.query("create table effect (id int generated always as identity, draft text unique)");
  await base.pool.query("create table berth (left_over int not null)");
});
beforeEach(async () => {
  await base.pool.query("truncate effect, berth, idempotency_key");
  await base.pool.query("insert into berth values (1)");
});
afterAll(() => base.drop());

const pay = async (tx: Tx): Promise<Result<{ id: number }>> => {
  const { rows } = await tx.execute<{ id: number }>(sql`insert into effect default values returning id`);
  return ok({ id: rows[0]?.id ?? 0 });
};
const effects = async (): Promise<number> =>
  (await base.pool.query<{ n: number }>("select count(*) as n from effect")).rows[0]?.n ?? -1;
const fiftyTimes = <T>(work: (tx: Tx) => Promise<Result<T>>) =>
  Promise.all(Array.from({ length: 50 }, () => withIdempotency(base.db, call, work)));

describe("withIdempotency", () => {
  it("gives fifty concurrent calls one effect and one answer", async () => {
    const answers = await fiftyTimes(pay);
    expect(await effects()).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.ok).toBe(true);
  });

  it("has fifty effects without it: the control of the test above", async () => {
    await Promise.all(Array.from({ length: 50 }, () => base.db.transaction(pay)));
    expect(await effects()).toBe(50);
  });

  it("gives the winner's answer to those that its effect refused", async () => {
    const takeLastBed = async (tx: Tx): Promise<Result<string, "SOLD_OUT">> => {
      const { rowCount } = await tx.execute(
        sql`update berth set left_over = left_over - 1 where left_over > 0`,
      );
      return rowCount === 1 ? ok("yours") : refuse("SOLD_OUT");
    };
    const answers = await fiftyTimes(takeLastBed);
    expect(answers.filter((answer) => answer.ok && answer.value === "yours")).toHaveLength(50);
  });

  it("gives the winner's answer to those that broke a unique rule by its effect", async () => {
    const submit = async (tx: Tx): Promise<Result<string>> => {
      await tx.execute(sql`insert into effect (draft) values ('d1')`);
      return ok("submitted");
    };
    expect((await fiftyTimes(submit)).every((answer) => answer.ok)).toBe(true);
  });

  it("answers a later call with what was answered", async () => {
    const first = await withIdempotency(base.db, call, pay);
    expect(await withIdempotency(base.db, call, pay)).toEqual(first);
    expect(await effects()).toBe(1);
  });

  it("refuses other input under the same key", async () => {
    await withIdempotency(base.db, call, pay);
    const other = await withIdempotency(base.db, { ...call, bodyHash: "h2" }, pay);
    expect(other).toEqual({ ok: false, failure: { code: "KEY_REUSED" } });
    expect(await effects()).toBe(1);
  });

  it("keeps the keys of two callers and of two calls apart", async () => {
    await withIdempotency(base.db, call, pay);
    await withIdempotency(base.db, { ...call, actor: "account:2" }, pay);
    await withIdempotency(base.db, { ...call, route: "POST /api/hold" }, pay);
    expect(await effects()).toBe(3);
  });

  it("remembers no refusal, so that the same key may succeed later", async () => {
    const refused = await withIdempotency(base.db, call, async () => refuse("WALLET_SHORT"));
    expect(refused.ok).toBe(false);
    expect((await withIdempotency(base.db, call, pay)).ok).toBe(true);
  });

  it("is forgotten after two days", async () => {
    await withIdempotency(base.db, call, pay);
    await base.pool.query("update idempotency_key set created_at = now() - interval '49 hours'");
    await tidy(base.db);
    await withIdempotency(base.db, call, pay);
    expect(await effects()).toBe(2);
  });
});
