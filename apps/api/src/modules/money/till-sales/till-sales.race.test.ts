import { closeShiftRoute, shiftRoute } from "@pulau/contract/shifts.ts";
import { takeBackSaleRoute, tillSalesRoute } from "@pulau/contract/till-sales.ts";
import type { ShiftId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { openTwoServers, type TwoServers } from "../../../races/two-servers.ts";
import { openDrawer, piecesOf } from "../shifts/test-drawer.ts";
import { type Bar, makeBar, once } from "../till/test-till.ts";
import { sellAtTill } from "./test-sales.ts";

const beerSen = 1_850 + 111;
const cashSen = 1_960;
const floatSen = 20_000;
const rights = { charges: all, sales: all, payments: all };

let arena: TwoServers;
let bar: Bar;
beforeAll(async () => {
  arena = await openTwoServers({ days: 20 });
  bar = await makeBar(arena.base.db);
});
afterAll(() => arena.close());

const beer = () => ({
  outletId: bar.outletId,
  items: [{ itemId: bar.beer, count: 1 }],
  agreedTotalSen: beerSen,
});
const eight = <T>(work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 8 }, (_, i) => work(i)));
const newSeller = async () => {
  const { desk, staffId } = await staffCaller(arena, rights);
  return { desk, staffId, shiftId: await openDrawer(desk, floatSen) };
};
const close = (desk: Caller, _id: ShiftId, expectedSen: number) =>
  desk.call(
    closeShiftRoute,
    { params: { _id }, body: { count: piecesOf(expectedSen), expectedSen, reason: "", handOver: "" } },
    once(),
  );

it("sells a double tap once, whichever server answers", async () => {
  const { desk, staffId, shiftId } = await newSeller();
  const key = once();
  const sold = await eight(() => sellAtTill(desk, beer(), key));
  expect(new Set(sold.map((answer) => (answer.ok ? answer.value._id : answer.code))).size).toBe(1);
  expect((await desk.must(tillSalesRoute, { query: { staffId } })).total).toBe(1);
  const { expectedSen } = await desk.must(shiftRoute, { params: { _id: shiftId } });
  expect(expectedSen).toBe(floatSen + cashSen);
  expect(await checkInvariants(arena.base.pool)).toEqual([]);
});

it("gives each sale a number of its own and leaves none out, from every till", async () => {
  // One after the other: both would ask for the first free drawer.
  const tills = [await newSeller(), await newSeller()] as const;
  const sold = await eight((i) => sellAtTill((tills[i % 2] ?? tills[0]).desk, beer()));
  const numbers = sold.map((answer) => (answer.ok ? answer.value.number : answer.code));
  expect(new Set(numbers).size).toBe(8);
  expect(await checkInvariants(arena.base.pool)).toEqual([]);
});

it("is counted with the drawer, or finds it closed", async () => {
  for (let round = 0; round < 5; round++) {
    const { desk, shiftId } = await newSeller();
    const closing = Array.from({ length: 9 }, (_, taken) => close(desk, shiftId, floatSen + taken * cashSen));
    const [sold, closed] = await Promise.all([eight(() => sellAtTill(desk, beer())), Promise.all(closing)]);
    const taken = sold.filter(({ ok }) => ok).length;
    const sheet = await desk.must(shiftRoute, { params: { _id: shiftId } });
    expect(sheet.cashInSen).toBe(taken * cashSen);
    expect(closed.filter(({ ok }) => ok).length).toBe(sheet.closedAt === null ? 0 : 1);
    if (sheet.closedAt !== null)
      expect(sheet).toMatchObject({ countedSen: floatSen + taken * cashSen, overSen: 0 });
    for (const answer of sold) if (!answer.ok) expect(answer.code).toBe("NO_OPEN_DRAWER");
  }
  expect(await checkInvariants(arena.base.pool)).toEqual([]);
});

it("goes back once, and out of no drawer that was counted", async () => {
  for (let round = 0; round < 4; round++) {
    const { desk, shiftId } = await newSeller();
    const sold = await sellAtTill(desk, beer());
    if (!sold.ok) throw new Error(sold.code);
    const params = { _id: sold.value._id };
    const takeBack = () =>
      desk.call(takeBackSaleRoute, { params, body: { as: "voided", reason: "Spilt" } }, once());
    const [back, ...closed] = await Promise.all([
      eight(takeBack),
      close(desk, shiftId, floatSen + cashSen),
      close(desk, shiftId, floatSen),
    ]);
    const times = back.filter(({ ok }) => ok).length;
    const sheet = await desk.must(shiftRoute, { params: { _id: shiftId } });
    expect(times).toBeLessThanOrEqual(1);
    expect(sheet.expectedSen).toBe(floatSen + (1 - times) * cashSen);
    expect(closed.filter(({ ok }) => ok).length).toBe(sheet.closedAt === null ? 0 : 1);
    for (const answer of back)
      if (!answer.ok) expect(["saleBack", "saleDrawerClosed"]).toContain(answer.facts?.rule);
  }
  expect(await checkInvariants(arena.base.pool)).toEqual([]);
});

it("could be put into a counted drawer, and given back twice, without its guards: the control", async () => {
  const { desk, shiftId } = await newSeller();
  const sold = await sellAtTill(desk, beer());
  if (!sold.ok) throw new Error(sold.code);
  const { pool } = arena.base;
  const again = () =>
    pool.query(
      `WITH movement AS (
         INSERT INTO ledger_transaction (kind, till_sale_id, at) VALUES ('voided', $1, now()) RETURNING id
       ), entry AS (
         INSERT INTO ledger_entry (transaction_id, account_kind, account_key, sen)
         SELECT id, side.kind, side.key, side.sen FROM movement,
           (VALUES ('cash', 'desk', 1960::bigint), ('revenue', $2, -1960)) AS side (kind, key, sen)
       ) INSERT INTO drawer_entry (shift_id, transaction_id, kind, sen, staff_id, at)
         SELECT $3, movement.id, 'voided', -1960, h.staff_id, now() FROM movement, shift h WHERE h.id = $3`,
      [sold.value._id, bar.outletId, shiftId],
    );
  await close(desk, shiftId, floatSen + cashSen);
  await expect(again(), "the drawer is counted").rejects.toThrow("is closed");
  await pool.query("ALTER TABLE drawer_entry DISABLE TRIGGER USER");
  await again();
  await expect(again(), "it goes back once").rejects.toThrow("ledger_once_per_till_sale");
  const faults = (await checkInvariants(pool)).join("\n");
  expect(faults).toContain(`outlet of sale ${sold.value.number} earned`);
  expect(faults).toContain("is of no sale that says so");
});
