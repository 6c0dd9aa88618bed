import { roomTypesRoute } from "@pulau/contract/availability.ts";
import { bookingRoute } from "@pulau/contract/bookings.ts";
import { pricedOptionsRoute } from "@pulau/contract/price-draft.ts";
import {
  givePriceListRoute,
  priceListHoldersRoute,
  priceListRecords,
  priceListsRoute,
  takePriceListRoute,
} from "@pulau/contract/price-lists.ts";
import { addPromoCodeRoute } from "@pulau/contract/staff-promo-codes.ts";
import { addDays, type Day, weekdayOf } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inAll } from "../../../db/factories/words.ts";
import { rate } from "../../../db/schema/catalogue.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustHold, mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { makeContract, makePartner, type Partner } from "../agents/test-partner.ts";

let stage: Stage;
let desk: Caller;
let inDays: number;
let today: Day;
let listId: string;
beforeAll(async () => {
  const limits = { holdsPerOwner: 50, roomsPerOwner: 100, roomsPerAddress: 500 };
  stage = await openStage({ rooms: { standard: 30 }, settings: { limits } });
  ({ desk } = await staffCaller(stage, { rates: all, wallets: all, posts: all }));
  today = stage.resort.from;
  inDays = 35 + ((8 - weekdayOf(today)) % 7);
  const { data } = await desk.must(priceListRecords.add, {
    body: { obj: { name: "Agents 2027", code: "agents" } },
  });
  listId = String(data._id);
  const { periodId, roomTypes } = stage.resort;
  const twin = { periodId, roomTypeId: roomTypes.standard.id, bedType: "twin", guestKind: "adult" } as const;
  await stage.base.db.insert(rate).values([{ ...twin, sen: 40_000, terms: { priceList: "agents" } }]);
});
afterAll(() => stage.close());

/** Two adults in a twin with tax and park fee: RM 500 each, RM 400 each on the list. */
const publicSen = 108_000 + 1_000;
const listSen = 86_400 + 1_000;

const offered = async (caller: Caller) => {
  const body = {
    optionId: stage.resort.optionId,
    checkIn: addDays(today, inDays),
    party: { adults: 2, childAges: [], nonMalaysians: 0 },
  };
  const { roomTypes } = await caller.must(roomTypesRoute, { body });
  return roomTypes[0]?.prices.find(({ bedType }) => bedType === "twin")?.totalSen;
};
const give = (agencies: readonly Partner[], days: { from: Day; to?: Day | null }) =>
  desk.call(givePriceListRoute, {
    params: { _id: listId },
    body: { accountIds: agencies.map(({ accountId }) => accountId), ...days },
  });

describe("an agency that staff give a price list", () => {
  it("is offered, holds and books by it, and by its contract before and after", async () => {
    const agency = await makePartner(stage, "agency", "Sunrise Travel");
    await makeContract(stage.base.db, agency.accountId);
    const agent = await agency.signIn("editor");
    const earlier = await mustSubmit(agent, stayOf(stage.resort, { inDays }));
    expect((await give([agency], { from: today })).ok).toBe(true);
    // Its own tenth goes on, now off the list's prices.
    const own = 77_760 + 1_000;
    expect(await offered(agent)).toBe(own);
    const { _id } = await mustSubmit(agent, stayOf(stage.resort, { inDays }));
    const { totalSen } = await agent.must(bookingRoute, { params: { _id } });
    expect(totalSen).toBe(own);
    const before = await agent.must(bookingRoute, { params: { _id: earlier._id } });
    expect(before.totalSen).toBe(97_200 + 1_000);
    const shown = await desk.must(priceListHoldersRoute, { params: { _id: listId } });
    const { accountId } = agency;
    expect(shown.holders).toEqual([
      { accountId, name: "Sunrise Travel", from: today, to: null, current: true },
    ]);
    const { buyers, priceLists } = await desk.must(pricedOptionsRoute, {});
    expect(buyers.find((buyer) => buyer.accountId === accountId)?.contract.priceList).toBe("agents");
    expect(priceLists).toContainEqual({ code: "agents", name: "Agents 2027" });
    const { taken } = await desk.must(takePriceListRoute, { params: { _id: listId, accountId } });
    expect(taken).toBe(1);
    expect(await offered(agent)).toBe(97_200 + 1_000);
    expect((await desk.must(priceListHoldersRoute, { params: { _id: listId } })).holders).toEqual([]);
  });

  it("buys by it on the days of booking alone, also without a contract of before", async () => {
    const [now, later] = [await makePartner(stage, "agency"), await makePartner(stage, "agency")];
    expect((await give([now], { from: today, to: today })).ok).toBe(true);
    expect((await give([later], { from: addDays(today, 1) })).ok).toBe(true);
    expect(await offered(await now.signIn("editor"))).toBe(listSen);
    expect(await offered(await later.signIn("editor"))).toBe(publicSen);
    expect(await offered(await newGuest(stage.urls))).toBe(publicSen);
  });

  it("is refused for who is no agency, for days that are past, and for who may not", async () => {
    const influencer = await makePartner(stage, "influencer");
    const agency = await makePartner(stage, "agency");
    expect(await give([influencer], { from: today })).toMatchObject({ status: 409, code: "WRONG_STATE" });
    expect(await give([agency], { from: addDays(today, -1) })).toMatchObject({ code: "WRONG_STATE" });
    const { desk: clerk } = await staffCaller(stage, { rates: all });
    expect((await clerk.call(priceListHoldersRoute, { params: { _id: listId } })).status).toBe(403);
    expect((await clerk.must(pricedOptionsRoute, {})).buyers).toEqual([]);
  });
});

describe("a promo code that opens a price list", () => {
  it("prices the stay by the list, and the booking keeps it", async () => {
    const code = {
      code: "STAFF27",
      type: "percent" as const,
      name: inAll("Friends"),
      description: inAll("Friends"),
      picture: "lagoon-above",
      share: 1_000,
      priceList: "agents",
    } as const;
    await desk.must(addPromoCodeRoute, { body: code });
    const guest = await newGuest(stage.urls);
    const hold = await mustHold(guest, { ...stayOf(stage.resort, { inDays }), promoCode: "STAFF27" });
    expect(hold.quote.totalSen).toBe(77_760 + 1_000);
    const sold = await desk.call(addPromoCodeRoute, {
      body: { ...code, code: "SOLD27", type: "cash", share: null, valueSen: 1_000, priceSen: 500 },
    });
    expect(sold).toMatchObject({ status: 400, fields: [{ path: "priceList", rule: "promoPrice" }] });
  });
});

describe("the price lists", () => {
  it("have whatever a price, a contract or a code names, and keep what is used", async () => {
    const agency = await makePartner(stage, "agency");
    await makeContract(stage.base.db, agency.accountId, { priceList: "corporate" });
    const { rows } = await desk.must(priceListsRoute, { query: { sort: "name" } });
    expect(rows.map(({ name, code, options, agencies }) => [name, code, options, agencies])).toEqual([
      ["Agents 2027", "agents", 1, 2],
      ["corporate", "corporate", 0, 1],
    ]);
    const [agents, corporate] = rows;
    const renamed = { id: corporate?.id ?? 0, name: "Companies" };
    const { data } = await desk.must(priceListRecords.update, { body: { obj: renamed } });
    expect(data).toMatchObject({ name: "Companies", code: "corporate" });
    const used = await desk.call(priceListRecords.remove, { body: { obj: { id: agents?.id ?? 0 } } });
    expect(used).toMatchObject({
      code: "IN_USE",
      facts: {
        options: 1,
        agencies: 2,
        promoCodes: 1,
        promoCodesNames: "STAFF27",
        optionsNames: expect.stringMatching(/^[^\n]+$/),
        agenciesNames: expect.any(String),
      },
    });
    const taken = await desk.call(priceListRecords.add, { body: { obj: { name: "companies" } } });
    expect(taken).toMatchObject({ status: 400, fields: [{ path: "obj.name", rule: "taken" }] });
    const spare = await desk.must(priceListRecords.add, { body: { obj: { name: "Spare" } } });
    const { pool } = stage.base;
    await pool.query(`INSERT INTO rate_card (option_id, rules, questions)
      SELECT id, '{}', '{}' FROM package_option ON CONFLICT DO NOTHING`);
    const when = JSON.stringify({ when: { notPriceLists: ["Spare"] } });
    const change = JSON.stringify({ id: "r", priceList: "Spare" });
    const places = [
      [
        "options",
        "UPDATE rate_card SET rules = jsonb_build_object('discounts', jsonb_build_array($1::jsonb))",
        when,
      ],
      [
        "options",
        `INSERT INTO price_change (option_id, part, key, value, at)
        SELECT id, 'rates', 'r', $1, now() FROM package_option LIMIT 1`,
        change,
      ],
      ["prices", "UPDATE fee SET terms = $1", when],
    ] as const;
    for (const [word, name, value] of places) {
      await pool.query(name, [value]);
      const named = await desk.call(priceListRecords.remove, {
        body: { obj: { id: Number(spare.data.id) } },
      });
      expect(named, name).toMatchObject({ code: "IN_USE", facts: { [word]: expect.any(Number) } });
      for (const forget of [
        "UPDATE rate_card SET rules = '{}'",
        "DELETE FROM price_change",
        "UPDATE fee SET terms = NULL",
      ])
        await pool.query(forget);
    }
    await desk.must(priceListRecords.remove, { body: { obj: { id: Number(spare.data.id) } } });
  });
});
