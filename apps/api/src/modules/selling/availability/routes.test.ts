import { randomUUID } from "node:crypto";
import type { calendarRoute, everyRoomTypeRoute, roomTypesRoute } from "@pulau/contract/availability.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { addDays, type Day, daysBetween, weekdayOf } from "@pulau/domain/calendar/day.ts";
import type { RoomId } from "@pulau/domain/ids.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { buildApp } from "../../../app.ts";
import { linkRooms, makeBedOptions } from "../../../db/factories/beds.ts";
import { makeClaims } from "../../../db/factories/claims.ts";
import { makeResort, type ResortIds } from "../../../db/factories/resort.ts";
import { inAll } from "../../../db/factories/words.ts";
import { eq, sql } from "../../../db/orm.ts";
import { period, rate, rateCard } from "../../../db/schema/catalogue.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import type { Session } from "../../../plugins/session.ts";
import { readSettings } from "../../../settings.ts";
import { availability } from "./routes.ts";

const ownerId = randomUUID();
const owner: Session = { kind: "anonymous", ownerId };
const stranger: Session = { kind: "anonymous", ownerId: randomUUID() };

let base: TestDatabase;
let app: FastifyInstance;
let resort: ResortIds;
/** A Monday at least a week away: no weekend surcharge for two nights. */
let monday: Day;

beforeAll(async () => {
  base = await createTestDatabase();
  resort = await makeResort(base.db);
  monday = addDays(resort.from, 7 + ((8 - weekdayOf(resort.from)) % 7));
  const settings = readSettings({ PULAU_SECRET: "s".repeat(40), LOG_LEVEL: "silent" });
  const readSession = async (request: { headers: Record<string, unknown> }) =>
    request.headers["x-who"] === "owner" ? owner : request.headers["x-who"] === "stranger" ? stranger : null;
  app = await buildApp({ db: base.db, pool: base.pool, settings, readSession, modules: [availability] });
});
afterAll(async () => {
  await app.close();
  await base.drop();
});

const get = async (url: string) => (await app.inject({ url })).json();
const party = (adults: number, childAges: number[] = []) => ({ adults, childAges, nonMalaysians: 0 });
const send = async (path: string, payload: object, caller = "") =>
  (await app.inject({ method: "POST", url: path, payload, headers: { "x-who": caller } })).json();
const dayOf = (month: Reply<typeof calendarRoute>, day: Day) =>
  month.days.find((candidate) => candidate.day === day);
const calendarOf = (day: Day, query = "adults=2"): Promise<Reply<typeof calendarRoute>> =>
  get(`/api/calendar?${query}&optionId=${resort.optionId}&month=${day}`);
const roomTypesOf = (body: object, caller?: string): Promise<Reply<typeof roomTypesRoute>> =>
  send("/api/room-types", { optionId: resort.optionId, checkIn: monday, ...body }, caller);

/** Two adults in a twin, 8 % tax, RM 5 each for the park. */
const twoAdults = 108_000 + 1_000;

describe("the calendar", () => {
  it("shows the lowest whole price, adds the weekend and closes what is past or not sold", async () => {
    const month = await calendarOf(monday);
    expect(month.nights).toBe(2);
    expect(dayOf(month, monday)).toEqual({
      day: monday,
      state: "free",
      totalSen: twoAdults,
      holiday: false,
      rule: null,
      nights: null,
    });
    const far = await calendarOf(addDays(resort.to, 40));
    expect(new Set(far.days.map((day) => day.state))).toEqual(new Set(["closed"]));
    expect(far.priceLevels).toBeNull();
    const past = month.days.filter(({ day }) => day < resort.from);
    expect(past.every(({ state }) => state === "closed")).toBe(true);
    const wednesday = addDays(monday, 2);
    const there = await calendarOf(wednesday);
    expect(dayOf(there, wednesday)?.totalSen).toBe(twoAdults + 6_480); // one night at RM 30 for each, with tax
  });

  it("is free only where one room covers every night, and counts ended claims as free", async () => {
    const day = addDays(monday, 14);
    const all = Object.values(resort.roomTypes).flatMap((type) => type.roomIds);
    const [spare = "", ...rest] = all;
    await makeClaims(base.db, { roomIds: rest, checkIn: day, checkOut: addDays(day, 1), secondsLeft: null });
    await makeClaims(base.db, {
      roomIds: [spare],
      checkIn: addDays(day, 1),
      checkOut: addDays(day, 2),
      secondsLeft: 60,
    });
    await makeClaims(base.db, {
      roomIds: all,
      checkIn: addDays(day, 7),
      checkOut: addDays(day, 9),
      secondsLeft: -1,
    });
    expect(dayOf(await calendarOf(day), day)?.state).toBe("full");
    const later = addDays(day, 7);
    expect(dayOf(await calendarOf(later), later)?.state).toBe("free");
  });

  it("is full when the boats are, until their claims end", async () => {
    const day = addDays(monday, 28);
    const stockId = resort.sailings.ferry.out.get(day) ?? "";
    const span = { checkIn: day, checkOut: addDays(day, 2) };
    await makeClaims(base.db, { ...span, stocks: [{ stockId, pieces: 39 }], secondsLeft: 60 });
    expect(dayOf(await calendarOf(day), day)?.state).toBe("full");
    expect(dayOf(await calendarOf(day, "adults=1"), day)?.state).toBe("free");
    await base.db.execute(sql`update stock_claim set expires_at = pulau_now() where stock_id = ${stockId}`);
    expect(dayOf(await calendarOf(day), day)?.state).toBe("free");
  });

  it("finds several rooms for a large party and says so when even all are too few", async () => {
    expect(dayOf(await calendarOf(monday, "adults=9"), monday)?.state).toBe("free");
    expect(dayOf(await calendarOf(monday, "adults=17"), monday)?.state).toBe("full");
  });

  it("refuses more persons than one booking takes", async () => {
    const ages = Array.from({ length: 60 }, () => 5).join(",");
    const answer = await app.inject(
      `/api/calendar?adults=41&children=${ages}&optionId=${resort.optionId}&month=${monday}`,
    );
    expect(answer.json()).toMatchObject({ code: "PARTY_TOO_LARGE", facts: { persons: 101, most: 100 } });
  });

  it("knows no option that isn't there", async () => {
    const answer = await app.inject(`/api/calendar?optionId=${randomUUID()}&month=${monday}`);
    expect(answer.statusCode).toBe(404);
  });
});

describe("room types", () => {
  it("lists each with what is free, the price of every bed type that fits, and why one doesn't", async () => {
    const { roomTypes } = await roomTypesOf({ party: party(3, [2]) });
    const brief = roomTypes.map(({ code, free, refusal, prices }) => ({
      code,
      free,
      refusal,
      beds: prices.map((p) => p.bedType),
    }));
    expect(brief).toEqual([
      { code: "S", free: 3, refusal: "ROOM_TOO_SMALL", beds: [] },
      { code: "D", free: 2, refusal: "ROOM_TOO_SMALL", beds: [] },
      { code: "F", free: 1, refusal: null, beds: ["triple", "quad"] },
    ]);
    // Three adults at the quad's price, the toddler's boat ticket and the park; tax on the stay alone.
    expect(roomTypes[2]?.prices[1]?.totalSen).toBe(145_800 + 20_000 + 1_500);
  });

  it("lists each without a stay, as long as it is on sale", async () => {
    const every = async () =>
      ((await get("/api/room-types/all")) as Reply<typeof everyRoomTypeRoute>).roomTypes.map(
        ({ code }) => code,
      );
    expect(await every()).toEqual(["S", "D", "F"]);
    const setStatus = (to: boolean) =>
      base.db.execute(sql`update room_type set active_status = ${to} where room_code = 'D'`);
    await setStatus(false);
    expect(await every()).toEqual(["S", "F"]);
    await setStatus(true);
  });

  it("tells without a stay what a guest reads of a type with one, and no count of rooms", async () => {
    const { roomTypes: every } = (await get("/api/room-types/all")) as Reply<typeof everyRoomTypeRoute>;
    const { roomTypes: offered } = await roomTypesOf({ party: party(2) });
    const ofStay = ["sharingSaves", "childBeds", "free", "refusal", "several", "prices"];
    const face = (type: object) =>
      Object.fromEntries(Object.entries(type).filter(([name]) => !ofStay.includes(name)));
    expect(every).toEqual(offered.map(face));
  });

  it("counts rooms of the caller's own draft as free, and of nobody else's", async () => {
    const checkIn = addDays(monday, 35);
    const draftId = randomUUID();
    const roomIds = resort.roomTypes.family.roomIds;
    await makeClaims(base.db, {
      ownerId,
      holdId: draftId,
      roomIds,
      checkIn,
      checkOut: addDays(checkIn, 2),
      secondsLeft: 60,
    });
    const body = { checkIn, party: party(4), draftId };
    const familyFor = async (caller?: string) => (await roomTypesOf(body, caller)).roomTypes.at(-1);
    expect(await familyFor("owner")).toMatchObject({ free: 1, refusal: null });
    expect(await familyFor("stranger")).toMatchObject({ free: 0, refusal: "SOLD_OUT" });
    expect(await familyFor()).toMatchObject({ free: 0, refusal: "SOLD_OUT" });
  });

  it("refuses a day that is closed", async () => {
    const closed = await send("/api/room-types", {
      optionId: resort.optionId,
      checkIn: addDays(resort.to, 1),
      party: party(2),
    });
    expect(closed.code).toBe("PACKAGE_CLOSED");
  });
});

describe("auto-select", () => {
  const select = (adults: number) =>
    send("/api/auto-select-room", { optionId: resort.optionId, checkIn: monday, party: party(adults) });

  it("takes the fewest rooms that are free", async () => {
    const { rooms } = await select(4);
    expect(rooms).toMatchObject([{ roomTypeId: resort.roomTypes.family.id, bedType: "quad" }]);
    expect((await select(6)).rooms).toHaveLength(2);
    expect((await select(17)).code).toBe("SOLD_OUT");
  });

  it("takes no rooms without a price where those with one are too few", async () => {
    expect((await select(16)).rooms).toHaveLength(6);
    const unpriced = eq(rate.roomTypeId, resort.roomTypes.family.id);
    const gone = await base.db.delete(rate).where(unpriced).returning();
    expect((await select(16)).code).toBe("SOLD_OUT");
    await base.db.insert(rate).values(gone);
  });
});

describe("a room's own nights", () => {
  /** Every family room is taken on the second night of three. */
  const busy = () => addDays(monday, 42);
  const sellNights = (maxNights: number) =>
    base.db.update(period).set({ maxNights }).where(eq(period.id, resort.periodId));
  afterAll(() => sellNights(2));
  beforeAll(async () => {
    await sellNights(3);
    const second = addDays(busy(), 1);
    const { roomIds } = resort.roomTypes.family;
    await makeClaims(base.db, { roomIds, checkIn: second, checkOut: addDays(second, 1), secondsLeft: 60 });
  });
  const stay = (dates?: { checkIn: Day; checkOut: Day }) => ({
    optionId: resort.optionId,
    checkIn: busy(),
    nights: 3,
    party: party(4),
    ...(dates && { dates }),
  });
  const nights = (from: number, to: number) => ({
    checkIn: addDays(busy(), from),
    checkOut: addDays(busy(), to),
  });

  it("decide what is free, within the stay", async () => {
    const freeFor = async (dates?: { checkIn: Day; checkOut: Day }) =>
      (await roomTypesOf(stay(dates))).roomTypes.map(({ free }) => free);
    expect(await freeFor()).toEqual([3, 2, 0]);
    expect(await freeFor(nights(0, 1))).toEqual([3, 2, 1]);
    expect(await freeFor(nights(2, 3))).toEqual([3, 2, 1]);
    expect(await freeFor(nights(1, 3))).toEqual([3, 2, 0]);
  });

  it("are kept by the rooms that auto-select takes for them", async () => {
    const { rooms } = await send("/api/auto-select-room", stay(nights(0, 1)));
    expect(rooms).toMatchObject([{ roomTypeId: resort.roomTypes.family.id, ...nights(0, 1) }]);
    expect((await send("/api/auto-select-room", stay())).rooms).toHaveLength(2);
  });

  it("must lie within the stay and be at least one", async () => {
    for (const path of ["/api/room-types", "/api/auto-select-room"]) {
      expect(await send(path, stay(nights(-1, 1)))).toMatchObject({ code: "ROOM_DATES" });
      expect(await send(path, stay(nights(2, 4)))).toMatchObject({ code: "ROOM_DATES" });
      expect(await send(path, stay(nights(1, 1)))).toMatchObject({
        code: "INVALID_INPUT",
        fields: [{ path: "dates.checkOut", rule: "stayNights" }],
      });
    }
  });
});

describe("beds", () => {
  it("make a room too small that has places but no beds for the party, and are chosen by auto-select", async () => {
    const [first] = await makeBedOptions(base.db, resort.roomTypes.family.id, [[["both", 1, 3]]]);
    const { roomTypes } = await roomTypesOf({ party: party(4) });
    expect(roomTypes.at(-1)).toMatchObject({ refusal: "ROOM_TOO_SMALL", prices: [] });
    expect(roomTypes.at(-1)?.bedOptions).toMatchObject([{ bedOptionId: first, beds: [{ count: 3 }] }]);
    const body = { optionId: resort.optionId, checkIn: monday, party: party(3, [2]) };
    const { rooms } = await send("/api/auto-select-room", body);
    expect(rooms).toMatchObject([{ roomTypeId: resort.roomTypes.family.id, bedOptionId: first }]);
    await base.db.execute(sql`delete from bed_option`);
  });
});

describe("packages for a party", () => {
  it("gives the cheapest day ahead, or the wished one, or the nearest to it", async () => {
    const ahead = await get("/api/package/all-available?adults=2");
    expect(ahead.packages).toMatchObject([{ optionId: resort.optionId, totalSen: twoAdults, free: true }]);
    const wished = await get(`/api/package/all-available?adults=2&checkIn=${monday}`);
    expect(wished.packages).toMatchObject([{ checkIn: monday, checkOut: addDays(monday, 2), free: true }]);
    const full = addDays(monday, 14);
    const [near] = (await get(`/api/package/all-available?adults=2&checkIn=${full}`)).packages;
    expect(near.free).toBe(false);
    expect(Math.abs(daysBetween(full, near.checkIn))).toBeLessThanOrEqual(2);
  });
});

describe("near dates", () => {
  it("offers free days round a full one and rooms that are free on it", async () => {
    const full = addDays(monday, 14);
    const near = await get(`/api/availability/near?adults=2&optionId=${resort.optionId}&checkIn=${full}`);
    const days = near.dates.map((date: { checkIn: Day }) => date.checkIn);
    expect(days.length).toBeGreaterThan(2);
    expect(days).not.toContain(full);
    expect(days[0] < full && days.at(-1) > full).toBe(true);
    expect(near.roomTypes).toEqual([]);
    expect(near.packages).toEqual([]);
  });
});

describe("free rooms", () => {
  it("are counted per type for the whole stay", async () => {
    const full = addDays(monday, 14);
    const onDay = await get(`/api/rooms-availability?checkIn=${full}&checkOut=${addDays(full, 2)}`);
    // How many rooms of a type the resort has at all, it tells to nobody who asks.
    expect(onDay.roomTypes).toEqual(Array(3).fill({ roomTypeId: expect.any(String), free: 0 }));
    const stay = { checkIn: full, checkOut: addDays(full, 2) };
    expect(await send("/api/rooms-availability", stay)).toEqual(onDay);
    const first = await get(`/api/rooms-availability?checkIn=${full}&checkOut=${addDays(full, 1)}`);
    expect(first.roomTypes[0].free).toBe(1);
  });
});

describe("a price that staff change", () => {
  it("is another at once, and the old one again when it is changed back", async () => {
    const before = dayOf(await calendarOf(monday), monday)?.totalSen ?? 0;
    const adults = eq(rate.guestKind, "adult");
    await base.db.update(rate).set({ sen: sql`sen + 1000` }).where(adults);
    expect(dayOf(await calendarOf(monday), monday)?.totalSen).toBe(before + 2_160);
    await base.db.update(rate).set({ sen: sql`sen - 1000` }).where(adults);
    expect(dayOf(await calendarOf(monday), monday)?.totalSen).toBe(before);
  });
});

describe("a price on enquiry", () => {
  it("is a day of its own in the calendar, and none of the packages on offer", async () => {
    const minimum = { id: "four", name: inAll("Four or more"), persons: 4, fewer: "enquiry" as const };
    await base.db.insert(rateCard).values({
      optionId: resort.optionId,
      rules: { minimums: [minimum] },
      questions: { activities: [], markets: [] },
    });
    expect(dayOf(await calendarOf(monday), monday)).toMatchObject({
      state: "enquiry",
      totalSen: null,
      rule: null,
    });
    expect(dayOf(await calendarOf(monday, "adults=4"), monday)).toMatchObject({ state: "free" });
    expect((await get("/api/package/all-available?adults=2")).packages).toEqual([]);
    const { roomTypes } = await roomTypesOf({ party: party(2) });
    expect(roomTypes[0]).toMatchObject({ prices: [], refusal: "ON_ENQUIRY" });
    await base.db.delete(rateCard);
  });
});

describe("a season that begins later than the days ahead", () => {
  const wholeSeason = () => ({ from: resort.from, to: resort.to });
  const move = (span: { from: Day; to: Day }) =>
    base.db.update(period).set(span).where(eq(period.id, resort.periodId));

  it("is shown with its first day and the price of it, which a search of that day has too", async () => {
    const opens = addDays(monday, 70);
    await move({ from: opens, to: addDays(opens, 9) });
    try {
      const { packages, sold } = await get("/api/package/all-available?adults=2");
      expect(sold).toBe(true);
      expect(packages).toMatchObject([{ opensOn: opens, checkIn: opens, free: true }]);
      const [wished] = (await get(`/api/package/all-available?adults=2&checkIn=${opens}`)).packages;
      expect(packages[0].totalSen).toBe(wished.totalSen);
      expect(wished.opensOn).toBeUndefined();
      const queries = vi.spyOn(base.pool, "query");
      await get("/api/package/all-available?adults=2");
      expect(queries.mock.calls.length).toBeLessThanOrEqual(5);
    } finally {
      await move(wholeSeason());
    }
  });

  it("is no news of a package that sells before", async () => {
    const { packages } = await get("/api/package/all-available?adults=2");
    expect(packages[0].opensOn).toBeUndefined();
  });
});

describe("rules of selling", () => {
  const wednesday = () => addDays(monday, 2);
  const none = {
    minNights: null,
    maxNights: 2,
    closedArrivals: [],
    departureWeekdays: [],
    closedDepartures: [],
    stopSell: false,
    cutOffDays: 0,
  };
  const restrict = (rules: Partial<typeof period.$inferInsert>) =>
    base.db
      .update(period)
      .set({ ...none, ...rules })
      .where(eq(period.id, resort.periodId));
  afterEach(() => restrict(none));
  const roomsFor = (nights?: number) =>
    send("/api/room-types", { optionId: resort.optionId, checkIn: monday, nights, party: party(2) });

  it("sell a longer stay where the period allows it, free on every night of it", async () => {
    expect((await roomsFor(3)).facts).toEqual({ checkIn: monday, rule: "maxStay", maxStay: 2 });
    await restrict({ maxNights: 4 });
    expect((await roomsFor(3)).roomTypes).toHaveLength(3);
    expect((await roomsFor(5)).facts).toMatchObject({ rule: "maxStay", maxStay: 4 });
    expect((await roomsFor(1)).facts).toMatchObject({ rule: "minStay", minStay: 2 });
    const before = addDays(monday, 12); // another test fills the nights two days later
    const inFourNights = await calendarOf(before, "adults=2&nights=4");
    expect(inFourNights).toMatchObject({ nights: 4, lengths: { least: 2, most: 4 } });
    expect(dayOf(inFourNights, before)?.state).toBe("full");
    expect(dayOf(await calendarOf(before), before)?.state).toBe("free");
  });

  it("restrict no length where they name none, as long as there is a price", async () => {
    await restrict({ maxNights: null, code: "all-year" });
    expect((await roomsFor(9)).roomTypes).toHaveLength(3);
    expect((await calendarOf(monday)).lengths).toEqual({ least: 2, most: 60 });
  });

  it("ask for more nights than the option has, and say so in the calendar", async () => {
    await restrict({ minNights: 3, maxNights: 5 });
    expect(dayOf(await calendarOf(monday), monday)).toMatchObject({
      state: "closed",
      rule: "minStay",
      nights: 3,
    });
    const longer = await calendarOf(monday, "adults=2&nights=3");
    expect(dayOf(longer, monday)).toMatchObject({ state: "free", rule: null });
    expect(longer.lengths).toEqual({ least: 3, most: 5 });
  });

  it("close days of arrival and departure, and name the next day that is open", async () => {
    await restrict({ closedArrivals: [monday] });
    const facts = { rule: "arrivalDay", nextOn: addDays(monday, 1) };
    expect(await roomsFor()).toMatchObject({ code: "PACKAGE_CLOSED", facts });
    await restrict({ closedDepartures: [wednesday()] });
    expect((await roomsFor()).facts).toMatchObject({ rule: "departureDay", checkOut: wednesday() });
    await restrict({ departureWeekdays: [4] });
    expect(dayOf(await calendarOf(monday), monday)).toMatchObject({ state: "closed", rule: "departureDay" });
    const tuesday = addDays(monday, 1);
    expect(dayOf(await calendarOf(tuesday), tuesday)?.state).toBe("free");
  });

  it("stop the sale, or end it days before", async () => {
    await restrict({ stopSell: true });
    expect((await roomsFor()).facts).toMatchObject({ rule: "stopSell", night: monday });
    await restrict({ cutOffDays: 30 });
    expect((await roomsFor()).facts).toMatchObject({ rule: "cutOff", cutOffDays: 30 });
  });

  it("go for auto-select, near dates and packages alike", async () => {
    await restrict({ maxNights: 3 });
    const stay = { optionId: resort.optionId, checkIn: monday, party: party(2) };
    expect((await send("/api/auto-select-room", { ...stay, nights: 3 })).rooms).toHaveLength(1);
    expect((await send("/api/auto-select-room", { ...stay, nights: 4 })).code).toBe("PACKAGE_CLOSED");
    const query = `adults=2&optionId=${resort.optionId}&checkIn=${monday}`;
    const near = await get(`/api/availability/near?${query}&nights=3`);
    expect(near.dates[0].checkOut).toBe(addDays(near.dates[0].checkIn, 3));
    expect((await get(`/api/availability/near?${query}&nights=4`)).dates).toEqual([]);
    const [longer] = (await get(`/api/package/all-available?checkIn=${monday}&nights=3`)).packages;
    expect(longer).toMatchObject({ checkIn: monday, checkOut: addDays(monday, 3) });
    expect((await get(`/api/package/all-available?checkIn=${monday}&nights=4`)).packages).toEqual([]);
  });

  it("refuse a length that is none", async () => {
    expect(await roomsFor(0)).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ path: "nights", rule: "number" }],
    });
    expect((await get(`/api/package/all-available?nights=61`)).code).toBe("INVALID_INPUT");
  });
});

describe("unblocked rooms", () => {
  const day = () => addDays(monday, 49);
  const dates = () => ({ checkIn: day(), checkOut: addDays(day(), 2) });
  const unblocked = async (body: object = {}, caller?: string): Promise<string[]> => {
    const { rooms } = await send("/api/unblocked-room", { ...dates(), ...body }, caller);
    return rooms.map((room: { roomNo: string }) => room.roomNo);
  };

  it("are those without a live claim on any of the nights, by GET and POST alike", async () => {
    const { standard, family } = resort.roomTypes;
    const [held = "", booked = "", ended = ""] = standard.roomIds;
    const draftId = randomUUID();
    await linkRooms(base.db, ended, family.roomIds[0] ?? "");
    const on = (roomId: RoomId, secondsLeft: number | null, from = 0) =>
      makeClaims(base.db, {
        ownerId,
        holdId: roomId === held ? draftId : randomUUID(),
        roomIds: [roomId],
        secondsLeft,
        checkIn: addDays(day(), from),
        checkOut: addDays(day(), from + 1),
      });
    await on(held, 60);
    await on(booked, null, 1);
    await on(ended, -1);
    expect(await unblocked()).toEqual(["D01", "D02", "F01", "S03"]);
    expect(await unblocked({ roomTypeId: standard.id })).toEqual(["S03"]);
    expect(await unblocked({ draftId }, "owner")).toEqual(["D01", "D02", "F01", "S01", "S03"]);
    expect(await unblocked({ draftId }, "stranger")).toEqual(["D01", "D02", "F01", "S03"]);
    const { checkIn, checkOut } = dates();
    const answer = await get(`/api/unblocked-room?checkIn=${checkIn}&checkOut=${checkOut}`);
    expect(answer).toEqual(await send("/api/unblocked-room", dates()));
    expect(answer.rooms[3]).toMatchObject({ roomNo: "S03", building: "Main", floor: "G", adjoins: ["F01"] });
  });

  it("are counted per type beside what the caller's own draft holds", async () => {
    const draftId = randomUUID();
    const { roomIds } = resort.roomTypes.deluxe;
    await makeClaims(base.db, { ...dates(), ownerId, holdId: draftId, roomIds, secondsLeft: 60 });
    const counted = async (caller?: string) =>
      (await send("/api/rooms-availability", { ...dates(), draftId }, caller)).roomTypes[1].free;
    expect([await counted("owner"), await counted("stranger"), await counted()]).toEqual([2, 0, 0]);
  });

  it("want a stay of one to sixty nights and real ids", async () => {
    for (const nights of [-1, 0, 61]) {
      const fields = [{ path: "checkOut", rule: "stayNights" }];
      for (const path of ["/api/unblocked-room", "/api/rooms-availability"]) {
        const wrong = { checkIn: day(), checkOut: addDays(day(), nights) };
        expect(await send(path, wrong)).toMatchObject({ code: "INVALID_INPUT", fields });
        const query = `checkIn=${wrong.checkIn}&checkOut=${wrong.checkOut}`;
        expect(await get(`${path}?${query}`)).toMatchObject({ code: "INVALID_INPUT", fields });
      }
    }
    expect(await send("/api/unblocked-room", { ...dates(), roomTypeId: "x" })).toMatchObject({
      code: "INVALID_INPUT",
    });
    expect(await unblocked({ roomTypeId: randomUUID() })).toEqual([]);
  });
});

it("says of a room type that its price is on enquiry, where the card says so", async () => {
  const roomTypeId = resort.roomTypes.family.id;
  const onEnquiry = {
    periodId: resort.periodId,
    roomTypeId,
    bedType: "twin" as const,
    sen: 0,
    terms: { enquiry: true },
  };
  const [made] = await base.db.insert(rate).values(onEnquiry).returning({ id: rate.id });
  const { roomTypes } = await roomTypesOf({ party: party(2) });
  await base.db.delete(rate).where(eq(rate.id, made?.id ?? ""));
  const family = (types: typeof roomTypes) => types.find(({ _id }) => _id === roomTypeId);
  expect(family(roomTypes)).toMatchObject({ prices: [], refusal: "ON_ENQUIRY" });
  expect(family((await roomTypesOf({ party: party(2) })).roomTypes)?.refusal).toBeNull();
});

it("asks the database at most three times for any of them, once the catalogue is known", async () => {
  const stay = { optionId: resort.optionId, checkIn: monday, party: party(2) };
  const query = `adults=2&optionId=${resort.optionId}&checkIn=${monday}`;
  const queries = vi.spyOn(base.pool, "query");
  // The settings are kept for a moment, which may end within any one of three.
  const counted = async (work: () => Promise<unknown>) => {
    const counts: number[] = [];
    for (let time = 0; time < 4; time++) {
      queries.mockClear();
      await work();
      counts.push(queries.mock.calls.length);
    }
    return Math.min(...counts.slice(1));
  };
  expect(await counted(() => calendarOf(monday))).toBe(3);
  expect(await counted(() => send("/api/room-types", stay))).toBe(3);
  expect(await counted(() => send("/api/auto-select-room", stay))).toBe(3);
  expect(await counted(() => get("/api/package/all-available"))).toBe(3);
  expect(await counted(() => get(`/api/availability/near?${query}`))).toBe(3);
  expect(
    await counted(() => get(`/api/rooms-availability?checkIn=${monday}&checkOut=${addDays(monday, 2)}`)),
  ).toBe(1);
});

it("prices every package so often for one network and minute, and for others still", async () => {
  const url = `/api/package/all-available?adults=2&checkIn=${monday}`;
  const from = (remoteAddress: string) => app.inject({ url, remoteAddress });
  expect((await from("203.0.113.7")).statusCode).toBe(200);
  for (let count = 1; count < 240; count++) await from("203.0.113.7");
  const refused = await from("203.0.113.7");
  expect(refused.statusCode).toBe(429);
  expect(refused.json().code).toBe("TOO_MANY_REQUESTS");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await from("203.0.113.8")).statusCode).toBe(200);
});
