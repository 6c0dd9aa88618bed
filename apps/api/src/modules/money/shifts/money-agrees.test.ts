import { paymentsRoute } from "@pulau/contract/money-desk.ts";
import { enterPaymentRoute, voidTransactionRoute } from "@pulau/contract/offline-payments.ts";
import { giveDepositBackRoute, takeDepositRoute } from "@pulau/contract/room-deposits.ts";
import { takingsRoute } from "@pulau/contract/shifts.ts";
import { todayRoute } from "@pulau/contract/staff.ts";
import { takeBackSaleRoute } from "@pulau/contract/till-sales.ts";
import type { OfflineWay } from "@pulau/domain/money/offline-ways.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Caller } from "../../../races/caller.ts";
import { mustSubmit, stayOf } from "../../../races/guest.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { type Office, once, openOffice } from "../../booking/changes/test-booking.ts";
import { makeStay } from "../../desk/front-desk/test-stay.ts";
import { loadToday } from "../../ground/resort/public.ts";
import { makeBar } from "../till/test-till.ts";
import { mustSell } from "../till-sales/test-sales.ts";
import { openDrawer } from "./test-drawer.ts";

let office: Office;
let desk: Caller;
beforeAll(async () => {
  office = await openOffice();
  desk = (await staffCaller(office.stage, { bookings: all, payments: all, charges: all, sales: all })).desk;
});
afterAll(() => office.stage.close());

const ways: readonly OfflineWay[] = ["cash", "terminal", "transfer"];

it("tells each ringgit once: in the takings, in the list of payments and on the desk's day", async () => {
  const today = await loadToday(office.stage.base.db, "Asia/Kuala_Lumpur");
  const days = { query: { from: today, to: today } };
  const { outletId, beer, dive } = await makeBar(office.stage.base.db);
  await openDrawer(desk);
  const sale = (item: string, more: object) =>
    mustSell(desk, { outletId, items: [{ itemId: item, count: 1 }], ...more });
  const terminal = { way: "terminal", reference: "004711" } as const;
  await sale(beer, {});
  await sale(dive, terminal);
  const wrong = await sale(dive, {});
  const takeBack = (_id: string, as: "voided" | "refunded") =>
    desk.must(takeBackSaleRoute, { params: { _id }, body: { as, reason: "Mistake" } }, once());
  await takeBack(wrong._id, "voided");
  const { _id, hold } = await mustSubmit(office.member, stayOf(office.stage.resort, { inDays: 9 }));
  const paid = async (way: OfflineWay, amountSen: Sen) =>
    desk.must(enterPaymentRoute, { params: { _id }, body: { way, amountSen, paidOn: today } }, once());
  await paid("terminal", 20_000);
  const { paymentId } = await paid("transfer", 10_000);
  await desk.must(voidTransactionRoute, { params: { _id, tansId: paymentId }, query: { reason: "Twice" } });
  // What is left ends in single sen, which cash has none of.
  await paid("cash", Math.round((hold.quote.totalSen - 20_000) / 5) * 5);

  // One deposit stays, of another a part is withheld, which pays what is charged for it.
  const [roomId = ""] = office.stage.resort.roomTypes.standard.roomIds.slice(-1);
  const stay = { roomId, checkIn: today, state: "inHouse" } as const;
  const { id } = await makeStay(office.stage.base.db, office.stage.resort, stay);
  const deposit = (more: object) =>
    desk.must(
      takeDepositRoute,
      { params: { _id: id }, body: { amountSen: 20_000, ...more } as never },
      once(),
    );
  await deposit({ way: "cash" });
  const given = await deposit(terminal);
  const withheld = { withheldSen: 5_000, reason: "Broken lamp", outletId, reference: "004712" };
  await desk.must(giveDepositBackRoute, { params: { _id: given._id }, body: withheld }, once());

  const { takings, outlets } = await desk.must(takingsRoute, days);
  const { sums, rows } = await desk.must(paymentsRoute, { query: { ...days.query, limit: 50 } });
  const { takenToday } = await desk.must(todayRoute, { query: {} });
  const sum = (list: readonly Sen[]) => list.reduce((total, sen) => total + sen, 0);
  for (const way of ways) {
    const taken = takings.filter((row) => row.way === way);
    const listed = sums.filter(({ gateway }) => gateway === way);
    const [inSen, outSen] = [
      sum(taken.map(({ takenSen }) => takenSen)),
      sum(taken.map(({ backSen }) => backSen)),
    ];
    expect(sum(listed.map((row) => row.inSen)), way).toBe(inSen);
    expect(sum(listed.map((row) => row.outSen)), way).toBe(outSen);
    // Nothing was refunded by these ways: what went back was voided.
    expect(takenToday?.ways.find(({ gateway }) => gateway === way)?.sen ?? 0, way).toBe(inSen - outSen);
  }
  expect(sum(outlets.map(({ takenSen }) => takenSen))).toBe(1_960 + 18_000 + 18_000 + 5_000);
  const ofSale = rows.filter(({ saleId }) => saleId === wrong._id);
  expect(ofSale.map(({ what, amountSen, number }) => [what, amountSen, number])).toEqual([
    ["void", -18_000, wrong.number],
    ["payment", 18_000, wrong.number],
  ]);
  expect(await office.check()).toEqual([]);
});
