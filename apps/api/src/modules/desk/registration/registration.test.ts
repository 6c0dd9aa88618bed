import { randomUUID } from "node:crypto";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, ChargeSlipId, GuestId } from "@pulau/domain/ids.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { makeResort, type ResortIds } from "../../../db/factories/resort.ts";
import { inAll, only } from "../../../db/factories/words.ts";
import { checkInvariants } from "../../../db/invariants.ts";
import { asc, eq, sql } from "../../../db/orm.ts";
import { bookingGuest } from "../../../db/schema/booking-guests.ts";
import { bookingEvent } from "../../../db/schema/booking-history.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { chargeSlip, outlet } from "../../../db/schema/charges.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import { registrationCard } from "../../../db/schema/registration.ts";
import { room } from "../../../db/schema/rooms.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { createLogger } from "../../../plugins/logging.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { tidy } from "../../../plugins/tidy.ts";
import { readSettings } from "../../../settings.ts";
import { loadToday } from "../../ground/resort/public.ts";
import { createStaff, testPassword } from "../../people/accounts/test-people.ts";
import { makeStay } from "../front-desk/test-stay.ts";

const all = { read: true, write: true, create: true, delete: true };
const settings = readSettings({ PULAU_SECRET: "s".repeat(40) });
const stroke = "M20 60L80 30L120 90L200 40";
/** The specimen of ICAO Doc 9303 part 4. */
const lines = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10";

let base: TestDatabase;
let app: FastifyInstance;
let resort: ResortIds;
let today: Day;
let token: string;
let nextRoom = 0;
let bookingId: BookingId;
let guests: GuestId[];

beforeAll(async () => {
  base = await createTestDatabase();
  app = await buildApp({ db: base.db, pool: base.pool, settings, logger: createLogger("silent") });
  today = await loadToday(base.db, "Asia/Kuala_Lumpur");
  resort = await makeResort(base.db, { rooms: { standard: 30 }, from: addDays(today, -7) });
  token = await signedIn();
});
afterAll(async () => {
  await app.close();
  await base.drop();
});
beforeEach(async () => {
  ({ bookingId, guests } = await makeParty());
});

async function signedIn(): Promise<string> {
  const person = await createStaff(base.db, { role: { bookings: all } });
  const url = "/admin/api/authenticate/login/user";
  const answer = await app.inject({
    method: "POST",
    url,
    payload: { email: person.email, password: testPassword },
  });
  return answer.json().accessToken;
}

/** Two who arrive today: Marcus with a passport of his own, and Aina with that of the specimen. */
async function makeParty() {
  const roomIds = resort.roomTypes.standard.roomIds;
  const stay = await makeStay(base.db, resort, { roomId: roomIds[nextRoom++] ?? "", checkIn: today });
  const id: BookingId = stay.id;
  await base.db.delete(bookingGuest).where(eq(bookingGuest.bookingId, id));
  const { seal } = createSealer(settings);
  const papers = [
    { fullName: "Marcus Tan Kok Leong", paper: "K2418830E" },
    { fullName: "Wan Nur Aina", paper: "L898902C3" },
  ];
  const rows = papers.map(({ fullName, paper }, position) => ({
    id: randomUUID(),
    bookingId: id,
    position,
    room: 0,
    fullName,
    identitySealed: seal(paper),
    identityTail: paper.slice(-4),
    age: 34,
    senior: false,
    disabled: false,
    vegetarian: false,
    nonMalaysian: true,
    phones: [],
  }));
  await base.db.insert(bookingGuest).values(rows);
  return { bookingId: id, guests: rows.map((row) => row.id) };
}

async function call(method: "GET" | "POST" | "DELETE", path: string, payload?: object, by = token) {
  const answer = await app.inject({
    method,
    url: `/admin/api/${path}`,
    ...(payload && { payload }),
    headers: { authorization: `Bearer ${by}` },
  });
  return { ...answer.json(), http: answer.statusCode };
}
const card = (rest = "") => `reservations/${bookingId}/registration${rest}`;
const check = (at: number, body: object) => call("POST", card(`/${guests[at]}/identity`), body);
const sign = (at: number, body: object = {}) =>
  call("POST", card(`/${guests[at]}/sign`), { name: "Marcus Tan", signature: stroke, ...body });
const letIn = (which: readonly number[], body: object = {}) =>
  call("POST", card("/check-in"), { guests: which.map((at) => guests[at]), ...body });
const stateOf = async () =>
  (await base.db.select({ state: booking.state }).from(booking).where(eq(booking.id, bookingId)))[0]?.state;

async function readyCard(at: number, paper: string) {
  expect(await check(at, { paper })).toMatchObject({ http: 200 });
  expect(await sign(at)).toMatchObject({ http: 200 });
}

describe("a registration card", () => {
  it("says what it lacks, until the guest is checked in by it", async () => {
    const lacking = (await call("GET", card())).guests;
    expect(lacking).toMatchObject([
      { fullName: "Marcus Tan Kok Leong", identity: "••••830E", lacks: ["identity", "signature"] },
      { lacks: ["identity", "signature"] },
    ]);
    expect(await letIn([0])).toMatchObject({
      http: 409,
      code: "CARD_INCOMPLETE",
      facts: { lacks: "identity,signature" },
    });
    await readyCard(0, "K 2418830 e");
    expect(await letIn([0, 1])).toMatchObject({ http: 409, code: "CARD_INCOMPLETE" });
    expect(await stateOf()).toBe("confirmed");
    expect(await letIn([0])).toMatchObject({ http: 200, arrived: 1 });
    expect(await stateOf()).toBe("inHouse");
    const [marcus, aina] = (await call("GET", card())).guests;
    expect(marcus).toMatchObject({ checked: { how: "number" }, signed: { signature: stroke }, lacks: [] });
    expect(marcus.arrivedAt).not.toBeNull();
    expect(aina.arrivedAt).toBeNull();
    // Who comes with the next boat finds the booking in house.
    await readyCard(1, lines);
    expect(await letIn([1])).toMatchObject({ http: 200, arrived: 2 });
    expect(await checkInvariants(base.db)).toEqual([]);
  });

  it("takes the lines of a passport, and tells which of their digits is wrong", async () => {
    expect(await check(1, { paper: lines.replace("L898902C3", "L898902C8") })).toMatchObject({
      http: 400,
      fields: [{ path: "paper", rule: "mrzNumber" }],
    });
    expect(await check(1, { paper: lines })).toMatchObject({ http: 200, how: "lines" });
  });

  it("keeps another paper only when told to", async () => {
    expect(await check(0, { paper: "K9999999Z" })).toMatchObject({
      http: 409,
      code: "PAPER_DIFFERS",
      facts: { tail: "830E" },
    });
    expect(await check(0, { paper: "K9999999Z", replace: true })).toMatchObject({ http: 200 });
    const [row] = await base.db
      .select()
      .from(bookingGuest)
      .where(eq(bookingGuest.id, guests[0] ?? ""));
    expect(row?.identityTail).toBe("999Z");
    expect(createSealer(settings).unseal(row?.identitySealed ?? "")).toBe("K9999999Z");
  });

  it("lets in who shows no paper, with a reason that is kept", async () => {
    const path = card(`/${guests[0]}/identity/excuse`);
    expect(await call("POST", path, { reason: "Passport is with the embassy" })).toMatchObject({
      http: 200,
    });
    await sign(0);
    expect(await letIn([0])).toMatchObject({ http: 200 });
    const events = await base.db.select().from(bookingEvent).where(eq(bookingEvent.bookingId, bookingId));
    expect(events.find(({ what }) => what === "identityExcused")?.facts).toMatchObject({
      note: "Passport is with the embassy",
    });
  });

  it("is signed once, and again only after it was cleared", async () => {
    await sign(0);
    expect(await sign(0)).toMatchObject({ http: 409, code: "WRONG_STATE" });
    expect(await call("DELETE", card(`/${guests[0]}/sign`))).toMatchObject({ http: 200 });
    expect(await sign(0, { signature: null })).toMatchObject({ http: 200 });
    await check(0, { paper: "K2418830E" });
    await letIn([0]);
    expect(await call("DELETE", card(`/${guests[0]}/sign`))).toMatchObject({ http: 409 });
  });

  it("was signed when it was, also where it is sent later and twice", async () => {
    const at = new Date(Date.now() - 3_600_000).toISOString();
    expect(await sign(0, { at })).toMatchObject({ http: 200 });
    expect(await sign(0, { at })).toMatchObject({ http: 200 });
    expect(await sign(0, { at, name: "Somebody else" })).toMatchObject({ http: 409, code: "WRONG_STATE" });
    const { guests: now } = await call("GET", card());
    expect(now[0].signed).toMatchObject({ at, name: "Marcus Tan" });
    const events = await base.db.select().from(bookingEvent).where(eq(bookingEvent.bookingId, bookingId));
    expect(events.filter(({ what }) => what === "cardSigned")).toHaveLength(1);
  });

  it("of two who sign at the same moment keeps one", async () => {
    const both = await Promise.all([sign(0, { name: "One" }), sign(0, { name: "Two" })]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409]);
  });

  it("keeps to the rules of a check-in: rooms that are not ready ask for a reason", async () => {
    await base.db
      .update(room)
      .set({ cleaning: "dirty" })
      .where(eq(room.id, resort.roomTypes.standard.roomIds[nextRoom - 1] ?? ""));
    await readyCard(0, "K2418830E");
    expect(await letIn([0])).toMatchObject({ http: 409, code: "ROOM_NOT_READY" });
    expect(await stateOf()).toBe("confirmed");
    expect(await letIn([0], { despiteRooms: "Ready at 15:00" })).toMatchObject({ http: 200 });
  });

  it("is there still when the check-in is taken back, and its guest not checked in", async () => {
    await readyCard(0, "K2418830E");
    await letIn([0]);
    const undone = { what: "checkIn", reason: "Wrong booking" };
    expect(await call("POST", `reservations/take-back/${bookingId}`, undone)).toMatchObject({ http: 200 });
    expect((await call("GET", card())).guests[0]).toMatchObject({ arrivedAt: null, lacks: [] });
  });

  it("belongs to no other booking's guest", async () => {
    const other = await makeParty();
    expect(
      await call("POST", card(`/${other.guests[0]}/sign`), { name: "X", signature: null }),
    ).toMatchObject({
      http: 404,
    });
    expect(await call("POST", card("/check-in"), { guests: [other.guests[0]] })).toMatchObject({
      http: 404,
    });
  });

  it("writes no number of a paper into the log", async () => {
    await check(0, { paper: "K7654321X", replace: true });
    const entries = await base.db.select().from(auditEntry).where(eq(auditEntry.subjectId, bookingId));
    expect(JSON.stringify(entries)).toContain("identityChecked");
    expect(JSON.stringify(entries)).not.toContain("7654321");
  });
});

describe("a tablet in a guest's hands", () => {
  const handOver = (by: string) => call("POST", card(`/${guests[0]}/hand-over`), { language: "cn" }, by);

  it("opens that guest's card and nothing else, until the password is entered", async () => {
    const tablet = await signedIn();
    expect(await handOver(tablet)).toMatchObject({ http: 200 });
    const shown = await call("GET", "handed-over", undefined, tablet);
    expect(shown).toMatchObject({ fullName: "Marcus Tan Kok Leong", identity: "••••830E", language: "cn" });
    expect(JSON.stringify(shown)).not.toContain("Aina");
    for (const path of [
      card(),
      "front-desk/today",
      "front-desk/stays",
      `reservations/info/${bookingId}`,
      "till",
    ])
      expect(await call("GET", path, undefined, tablet)).toMatchObject({ http: 403, code: "HANDED_OVER" });
    const reveal = `reservations/reveal-paper/${bookingId}`;
    expect(await call("POST", reveal, { guest: guests[1] }, tablet)).toMatchObject({ code: "HANDED_OVER" });
    // Nobody else's work stops.
    expect(await call("GET", card())).toMatchObject({ http: 200 });

    const signature = { name: "Marcus", signature: stroke };
    const others = await call("POST", card(`/${guests[1]}/sign`), signature, tablet);
    expect(others).toMatchObject({ http: 403, code: "HANDED_OVER" });
    const own = card(`/${guests[0]}/sign`);
    expect(await call("POST", own, signature, tablet)).toMatchObject({ http: 200 });
    expect(await call("POST", "handed-over/end", { password: "guess" }, tablet)).toMatchObject({
      http: 401,
      code: "BAD_CREDENTIALS",
    });
    expect(await call("GET", card(), undefined, tablet)).toMatchObject({ code: "HANDED_OVER" });
    const taken = await call("POST", "handed-over/end", { password: testPassword }, tablet);
    expect(taken).toMatchObject({ http: 200, bookingId, guestId: guests[0] });
    const { guests: now } = await call("GET", card(), undefined, tablet);
    expect(now[0]).toMatchObject({ signed: { name: "Marcus", signature: stroke } });
    expect(await call("GET", "handed-over", undefined, tablet)).toMatchObject({ http: 404 });
  });
});

it("forgets what was signed once the stay has been over for long enough, and not before", async () => {
  await readyCard(0, "K2418830E");
  const readCard = async () =>
    (
      await base.db
        .select()
        .from(registrationCard)
        .where(eq(registrationCard.guestId, guests[0] ?? ""))
        .orderBy(asc(registrationCard.guestId))
    )[0];
  const movedBy = (days: number) =>
    base.db.execute(sql`UPDATE booking SET check_in = ${today}::date - ${days + 2}::int, check_out = ${today}::date - ${days}::int
      WHERE id = ${bookingId}`);
  const slip = await signedSlip();
  const readSlip = async () => (await base.db.select().from(chargeSlip).where(eq(chargeSlip.id, slip)))[0];
  await movedBy(180);
  await tidy(base.db);
  expect(await readCard()).toMatchObject({ signature: stroke, erasedAt: null });
  expect(await readSlip()).toMatchObject({ signature: stroke });
  await movedBy(182);
  await tidy(base.db);
  expect(await readCard()).toMatchObject({ signature: null, signedName: "" });
  expect((await readCard())?.signedAt).not.toBeNull();
  expect(await readSlip()).toMatchObject({ signature: null, note: "Two juices" });
  const changed = base.db.update(chargeSlip).set({ note: "Three" }).where(eq(chargeSlip.id, slip));
  await expect(changed).rejects.toThrow();
  await expect(base.db.delete(chargeSlip).where(eq(chargeSlip.id, slip))).rejects.toThrow();
});

/** A slip of the till that a guest has signed. */
async function signedSlip(): Promise<ChargeSlipId> {
  const bar = only(
    await base.db
      .insert(outlet)
      .values({ name: inAll("Bar"), icon: "bottle" })
      .returning({ id: outlet.id }),
  );
  const { id: staffId } = await createStaff(base.db, { role: {} });
  const row = { bookingId, outletId: bar.id, note: "Two juices", signature: stroke, at: new Date(), staffId };
  return only(await base.db.insert(chargeSlip).values(row).returning({ id: chargeSlip.id })).id;
}
