import { randomUUID } from "node:crypto";
import { calendarRoute } from "@pulau/contract/availability.ts";
import { packagesRoute } from "@pulau/contract/catalogue.ts";
import {
  addPromoPackageRoute,
  endPromoPackageRoute,
  type PromoPackageBody,
  staffPromoPackagesRoute,
  updatePromoPackageRoute,
} from "@pulau/contract/promo-package-admin.ts";
import { payPromoPackageRoute, promoPackagesRoute } from "@pulau/contract/promo-packages.ts";
import { addDays, monthStart } from "@pulau/domain/calendar/day.ts";
import type { OptionId, PromoPackageId } from "@pulau/domain/ids.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { inAll } from "../../../db/factories/words.ts";
import { checkInvariants } from "../../../db/invariants.ts";
import { readMail } from "../../../mail/read-mail.ts";
import type { Caller } from "../../../races/caller.ts";
import { newGuest } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { runJobs } from "../../../races/run-jobs.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { makePromo, makePromoOption } from "./test-promo.ts";

let stage: Stage;
let desk: Caller;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 5 }, days: 120 });
  desk = (await staffCaller(stage, { posts: all })).desk;
});
afterAll(() => stage.close());
afterEach(async () => expect(await checkInvariants(stage.base.pool)).toEqual([]));

const key = () => ({ "idempotency-key": randomUUID() });
const bodyOf = (optionId: OptionId, given: Partial<PromoPackageBody> = {}): PromoPackageBody => ({
  activeStatus: true,
  optionId,
  name: inAll("Early Tide"),
  description: inAll("Pay a little now"),
  picture: "reef",
  per: "whole",
  depositSen: 20_000,
  paxMax: 4,
  nosToSell: 3,
  windows: [],
  saleFrom: stage.resort.from,
  saleTo: null,
  expiresAfterDays: 90,
  expiresOn: null,
  perPerson: null,
  ...given,
});

async function buy(promoPackageId: PromoPackageId): Promise<string> {
  const { member } = await memberWithWallet(stage, 1_000_00);
  const body = { promoPackageId, count: 1, pax: 2 };
  const { purchaseId } = await member.must(payPromoPackageRoute, { body }, key());
  await runJobs(stage, "fulfil-purchase");
  return purchaseId;
}

describe("staff keep promo packages", () => {
  it("sell an option ahead, which is then no more for everybody", async () => {
    const { packageId, optionId } = await makePromoOption(stage.base.db, stage.resort, false);
    const guest = await newGuest(stage.urls);
    const idsOnSale = async () =>
      (await guest.must(packagesRoute, { query: {} })).packages.map(({ _id }) => _id);
    expect(await idsOnSale()).toContain(packageId);
    const { _id } = await desk.must(addPromoPackageRoute, { body: bodyOf(optionId) });
    expect(await idsOnSale()).not.toContain(packageId);
    await buy(_id);
    const listed = await desk.must(staffPromoPackagesRoute, { query: { search: "early" } });
    expect(listed.promoPackages.find((promoOffer) => promoOffer._id === _id)).toMatchObject({
      nosBought: 1,
      nosHeld: 0,
      nosUsed: 0,
      nosExpired: 0,
      aheadSen: 20_000,
      state: "onSale",
    });
    expect(listed.options.map((option) => option._id)).toContain(optionId);
  });

  it("change the terms for who buys later, never below what is bought", async () => {
    const { promoPackageId: _id, optionId } = await makePromo(stage.base.db, stage.resort, { nosToSell: 2 });
    await buy(_id);
    await buy(_id);
    const change = (body: PromoPackageBody) => desk.call(updatePromoPackageRoute, { params: { _id }, body });
    expect(await change(bodyOf(optionId, { nosToSell: 1 }))).toMatchObject({
      status: 409,
      code: "IN_USE",
      facts: { rule: "limit", taken: 2 },
    });
    const other = await makePromoOption(stage.base.db, stage.resort);
    expect(await change(bodyOf(other.optionId))).toMatchObject({
      status: 400,
      code: "INVALID_INPUT",
      fields: [{ path: "optionId", rule: "optionBought", facts: { count: 2 } }],
    });
    const dearer = await change(bodyOf(optionId, { nosToSell: 2, depositSen: 30_000 }));
    expect(dearer).toMatchObject({
      ok: true,
      value: { depositSen: 30_000, aheadSen: 40_000, state: "soldOut" },
    });
    await desk.must(endPromoPackageRoute, { params: { _id } });
    const { rows } = await stage.base.pool.query(
      "SELECT act, facts FROM audit_entry WHERE subject = 'promoPackage' AND subject_id = $1 ORDER BY at",
      [_id],
    );
    expect(rows).toMatchObject([
      { act: "changed", facts: { before: { depositSen: 20_000 }, after: { depositSen: 30_000 } } },
      { act: "ended", facts: { nosBought: 2 } },
    ]);
  });

  it("end a sale for good; what was bought stays", async () => {
    const { promoPackageId: _id } = await makePromo(stage.base.db, stage.resort);
    await buy(_id);
    const ended = await desk.must(endPromoPackageRoute, { params: { _id } });
    expect(ended).toMatchObject({ state: "ended", nosBought: 1, aheadSen: 20_000 });
    const guest = await newGuest(stage.urls);
    const { promoPackages } = await guest.must(promoPackagesRoute, { query: {} });
    expect(promoPackages.map((promoOffer) => promoOffer._id)).not.toContain(_id);
  });

  it("are told what makes no sense, what there is not, and what they may not", async () => {
    const { optionId } = await makePromoOption(stage.base.db, stage.resort);
    const wrong = bodyOf(optionId, { saleTo: "2020-01-01", expiresOn: "2020-01-01" });
    expect(await desk.call(addPromoPackageRoute, { body: wrong })).toMatchObject({ status: 400 });
    const notPromo = bodyOf(stage.resort.optionId);
    expect(await desk.call(addPromoPackageRoute, { body: notPromo })).toMatchObject({ status: 404 });
    const params = { _id: randomUUID() };
    const body = bodyOf(optionId);
    expect(await desk.call(updatePromoPackageRoute, { params, body })).toMatchObject({ status: 404 });
    expect(await desk.call(endPromoPackageRoute, { params })).toMatchObject({ status: 404 });
    const { desk: looker } = await staffCaller(stage, { posts: { ...all, create: false } });
    expect(await looker.call(addPromoPackageRoute, { body })).toMatchObject({ status: 403 });
  });
});

it("closes every other day in the calendar of who redeems", async () => {
  const { from } = stage.resort;
  const [first, last] = [addDays(from, 20), addDays(from, 25)];
  const promo = await makePromo(stage.base.db, stage.resort, { windows: [{ from: first, to: last }] });
  const boughtPackageId = await buy(promo.promoPackageId);
  const guest = await newGuest(stage.urls);
  const query = { optionId: promo.optionId, month: monthStart(first), adults: "2", boughtPackageId };
  const { days, paxMax } = await guest.must(calendarRoute, { query });
  expect(paxMax).toBe(2);
  const free = days.filter(({ state }) => state === "free").map(({ day }) => day);
  expect(free.length).toBeGreaterThan(0);
  expect(free.every((day) => first <= day && day <= last)).toBe(true);
  const before = days.find(({ day }) => day === addDays(first, -1));
  if (before) expect(before).toMatchObject({ state: "closed" });
});

it("writes to the buyer what was bought and until when it is good", async () => {
  const { promoPackageId } = await makePromo(stage.base.db, stage.resort);
  const boughtPackageId = await buy(promoPackageId);
  const deployment = { secret: "s".repeat(40), publicUrl: "https://pulau.test" };
  const mail = (template: "package-bought" | "package-ending") =>
    readMail(
      stage.base.db,
      deployment,
      template === "package-bought"
        ? { template, boughtPackageId }
        : { template, boughtPackageId, daysLeft: 7 },
    );
  const bought = await mail("package-bought");
  expect(bought?.letter.subject).toContain("Early Tide");
  expect(bought?.letter.link?.url).toBe("https://pulau.test/my-promotions?tab=packages");
  expect((await mail("package-ending"))?.letter.facts?.length).toBe(6);
});
