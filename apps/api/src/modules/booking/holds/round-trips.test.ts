import { randomUUID } from "node:crypto";
import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeResort, type ResortIds } from "../../../db/factories/resort.ts";
import { only } from "../../../db/factories/words.ts";
import { sql } from "../../../db/orm.ts";
import { draft } from "../../../db/schema/drafts.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { inTransaction } from "../../../db/tx.ts";
import { roundTripsInside, type SentStatement, watchStatements } from "../../../db/watch-statements.ts";
import { stayOf } from "../../../races/guest.ts";
import { findSavedDraft } from "./draft-to-hold.ts";
import { holdStay } from "./hold-stay.ts";

let base: TestDatabase;
let resort: ResortIds;
let sent: SentStatement[];

beforeAll(async () => {
  base = await createTestDatabase();
  sent = watchStatements(base.pool);
  resort = await makeResort(base.db, { nights: 3 });
});
afterAll(() => base.drop());

const roundTripsOf = async (work: () => Promise<unknown>): Promise<number[]> => {
  sent.length = 0;
  await work();
  return roundTripsInside(sent);
};

it("holds the last room for who presses for it many times at once, and never says that it is gone", async () => {
  const ownerId = randomUUID();
  const json = createDraftRoute.body.parse(stayOf(resort, { inDays: 40 }));
  const free = (await base.pool.query("SELECT count(*)::int AS rooms FROM room")).rows[0].rooms;
  await base.pool.query(
    `UPDATE room SET active_status = false WHERE id NOT IN
       (SELECT id FROM room WHERE room_type_id = $1 ORDER BY room_no LIMIT 1)`,
    [json.rooms[0]?.roomTypeId],
  );
  const { id: draftId } = only(await base.db.insert(draft).values({ ownerId, json }).returning());
  const key = { draftId, ownerId };
  const saved = await findSavedDraft(base.db, key);
  const held = await Promise.all(Array.from({ length: 30 }, () => holdStay(base.db, key, saved)));
  expect(held.filter(({ ok }) => !ok)).toEqual([]);
  const kept = await base.pool.query("SELECT count(*)::int AS nights FROM room_night WHERE hold_id = $1", [
    draftId,
  ]);
  expect(kept.rows).toEqual([{ nights: 3 }]);
  await base.pool.query("DELETE FROM room_night WHERE hold_id = $1", [draftId]);
  await base.pool.query("UPDATE room SET active_status = true");
  expect(free).toBeGreaterThan(2);
});

it("holds three rooms for three nights, with boats, in two round trips between BEGIN and COMMIT", async () => {
  const ownerId = randomUUID();
  const json = createDraftRoute.body.parse(
    stayOf(resort, {
      rooms: 3,
      addOns: [{ addOnId: resort.addOns.unlimited, count: 2, day: null }],
    }),
  );
  const { id: draftId } = only(await base.db.insert(draft).values({ ownerId, json }).returning());
  const key = { draftId, ownerId };
  const trips = await roundTripsOf(async () => {
    const held = await holdStay(base.db, key);
    expect(held).toMatchObject({ ok: true });
    if (held.ok) expect(held.value.rooms).toHaveLength(3);
    if (held.ok) expect(held.value.crossings).toHaveLength(2);
  });
  expect(trips).toEqual([2]);
  const { rows } = await base.pool.query("SELECT count(*)::int AS nights FROM room_night");
  expect(rows).toEqual([{ nights: 9 }]);
  expect(await roundTripsOf(() => holdStay(base.db, key))).toEqual([2]); // and to hold it again
});

it("counts a transaction that asks three times as three", async () => {
  const trips = await roundTripsOf(() =>
    inTransaction(base.db, async (tx) => {
      for (const n of [1, 2, 3]) await tx.execute(sql`SELECT ${n}::int`);
    }),
  );
  expect(trips).toEqual([3]);
});
