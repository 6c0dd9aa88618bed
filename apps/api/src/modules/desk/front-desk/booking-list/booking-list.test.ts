import { randomUUID } from "node:crypto";
import { type BookingSort, bookingSorts } from "@pulau/domain/booking/booking-list.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../../../app.ts";
import { fillBookings } from "../../../../db/factories/bookings.ts";
import { makeResort } from "../../../../db/factories/resort.ts";
import { createTestDatabase, type TestDatabase } from "../../../../db/test-database.ts";
import { type SentStatement, watchStatements } from "../../../../db/watch-statements.ts";
import type { Session } from "../../../../plugins/session.ts";
import { readSettings } from "../../../../settings.ts";
import { frontDeskModule } from "../routes.ts";

const look = { read: true, write: false, create: false, delete: false };
const staff: Session = {
  kind: "staff",
  staffId: randomUUID(),
  sessionId: randomUUID(),
  accessLevel: "staff",
  name: "Farah",
  permissions: { bookings: look, payments: look },
};
/** Sees who comes when, and nothing of money or mail. */
const driver: Session = { ...staff, permissions: { bookings: look } };
let session: Session = staff;
const many = process.env.PULAU_TEST_LONG ? 100_000 : 20_000;

let base: TestDatabase;
let app: FastifyInstance;
let sent: SentStatement[];
let today: Day;
/** A few bookings that each can be found by something of their own; by number `TB-` and its place. */
let known: Record<"here" | "coming" | "left", string>;

type Listed = {
  reservations: {
    _id: string;
    bookingNo: string;
    bookingName: string;
    checkIn: Day;
    isInRoom: boolean;
    roomNos: string[];
  }[];
  total: number;
  nextCursor: string | null;
};

beforeAll(async () => {
  base = await createTestDatabase();
  sent = watchStatements(base.pool);
  const resort = await makeResort(base.db);
  today = resort.from;
  await fillBookings(base.pool, {
    ...resort,
    ownerId: randomUUID(),
    count: many,
    from: addDays(today, -900),
    days: 800,
  });
  const query = (text: string, values: unknown[] = []) => base.pool.query(text, values);
  const change = async (no: number, fields: string, values: unknown[]) => {
    const { rows } = await query(
      `UPDATE booking SET ${fields} WHERE booking_no = 'TB-${no}' RETURNING id`,
      values,
    );
    return String(rows[0].id);
  };
  const span = "check_in = $1, check_out = $2, state = $3, booking_name = $4, mobile = $5";
  known = {
    here: await change(7, span, [
      addDays(today, -1),
      addDays(today, 2),
      "inHouse",
      "Tan Mei Ling",
      "+60129876543",
    ]),
    coming: await change(8, span, [
      addDays(today, 5),
      addDays(today, 7),
      "confirmed",
      "O’Brien",
      "+441632960001",
    ]),
    left: await change(9, span, [
      addDays(today, -9),
      addDays(today, -6),
      "completed",
      "Kaur",
      "+60111111111",
    ]),
  };
  // Another room than everybody else's: somebody is in it, somebody comes, somebody was.
  const { rows } = await query(
    `INSERT INTO room (room_no, room_type_id, building_id, floor, max_pax)
     SELECT 'K-77', room_type_id, building_id, floor, max_pax FROM room LIMIT 1 RETURNING id`,
  );
  await query("UPDATE booking_room SET room_id = $1 WHERE booking_id = ANY($2)", [
    rows[0].id,
    Object.values(known),
  ]);
  await query(`INSERT INTO account (id, kind, name) VALUES ($1, 'agency', 'Laut Biru Travel')`, [
    randomUUID(),
  ]);
  await query(
    "UPDATE booking SET account_id = (SELECT id FROM account WHERE name = 'Laut Biru Travel') WHERE id = $1",
    [known.coming],
  );
  await query(
    `INSERT INTO payment (booking_id, gateway, part, amount_sen, state, gateway_ref, note, created_at)
     VALUES ($1, 'stripe', 'full', 100, 'captured', 'cs_test_a1B2c3D4', '', now())`,
    [known.here],
  );
  const { rows: paid } = await query(
    `INSERT INTO payment (booking_id, gateway, part, amount_sen, state, note, created_at)
     VALUES ($1, 'transfer', 'full', 100, 'captured', '', now()) RETURNING id`,
    [known.left],
  );
  await query(
    `INSERT INTO offline_payment (payment_id, way, claimed_sen, paid_on, reference) VALUES ($1, 'transfer', 100, now(), 'MB2U-48213377')`,
    [paid[0].id],
  );
  await query(
    `UPDATE stay_hold SET stay = '{"promo": {"code": "MONSOON26"}}' WHERE id = (SELECT hold_id FROM booking WHERE id = $1)`,
    [known.coming],
  );
  // Everybody paid, as in a real resort.
  await query(
    `INSERT INTO payment (booking_id, gateway, part, amount_sen, state, gateway_ref, note, created_at)
     SELECT id, 'sandbox', 'full', 100, 'captured', 'sb_' || id, '', now() FROM booking`,
  );
  await query("ANALYZE");
  app = await buildApp({
    ...base,
    settings: readSettings({ PULAU_SECRET: "s".repeat(40), LOG_LEVEL: "silent" }),
    readSession: async () => session,
    modules: [frontDeskModule],
  });
});
afterAll(async () => {
  await app.close();
  await base.drop();
});

async function list(filters: Record<string, string>): Promise<Listed> {
  const answer = await app.inject({ url: `/admin/api/reservations?${new URLSearchParams(filters)}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const idsOf = ({ reservations }: Listed) => reservations.map(({ _id }) => _id);

describe("the order", () => {
  it("begins with who is here and who comes soonest; what is over follows, the latest first", async () => {
    const { reservations, total } = await list({ limit: "50" });
    expect(total).toBe(many);
    expect(reservations.slice(0, 3).map(({ _id }) => _id)).toEqual([known.here, known.coming, known.left]);
    const over = reservations.slice(2).map(({ checkIn }) => checkIn);
    expect(over).toEqual(over.toSorted().reverse());
  });

  it.each(bookingSorts)(
    "by %s is walked by cursor as by page, each booking once",
    async (sort: BookingSort) => {
      const query = { sort, from: addDays(today, -300), limit: "40" };
      const byPage: string[] = [];
      const byCursor: string[] = [];
      for (const page of ["1", "2", "3"]) byPage.push(...idsOf(await list({ ...query, page })));
      let cursor: string | null = null;
      for (let i = 0; i < 3; i++) {
        const listed: Listed = await list({ ...query, ...(cursor && { cursor }) });
        byCursor.push(...idsOf(listed));
        cursor = listed.nextCursor;
      }
      expect(byCursor).toEqual(byPage);
      expect(new Set(byCursor).size).toBe(120);
    },
  );

  it("refuses a cursor that nobody gave out, and one of another order", async () => {
    const { nextCursor } = await list({ limit: "5", sort: "-arrival" });
    const odd = [
      ["soonest", "1"],
      ["soonest", "x", "1", known.here],
      ["soonest", "1", "99999999999999999999", known.here],
      { a: 1 },
    ].map((place) => Buffer.from(JSON.stringify(place)).toString("base64url"));
    const noDay = Buffer.from(JSON.stringify(["arrival", "2026-02-31", known.here])).toString("base64url");
    const queries = [...odd.map((cursor) => ({ cursor })), { cursor: nextCursor ?? "" }];
    for (const query of [...queries, { sort: "arrival", cursor: noDay }, { cursor: "?" }]) {
      const answer = await app.inject({ url: `/admin/api/reservations?${new URLSearchParams(query)}` });
      expect([answer.statusCode, answer.json().fields], JSON.stringify(query)).toEqual([
        400,
        [{ path: "cursor", rule: "invalid" }],
      ]);
    }
  });
});

describe("the filters", () => {
  it("take arrivals, departures, whoever is on the island, and the day of booking", async () => {
    const inSpan = (dates: string, from: string, to: string) => list({ dates, from, to, limit: "100" });
    expect(idsOf(await inSpan("arrival", addDays(today, 5), addDays(today, 5)))).toEqual([known.coming]);
    expect(idsOf(await inSpan("departure", addDays(today, 2), addDays(today, 2)))).toEqual([known.here]);
    expect(idsOf(await inSpan("stay", today, today))).toEqual([known.here]);
    const { rows } = await base.pool.query(
      "SELECT (submitted_at AT TIME ZONE 'Asia/Kuala_Lumpur')::date AS day FROM booking WHERE booking_no = 'TB-3'",
    );
    const day = String(rows[0].day);
    const booked = await list({ dates: "booked", from: day, to: day, search: "TB-3", limit: "100" });
    expect(booked.reservations.map(({ bookingNo }) => bookingNo)).toContain("TB-3");
  });

  it("take a state", async () => {
    expect(idsOf(await list({ status: "inHouse" }))).toEqual([known.here]);
    expect(idsOf(await list({ status: "confirmed" }))).toEqual([known.coming]);
  });
});

describe("the search", () => {
  it.each([
    ["a number", "TB-7", "here"],
    ["a number without hyphens", "tb7", "here"],
    ["a name in any case", "MEI LING", "here"],
    ["a name with the other apostrophe", "o'brien", "coming"],
    ["a phone as it is dialled here", "012-987 6543", "here"],
    ["a phone with its country", "+60 12 987 6543", "here"],
    ["a part of a phone", "9876543", "here"],
    ["a gateway's reference", "a1b2c3d4", "here"],
    ["a bank's reference", "48213377", "left"],
    ["an agency", "laut biru", "coming"],
    ["a promo code", "monsoon26", "coming"],
  ] as const)("finds a booking by %s", async (_, search, names) => {
    const ids = idsOf(await list({ search, limit: "100" }));
    expect(ids).toContain(known[names]);
    if (search !== "TB-7" && search !== "tb7") expect(ids).toEqual([known[names]]);
  });

  it.each(["k-77", "K77", "k 77"])(
    "finds by a room's number (%s) who is in it now and who comes",
    async (search) => {
      const { reservations } = await list({ search });
      expect(reservations).toMatchObject([
        { _id: known.here, isInRoom: true, roomNos: ["K-77"] },
        { _id: known.coming, isInRoom: false },
      ]);
    },
  );

  it("is quick for a word that everybody has", async () => {
    const plan = async () => {
      sent.length = 0;
      const { total } = await list({ search: "012-345 6789" });
      const page = sent.find(({ text }) => text.includes("roomsSummary"));
      const { rows } = await base.pool.query(`EXPLAIN ${page?.text}`, page?.values as unknown[]);
      return { total, text: rows.map((row: { "QUERY PLAN": string }) => row["QUERY PLAN"]).join("\n") };
    };
    const { total, text } = await plan();
    expect(total).toBeGreaterThan(many - 10);
    expect(text).not.toContain("using booking_soonest");
  });

  it("finds by two letters what a person is called, without reading bookings or looking for references", async () => {
    sent.length = 0;
    const { reservations } = await list({ search: "ei", limit: "5" });
    expect(reservations.map(({ _id }) => _id)).toContain(known.here);
    expect((await list({ search: "pi" })).total).toBe(0);
    const page = sent.find(({ text }) => text.includes("roomsSummary"));
    expect(page?.text).not.toContain("payment p");
    const client = await base.pool.connect();
    await client.query("VACUUM booking");
    await client.query("SET enable_seqscan = off; SET enable_bitmapscan = off");
    const { rows } = await client.query(`EXPLAIN ${page?.text}`, page?.values as unknown[]);
    client.release(true);
    const plan = rows.map((row: { "QUERY PLAN": string }) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("Index Only Scan using booking_lines");
  });

  it("looks into what a package is called, not for the languages that it is called so in", async () => {
    expect((await list({ search: "my" })).total).toBe(0);
    expect((await list({ search: "cn" })).total).toBe(0);
  });

  it("counts a page past the end, and orders what many have like everything else", async () => {
    const past = await list({ search: "ei", page: "9999" });
    expect([past.reservations, past.total]).toEqual([[], (await list({ search: "ei" })).total]);
    const [all, found] = [await list({ sort: "-arrival" }), await list({ sort: "-arrival", search: "@" })];
    expect(idsOf(found)).toEqual(idsOf(all));
    const next = await list({ sort: "-arrival", search: "@", cursor: found.nextCursor ?? "" });
    const second = await list({ sort: "-arrival", page: "2" });
    expect(idsOf(next)).toEqual(idsOf(second));
  });

  it("finds by a package", async () => {
    const { rows } = await base.pool.query("SELECT name ->> 'en' AS name FROM package LIMIT 1");
    expect((await list({ search: String(rows[0].name) })).total).toBe(many);
  });

  it("finds nothing by signs that mean something to the database, and breaks by none", async () => {
    for (const search of ["%", "__x", "\\", "'; --", "100%", "K-77%"]) {
      const { total } = await list({ search });
      expect({ search, total }).toEqual({ search, total: 0 });
    }
  });
});

describe("for who is told no money and no mail", () => {
  beforeAll(() => {
    session = driver;
  });
  afterAll(() => {
    session = staff;
  });

  it("shows, finds, orders and files nothing of it", async () => {
    const { reservations } = await list({ search: "mei ling" });
    expect(reservations).toMatchObject([{ _id: known.here, roomNos: ["K-77"] }]);
    for (const hidden of ["email", "mobile", "totalSen", "paidSen", "paymentStatus", "agency", "customer"])
      expect(reservations[0]).not.toHaveProperty(hidden);
    expect(idsOf(await list({ search: "k-77" }))).toEqual([known.here, known.coming]);
    expect(idsOf(await list({ search: "tb7" }))).toContain(known.here);
    for (const search of ["guest7@example", "a1b2c3d4", "laut biru", "monsoon26"])
      expect({ search, total: (await list({ search })).total }).toEqual({ search, total: 0 });
    expect(idsOf(await list({ sort: "-total", limit: "5" }))).toEqual(idsOf(await list({ limit: "5" })));
    const csv = await app.inject({ url: `/admin/api/reservations/csv?from=${addDays(today, -10)}` });
    expect(csv.body).not.toMatch(/@example|9876543|1000\.00|Laut Biru/);
  });
});

describe("over many bookings", () => {
  const queries: Record<string, string>[] = [
    { limit: "50" },
    { limit: "50", search: "mei ling" },
    { limit: "50", search: "012-987 6543" },
    { limit: "50", search: "a1b2c3d4", status: "inHouse" },
    { limit: "50", dates: "stay", from: "2026-12-01" },
  ];

  it.each(queries)("asks three times at most: %j", async (query) => {
    sent.length = 0;
    await list(query);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThanOrEqual(3);
  });

  it("looks words up by indexes, and tells of the lines of the page alone", async () => {
    sent.length = 0;
    await list({ limit: "50", search: "mei ling", page: "1" });
    const page = sent.find(({ text }) => text.includes("roomsSummary"));
    if (!page) throw new Error("no page was asked for");
    // A few thousand rows would be read from end to end; that no table must be is what counts.
    const client = await base.pool.connect();
    // As the database does by itself now and then: what was written lately waits in a list beside each index of words.
    await client.query("VACUUM payment, booking, stay_hold");
    await client.query("SET enable_seqscan = off");
    const { rows } = await client.query(`EXPLAIN ${page.text}`, page.values as unknown[]);
    client.release(true);
    const plan = rows.map((row: { "QUERY PLAN": string }) => row["QUERY PLAN"]).join("\n");
    for (const index of ["booking_words", "payment_words", "stay_hold_promo"])
      expect(plan).toContain(`Bitmap Index Scan on ${index}`);
    expect(plan).not.toMatch(/Seq Scan on (payment|stay_hold|booking_room)\b/);
  });

  it("goes by an index from its start, and to a late page without telling of those before", async () => {
    sent.length = 0;
    await list({ limit: "50" });
    const page = sent.find(({ text }) => text.includes("roomsSummary"));
    if (!page) throw new Error("no page was asked for");
    const { rows } = await base.pool.query(`EXPLAIN ${page.text}`, page.values as unknown[]);
    const plan = rows.map((row: { "QUERY PLAN": string }) => row["QUERY PLAN"]).join("\n");
    expect(plan).toMatch(/Index (Only )?Scan using booking_soonest/);
    const late = await list({ limit: "50", page: String(many / 50) });
    expect(late.reservations).toHaveLength(50);
  });
});

describe("the file", () => {
  it("has every page of the same list, with rooms, phone and money", async () => {
    const url = `/admin/api/reservations/csv?${new URLSearchParams({ from: addDays(today, -10) })}`;
    const answer = await app.inject({ url });
    expect(answer.headers["content-disposition"]).toContain("bookings.csv");
    const lines = answer.body.trim().split("\r\n");
    expect(lines[0]).toContain("number,name,email,mobile,arrival,departure,nights,persons,rooms");
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain("TB-7,Tan Mei Ling,guest7@example.test,'+60129876543,");
    expect(lines[1]).toContain(",K-77,");
    expect(lines[2]).toContain(",Laut Biru Travel,");
  });
});
