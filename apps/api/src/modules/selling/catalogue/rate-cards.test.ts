import { randomUUID } from "node:crypto";
import { RateCard } from "@pulau/contract/rate-card.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { PackageId, StaffId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { makeResort, type ResortIds } from "../../../db/factories/resort.ts";
import { inAll, only } from "../../../db/factories/words.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import { staffRole, staffUser } from "../../../db/schema/staff.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import type { Session } from "../../../plugins/session.ts";
import { readSettings } from "../../../settings.ts";
import { quotes } from "../quotes/routes.ts";
import { loadRateBook } from "./rate-book.ts";
import { catalogue } from "./routes.ts";

let base: TestDatabase;
let app: FastifyInstance;
let resort: ResortIds;
let session: Session | null;

const everything = { read: true, write: true, create: true, delete: true };
const staffWith = (rates: Partial<typeof everything>): Session => ({
  kind: "staff",
  staffId: randomUUID(),
  sessionId: randomUUID(),
  accessLevel: "staff",
  permissions: { rates: { read: false, write: false, create: false, delete: false, ...rates } },
  name: "Mei",
});

beforeAll(async () => {
  base = await createTestDatabase();
  resort = await makeResort(base.db);
  const settings = readSettings({ PULAU_SECRET: "s".repeat(40), LOG_LEVEL: "silent" });
  const modules = [catalogue, quotes];
  app = await buildApp({ db: base.db, pool: base.pool, settings, readSession: async () => session, modules });
});
afterAll(async () => {
  await app.close();
  await base.drop();
});

let staffId: StaffId | null = null;
beforeEach(async () => {
  staffId ??= await someStaff();
  session = { ...(staffWith(everything) as Extract<Session, { kind: "staff" }>), staffId };
});
async function someStaff(): Promise<string> {
  const role = only(
    await base.db
      .insert(staffRole)
      .values({ name: "Rates", permissions: {} })
      .returning({ id: staffRole.id }),
  );
  const face = { username: "mei", name: "Mei", email: "mei@example.test", passwordHash: "-" };
  const made = base.db
    .insert(staffUser)
    .values({ ...face, role: "staff", roleId: role.id, permissions: {} })
    .returning({ id: staffUser.id });
  return only(await made).id;
}

const call = async (method: "GET" | "PUT" | "POST", url: string, payload?: object) => {
  const answer = await app.inject({ method, url, headers: { "if-match": "*" }, ...(payload && { payload }) });
  return { status: answer.statusCode, ...answer.json() };
};
const path = (packageId: PackageId) => `/admin/api/package/${packageId}/rate-card`;
const cards = async (packageId = resort.packageId): Promise<RateCard[]> =>
  (await call("GET", path(packageId))).cards;
const theCard = async (): Promise<RateCard> => {
  const [card] = await cards();
  if (!card) throw new Error("the resort's package has no card");
  return card;
};
const put = (list: readonly object[], packageId = resort.packageId) =>
  call("PUT", path(packageId), { cards: list });

describe("a rate card", () => {
  it("is told whole, with the resort's charges, and comes back as it was sent", async () => {
    const card = await theCard();
    expect(card).toMatchObject({
      package: { id: resort.packageId },
      option: { id: resort.optionId, nights: 2 },
      fees: [{ name: inAll("Marine park") }],
      taxes: [{ share: 800 }, { share: 600 }],
    });
    expect(card.rates).toHaveLength(19);
    const answer = await put([card]);
    expect(answer.status).toBe(200);
    expect(answer.cards).toEqual([card]);
    expect(await theCard()).toEqual(card);
  });

  it("keeps the resort's charges as the resort's, and others as its own", async () => {
    const card = await theCard();
    await put([card]);
    const { rows } = await base.pool.query("select own from rate_card");
    expect(rows).toEqual([{ own: {} }]);
    const [tax] = card.taxes;
    await put([{ ...card, taxes: [{ ...tax, share: 1_000 }] }]);
    expect((await theCard()).taxes).toEqual([{ ...tax, share: 1_000 }]);
    expect((await base.pool.query("select own from rate_card")).rows).toMatchObject([
      { own: { taxes: [{ share: 1_000 }] } },
    ]);
    await put([card]);
  });

  it("can say everything that a book can, with room types by their code, and is quoted from", async () => {
    const { rates: _, ...card } = await theCard();
    const [season] = card.periods;
    const twin = { periodId: "all-year", roomTypeId: "S", bedType: "twin", guestKind: "adult" };
    const rich = {
      ...card,
      activity: "snorkeller",
      homeMarket: "malaysia",
      words: {
        snorkeller: inAll("Snorkeller"),
        diver: inAll("Diver"),
        malaysia: inAll("Malaysia"),
        international: inAll("Anywhere else"),
      },
      periods: [{ ...season, id: "all-year", season: "high", maxNights: 6 }],
      rates: [
        { ...twin, id: "twin", sen: 50_000 },
        { ...twin, id: "diver", activity: "diver", sen: 80_000 },
        { ...twin, id: "abroad", market: "international", sen: 90_000 },
        { bedType: "twin", id: "child", guestKind: "child", share: 5_000, of: { guestKind: "adult" } },
        { id: "night", per: "personNight", extraNight: true, sen: 16_800 },
      ],
      singleSupplements: [{ id: "alone", name: inAll("Alone"), pricedAs: "twin", stay: { share: 3_000 } }],
      freePlaces: [{ id: "ten", name: inAll("One of eleven"), paying: 10, free: 1, worth: "cheapest" }],
      discounts: [{ id: "early", name: inAll("Early"), share: 1_000, when: { daysBefore: { from: 60 } } }],
    };
    const { words: ___, ...unnamed } = rich;
    const refused = await put([unnamed]);
    expect(refused.status).toBe(400);
    expect(refused.fields).toContainEqual({ path: "cards.0.words.international", rule: "card.unnamedWord" });
    const answer = await put([rich]);
    expect(answer.status, JSON.stringify(answer.fields)).toBe(200);
    const [saved] = answer.cards;
    expect(saved.rates[0]).toMatchObject({ id: "twin", roomTypeId: resort.roomTypes.standard.id });
    expect(saved.rates[3]).toMatchObject({ share: 5_000, of: { guestKind: "adult" } });
    const book = await loadRateBook(base.db, {
      optionId: resort.optionId,
      from: resort.from,
      to: resort.from,
      contract: null,
    });
    expect(book).toMatchObject({ activity: "snorkeller", discounts: [{ id: "early" }] });
    expect(book?.rates).toHaveLength(5);
    const info = await call("GET", `/api/package/info/${resort.packageId}`);
    const words = (list: { word: string }[]) => list.map(({ word }) => word);
    expect(words(info.options[0].questions.activities)).toEqual(["snorkeller", "diver"]);
    expect(words(info.options[0].questions.markets)).toEqual(["malaysia", "international"]);
    const quoted = await call("POST", "/admin/api/quote", {
      optionId: resort.optionId,
      checkIn: resort.from,
      nights: 3,
      travellers: [{ age: 40, activity: "diver" }, { age: 38 }],
      rooms: [
        {
          roomTypeId: resort.roomTypes.standard.id,
          bedType: "twin",
          occupants: { adult: 2, child: 0, toddler: 0, infant: 0 },
        },
      ],
    });
    const amounts = quoted.quote.lines.map((line: { ruleId: string; amountSen: Sen }) => [
      line.ruleId,
      line.amountSen,
    ]);
    expect(amounts).toEqual(
      expect.arrayContaining([
        ["twin", 50_000],
        ["diver", 80_000],
        ["night", 33_600],
      ]),
    );
  });

  it("is quoted as it was tried where a rate takes a share of another period's", async () => {
    const before = await theCard();
    const [season] = before.periods;
    const low = { ...season, id: "low", to: addDays(resort.from, 5) };
    const high = { ...season, id: "high", from: addDays(resort.from, 50) };
    const card = {
      ...before,
      periods: [low, high],
      rates: [
        { id: "low", periodId: "low", bedType: "twin", sen: 10_000 },
        { id: "high", periodId: "high", bedType: "twin", share: 12_000, of: { rateId: "low" } },
      ],
    };
    const occupants = { adult: 2, child: 0, toddler: 0, infant: 0 };
    const stay = {
      checkIn: addDays(resort.from, 52),
      travellers: [{ age: 40 }, { age: 38 }],
      rooms: [{ roomTypeId: resort.roomTypes.standard.id, bedType: "twin", occupants }],
    };
    const tried = await call("POST", "/admin/api/quote", { ...stay, card });
    expect((await put([card])).status).toBe(200);
    const kept = await call("POST", "/admin/api/quote", { ...stay, optionId: resort.optionId });
    expect(tried.quote.lines[0]).toMatchObject({ ruleId: "high", amountSen: 24_000 });
    expect(kept.quote.lines).toEqual(tried.quote.lines);
    await put([before]);
  });

  it("is refused whole where anything of it is wrong, each field named", async () => {
    const before = await theCard();
    const [rate, ...others] = before.rates;
    const wrong = { ...before, rates: [{ ...rate, roomTypeId: "ZZ" }, ...others] };
    expect(await put([wrong])).toMatchObject({
      status: 400,
      code: "INVALID_INPUT",
      fields: [{ path: "cards.0.rates.0.roomTypeId", rule: "card.unknownRoomType" }],
    });
    const contradicts = { ...before, rates: [{ ...rate, periodId: "nowhere" }, ...others] };
    expect((await put([contradicts])).fields).toContainEqual({
      path: "cards.0.rates.0.periodId",
      rule: "card.unknownPeriod",
    });
    expect((await put([{ ...before, rates: [{ ...rate, sen: -1 }] }])).fields).toContainEqual({
      path: "cards.0.rates.0.sen",
      rule: "number",
    });
    expect((await put([{ ...before, surprise: 1 }])).fields).toEqual([
      { path: "cards.0.surprise", rule: "unknown" },
    ]);
    expect((await put([])).fields).toEqual([{ path: "cards", rule: "required" }]);
    expect(await theCard()).toEqual(before);
  });

  it("is refused for what no card can mean, with the limit or the way of the loop", async () => {
    const before = await theCard();
    const [rate, ...others] = before.rates;
    const [period] = before.periods;
    const own = { id: "own", guestKind: "child", share: 5_000, of: { guestKind: "child" } };
    const wrong: [object, object][] = [
      [
        { rates: [{ ...rate, sen: Number.MAX_SAFE_INTEGER }, ...others] },
        { path: "rates.0.sen", rule: "card.amount", facts: { most: 100_000_000 } },
      ],
      [{ periods: [{ ...period, cutOffDays: 1e12 }] }, { path: "periods.0.cutOffDays", rule: "card.cutOff" }],
      [
        { rates: [...before.rates, { ...own, share: 500_000 }] },
        { path: `rates.${before.rates.length}.share`, rule: "number" },
      ],
      [
        { rates: [...before.rates, own] },
        { path: `rates.${before.rates.length}.of`, rule: "card.shareLoop", facts: { loop: "own → own" } },
      ],
      [{ rates: [] }, { path: "rates", rule: "card.noRates" }],
    ];
    for (const [change, problem] of wrong) {
      const card = { ...before, ...change };
      const answer = await put([card]);
      const { path: at, ...rest } = problem as { path: string };
      expect(answer.status).toBe(400);
      expect(answer.fields).toContainEqual(
        expect.objectContaining({ path: `cards.0.${at}`, rule: Reflect.get(rest, "rule") }),
      );
      if ("facts" in rest) expect(answer.fields[0].facts).toMatchObject(rest.facts as object);
      const room = {
        roomTypeId: "hut",
        bedType: "twin",
        occupants: { adult: 2, child: 0, toddler: 0, infant: 0 },
      };
      const stay = { checkIn: resort.from, travellers: [{ age: 40 }, { age: null }], rooms: [room] };
      expect((await call("POST", "/admin/api/quote", { card, ...stay })).status).toBe(400);
    }
    expect(await theCard()).toEqual(before);
  });

  it("belongs to an option of its package, once", async () => {
    const card = await theCard();
    expect((await put([card, card])).fields).toEqual([{ path: "cards.1.option.id", rule: "card.twice" }]);
    const other = {
      ...card,
      option: { ...card.option, id: randomUUID() },
      package: { ...card.package, id: randomUUID() },
    };
    expect((await put([other])).fields).toEqual([
      { path: "cards.0.package.id", rule: "card.unknownPackage" },
      { path: "cards.0.option.id", rule: "card.unknownOption" },
    ]);
    expect(await put([card], randomUUID())).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect(await call("GET", path(randomUUID()))).toMatchObject({ status: 404, code: "NOT_FOUND" });
  });

  it("is written down with who changed it", async () => {
    await put([await theCard()]);
    const entries = await base.db.select().from(auditEntry);
    expect(entries.at(-1)).toMatchObject({
      staffId,
      act: "rateCardChanged",
      subjectId: resort.packageId,
      facts: { optionIds: [resort.optionId] },
    });
  });

  it("is for staff who may, by the act", async () => {
    const card = await theCard();
    session = staffWith({ read: true });
    expect((await call("GET", path(resort.packageId))).status).toBe(200);
    expect((await put([card])).code).toBe("NOT_ALLOWED");
    session = staffWith({});
    expect((await call("GET", path(resort.packageId))).code).toBe("NOT_ALLOWED");
    session = { kind: "anonymous", ownerId: randomUUID() };
    expect((await call("GET", path(resort.packageId))).code).toBe("NOT_ALLOWED");
    session = null;
    expect((await put([card])).code).toBe("NOT_SIGNED_IN");
  });
});

describe("a new package", () => {
  const bodyOf = async (code: string) => {
    const { package: _, option: __, ...card } = await theCard();
    return {
      code,
      type: "promo",
      name: inAll("Early boat"),
      summary: inAll("Early boat"),
      pictures: [{ picture: "reef", alt: inAll("") }],
      options: [
        { name: inAll("2D1N"), meals: "breakfast", includes: [inAll("Ferry")], card: { ...card, nights: 1 } },
      ],
    };
  };

  it("is made with its options and cards, and sold at once", async () => {
    const made = await call("POST", "/admin/api/package", await bodyOf("EARLY-BOAT"));
    expect(made).toMatchObject({
      status: 201,
      package: { code: "EARLY-BOAT", type: "promo", options: [{ nights: 1, meals: "breakfast" }] },
      cards: [{ option: { nights: 1 }, package: { name: inAll("Early boat") } }],
    });
    const onSale = await call("GET", "/api/package");
    expect(onSale.packages.map(({ code }: { code: string }) => code)).toContain("EARLY-BOAT");
    expect(await cards(made.package._id)).toEqual(made.cards);
    expect(RateCard.safeParse(made.cards[0]).success).toBe(true);
  });

  it("is not made where anything is wrong with it", async () => {
    const body = await bodyOf("EARLY-BOAT");
    expect((await call("POST", "/admin/api/package", body)).fields).toEqual([
      { path: "code", rule: "codeTaken" },
    ]);
    const [option] = body.options;
    const usual = { ...body, code: "NEW", options: [{ ...option, usualOptionId: randomUUID() }] };
    expect((await call("POST", "/admin/api/package", usual)).fields).toEqual([
      { path: "options.0.usualOptionId", rule: "card.unknownOption" },
    ]);
    const spaced = { ...body, code: "new package" };
    expect((await call("POST", "/admin/api/package", spaced)).fields).toEqual([
      { path: "code", rule: "packageCode" },
    ]);
    const twice = {
      ...option?.card,
      periods: [...(option?.card.periods ?? []), ...(option?.card.periods ?? [])],
    };
    const doubled = { ...body, code: "NEW", options: [{ ...option, card: twice }] };
    expect((await call("POST", "/admin/api/package", doubled)).fields).toContainEqual({
      path: "options.0.card.periods.1.id",
      rule: "card.twice",
    });
    const { packages } = await call("GET", "/api/package");
    expect(packages.map(({ code }: { code: string }) => code)).not.toContain("NEW");
  });

  it("is for staff who may create", async () => {
    session = staffWith({ read: true, write: true });
    expect((await call("POST", "/admin/api/package", await bodyOf("OTHER"))).code).toBe("NOT_ALLOWED");
  });
});

describe("a price by a card that is only tried", () => {
  const couple = [{ age: 40 }, { age: null }];
  const room = {
    roomTypeId: "hut",
    bedType: "twin",
    occupants: { adult: 2, child: 0, toddler: 0, infant: 0 },
  };
  const tried = async (
    part: object = {},
    rates: readonly object[] = [{ id: "all", bedType: "twin", sen: 10_000 }],
    maxNights: number | null = 2,
  ) => {
    const { fees: _, taxes: __, ...card } = await theCard();
    const periods = card.periods.map((period) => ({ ...period, maxNights }));
    return call("POST", "/admin/api/quote", {
      card: { ...card, periods, rates, discounts: [], singleSupplements: [], freePlaces: [] },
      checkIn: addDays(resort.from, 3),
      travellers: couple,
      rooms: [room],
      ...part,
    });
  };

  it("is told to the sen, and nothing is kept of it", async () => {
    const before = await theCard();
    const { quote } = await tried({ bookedOn: resort.from });
    expect(quote.lines.find(({ ruleId }: { ruleId: string }) => ruleId === "all")).toMatchObject({
      amountSen: 20_000,
    });
    expect(await theCard()).toEqual(before);
  });

  it("says by which rule guests can't buy what has a price", async () => {
    const long = { nights: 3, bookedOn: resort.from };
    const rates = [
      { id: "all", bedType: "twin", sen: 10_000 },
      { id: "more", per: "personNight", extraNight: true, sen: 100 },
    ];
    expect((await tried(long, rates, 2)).closed).toEqual({ rule: "maxStay", maxStay: 2 });
    expect((await tried(long, rates, null)).closed).toBeNull();
    expect((await tried({ bookedOn: resort.from }, rates)).closed).toBeNull();
    const late = await tried({ bookedOn: addDays(resort.from, 9) }, rates);
    expect(late.closed).toMatchObject({ rule: "cutOff", cutOffDays: 0 });
  });

  it("may be on enquiry or none at all", async () => {
    expect((await tried({}, [{ id: "all", bedType: "twin", enquiry: true }])).code).toBe("ON_ENQUIRY");
    expect((await tried({}, [{ id: "all", bedType: "quad", sen: 100 }])).code).toBe("NO_RATE");
    expect((await tried({ checkIn: "2001-01-01" })).code).toBe("PACKAGE_CLOSED");
  });

  it("needs rooms for exactly the guests, within the stay, and one card", async () => {
    expect((await tried({ travellers: [{ age: 40 }] })).code).toBe("PARTY_MISMATCH");
    const late = { ...room, checkOut: addDays(resort.from, 40) };
    expect(await tried({ rooms: [late] })).toMatchObject({ code: "ROOM_DATES", facts: { room: 0 } });
    expect((await tried({ optionId: resort.optionId })).fields).toEqual([
      { path: "optionId", rule: "required" },
    ]);
    expect((await tried({ card: null, optionId: randomUUID() })).code).toBe("NOT_FOUND");
    session = staffWith({});
    const request = { optionId: resort.optionId, checkIn: resort.from, travellers: couple, rooms: [room] };
    expect((await call("POST", "/admin/api/quote", request)).code).toBe("NOT_ALLOWED");
  });
});
