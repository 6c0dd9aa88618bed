import { walletRoute } from "@pulau/contract/payments.ts";
import {
  cancelPhoneSaleRoute,
  linkedSaleRoute,
  payLinkedSaleFromWalletRoute,
  payLinkedSaleRoute,
  phoneSaleRoute,
  startPhoneSaleRoute,
} from "@pulau/contract/phone-sales.ts";
import { takingsRoute } from "@pulau/contract/shifts.ts";
import { tillRoute } from "@pulau/contract/till.ts";
import { takeBackSaleRoute, tillSaleRoute } from "@pulau/contract/till-sales.ts";
import type { PaymentId, PurchaseId } from "@pulau/domain/ids.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { Caller } from "../../../races/caller.ts";
import { atTheBank } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { loadToday } from "../../ground/resort/public.ts";
import { type Bar, makeBar, once } from "../till/test-till.ts";
import { priceForVisitor } from "./test-sales.ts";

const atTill = { ...all, write: false, delete: false };
const beerSen = 1_850 + 111;

let stage: Stage;
let bar: Bar;
/** Sells, and nothing else. */
let seller: Caller;
let desk: Caller;
beforeAll(async () => {
  stage = await openStage({ days: 20 });
  bar = await makeBar(stage.base.db);
  seller = (await staffCaller(stage, { charges: atTill, sales: atTill })).desk;
  desk = (await staffCaller(stage, { charges: all, sales: all, payments: all })).desk;
});
afterAll(() => stage.close());
afterEach(async () => {
  expect(await checkInvariants(stage.base.pool)).toEqual([]);
});

const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await stage.base.pool.query(text, values)).rows as T[];

const basket = () => ({ outletId: bar.outletId, items: [{ itemId: bar.beer, count: 1 }] });
const start = async (more: object = {}, key = once()) =>
  seller.call(
    startPhoneSaleRoute,
    { body: { ...basket(), agreedTotalSen: await priceForVisitor(seller, basket()), ...more } },
    key,
  );
/** A beer that is asked for on a phone, and somebody who has scanned its code. */
async function newSale() {
  const answer = await start();
  if (!answer.ok) throw new Error(answer.code);
  const { _id, url } = answer.value;
  const token = url.split("/pay/till/")[1] ?? "";
  const phone = new Caller(stage.urls);
  return {
    _id,
    url,
    token,
    phone,
    look: () => phone.must(linkedSaleRoute, { params: { token } }),
    standing: () => seller.must(phoneSaleRoute, { params: { _id } }),
    cancel: () => seller.call(cancelPhoneSaleRoute, { params: { _id } }),
    pay: (headers = once()) =>
      phone.call(payLinkedSaleRoute, { params: { token }, body: { gateway: "sandbox" } }, headers),
    fromWallet: (member: Caller, agreedSen = beerSen) =>
      member.call(payLinkedSaleFromWalletRoute, { params: { token }, body: { agreedSen } }, once()),
  };
}
/** Applies what the bank has told, as the server's jobs would. */
async function applyNews(paymentId: PaymentId) {
  await stage.jobs["poll-payment"]({ paymentId });
  for (const { id } of await query<{ id: string }>("SELECT id FROM gateway_inbox WHERE applied_at IS NULL"))
    await stage.jobs["apply-message"]({ inboxId: id });
}
const fulfil = (purchaseId: PurchaseId) => stage.jobs["fulfil-purchase"]({ purchaseId });
const salesOf = (_id: PurchaseId) => query("SELECT id FROM till_sale WHERE purchase_id = $1", [_id]);

async function soldByWallet() {
  const sale = await newSale();
  const { member } = await memberWithWallet(stage, 10_000);
  expect(await sale.fromWallet(member)).toMatchObject({ ok: true });
  await fulfil(sale._id);
  return { ...sale, member };
}

describe("what is asked for on a phone", () => {
  it("is shown by its link, sold once its money is there, and earned by its outlet", async () => {
    const { _id, url, look, standing, pay } = await newSale();
    expect(await look()).toMatchObject({
      totalSen: beerSen,
      taxSen: 111,
      state: "open",
      lines: [{ count: 1, totalSen: beerSen }],
      byWallet: true,
      latest: null,
    });
    expect(await salesOf(_id)).toEqual([]);
    const same = once();
    const [started, again] = [await pay(same), await pay(same)];
    if (!started.ok || !again.ok) throw new Error("the payment did not start");
    expect(again.value.paymentId).toBe(started.value.paymentId);
    expect(await standing()).toMatchObject({ sold: null, latest: { state: "started" } });
    await atTheBank(started.value.redirectUrl, "never");
    await applyNews(started.value.paymentId);
    await fulfil(_id);
    await fulfil(_id);
    const { sold } = await standing();
    expect(sold).toMatchObject({ way: "gateway" });
    expect(await desk.must(tillSaleRoute, { params: { _id: sold?._id ?? "" } })).toMatchObject({
      number: sold?.number,
      totalSen: beerSen,
      paidSen: beerSen,
      roundingSen: 0,
      way: "gateway",
      backTo: "refunded",
    });
    expect(await salesOf(_id)).toHaveLength(1);
    expect(await look()).toMatchObject({ state: "done", gateways: [], byWallet: false });
    expect(await pay()).toMatchObject({ ok: false });
    const [row] = await query<{ to: string }>(
      "SELECT s.return_url AS to FROM sandbox_bank.session s WHERE s.reference = $1",
      [started.value.paymentId],
    );
    const back = await fetch(row?.to ?? "", { redirect: "manual" });
    expect(back.headers.get("location")).toBe(`${new URL(url).pathname}/confirming`);
  });

  it("is paid from the wallet of who signs in, for what was shown, and by nobody else", async () => {
    const sale = await newSale();
    const { member } = await memberWithWallet(stage, 10_000);
    expect(
      await sale.phone.call(payLinkedSaleFromWalletRoute, {
        params: { token: sale.token },
        body: { agreedSen: beerSen },
      }),
    ).toMatchObject({ status: 401 });
    expect(await sale.fromWallet(member, 1)).toMatchObject({ code: "AMOUNT_NOT_OFFERED" });
    const { member: poor } = await memberWithWallet(stage, 100);
    expect(await sale.fromWallet(poor)).toMatchObject({ code: "WALLET_SHORT" });
    expect(await sale.fromWallet(member)).toMatchObject({ ok: true });
    await fulfil(sale._id);
    expect(await member.must(walletRoute, {})).toMatchObject({ balanceSen: 10_000 - beerSen });
    expect(await sale.standing()).toMatchObject({ sold: { way: "wallet" } });
  });

  it("costs what was shown, is of the price list, and is asked for once however often it is sent", async () => {
    expect(await start({ agreedTotalSen: 1 })).toMatchObject({
      code: "PRICE_CHANGED",
      facts: { totalSen: beerSen },
    });
    const free = [{ name: "Broken glass", sen: 1_000, count: 1, taxGroup: "none" }];
    expect(await start({ free })).toMatchObject({ code: "NOT_ALLOWED" });
    const same = once();
    const [first, second] = [await start({}, same), await start({}, same)];
    expect(first.ok && second.ok && first.value._id === second.value._id).toBe(true);
    const { waiting } = await seller.must(tillRoute, { query: {} });
    expect(waiting[0]).toMatchObject({ totalSen: beerSen, outlet: { en: "Bar" } });
    expect((await desk.must(tillRoute, { query: {} })).waiting, "a colleague's is not shown").toEqual([]);
  });

  it("is called off by the till, and its link says so", async () => {
    const { cancel, look, pay, standing, fromWallet, _id } = await newSale();
    expect(await cancel()).toMatchObject({ ok: true });
    expect(await look()).toMatchObject({ state: "cancelled", cancelReason: "BY_STAFF", gateways: [] });
    expect(await pay()).toMatchObject({ ok: false });
    const { member } = await memberWithWallet(stage, 10_000);
    expect(await fromWallet(member)).toMatchObject({ ok: false });
    expect(await cancel()).toMatchObject({ code: "WRONG_STATE" });
    expect(await standing()).toMatchObject({ sold: null });
    expect(await salesOf(_id)).toEqual([]);
    const { waiting } = await seller.must(tillRoute, { query: {} });
    expect(waiting.map((sale) => sale._id)).not.toContain(_id);
  });

  it("lapses by itself, and is asked for by nobody who may not sell", async () => {
    const { _id, look } = await newSale();
    await query("UPDATE purchase SET pay_until = pulau_now() - interval '1 minute' WHERE id = $1", [_id]);
    await stage.jobs["lapse-purchase"]({ purchaseId: _id });
    expect(await look()).toMatchObject({ state: "cancelled", cancelReason: "NOT_PAID_IN_TIME" });
    const { desk: reader } = await staffCaller(stage, { sales: { ...all, create: false } });
    expect(await reader.call(phoneSaleRoute, { params: { _id } })).toMatchObject({ status: 403 });
    const stranger = new Caller(stage.urls);
    expect(await stranger.call(linkedSaleRoute, { params: { token: `${_id}.x` } })).toMatchObject({
      code: "LINK_INVALID",
    });
  });

  it("goes back into the wallet that it came from, once, and stays as refunded", async () => {
    const { standing, member, _id } = await soldByWallet();
    const { sold } = await standing();
    const takeBack = (as: "voided" | "refunded") =>
      desk.call(
        takeBackSaleRoute,
        { params: { _id: sold?._id ?? "" }, body: { as, reason: "Rung up twice" } },
        once(),
      );
    expect(await takeBack("voided")).toMatchObject({ code: "WRONG_STATE" });
    expect(await takeBack("refunded")).toMatchObject({ ok: true, value: { paidSen: beerSen } });
    expect(await takeBack("refunded")).toMatchObject({ code: "WRONG_STATE" });
    expect(await member.must(walletRoute, {})).toMatchObject({ balanceSen: 10_000 });
    expect(await query("SELECT state, paid_sen::int AS sen FROM purchase WHERE id = $1", [_id])).toEqual([
      { state: "cancelled", sen: 0 },
    ]);
  });

  it("is in the takings of who sold it and of the outlet, once", async () => {
    const today = await loadToday(stage.base.db, "Asia/Kuala_Lumpur");
    const walletIn = async () => {
      const { takings, outlets } = await desk.must(takingsRoute, { query: { from: today, to: today } });
      const sum = (rows: readonly { way: string; takenSen: number }[]) =>
        rows.filter(({ way }) => way === "wallet").reduce((all, { takenSen }) => all + takenSen, 0);
      return [sum(takings), sum(outlets)];
    };
    const [people = 0, outlets = 0] = await walletIn();
    await soldByWallet();
    expect(await walletIn()).toEqual([people + beerSen, outlets + beerSen]);
  });
});
