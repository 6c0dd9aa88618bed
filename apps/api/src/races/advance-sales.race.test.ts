import { randomUUID } from "node:crypto";
import { payEventRoute } from "@pulau/contract/events.ts";
import { buyPromoPackageRoute, payPromoPackageRoute } from "@pulau/contract/promo-packages.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import { guestsOf, makeEvent } from "../modules/selling/events/test-event.ts";
import { makePromo, type Promo, redeemOf } from "../modules/selling/promo-packages/test-promo.ts";
import type { Caller } from "./caller.ts";
import { withoutStockCheck, withoutUseCheck } from "./controls.ts";
import { eventually } from "./eventually.ts";
import { mustHold, submit } from "./guest.ts";
import { memberWithWallet } from "./members.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

const members = 12;
const options = { rooms: { standard: 20 }, days: 120 };
const key = () => ({ "idempotency-key": randomUUID() });

const many = (arena: TwoServers) =>
  Promise.all(Array.from({ length: members }, () => memberWithWallet(arena, 5_000_00)));

type Answer = { ok: true } | { ok: false; code: string };
const count = (answers: readonly Answer[]) => ({
  had: answers.filter(({ ok }) => ok).length,
  codes: [...new Set(answers.map((answer) => (answer.ok ? "had" : answer.code)))].sort(),
});

/** Everybody pays for one place of an event that has three, at the same moment. */
async function rushForPlaces(arena: TwoServers) {
  const eventId = await makeEvent(arena.base.db, arena.resort, { capacity: 3 });
  const callers = await many(arena);
  const body = { eventId, guests: guestsOf(1) };
  return count(
    await Promise.all(
      callers.map(({ member }) => member.call(payEventRoute, { body }, key()) as Promise<Answer>),
    ),
  );
}

/** Everybody opens the purchase of one of three promo packages. */
async function rushForPackages(arena: TwoServers) {
  const { promoPackageId } = await makePromo(arena.base.db, arena.resort, { nosToSell: 3 });
  const callers = await many(arena);
  const body = { promoPackageId, count: 1, pax: 2 };
  return count(
    await Promise.all(
      callers.map(({ member }) => member.call(buyPromoPackageRoute, { body }, key()) as Promise<Answer>),
    ),
  );
}

/** One account in many tabs buys what it may have two of. */
async function manyTabs(arena: TwoServers) {
  const { promoPackageId } = await makePromo(arena.base.db, arena.resort, { nosToSell: 50, perPerson: 2 });
  const { member } = await memberWithWallet(arena, 50_000_00);
  const body = { promoPackageId, count: 1, pax: 2 };
  const tabs = Array.from({ length: 8 }, () => member.call(buyPromoPackageRoute, { body }, key()));
  return count((await Promise.all(tabs)) as Answer[]);
}

async function boughtOnce(arena: TwoServers, member: Caller, { promoPackageId }: Promo): Promise<string> {
  const body = { promoPackageId, count: 1, pax: 2 };
  const { purchaseId } = await member.must(payPromoPackageRoute, { body }, key());
  const found = async () =>
    (await arena.base.pool.query("SELECT 1 FROM bought_package WHERE id = $1", [purchaseId])).rows.length;
  await eventually(found, (rows) => rows === 1);
  return purchaseId;
}

/** Two stays of the last use are held, and submitted at the same moment. */
async function twoRedemptions(arena: TwoServers) {
  const promo = await makePromo(arena.base.db, arena.resort);
  const { member } = await memberWithWallet(arena, 5_000_00);
  const boughtPackageId = await boughtOnce(arena, member, promo);
  const holds = [];
  for (const inDays of [40, 60])
    holds.push(await mustHold(member, redeemOf(arena.resort, promo, { boughtPackageId, inDays })));
  return count((await Promise.all(holds.map((hold) => submit(member, hold)))) as Answer[]);
}

let arena: TwoServers;
beforeAll(async () => {
  arena = await openTwoServers(options);
});
afterAll(() => arena.close());

describe("the last ones, asked for at two servers at once", () => {
  it("are had once: places of an event", async () => {
    expect(await rushForPlaces(arena)).toEqual({ had: 3, codes: ["NONE_LEFT", "had"] });
  });
  it("are had once: promo packages", async () => {
    expect(await rushForPackages(arena)).toEqual({ had: 3, codes: ["NONE_LEFT", "had"] });
  });
  it("are had by one account as often as it may", async () => {
    expect(await manyTabs(arena)).toEqual({ had: 2, codes: ["LIMIT_REACHED", "had"] });
  });
  it("are had once: uses of a bought package", async () => {
    expect(await twoRedemptions(arena)).toEqual({ had: 1, codes: ["PACKAGE_CLOSED", "had"] });
  });
  it("and nothing is lost by it", async () => {
    expect((await checkInvariants(arena.base.pool)).filter((fault) => !fault.startsWith("G5 job"))).toEqual(
      [],
    );
  });
});

describe("without their guards", () => {
  it("more places are sold than there are", async () => {
    await withoutStockCheck(arena.base.pool);
    expect((await rushForPlaces(arena)).had).toBeGreaterThan(3);
  });
  it("a use is redeemed twice", async () => {
    await withoutUseCheck(arena.base.pool);
    expect((await twoRedemptions(arena)).had).toBe(2);
  });
});
