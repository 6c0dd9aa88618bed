import { randomUUID } from "node:crypto";
import type { AccountId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { makeResort, type ResortIds } from "../../../db/factories/resort.ts";
import { only } from "../../../db/factories/words.ts";
import { sql } from "../../../db/orm.ts";
import { account } from "../../../db/schema/accounts.ts";
import { rateCard } from "../../../db/schema/catalogue.ts";
import { influencerPackage } from "../../../db/schema/referral.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import type { Session } from "../../../plugins/session.ts";
import { readSettings } from "../../../settings.ts";
import { availability } from "../availability/routes.ts";
import { catalogue } from "./routes.ts";
import { makeAdditional, makePackage } from "./test-packages.ts";

let base: TestDatabase;
let app: FastifyInstance;
let resort: ResortIds;
let session: Session | null = null;
let accountId: AccountId;
const ids = { discounted: "", promo: "", influencer: "", additional: "", choice: "" };

beforeAll(async () => {
  base = await createTestDatabase();
  resort = await makeResort(base.db, {
    settings: { activityNames: { diver: { en: "Diver", my: "Penyelam", cn: "潜水者" } } },
  });
  const { db } = base;
  const cheaper = await makePackage(db, resort, {
    type: "discounted",
    code: "MIDWEEK",
    lessSen: 10_000,
    usualOptionId: resort.optionId,
  });
  ids.discounted = cheaper.packageId;
  ids.promo = (await makePackage(db, resort, { type: "promo", code: "EARLY" })).packageId;
  ids.influencer = (await makePackage(db, resort, { type: "influencer", code: "AMI" })).packageId;
  const additional = await makeAdditional(db, resort);
  ids.additional = additional.packageId;
  ids.choice = additional.choiceId;
  accountId = only(
    await db.insert(account).values({ kind: "influencer", name: "Ami" }).returning({ id: account.id }),
  ).id;
  await db.insert(influencerPackage).values({ packageId: ids.influencer, accountId, from: resort.from });
  const settings = readSettings({ PULAU_SECRET: "s".repeat(40), LOG_LEVEL: "silent" });
  const modules = [catalogue, availability];
  app = await buildApp({ db, pool: base.pool, settings, readSession: async () => session, modules });
});
afterAll(async () => {
  await app.close();
  await base.drop();
});

const get = async (url: string) => (await app.inject({ url })).json();
const codesOf = async (url: string) =>
  (await get(url)).packages.map(({ code }: { code: string }) => code).toSorted();
const memberOf = (owner: string): Session => ({
  kind: "member",
  accountId: owner,
  memberId: randomUUID(),
  sessionId: randomUUID(),
  role: "admin",
  accountKind: "influencer",
  ownerId: owner,
});

describe("kinds of packages", () => {
  it("lists those a stay can be booked with for everybody", async () => {
    expect(await codesOf("/api/package")).toEqual(["EARLY", "MIDWEEK", "REEF"]);
    expect(await codesOf("/api/package/")).toEqual(["EARLY", "MIDWEEK", "REEF"]);
    expect(await codesOf("/api/package/all")).toEqual(["COURSE", "EARLY", "MIDWEEK", "REEF"]);
  });

  it("lists one kind by the suffix, and never an influencer's", async () => {
    expect(await codesOf("/api/package/list/tour")).toEqual(["REEF"]);
    expect(await codesOf("/api/package/list/additional")).toEqual(["COURSE"]);
    const refused = await app.inject({ url: "/api/package/list/influencer" });
    expect([refused.statusCode, refused.json().fields[0].path]).toEqual([400, "suffix"]);
  });

  it("adds the package that is named, and its owner's own", async () => {
    expect(await codesOf(`/api/package?package=${ids.influencer}`)).toContain("AMI");
    session = memberOf(accountId);
    expect(await codesOf(`/api/package?userId=${accountId}`)).toEqual(["AMI", "EARLY", "MIDWEEK", "REEF"]);
    session = memberOf(randomUUID());
    expect(await get(`/api/package?userId=${accountId}`)).toMatchObject({ code: "NOT_FOUND", status: 404 });
    session = null;
    expect((await get(`/api/package?userId=${accountId}`)).code).toBe("NOT_FOUND");
  });

  it("keeps a package that is off sale for whoever changes a booking of it", async () => {
    await base.db.execute(sql`update package set active_status = false where id = ${ids.promo}`);
    expect(await codesOf("/api/package")).not.toContain("EARLY");
    expect(await codesOf(`/api/package?package=${ids.promo}`)).not.toContain("EARLY");
    expect(await codesOf(`/api/package?package=${ids.promo}&edit=true`)).toContain("EARLY");
    expect((await get(`/api/package/info/${ids.promo}`)).code).toBe("NOT_FOUND");
    await base.db.execute(sql`update package set active_status = true where id = ${ids.promo}`);
  });

  it("shows one package whole, whatever its kind", async () => {
    expect(await get(`/api/package/info/${ids.influencer}`)).toMatchObject({
      code: "AMI",
      type: "influencer",
      options: [{ nights: 2, questions: { activities: [], markets: [] } }],
    });
    expect(await get(`/api/package/info/${ids.additional}`)).toMatchObject({
      type: "additional",
      options: [],
    });
    expect((await get(`/api/package/info/${randomUUID()}`)).status).toBe(404);
    expect((await get("/api/package/info/x")).code).toBe("INVALID_INPUT");
  });

  it("says what a guest is asked, in the resort's words", async () => {
    await base.db.insert(rateCard).values({
      optionId: resort.optionId,
      rules: { words: { snorkeller: { en: "Snorkeller", my: "Perenang snorkel", cn: "浮潜者" } } },
      questions: { activities: ["diver", "snorkeller", "diver1permit"], markets: [] },
    });
    const { options } = await get(`/api/package/option/${resort.packageId}`).then((reply) => reply);
    // None of them is usual: who does nothing says so.
    expect(options[0].questions.activities).toEqual([
      { word: "none", name: { en: "No activity", my: "Tiada aktiviti", cn: "不参加活动" } },
      { word: "diver", name: { en: "Diver", my: "Penyelam", cn: "潜水者" } },
      { word: "snorkeller", name: { en: "Snorkeller", my: "Perenang snorkel", cn: "浮潜者" } },
    ]);
    await base.db.delete(rateCard);
  });

  it("offers for a stay what everybody may book, and marks what is cheaper than usual", async () => {
    const { packages } = await get(`/api/package/all-available?adults=2&checkIn=${resort.from}`);
    const byCode = new Map(
      packages.map((offer: { package: { code: string } }) => [offer.package.code, offer]),
    ) as Map<string, { totalSen: Sen; usualSen: Sen | null }>;
    expect([...byCode.keys()].toSorted()).toEqual(["EARLY", "MIDWEEK", "REEF"]);
    const usual = byCode.get("REEF")?.totalSen ?? 0;
    expect(byCode.get("MIDWEEK")).toMatchObject({ totalSen: usual - 21_600, usualSen: usual });
    expect(byCode.get("EARLY")?.usualSen).toBeNull();
    const link = `/api/package/all-available?adults=2&checkIn=${resort.from}&package=${ids.influencer}`;
    expect(
      (await get(link)).packages.map((offer: { package: { code: string } }) => offer.package.code),
    ).toContain("AMI");
  });
});

describe("additional packages", () => {
  const send = (body: object) =>
    app
      .inject({ method: "POST", url: "/api/package/additional", payload: body })
      .then((answer) => answer.json());
  const stay = () => ({
    optionId: resort.optionId,
    checkIn: resort.from,
    party: { adults: 2, childAges: [7, 1], nonMalaysians: 0 },
  });

  it("are priced for everybody who needs a bed", async () => {
    expect(await send(stay())).toMatchObject({
      packages: [
        { code: "COURSE", choices: [{ _id: ids.choice, sen: 35_000, partySen: 105_000, left: null }] },
      ],
    });
  });

  it("stand apart from the single add-ons", async () => {
    const { categories } = await get(`/api/add-on?checkIn=${resort.from}&checkOut=${resort.from}`);
    const listed = categories.flatMap((category: { addOns: { _id: string }[] }) =>
      category.addOns.map(({ _id }) => _id),
    );
    expect(listed).toHaveLength(2);
    expect(listed).not.toContain(ids.choice);
  });

  it("need a stay on sale and a party", async () => {
    expect((await send({ ...stay(), optionId: randomUUID() })).code).toBe("NOT_FOUND");
    expect((await send({ ...stay(), party: { adults: 0, childAges: [], nonMalaysians: 0 } })).fields).toEqual(
      [{ path: "party.adults", rule: "oneAdult" }],
    );
  });
});
