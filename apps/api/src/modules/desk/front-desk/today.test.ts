import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { makeResort, type ResortIds } from "../../../db/factories/resort.ts";
import { sql } from "../../../db/orm.ts";
import { needsPerson } from "../../../db/schema/payments.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { createLogger } from "../../../plugins/logging.ts";
import { readSettings } from "../../../settings.ts";
import { loadToday } from "../../ground/resort/public.ts";
import { createStaff, testPassword } from "../../people/accounts/test-people.ts";
import { showToday } from "./show-today.ts";
import { makeStay, type StayOptions } from "./test-stay.ts";

let base: TestDatabase;
let app: FastifyInstance;
let resort: ResortIds;
let today: Day;
let token: string;

const rooms = () => resort.roomTypes.standard.roomIds;
const stay = (room: number, name: string, options: Partial<StayOptions>) =>
  makeStay(base.db, resort, { roomId: rooms()[room] ?? "", checkIn: today, name, ...options });

beforeAll(async () => {
  base = await createTestDatabase();
  const settings = readSettings({ PULAU_SECRET: "s".repeat(40) });
  app = await buildApp({ db: base.db, pool: base.pool, settings, logger: createLogger("silent") });
  today = await loadToday(base.db, "Asia/Kuala_Lumpur");
  resort = await makeResort(base.db, { rooms: { standard: 8 }, from: addDays(today, -7) });
  await stay(0, "Arriving", { paidSen: 40_000, occupants: { child: 1, toddler: 1, infant: 1 } });
  await stay(1, "Arrived", { state: "inHouse" });
  await stay(2, "Staying", { checkIn: addDays(today, -1), nights: 3, state: "inHouse" });
  await stay(2, "Gone", { checkIn: addDays(today, -4), nights: 3, state: "completed" });
  await stay(3, "Leaving", { checkIn: addDays(today, -2), state: "inHouse" });
  await stay(4, "Overdue", { checkIn: addDays(today, -3), state: "inHouse" });
  await stay(5, "Tomorrow", { checkIn: addDays(today, 1) });
  const [arriving] = (
    await base.db.execute<{ id: string }>(sql`select id from booking where booking_name = 'Arriving'`)
  ).rows;
  const facts = { amountSen: 96_200 };
  await base.db.insert(needsPerson).values([
    { kind: "PAYMENT_DOES_NOT_FIT", bookingId: arriving?.id ?? null, facts, at: new Date() },
    { kind: "PAYMENT_DOES_NOT_FIT", bookingId: null, facts: {}, at: new Date(), doneAt: new Date() },
  ]);
  const person = await createStaff(base.db, {
    role: {
      bookings: { read: true, write: true, create: true, delete: true },
      payments: { read: true, write: false, create: false, delete: false },
    },
  });
  const payload = { email: person.email, password: testPassword };
  const answer = await app.inject({ method: "POST", url: "/admin/api/authenticate/login/user", payload });
  token = answer.json().accessToken;
});
afterAll(async () => {
  await app.close();
  await base.drop();
});

const send = async (url: string) =>
  (await app.inject({ url: `/admin/api/${url}`, headers: { authorization: `Bearer ${token}` } })).json();
const names = (rows: { bookingName: string }[]) => rows.map((row) => row.bookingName);

describe("today", () => {
  it("lists who comes, who goes and who is here", async () => {
    const day = await send("front-desk/today");
    expect(day.day).toBe(today);
    expect(names(day.arrivals)).toEqual(["Arrived", "Arriving"]);
    expect(names(day.departures)).toEqual(["Leaving", "Overdue"]);
    expect(names(day.inHouse)).toEqual(["Arrived", "Leaving", "Overdue", "Staying"]);
    expect(day.arrivals[1]).toMatchObject({
      rooms: ["S01"],
      adults: 2,
      children: 2,
      infants: 1,
      boatTime: "11:00",
      owesSen: 60_000,
      vegetarians: 1,
      disabled: false,
      canCheckIn: true,
      canCheckOut: false,
    });
    expect(day.departures[0]).toMatchObject({
      boatTime: "09:30",
      owesSen: 0,
      canCheckIn: false,
      canCheckOut: true,
    });
  });

  it("counts rooms, heads, boats, money and what waits for a person", async () => {
    const day = await send("front-desk/today");
    expect(day.rooms).toEqual({ all: 11, occupied: 3 });
    expect(day.kitchen).toEqual({ adults: 6, children: 1, toddlers: 1, infants: 1, vegetarians: 3 });
    expect(day.takenToday).toMatchObject({ sen: 640_000, payments: 7 });
    // The same told apart by the way in which it was paid.
    await base.db.execute(sql`update payment set gateway = 'cash' where id = (
      select id from payment where state = 'captured' and settled_at >= ${today}::timestamp at time zone 'Asia/Kuala_Lumpur'
      order by id limit 1)`);
    const { ways } = (await send("front-desk/today")).takenToday;
    expect(ways.map(({ gateway }: { gateway: string }) => gateway)).toContain("cash");
    expect(ways.length).toBeGreaterThan(1);
    expect(ways.reduce((sum: number, way: { sen: Sen }) => sum + way.sen, 0)).toBe(640_000);
    expect(day.boats).toMatchObject([
      { direction: "back", time: "09:30", taken: 2, capacity: 40 },
      { direction: "out", time: "11:00", taken: 7, capacity: 40 },
    ]);
    expect(day.needsPerson).toMatchObject([{ kind: "PAYMENT_DOES_NOT_FIT", amountSen: 96_200 }]);
    expect(day.needsPerson[0].bookingNo).toMatch(/^TB-26-/);
    expect(day.needsPersonCount).toBe(1);
  });

  it("shows a charter once somebody has it", async () => {
    const stockId = resort.sailings.charter.out.get(today) ?? "";
    await base.db.execute(sql`insert into stock_claim (stock_id, hold_id, pieces, state)
      select ${stockId}, hold_id, 1, 'booked' from booking where booking_name = 'Arriving'`);
    await base.db.execute(sql`update stock set sold = 1 where id = ${stockId}`);
    const { boats } = await send("front-desk/today");
    expect(boats.at(-1)).toMatchObject({ time: "", taken: 10, capacity: 20, name: { en: "Speedboat" } });
  });

  it("feeds nobody in a room whose own nights have not begun", async () => {
    const room = sql`booking_id = (select id from booking where booking_name = 'Staying')`;
    const before = (await send("front-desk/today")).kitchen;
    await base.db.execute(sql`update booking_room set check_in = ${addDays(today, 1)} where ${room}`);
    const { kitchen } = await send("front-desk/today");
    expect(kitchen).toEqual({ ...before, adults: before.adults - 2, vegetarians: before.vegetarians - 1 });
    expect((await send(`front-desk/today?day=${addDays(today, 1)}`)).kitchen.adults).toBeGreaterThan(0);
    await base.db.execute(sql`update booking_room set check_in = null where ${room}`);
  });

  it("looks at another day", async () => {
    const day = await send(`front-desk/today?day=${addDays(today, 1)}`);
    expect(names(day.arrivals)).toEqual(["Tomorrow"]);
    expect(day.arrivals[0]).toMatchObject({ canCheckIn: false });
    expect(names(day.inHouse)).toEqual(["Arrived", "Arriving", "Staying", "Tomorrow"]);
    expect(day.takenToday).toEqual({ sen: 0, payments: 0, ways: [] });
    const before = await send(`front-desk/today?day=${addDays(today, -1)}`);
    expect(names(before.departures)).toEqual(["Gone", "Overdue"]);
  });

  it("tells nothing of money to who may not see payments", async () => {
    const day = await showToday(base.db, {
      day: undefined,
      mayAct: false,
      seesMoney: false,
      seesWhole: false,
    });
    expect(day).toMatchObject({ takenToday: null, needsPerson: [], needsPersonCount: 0 });
    expect(day.arrivals.length).toBeGreaterThan(0);
  });

  it("asks the database six times at most", async () => {
    let requests = 0;
    const counted = new Proxy(base.db, {
      get: (db, name, self) => {
        if (name === "execute" || name === "select") requests += 1;
        return Reflect.get(db, name, self);
      },
    });
    await showToday(counted, { day: undefined, mayAct: true, seesMoney: true, seesWhole: true });
    expect(requests).toBeLessThanOrEqual(6);
  });
});

describe("all bookings", () => {
  it("stand soonest first, and what is over last, by page", async () => {
    const first = await send("reservations?limit=3");
    expect(names(first.reservations)).toHaveLength(3);
    expect(first.reservations[0].bookingName).toBe("Overdue");
    expect(first).toMatchObject({ page: 1, pages: 3, limit: 3, total: 7 });
    const last = await send("reservations?limit=3&page=3");
    expect(names(last.reservations)).toEqual(["Gone"]);
  });

  it.each([
    ["a name", "search=leav", ["Leaving"]],
    ["an e-mail", "search=staying@example", ["Staying"]],
    ["a room", "search=S05", ["Overdue"]],
    ["a state", "status=completed", ["Gone"]],
    ["nothing that exists", "search=nobody%25", []],
  ])("are found by %s", async (_, query, expected) => {
    expect(names((await send(`reservations?${query}`)).reservations)).toEqual(expected);
  });

  it("are found by number", async () => {
    const [row] = (await send("reservations?search=Arriving")).reservations;
    expect(names((await send(`reservations?search=${row.bookingNo}`)).reservations)).toEqual(["Arriving"]);
    expect(await send("reservations?search=nobody")).toMatchObject({
      page: 1,
      pages: 1,
      limit: 10,
      total: 0,
    });
  });
});
