import { splitStayRoute } from "@pulau/contract/room-moves.ts";
import { checkInRoute, checkOutRoute, staffBookingRoute, takeBackRoute } from "@pulau/contract/staff.ts";
import { addDays, type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import type { BookingId, HoldId } from "@pulau/domain/ids.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { and, eq } from "../../../db/orm.ts";
import { bookingEvent } from "../../../db/schema/booking-history.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import { ledgerEntry } from "../../../db/schema/payments.ts";
import { roomNight } from "../../../db/schema/room-nights.ts";
import type { Caller } from "../../../races/caller.ts";
import { commissionsOf, freeIn, makeEarning, payOut, signInStaff } from "../../../races/earning.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { loadToday } from "../../ground/resort/public.ts";
import { makeContract, makePartner, type Partner } from "../../partners/agents/test-partner.ts";
import { makeStay, type StayOptions } from "./test-stay.ts";

const reason = "The wrong Tan was pressed";
let stage: Stage;
let desk: Caller;
let looker: Caller;
let today: Day;

beforeAll(async () => {
  stage = await openStage({
    rooms: { standard: 40 },
    from: addDays(dayAt(new Date(), "UTC"), -9),
  });
  desk = await signInStaff(stage);
  looker = await signInStaff(stage, {
    bookings: { read: true, write: false, create: false, delete: false },
  });
  today = await loadToday(stage.base.db, "Asia/Kuala_Lumpur");
});
afterAll(() => stage.close());
afterEach(async () => expect(await checkInvariants(stage.base.db)).toEqual([]));

let nextRoom = 20;
const freshRoom = () => stage.resort.roomTypes.standard.roomIds[nextRoom++] ?? "";
const stay = (options: Partial<StayOptions> = {}) =>
  makeStay(stage.base.db, stage.resort, { roomId: freshRoom(), checkIn: today, ...options });
type Undo = "checkIn" | "checkOut" | "noShow";
const undo = (_id: string, act: Undo, caller = desk) =>
  caller.call(takeBackRoute, { params: { _id }, body: { what: act, reason } });
const letIn = (_id: string) => desk.must(checkInRoute, { params: { _id }, body: {} });
const letOut = (_id: string) => desk.must(checkOutRoute, { params: { _id }, body: {} });
const detail = (_id: string, caller = desk) => caller.must(staffBookingRoute, { params: { _id } });
const rowOf = async (id: string) => (await stage.base.db.select().from(booking).where(eq(booking.id, id)))[0];
const nightsOf = async (holdId: HoldId) =>
  (await stage.base.db.select().from(roomNight).where(eq(roomNight.holdId, holdId))).length;
const heldSen = async (bookingId: BookingId) => {
  const own = and(eq(ledgerEntry.accountKind, "booking"), eq(ledgerEntry.accountKey, bookingId));
  const entries = await stage.base.db.select({ sen: ledgerEntry.sen }).from(ledgerEntry).where(own);
  return entries.reduce((sum, { sen }) => sum + sen, 0);
};
const missed = async () => {
  const made = await stay({ checkIn: addDays(today, -1), nights: 3 });
  await stage.jobs["mark-no-shows"]({});
  return made;
};

describe("a check-in that is taken back", () => {
  it("leaves the booking confirmed, and says who did it and why", async () => {
    const { id } = await stay();
    await letIn(id);
    expect(await detail(id)).toMatchObject({ canUndo: "checkIn" });
    expect(await undo(id, "checkIn")).toMatchObject({ ok: true, value: { status: "confirmed" } });
    expect(await rowOf(id)).toMatchObject({ state: "confirmed", checkedInAt: null });
    const history = await stage.base.db.select().from(bookingEvent).where(eq(bookingEvent.bookingId, id));
    expect(history.at(-1)).toMatchObject({ what: "checkInUndone", facts: { note: reason } });
    const audit = await stage.base.db.select().from(auditEntry).where(eq(auditEntry.subjectId, id));
    expect(audit.map(({ act }) => act)).toEqual(["checkedIn", "checkInUndone"]);
    await letIn(id);
    expect(await rowOf(id)).toMatchObject({ state: "inHouse" });
  });

  it("is no no-show before the day is over, although its arrival was yesterday", async () => {
    const { id } = await stay({ checkIn: addDays(today, -1), nights: 3, state: "inHouse" });
    await undo(id, "checkIn");
    await stage.jobs["mark-no-shows"]({});
    expect(await rowOf(id)).toMatchObject({ state: "confirmed" });
    await stage.base.pool.query("UPDATE booking SET expected_on = expected_on - 1 WHERE id = $1", [id]);
    await stage.jobs["mark-no-shows"]({});
    expect(await rowOf(id)).toMatchObject({ state: "noShow" });
  });

  it("is refused once the stay is over, for what the booking is not, and without the right", async () => {
    const over = await stay({ checkIn: addDays(today, -2), state: "inHouse" });
    expect(await undo(over.id, "checkIn")).toMatchObject({ code: "CANNOT_UNDO", facts: { rule: "over" } });
    expect(await detail(over.id)).toMatchObject({ canUndo: null });
    const { id } = await stay();
    expect(await undo(id, "checkIn")).toMatchObject({ code: "WRONG_STATE" });
    await letIn(id);
    expect(await undo(id, "checkOut")).toMatchObject({ code: "WRONG_STATE" });
    expect(await undo(id, "checkIn", looker)).toMatchObject({ status: 403 });
    expect(await detail(id, looker)).toMatchObject({ canUndo: null });
  });
});

describe("a check-out that is taken back", () => {
  it("claims the nights again, owes the stay what it had earned, and can be made again", async () => {
    const { id, holdId } = await stay({ checkIn: addDays(today, -1), nights: 4, state: "inHouse" });
    await letOut(id);
    expect([await nightsOf(holdId), await heldSen(id)]).toEqual([1, 0]);
    expect(await undo(id, "checkOut")).toMatchObject({ value: { status: "inHouse" } });
    expect([await nightsOf(holdId), await heldSen(id)]).toEqual([4, 100_000]);
    expect(await rowOf(id)).toMatchObject({ state: "inHouse", checkedOutAt: null });
    await letOut(id);
    expect([await nightsOf(holdId), await heldSen(id)]).toEqual([1, 0]);
  });

  it("is refused when somebody else has the room by now, and changes nothing", async () => {
    const roomId = freshRoom();
    const { id } = await stay({ roomId, checkIn: addDays(today, -1), nights: 3, state: "inHouse" });
    await letOut(id);
    const next = await stay({ roomId });
    const { bookingNo } = (await rowOf(next.id)) ?? {};
    expect(await undo(id, "checkOut")).toMatchObject({
      status: 409,
      code: "CANNOT_UNDO",
      facts: { rule: "roomTaken", bookingNo },
    });
    expect(await rowOf(id)).toMatchObject({ state: "completed" });
    expect(await heldSen(id)).toBe(0);
  });

  it("names who has the room into which a split stay was to change", async () => {
    const [roomId, second] = [freshRoom(), freshRoom()];
    const { id } = await stay({ roomId, checkIn: addDays(today, -1), nights: 4, state: "inHouse" });
    await desk.must(splitStayRoute, {
      params: { _id: id },
      body: { room: 0, roomId, was: null, next: { roomId: second, on: addDays(today, 1) } },
    });
    await letOut(id);
    const next = await stay({ roomId: second, checkIn: addDays(today, 1) });
    const { bookingNo } = (await rowOf(next.id)) ?? {};
    expect(await undo(id, "checkOut")).toMatchObject({
      code: "CANNOT_UNDO",
      facts: { rule: "roomTaken", bookingNo },
    });
  });
});

describe("a no-show that is taken back", () => {
  it("has its rooms, boats and money again, and its guests can come today", async () => {
    const { id, holdId } = await missed();
    expect([await nightsOf(holdId), await heldSen(id)]).toEqual([0, 0]);
    expect(await undo(id, "noShow")).toMatchObject({ value: { status: "confirmed" } });
    expect([await nightsOf(holdId), await heldSen(id)]).toEqual([3, 100_000]);
    await stage.jobs["mark-no-shows"]({});
    await letIn(id);
    expect(await rowOf(id)).toMatchObject({ state: "inHouse", expectedOn: null });
  });

  it("is refused when the boat home is full by now", async () => {
    const { id } = await missed();
    const capacity = (to: string) =>
      stage.base.pool.query(
        `UPDATE stock SET capacity = ${to} WHERE id IN (
          SELECT stock_id FROM booking_crossing WHERE booking_id = $1 AND direction = 'back')`,
        [id],
      );
    await capacity("held + sold");
    expect(await undo(id, "noShow")).toMatchObject({ code: "CANNOT_UNDO", facts: { rule: "boatFull" } });
    expect(await rowOf(id)).toMatchObject({ state: "noShow" });
    await capacity("100");
  });
});

describe("commission of a stay whose check-out is taken back", () => {
  let agency: Partner;
  const earning = async () => {
    agency = await makePartner(stage, "agency");
    const { accountId } = agency;
    const share = { model: "commission", commission: 1_500, markdown: 0 } as const;
    const agentContractId = await makeContract(stage.base.db, accountId, share);
    const options = { roomId: freshRoom(), checkIn: addDays(today, -1), nights: 3 };
    return makeEarning(stage, { accountId, ownerId: accountId, agentContractId }, options);
  };

  it("leaves the wallet, and comes again with the next check-out", async () => {
    const id = await earning();
    await letOut(id);
    expect(await freeIn(stage, agency.accountId)).toBe(15_000);
    await undo(id, "checkOut");
    expect(await commissionsOf(stage, id)).toMatchObject([{ state: "forecast", amountSen: 15_000 }]);
    expect(await freeIn(stage, agency.accountId)).toBe(0);
    await letOut(id);
    expect(await commissionsOf(stage, id)).toMatchObject([{ state: "earned" }]);
    expect(await freeIn(stage, agency.accountId)).toBe(15_000);
  });

  it("stands against it once it was paid out", async () => {
    const id = await earning();
    await letOut(id);
    await payOut(stage, agency.accountId, 10_000);
    expect(await undo(id, "checkOut")).toMatchObject({
      code: "CANNOT_UNDO",
      facts: { rule: "creditSpent" },
    });
    expect(await rowOf(id)).toMatchObject({ state: "completed" });
    expect(await freeIn(stage, agency.accountId)).toBe(5_000);
  });
});
