import { randomUUID } from "node:crypto";
import { enterPaymentRoute, voidTransactionRoute } from "@pulau/contract/offline-payments.ts";
import { closeShiftRoute, dropCashRoute, openShiftRoute, shiftRoute } from "@pulau/contract/shifts.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import type pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { mustSubmit, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { staffCaller } from "../../../races/staff.ts";
import { openTwoServers, type TwoServers } from "../../../races/two-servers.ts";
import { openDrawer, piecesOf } from "./test-drawer.ts";

const key = () => ({ "idempotency-key": randomUUID() });
const floatSen = 30_000;
const cashSen = 1_000;

let arena: TwoServers;
let bookingId: BookingId;
beforeAll(async () => {
  arena = await openTwoServers({ days: 60 });
  const { member } = await memberWithWallet(arena, 1_000);
  bookingId = (await mustSubmit(member, stayOf(arena.resort)))._id;
});
afterAll(() => arena.close());

/** Eight payments in cash over two servers, while the drawer that they go into is counted again and again. */
async function countWhileCashComesIn() {
  const { desk } = await staffCaller(arena);
  const shiftId = await openDrawer(desk, floatSen);
  const body = { way: "cash", amountSen: cashSen, paidOn: arena.resort.from } as const;
  const close = (expectedSen: number) =>
    desk.call(
      closeShiftRoute,
      { params: { _id: shiftId }, body: { count: piecesOf(expectedSen), expectedSen } },
      key(),
    );
  const pays = Array.from({ length: 8 }, () =>
    desk.call(enterPaymentRoute, { params: { _id: bookingId }, body }, key()),
  );
  const closes = Array.from({ length: 9 }, (_, taken) => close(floatSen + taken * cashSen));
  const [paid, closed] = await Promise.all([Promise.all(pays), Promise.all(closes)]);
  const sheet = await desk.must(shiftRoute, { params: { _id: shiftId } });
  return { paid, closed, sheet };
}

it("counts each payment that came in, and takes none once it is closed", async () => {
  for (let round = 0; round < 5; round++) {
    const { paid, closed, sheet } = await countWhileCashComesIn();
    const taken = paid.filter(({ ok }) => ok).length;
    expect(sheet.cashInSen).toBe(taken * cashSen);
    expect(closed.filter(({ ok }) => ok).length).toBe(sheet.closedAt === null ? 0 : 1);
    if (sheet.closedAt !== null)
      expect(sheet).toMatchObject({ countedSen: floatSen + taken * cashSen, overSen: 0 });
    for (const answer of paid) if (!answer.ok) expect(answer.code).toBe("NO_OPEN_DRAWER");
    for (const answer of closed)
      if (!answer.ok) expect(["DRAWER_CHANGED", "WRONG_STATE"]).toContain(answer.code);
  }
  expect(await checkInvariants(arena.base.pool)).toEqual([]);
});

it("opens one drawer for a person and one person for a drawer", async () => {
  const desks = await Promise.all(Array.from({ length: 4 }, () => staffCaller(arena)));
  const drawer = 50;
  const opened = await Promise.all(
    desks.flatMap(({ desk }) =>
      [0, 1].map(() => desk.call(openShiftRoute, { body: { drawer, floatSen } }, key())),
    ),
  );
  expect(opened.filter(({ ok }) => ok)).toHaveLength(1);
});

it("drops no note twice, and a payment that is sent again is in the drawer once", async () => {
  const { desk } = await staffCaller(arena);
  const shiftId = await openDrawer(desk, floatSen);
  const drop = { params: { _id: shiftId }, body: { amountSen: floatSen - 5_000, note: "" } };
  const drops = await Promise.all(Array.from({ length: 6 }, () => desk.call(dropCashRoute, drop, key())));
  expect(drops.filter(({ ok }) => ok)).toHaveLength(1);
  const params = { _id: bookingId };
  const body = { way: "cash", amountSen: cashSen, paidOn: arena.resort.from } as const;
  const same = key();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => desk.call(enterPaymentRoute, { params, body }, same)),
  );
  expect(new Set(answers.map((answer) => (answer.ok ? answer.value.paymentId : answer.code))).size).toBe(1);
  const sheet = await desk.must(shiftRoute, { params: { _id: shiftId } });
  expect(sheet).toMatchObject({ cashInSen: cashSen, cashInCount: 1, expectedSen: 6_000 });
  expect(await checkInvariants(arena.base.pool)).toEqual([]);
});

it("voids a payment or drops its notes, and never both", async () => {
  const { desk } = await staffCaller(arena);
  const shiftId = await openDrawer(desk, 0);
  const body = { way: "cash", amountSen: cashSen, paidOn: arena.resort.from } as const;
  for (let round = 0; round < 5; round++) {
    const params = { _id: bookingId };
    const { paymentId } = await desk.must(enterPaymentRoute, { params, body }, key());
    const drop = { params: { _id: shiftId }, body: { amountSen: cashSen, note: "" } };
    const voids = { params: { ...params, tansId: paymentId }, query: { reason: "Twice" } };
    const both = await Promise.all([
      desk.call(dropCashRoute, drop, key()),
      desk.call(voidTransactionRoute, voids),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await desk.must(shiftRoute, { params: { _id: shiftId } })).expectedSen).toBe(0);
  }
  expect(await checkInvariants(arena.base.pool)).toEqual([]);
});

/** A count that doesn't wait for cash on its way, and cash that does not look whether the shift is closed. */
const withoutGuards = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`
    ALTER TABLE drawer_entry DISABLE TRIGGER USER;
    ALTER TABLE shift DISABLE TRIGGER USER;
    CREATE FUNCTION reopened() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN UPDATE shift SET closed_at = NULL, closed_by = NULL, expected_sen = NULL, counted_sen = NULL, count = NULL
        WHERE id = NEW.id AND closed_at IS NOT NULL; RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER reopened AFTER UPDATE ON shift DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
      WHEN (OLD.closed_at IS NULL) EXECUTE FUNCTION reopened()`);
};

it("would be counted more than once without its guards: the control", async () => {
  await withoutGuards(arena.base.pool);
  const { desk } = await staffCaller(arena);
  const shiftId = await openDrawer(desk, floatSen);
  const body = { count: piecesOf(floatSen), expectedSen: floatSen };
  const close = (more: object) =>
    desk.call(closeShiftRoute, { params: { _id: shiftId }, body: { ...body, ...more } }, key());
  expect(await close({})).toMatchObject({ ok: true });
  const again = { count: {}, expectedSen: 0 };
  expect(await close(again)).toMatchObject({ ok: true });
});
