import { randomUUID } from "node:crypto";
import { paymentCsvRoute, paymentHistoryRoute } from "@pulau/contract/payment-history.ts";
import { payFromWalletRoute, startPaymentRoute } from "@pulau/contract/payments.ts";
import { topUpRoute } from "@pulau/contract/wallet.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Caller } from "../../../races/caller.ts";
import { atTheBank, mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";

let stage: Stage;
let member: Caller;
let other: Caller;
let paid: string;
let waits: string;
let topUp: string;

const once = () => ({ "idempotency-key": randomUUID() });
const history = (query: object = {}, by = member) => by.must(paymentHistoryRoute, { query });

async function applyAll(): Promise<void> {
  const { rows } = await stage.base.pool.query("SELECT id FROM gateway_inbox WHERE applied_at IS NULL");
  for (const { id } of rows) await stage.jobs["apply-message"]({ inboxId: id });
}

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 8 } });
  [{ member }, { member: other }] = await Promise.all([
    memberWithWallet(stage, 300_000),
    memberWithWallet(stage, 10_000),
  ]);
  paid = (await mustSubmit(member, stayOf(stage.resort, { inDays: 12 })))._id;
  await member.must(payFromWalletRoute, { body: { bookingId: paid, part: "full" } }, once());
  waits = (await mustSubmit(member, stayOf(stage.resort, { inDays: 16 })))._id;
  const start = { bookingId: waits, part: "full" as const, gateway: "sandbox" };
  const { paymentId, redirectUrl } = await member.must(startPaymentRoute, { body: start }, once());
  await atTheBank(redirectUrl, "decline");
  await stage.jobs["poll-payment"]({ paymentId });
  await applyAll();
  topUp = (await member.must(topUpRoute, { body: { amountSen: 15_000 } }, once()))._id;
  const buy = { purchaseId: topUp, part: "full" as const, gateway: "sandbox" };
  await member.must(startPaymentRoute, { body: buy }, once());
});
afterAll(() => stage.close());

describe("the payment history", () => {
  it("has stays and purchases, newest first, with what each was for", async () => {
    const { payments, total, capturedSen, gateways } = await history();
    expect(payments.map(({ payableId, kind, state }) => [payableId, kind, state])).toEqual([
      [topUp, "top-up", "started"],
      [waits, "booking", "declined"],
      [paid, "booking", "captured"],
    ]);
    expect(total).toBe(3);
    expect(gateways).toEqual(["sandbox", "wallet"]);
    expect(capturedSen).toBe(payments[2]?.amountSen);
    expect(payments[0]?.name).toEqual({ en: "Wallet top-up", my: "Tambah nilai dompet", cn: "钱包充值" });
    expect(payments[2]).toMatchObject({ bookingId: paid, gateway: "wallet", part: "full", note: "" });
  });

  it("offers another try where there is still something to pay, and a receipt where it was paid", async () => {
    const { payments } = await history();
    expect(payments.map(({ canRetry, hasReceipt }) => [canRetry, hasReceipt])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    expect(payments[1]?.reason).toBe("declined_by_bank");
    await stage.base.pool.query("UPDATE booking SET pay_until = now() - interval '1 minute' WHERE id = $1", [
      waits,
    ]);
    expect((await history({ _id: waits })).payments[0]?.canRetry).toBe(false);
    await stage.base.pool.query("UPDATE booking SET pay_until = now() + interval '9 minutes' WHERE id = $1", [
      waits,
    ]);
  });

  it.each([
    [{ kind: "top-up" }, () => [topUp]],
    [{ kind: "booking", state: "captured" }, () => [paid]],
    [{ gateway: "sandbox" }, () => [topUp, waits]],
    [{ to: "2026-01-01" }, () => []],
    [{ search: "-P0" }, () => [topUp]],
    [{ search: "tambah nilai" }, () => [topUp]],
    [{ search: "%" }, () => []],
  ])("is filtered by %j", async (query, wanted) => {
    expect((await history(query)).payments.map(({ payableId }) => payableId)).toEqual(wanted());
  });

  it("refuses a filter that means nothing", async () => {
    const answer = await member.call(paymentHistoryRoute, { query: { state: "lost" } as object });
    expect(answer).toMatchObject({ status: 400, fields: [{ path: "state" }] });
  });

  it("is paged by number and by cursor alike", async () => {
    const first = await history({ limit: 1 });
    expect(first).toMatchObject({ page: 1, pages: 3, limit: 1, total: 3 });
    const second = [
      await history({ limit: 1, page: 2 }),
      await history({ limit: 1, cursor: first.nextCursor }),
    ];
    expect(second.map(({ payments }) => payments[0]?.payableId)).toEqual([waits, waits]);
  });

  it("is one's own only, and a guest's without an account too", async () => {
    expect(await history({}, other)).toMatchObject({ page: 1, pages: 1, limit: 10, total: 0, payments: [] });
    expect((await history({ _id: paid }, other)).total).toBe(0);
    const guest = await newGuest(stage.urls);
    const { _id } = await mustSubmit(guest, stayOf(stage.resort, { inDays: 24 }));
    const body = { bookingId: _id, part: "full" as const, gateway: "sandbox" };
    await guest.must(startPaymentRoute, { body }, once());
    expect((await history({}, guest)).payments.map(({ payableId }) => payableId)).toEqual([_id]);
    expect(await new Caller(stage.urls).call(paymentHistoryRoute, { query: {} })).toMatchObject({
      status: 401,
    });
  });

  it("is a table in the caller's language, free of formulas", async () => {
    await stage.base.pool.query(
      `UPDATE purchase SET facts = jsonb_set(facts, '{name,my}', '"=1+1"') WHERE id = $1`,
      [topUp],
    );
    const answer = await fetch(`${stage.urls[0]}${paymentCsvRoute.path}?kind=top-up`, {
      headers: { authorization: `Bearer ${member.token}`, "accept-language": "ms" },
    });
    expect(answer.headers.get("content-type")).toContain(paymentCsvRoute.file);
    expect(answer.headers.get("content-disposition")).toContain("payments.csv");
    const [heads = "", line = ""] = (await answer.text())
      .replace(/^\uFEFF/, "")
      .trim()
      .split("\r\n");
    expect(heads).toContain("Cara bayaran");
    expect(line).toContain(",Tambah nilai,'=1+1,");
    expect(line).toMatch(/,Bank latihan,Belum dibayar,150\.00,$/);
  });
});
