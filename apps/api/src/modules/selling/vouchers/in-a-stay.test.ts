import { randomUUID } from "node:crypto";
import { cancelBookingRoute } from "@pulau/contract/bookings.ts";
import { createDraftRoute, draftRoute, saveDraftRoute } from "@pulau/contract/drafts.ts";
import { alterHoldRoute } from "@pulau/contract/holds.ts";
import { payFromWalletRoute } from "@pulau/contract/payments.ts";
import { bookPromoRoute, promoCodesRoute } from "@pulau/contract/promo-codes.ts";
import { quoteRoute } from "@pulau/contract/quotes.ts";
import {
  changePromoCodeRoute,
  endPromoCodesRoute,
  staffPromoCodesRoute,
} from "@pulau/contract/staff-promo-codes.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { createSealer } from "../../../plugins/seal.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustHold, mustSubmit, newGuest, stayOf, submit, tryHold } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { everything, staffCaller } from "../../../races/staff.ts";
import { makePromo, once } from "./test-vouchers.ts";

/** The deployment's before it was changed. */
const earlierSecret = "what was the secret until yesterday";
let stage: Stage;
let desk: Caller;
let member: Caller;

beforeAll(async () => {
  const environment = { PULAU_SECRET_EARLIER: earlierSecret };
  stage = await openStage({ rooms: { standard: 20 }, days: 200 }, undefined, environment);
  const rights = { read: true, write: true, create: true, delete: true };
  ({ desk } = await staffCaller(stage, { ...everything, posts: rights }));
  ({ member } = await memberWithWallet(stage, 900_000));
});
afterAll(async () => {
  expect(await checkInvariants(stage.base.pool)).toEqual([]);
  await stage.close();
});

const stay = (inDays: number, promoCode: string | null = null) => ({
  ...stayOf(stage.resort, { inDays }),
  promoCode,
});
const guest = () => newGuest(stage.urls);
const emailed = (inDays: number, promoCode: string, email: string) => {
  const draft = stay(inDays, promoCode);
  return { ...draft, booker: { ...draft.booker, email } };
};

describe("a free code in a stay", () => {
  it("is the last discount of the price; its tax falls with it", async () => {
    const { code } = await makePromo(desk);
    const plain = await mustHold(await guest(), stay(10));
    const held = await mustHold(await guest(), stay(10, ` ${code.toLowerCase()} `));
    expect(held.promo).toMatchObject({ code });
    const lines = held.quote.lines.filter(({ ruleId }) => ruleId === held.promo?.promoCodeId);
    expect(lines).toMatchObject([{ step: "promotion", share: 1_000 }]);
    const rates = plain.quote.lines.filter(({ step }) => step === "rate");
    const worth = rates.reduce((sum, line) => sum + line.amountSen, 0);
    expect(lines[0]?.amountSen).toBe(-worth / 10);
    const fall = plain.quote.totalSen - held.quote.totalSen;
    expect(fall).toBe(Math.round((worth / 10) * 1.08));
    expect(held.promo?.totalFallsSen).toBe(fall);
  });

  it("never takes off more than the stay costs", async () => {
    const { code } = await makePromo(desk, { type: "cash", share: null, valueSen: 90_000_000 });
    const held = await mustHold(await guest(), stay(11, code));
    expect(held.quote.totalSen).toBeGreaterThanOrEqual(0);
    expect(held.quote.lines.filter(({ step }) => step === "promotion")).toHaveLength(1);
  });

  it.each([
    ["PROMO_UNKNOWN", { activeStatus: false }],
    ["PROMO_UNKNOWN", { type: "cash" as const, share: null, valueSen: 1_000, priceSen: 900 }],
    ["PROMO_EXPIRED", { bookTo: "2026-01-01" }],
    ["PROMO_ASK_RESORT", { special: true }],
    ["PROMO_MIN_SPEND", { minSpendSen: 90_000_000 }],
    ["PROMO_NOT_FOR_STAY", { stayTo: "2026-01-01" }],
    ["PROMO_NOT_FOR_STAY", { bookFrom: "2999-01-01" }],
    ["PROMO_USED_UP", { capacity: 0 }],
  ])("is refused with %s", async (refusal, options) => {
    const { code } = await makePromo(desk, options);
    expect(await tryHold(await guest(), stay(12, code))).toMatchObject({ code: refusal });
    const { optionId, checkIn, party, rooms } = stay(12);
    const request = { optionId: optionId ?? "", checkIn: checkIn ?? "", party, rooms, promoCode: code };
    if (refusal !== "PROMO_USED_UP") {
      expect(await member.call(quoteRoute, { body: request })).toMatchObject({ code: refusal });
    }
  });

  it("is used up by its holds and free again when one is let go or cancelled", async () => {
    const { code } = await makePromo(desk, { capacity: 1 });
    const first = await mustSubmit(member, stay(13, code));
    expect(await tryHold(await guest(), stay(13, code))).toMatchObject({ code: "PROMO_USED_UP" });
    await member.must(payFromWalletRoute, { body: { bookingId: first._id, part: "full" } }, once());
    const { promoCodes } = await desk.must(staffPromoCodesRoute, { query: { search: code } });
    expect(promoCodes).toMatchObject([{ used: 1, sold: 1, popularity: { percent: 100, band: "success" } }]);
    const answer = await member.call(cancelBookingRoute, {
      params: { _id: first._id },
      query: { agreedRefundSen: 1 },
    });
    const agreedRefundSen = answer.ok ? 1 : Number(answer.facts?.refundSen);
    await member.must(cancelBookingRoute, { params: { _id: first._id }, query: { agreedRefundSen } });
    await mustHold(await guest(), stay(13, code));
  });

  it("is once for each account, and for each e-mail of guests without one", async () => {
    const { code } = await makePromo(desk, { perPerson: 1 });
    await mustSubmit(member, stay(14, code));
    expect(await tryHold(member, stay(15, code))).toMatchObject({ code: "PROMO_ONCE_EACH" });
    const email = "ayu@example.test";
    await mustSubmit(await guest(), emailed(14, code, email));
    expect(await tryHold(await guest(), emailed(15, code, email.toUpperCase()))).toMatchObject({
      code: "PROMO_ONCE_EACH",
    });
    await mustSubmit(await guest(), emailed(15, code, "budi@example.test"));
  });

  it("can't be kept under one name and used under another", async () => {
    const { code } = await makePromo(desk, { perPerson: 1 });
    const sly = await guest();
    await mustSubmit(await guest(), emailed(16, code, "siti@example.test"));
    const hold = await mustHold(sly, emailed(16, code, "other@example.test"));
    const { json } = await sly.must(draftRoute, { params: { _id: hold.draftId } });
    const booker = { ...json.booker, email: "siti@example.test" };
    await sly.must(saveDraftRoute, { params: { _id: hold.draftId }, body: { ...json, booker } });
    expect(await submit(sly, hold)).toMatchObject({ code: "HOLD_OUTDATED" });
    expect(await sly.call(alterHoldRoute, { params: { _id: hold._id } })).toMatchObject({
      code: "PROMO_ONCE_EACH",
    });
  });

  it("stays with the booking as it was taken, whatever becomes of the offer", async () => {
    const promo = await makePromo(desk);
    const { hold } = await mustSubmit(member, stay(17, promo.code));
    const nobodys = randomUUID();
    expect(await desk.must(endPromoCodesRoute, { body: { arr: [promo._id, nobodys] } })).toEqual({
      done: [promo._id],
      failed: [{ id: nobodys, code: "NOT_FOUND", facts: {} }],
    });
    expect(hold.promo).not.toBeNull();
    expect(await tryHold(await guest(), stay(18, promo.code))).toMatchObject({ code: "PROMO_UNKNOWN" });
  });

  it("opens its own package alone", async () => {
    const { packageId = "" } = stage.resort;
    const opens = await makePromo(desk, { type: "package", share: null, packageId });
    expect((await mustHold(await guest(), stay(19, opens.code))).promo).toMatchObject({ code: opens.code });
  });

  it("is taken into a draft by one call, which leaves all as it was when refused", async () => {
    const { code } = await makePromo(desk);
    const spent = await makePromo(desk, { capacity: 0 });
    const hold = await mustHold(member, stay(20));
    const book = (codes: string) =>
      member.call(bookPromoRoute, { body: { draftId: hold.draftId, code: codes } });
    expect(await book(spent.code)).toMatchObject({ code: "PROMO_USED_UP" });
    expect((await member.must(draftRoute, { params: { _id: hold.draftId } })).json.promoCode).toBeNull();
    const taken = await book(code);
    expect(taken).toMatchObject({ ok: true, value: { kind: "promoCode", code } });
    expect(taken.ok && taken.value.amountSen).toBeGreaterThan(0);
    const stranger = await guest();
    expect(await stranger.call(bookPromoRoute, { body: { draftId: hold.draftId, code } })).toMatchObject({
      code: "NOT_FOUND",
    });
    const { _id } = await member.must(createDraftRoute, { body: {} });
    expect(await member.call(bookPromoRoute, { body: { draftId: _id, code } })).toMatchObject({
      ok: true,
      value: { toPaySen: null },
    });
  });

  it("is taken into a draft whose papers were sealed before the secret was changed", async () => {
    const { code } = await makePromo(desk);
    const { _id: draftId } = await member.must(createDraftRoute, { body: stay(21) });
    const sealed = createSealer({ secret: earlierSecret, earlierSecrets: [] }).seal("A1234567");
    await stage.base.pool.query(
      "UPDATE draft SET json = jsonb_set(json, '{guests,0,identity}', to_jsonb($2::text)) WHERE id = $1",
      [draftId, sealed],
    );
    expect(await member.call(bookPromoRoute, { body: { draftId, code } })).toMatchObject({ ok: true });
    const { json } = await member.must(draftRoute, { params: { _id: draftId } });
    expect(json).toMatchObject({ promoCode: code, guests: [{ identity: "A1234567" }, {}] });
  });
});

describe("staff", () => {
  it("are told what is wrong with a code, and only those with the right write one", async () => {
    const { desk: looker } = await staffCaller(stage, everything);
    await expect(makePromo(looker)).rejects.toThrow("403");
    const { code } = await makePromo(desk);
    await expect(makePromo(desk, { code })).rejects.toThrow("CODE_TAKEN");
    await expect(makePromo(desk, { code: "NO SPACE" })).rejects.toThrow("INVALID_INPUT");
    await expect(makePromo(desk, { valueSen: 100 })).rejects.toThrow("INVALID_INPUT");
    await expect(makePromo(desk, { priceSen: 100 })).rejects.toThrow("INVALID_INPUT");
    await expect(makePromo(desk, { stayFrom: "2027-02-02", stayTo: "2027-02-01" })).rejects.toThrow(
      "INVALID_INPUT",
    );
  });

  it("can't set a limit below what is taken; a limit that is taken off keeps the count", async () => {
    const promo = await makePromo(desk, { capacity: 5 });
    await mustHold(await guest(), stay(21, promo.code));
    const { _id, sold: _, used: __, popularity: ___, createdAt: ____, ...body } = promo;
    const change = (capacity: number | null) =>
      desk.call(changePromoCodeRoute, { params: { _id }, body: { ...body, capacity } });
    expect(await change(0)).toMatchObject({ code: "IN_USE", facts: { rule: "limit", taken: 1 } });
    expect(await change(null)).toMatchObject({ ok: true, value: { capacity: null } });
    expect(await change(1)).toMatchObject({ ok: true, value: { capacity: 1 } });
    expect(await tryHold(await guest(), stay(21, promo.code))).toMatchObject({ code: "PROMO_USED_UP" });
  });

  it("decide what is listed", async () => {
    const shown = await makePromo(desk);
    const hidden = await makePromo(desk, { listed: false });
    const old = await makePromo(desk, { bookTo: addDays(stage.resort.from, -1) });
    const { promoCodes } = await member.must(promoCodesRoute, { query: { type: "percent", limit: 100 } });
    const codes = promoCodes.map(({ code }) => code);
    expect(codes).toContain(shown.code);
    expect(codes).not.toContain(hidden.code);
    expect(codes).not.toContain(old.code);
    await makePromo(desk, { type: "cash", share: null, valueSen: 1_000 });
    const usual = await member.must(promoCodesRoute, { query: {} });
    expect(new Set(usual.promoCodes.map(({ type }) => type))).toEqual(new Set(["cash"]));
    const none = await member.must(promoCodesRoute, { query: { type: "cash", page: 50 } });
    expect(none.promoCodes).toEqual([]);
  });
});
