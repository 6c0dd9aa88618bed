import { createDraftRoute, saveDraftRoute } from "@pulau/contract/drafts.ts";
import { alterHoldRoute, holdStayRoute } from "@pulau/contract/holds.ts";
import { quoteRoute } from "@pulau/contract/quotes.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "../../../races/caller.ts";
import { newGuest, stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { everything, staffCaller } from "../../../races/staff.ts";
import { makePromo } from "../vouchers/test-vouchers.ts";

const wrongCodes = 15;
let stage: Stage;
let secret: string;
let guest: Caller;

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 20 }, days: 90 });
  const posts = { read: true, write: true, create: true, delete: true };
  const { desk } = await staffCaller(stage, { ...everything, posts });
  secret = (await makePromo(desk, { listed: false })).code;
});
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.base.pool.query("DELETE FROM rate_window");
  guest = await newGuest(stage.urls);
});

const stay = () => stayOf(stage.resort, { inDays: 40 });
const quoteOf = (promoCode: string | null) => {
  const { optionId, checkIn, party, rooms } = stay();
  return guest.call(quoteRoute, {
    body: { optionId: String(optionId), checkIn: String(checkIn), party, rooms, promoCode },
  });
};

async function aDraft() {
  const { _id } = await guest.must(createDraftRoute, { body: stay() });
  const params = { _id };
  const type = (promoCode: string | null) =>
    guest.must(saveDraftRoute, { params, body: { ...stay(), promoCode } });
  return {
    hold: async (promoCode: string | null) => {
      await type(promoCode);
      return guest.call(holdStayRoute, { params });
    },
    alter: async (promoCode: string | null) => {
      await type(promoCode);
      return guest.call(alterHoldRoute, { params });
    },
  };
}

describe("a code that is not shown", () => {
  it("is not found by asking for prices, and prices without a code stay to be had", async () => {
    for (let i = 0; i < wrongCodes; i++)
      expect(await quoteOf(`GUESS${i}`)).toMatchObject({ code: "PROMO_UNKNOWN" });
    expect(await quoteOf(secret)).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
    expect(await quoteOf(null)).toMatchObject({ ok: true });
  });

  it("is not found by holding rooms with it, nor by altering a hold", async () => {
    const { hold, alter } = await aDraft();
    expect(await hold(null)).toMatchObject({ ok: true });
    for (let i = 0; i < wrongCodes; i++) {
      const tried = i % 2 ? await hold(`GUESS${i}`) : await alter(`GUESS${i}`);
      expect(tried).toMatchObject({ code: "PROMO_UNKNOWN" });
    }
    expect(await hold(secret)).toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect(await alter(secret)).toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect(await alter(null)).toMatchObject({ ok: true });
  });

  it("is counted for nobody who knows it", async () => {
    const { hold } = await aDraft();
    for (let i = 0; i <= wrongCodes; i++) expect(await quoteOf(secret)).toMatchObject({ ok: true });
    expect(await hold(secret)).toMatchObject({ ok: true });
  });
});
