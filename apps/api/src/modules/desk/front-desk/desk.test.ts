import { randomUUID } from "node:crypto";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, RoomId } from "@pulau/domain/ids.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { makeResort, type ResortIds } from "../../../db/factories/resort.ts";
import { checkInvariants } from "../../../db/invariants.ts";
import { and, eq } from "../../../db/orm.ts";
import { bookingGuest } from "../../../db/schema/booking-guests.ts";
import { bookingEvent } from "../../../db/schema/booking-history.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import { ledgerEntry } from "../../../db/schema/payments.ts";
import { roomNight } from "../../../db/schema/room-nights.ts";
import type { Permissions } from "../../../db/schema/staff.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { createLogger } from "../../../plugins/logging.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { readSettings } from "../../../settings.ts";
import { loadToday } from "../../ground/resort/public.ts";
import { createMember, createStaff, testPassword } from "../../people/accounts/test-people.ts";
import { makeStay, type StayOptions } from "./test-stay.ts";

const all = { read: true, write: true, create: true, delete: true };
const look = { read: true, write: false, create: false, delete: false };

let base: TestDatabase;
let app: FastifyInstance;
let resort: ResortIds;
let today: Day;
let desk: { id: string; token: string };
let driver: { id: string; token: string };
let keeper: { id: string; token: string };

beforeAll(async () => {
  base = await createTestDatabase();
  const settings = readSettings({ PULAU_SECRET: "s".repeat(40) });
  app = await buildApp({ db: base.db, pool: base.pool, settings, logger: createLogger("silent") });
  today = await loadToday(base.db, "Asia/Kuala_Lumpur");
  resort = await makeResort(base.db, { rooms: { standard: 30 }, from: addDays(today, -7) });
  desk = await staffWith({ bookings: all });
  driver = await staffWith({ bookings: look });
  keeper = await staffWith({ rooms: all });
});
afterAll(async () => {
  await app.close();
  await base.drop();
});

async function staffWith(role: Permissions) {
  const person = await createStaff(base.db, { role });
  const url = "/admin/api/authenticate/login/user";
  const payload = { email: person.email, password: testPassword };
  const answer = await app.inject({ method: "POST", url, payload });
  return { id: person.id, token: answer.json().accessToken as string };
}

const call = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  url: string,
  payload: object | undefined,
  token: string | null,
) =>
  app.inject({
    method,
    url: `/admin/api/${url}`,
    ...(payload && { payload }),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method === "PUT" && { "if-match": "*" }),
    },
  });
const get = (url: string, token: string | null = desk.token) => call("GET", url, undefined, token);
const act = (
  verb: "check-in" | "check-out",
  id: string,
  body: object = {},
  token: string | null = desk.token,
) => call("POST", `reservations/${verb}/${id}`, body, token);

const clean = (roomId: RoomId, cleaning: "clean" | "dirty" = "clean") =>
  call("PUT", `room-number/${roomId}`, { cleaning }, keeper.token);

let nextRoom = 0;
const freshRoom = () => resort.roomTypes.standard.roomIds[nextRoom++] ?? "";
const stay = (options: Partial<StayOptions> = {}) =>
  makeStay(base.db, resort, { roomId: freshRoom(), checkIn: today, ...options });
const stateOf = async (id: string) =>
  (await base.db.select({ state: booking.state }).from(booking).where(eq(booking.id, id)))[0]?.state;
const auditOf = (id: string) => base.db.select().from(auditEntry).where(eq(auditEntry.subjectId, id));
const earned = async (bookingId: BookingId) => {
  const mine = and(eq(ledgerEntry.accountKind, "booking"), eq(ledgerEntry.accountKey, bookingId));
  return (await base.db.select({ sen: ledgerEntry.sen }).from(ledgerEntry).where(mine)).reduce(
    (sum, { sen }) => sum + sen,
    0,
  );
};

describe("check-in", () => {
  it("brings the guests in house, with a line of history and one in the audit log", async () => {
    const { id } = await stay();
    const answer = await act("check-in", id);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: "inHouse" }]);
    const [row] = await base.db.select().from(booking).where(eq(booking.id, id));
    expect(row).toMatchObject({ state: "inHouse", checkedInAt: expect.any(Date) });
    const history = await base.db.select().from(bookingEvent).where(eq(bookingEvent.bookingId, id));
    expect(history).toMatchObject([{ what: "checkedIn", staffId: desk.id, facts: { dueSen: 0 } }]);
    const states = { before: { bookingState: "confirmed" }, after: { bookingState: "inHouse" } };
    expect(await auditOf(id)).toMatchObject([
      { act: "checkedIn", staffId: desk.id, subject: "booking", facts: states },
    ]);
  });

  it("waits for the day of arrival", async () => {
    const { id } = await stay({ checkIn: addDays(today, 1) });
    const answer = await act("check-in", id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: "TOO_EARLY", facts: { checkIn: addDays(today, 1) } });
    expect(await stateOf(id)).toBe("confirmed");
    expect(await auditOf(id)).toEqual([]);
  });

  it("asks about money that is owed, and goes on when the desk says so", async () => {
    const { id } = await stay({ paidSen: 40_000 });
    const refused = await act("check-in", id);
    expect(refused.json()).toMatchObject({ code: "BALANCE_DUE", facts: { dueSen: 60_000 } });
    expect((await act("check-in", id, { despiteBalance: true })).json()).toEqual({ status: "inHouse" });
    expect(await auditOf(id)).toMatchObject([{ facts: { dueSen: 60_000 } }]);
  });

  it.each(["awaitingPayment", "inHouse", "completed", "noShow"] as const)(
    "refuses a booking that is %s",
    async (state) => {
      const { id } = await stay({ state });
      expect((await act("check-in", id)).json()).toMatchObject({ code: "WRONG_STATE" });
      await base.pool.query("update booking set state = 'confirmed' where id = $1", [id]);
    },
  );

  it("refuses once the last night is over, and a booking that nobody knows", async () => {
    const { id } = await stay({ checkIn: addDays(today, -2) });
    expect((await act("check-in", id)).json()).toMatchObject({ code: "WRONG_STATE" });
    expect((await act("check-in", randomUUID())).statusCode).toBe(404);
  });

  it("happens once, however often it is pressed", async () => {
    const { id } = await stay();
    const codes = (await Promise.all([act("check-in", id), act("check-in", id)])).map(
      (answer) => answer.statusCode,
    );
    expect(codes.sort()).toEqual([200, 409]);
    expect(await auditOf(id)).toHaveLength(1);
  });
});

describe("a room that is not ready", () => {
  const arrivals = async () => (await get("front-desk/today")).json().arrivals;
  const rowOf = async (id: string) => (await arrivals()).find(({ _id }: { _id: string }) => _id === id);

  it("is told of with who is still in it, among the arrivals and at check-in", async () => {
    const roomId = freshRoom();
    const before = await stay({ roomId, checkIn: addDays(today, -2), name: "Tan Mei Ling" });
    const { id } = await stay({ roomId });
    await base.pool.query("update booking set state = 'inHouse' where id = $1", [before.id]);
    const trouble = { why: "occupied", bookingId: before.id, bookingName: "Tan Mei Ling", checkOut: today };
    expect(await rowOf(id)).toMatchObject({ troubles: [trouble] });
    const refused = await act("check-in", id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: "ROOM_NOT_READY", rooms: [trouble] });
    expect(await stateOf(id)).toBe("confirmed");
    await act("check-out", before.id);
    await clean(roomId);
    expect(await rowOf(id)).toMatchObject({ troubles: [] });
    expect((await act("check-in", id)).statusCode).toBe(200);
  });

  it("is not clean after a check-out until somebody says so", async () => {
    const roomId = freshRoom();
    const before = await stay({ roomId, checkIn: addDays(today, -2), state: "inHouse" });
    await act("check-out", before.id);
    const { id } = await stay({ roomId });
    const refused = (await act("check-in", id)).json();
    expect(refused).toMatchObject({ code: "ROOM_NOT_READY", rooms: [{ why: "notClean", by: "Farid" }] });
    expect((await clean(roomId)).statusCode).toBe(200);
    expect((await act("check-in", id)).statusCode).toBe(200);
    expect((await call("PUT", `room-number/${roomId}`, { cleaning: "dirty" }, desk.token)).statusCode).toBe(
      403,
    );
  });

  it("out of service keeps guests out, too; with a reason the desk goes on, and the history has it", async () => {
    const roomId = freshRoom();
    const { id } = await stay({ roomId });
    await clean(roomId, "dirty");
    await base.pool.query("update room set active_status = false where id = $1", [roomId]);
    const refused = (await act("check-in", id)).json();
    expect(refused.rooms.map(({ why }: { why: string }) => why)).toEqual(["outOfService", "notClean"]);
    expect((await act("check-in", id, { despiteRooms: "  " })).json()).toMatchObject({
      code: "INVALID_INPUT",
    });
    const went = await act("check-in", id, { despiteRooms: "The guests wait at the bar" });
    expect(went.json()).toEqual({ status: "inHouse" });
    expect(await auditOf(id)).toMatchObject([
      { act: "checkedIn", facts: { rooms: refused.rooms[0].roomNo, note: "The guests wait at the bar" } },
    ]);
    await base.pool.query("update room set active_status = true where id = $1", [roomId]);
  });
});

describe("check-out", () => {
  it("completes the stay, earns what was paid and frees the nights that nobody sleeps", async () => {
    const { id, holdId } = await stay({ checkIn: addDays(today, -1), nights: 4, state: "inHouse" });
    expect(await earned(id)).toBe(100_000);
    expect((await act("check-out", id)).json()).toEqual({ status: "completed" });
    const nights = await base.db
      .select({ night: roomNight.night })
      .from(roomNight)
      .where(eq(roomNight.holdId, holdId));
    expect(nights).toEqual([{ night: addDays(today, -1) }]);
    expect(await earned(id)).toBe(0);
    expect(await auditOf(id)).toMatchObject([{ act: "checkedOut", facts: { dueSen: 0, nightsFreed: 3 } }]);
    const [row] = await base.db.select().from(booking).where(eq(booking.id, id));
    expect(row).toMatchObject({ state: "completed", checkedOutAt: expect.any(Date), paidSen: 100_000 });
  });

  it("lets the next guests have a night that was freed", async () => {
    const roomId = freshRoom();
    const { id } = await stay({ roomId, checkIn: addDays(today, -1), nights: 3, state: "inHouse" });
    await act("check-out", id);
    await clean(roomId);
    const next = await stay({ roomId, checkIn: today, nights: 2 });
    expect((await act("check-in", next.id)).statusCode).toBe(200);
  });

  it("asks about money that is owed, and goes on when the desk says so", async () => {
    const { id } = await stay({ state: "inHouse", paidSen: 70_000 });
    expect((await act("check-out", id)).json()).toMatchObject({
      code: "BALANCE_DUE",
      facts: { dueSen: 30_000 },
    });
    expect(await stateOf(id)).toBe("inHouse");
    expect((await act("check-out", id, { despiteBalance: true })).json()).toEqual({ status: "completed" });
  });

  it("refuses who never came, and a booking that nobody knows", async () => {
    const { id } = await stay();
    expect((await act("check-out", id)).json()).toMatchObject({ code: "WRONG_STATE" });
    expect((await act("check-out", randomUUID())).statusCode).toBe(404);
  });
});

describe("notes", () => {
  it("are added, named and told in the history without their words", async () => {
    const { id } = await stay();
    const put = (note: string) => call("PUT", `reservations/notes/${id}`, { note }, desk.token);
    expect((await put("  Asks for a cot. ")).json()).toEqual({ done: true });
    expect((await put("  ")).json()).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ path: "note", rule: "required" }],
    });
    const detail = (await get(`reservations/info/${id}`)).json();
    expect(detail.notes).toMatchObject([{ text: "Asks for a cot.", by: "Farid" }]);
    expect(detail.history).toMatchObject([{ what: "noteAdded", by: "Farid", facts: {} }]);
    expect(await auditOf(id)).toMatchObject([{ act: "noteAdded" }]);
    const nowhere = call("PUT", `reservations/notes/${randomUUID()}`, { note: "x" }, desk.token);
    expect((await nowhere).statusCode).toBe(404);
  });
});

describe("cancelling", () => {
  it("keeps the reason that staff give in the history and the audit log", async () => {
    const { id } = await stay({ checkIn: addDays(today, 5) });
    const url = `reservations/cancel/${id}?agreedRefundSen=0&note=Flight%20called%20off`;
    expect((await call("DELETE", url, undefined, desk.token)).statusCode).toBe(200);
    const facts = { refundSen: 0, note: "Flight called off", after: { bookingState: "cancelled" } };
    expect(await auditOf(id)).toMatchObject([{ act: "cancelled", staffId: desk.id, facts }]);
  });
});

describe("rights", () => {
  it("let a driver look and nothing more", async () => {
    const { id } = await stay();
    expect((await get("front-desk/today", driver.token)).json().arrivals[0]).toMatchObject({
      canCheckIn: false,
    });
    const detail = (await get(`reservations/info/${id}`, driver.token)).json();
    expect(detail).toMatchObject({
      canCheckIn: false,
      canCheckOut: false,
      canCancel: false,
      canAddNote: false,
    });
    const answers = await Promise.all([
      act("check-in", id, {}, driver.token),
      act("check-out", id, {}, driver.token),
      call("PUT", `reservations/notes/${id}`, { note: "x" }, driver.token),
    ]);
    for (const answer of answers)
      expect([answer.statusCode, answer.json().code]).toEqual([403, "NOT_ALLOWED"]);
    expect(await stateOf(id)).toBe("confirmed");
  });

  it("leave out of every reply to a driver what stays cost and where their guests live", async () => {
    const { id } = await stay({ name: "Nurul Izzah" });
    await act("check-in", id);
    const answers = await Promise.all([
      get("front-desk/today", driver.token),
      get(`reservations?search=Nurul`, driver.token),
      get(`reservations/info/${id}`, driver.token),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain("Nurul Izzah");
      for (const secret of ['Sen"', "@example.test", "Jalan Pantai", "5678", "paymentStatus", 'payments"'])
        expect(answer.body.replace('"takenToday":null', "")).not.toContain(secret);
    }
    const whole = (await get(`reservations/info/${id}`)).json();
    expect(whole).toMatchObject({ totalSen: 100_000, address: { address: "1 Jalan Pantai" } });
    const shut = [
      ...["booking-enquiry", "waiting-list", `invoice/${id}`, `reservations/booking-json/${id}`],
      ...[
        `reservations/cancel/${id}`,
        `reservations/exclude-charge/${id}`,
        `reservations/rooming-list/${id}`,
      ],
    ];
    for (const path of shut) expect([path, (await get(path, driver.token)).statusCode]).toEqual([path, 403]);
  });

  it("show a whole paper one by one, and write down each time who looked at whose", async () => {
    const { id } = await stay();
    const sealed = createSealer({ secret: "s".repeat(40), earlierSecrets: [] }).seal("A12345678");
    await base.db.update(bookingGuest).set({ identitySealed: sealed }).where(eq(bookingGuest.bookingId, id));
    const guest = (await get(`reservations/info/${id}`)).json().guests[0]._id;
    const reveal = (guestId: string, token: string) =>
      call("POST", `reservations/reveal-paper/${id}`, { guest: guestId }, token);
    expect((await reveal(guest, desk.token)).json()).toEqual({
      identity: "A12345678",
      birthDate: null,
      birthPlace: null,
    });
    await reveal(guest, desk.token);
    const shown = { act: "paperRevealed", staffId: desk.id, facts: { guest: "Aisyah Rahman" } };
    expect(await auditOf(id)).toMatchObject([shown, shown]);
    expect((await get(`reservations/info/${id}`)).body).not.toContain("A12345678");
    expect((await reveal(guest, driver.token)).statusCode).toBe(403);
    expect((await reveal(randomUUID(), desk.token)).statusCode).toBe(404);
    expect(await auditOf(id)).toHaveLength(2);
  });

  it("open nothing to a guest, signed in or not", async () => {
    const { id } = await stay();
    const guest = await createMember(base.db);
    const payload = { email: guest.email, password: testPassword };
    const signedIn = await app.inject({ method: "POST", url: "/api/authenticate/login/user", payload });
    for (const token of [signedIn.json().accessToken as string, null]) {
      const answers = await Promise.all([
        get("front-desk/today", token),
        get("reservations", token),
        get(`reservations/info/${id}`, token),
        act("check-in", id, {}, token),
        act("check-out", id, {}, token),
        call("PUT", `reservations/notes/${id}`, { note: "x" }, token),
      ]);
      expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401, 401, 401, 401]);
    }
  });
});

it("leaves everything that must hold intact", async () => {
  expect(await checkInvariants(base.db)).toEqual([]);
});
