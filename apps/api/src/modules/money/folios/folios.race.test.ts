import { foliosRoute, saveFoliosRoute } from "@pulau/contract/folios.ts";
import { enterPaymentRoute } from "@pulau/contract/offline-payments.ts";
import { staffInvoiceRoute } from "@pulau/contract/papers.ts";
import { staffBookingRoute } from "@pulau/contract/staff.ts";
import { addDays, type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import type pg from "pg";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { openTwoServers, type TwoServers } from "../../../races/two-servers.ts";
import { makeStay } from "../../desk/front-desk/test-stay.ts";
import { loadToday } from "../../ground/resort/public.ts";
import { type Bar, chargeAtTill, makeBar, once } from "../till/test-till.ts";

let arena: TwoServers;
let today: Day;
let bar: Bar;
let desks: readonly [Caller, Caller];
beforeAll(async () => {
  const from = addDays(dayAt(new Date(), malaysianTime), -5);
  arena = await openTwoServers({ days: 60, from, rooms: { standard: 40 } });
  today = await loadToday(arena.base.db, "Asia/Kuala_Lumpur");
  bar = await makeBar(arena.base.db);
  const rights = { bookings: all, payments: all, charges: all };
  const open = async () => (await staffCaller(arena, rights)).desk;
  desks = [await open(), await open()];
});
afterEach(async () => {
  expect(await checkInvariants(arena.base.pool)).toEqual([]);
});
afterAll(() => arena.close());

let nextRoom = 0;
const newStay = async (): Promise<BookingId> => {
  const roomId = arena.resort.roomTypes.standard.roomIds[nextRoom++] ?? "";
  const { id } = await makeStay(arena.base.db, arena.resort, { roomId, checkIn: today, state: "inHouse" });
  return id;
};
const payer = { registrationNo: "", taxNo: "", email: "", phone: "" };
const booker = { letter: "A" as const, payer: "guest" as const, name: "", ...payer };
const company = {
  ...payer,
  letter: "B" as const,
  payer: "company" as const,
  name: "Halim Sdn. Bhd.",
  registrationNo: "202001234567",
  taxNo: "C2584563222",
};
const friend = { ...payer, letter: "C" as const, payer: "guest" as const, name: "Daniel Rahman" };
const folios = [booker, company, friend];
type Share = {
  folio: "A" | "B" | "C";
  of: "room" | "charge" | "all";
  key?: string;
  kind: "rest" | "percent" | "amount";
  value: number;
};
const room = (folio: Share["folio"], value: number): Share => ({ folio, of: "room", kind: "percent", value });
const roomToCompany: Share = { folio: "B", of: "room", kind: "rest", value: 0 };
const save = (desk: Caller, _id: BookingId, shares: Share[], version: number | "*" = "*", more = {}) =>
  desk.call(
    saveFoliosRoute,
    { params: { _id }, body: { folios, shares, ...more } },
    { "if-match": String(version) },
  );
const show = (_id: BookingId) => desks[0].must(foliosRoute, { params: { _id } });
const sumsOf = async (_id: BookingId) => {
  const { folios: shown } = await show(_id);
  return Object.fromEntries(
    shown.map(({ letter, totalSen, paidSen, dueSen }) => [letter, [totalSen, paidSen, dueSen]]),
  );
};
const beers = (_id: BookingId, count: number) =>
  chargeAtTill(desks[0], _id, { outletId: bar.outletId, items: [{ itemId: bar.beer, count }] });
const pay = (_id: BookingId, folio: "A" | "B" | "C", amountSen: number) =>
  desks[0].call(
    enterPaymentRoute,
    { params: { _id }, body: { way: "terminal", amountSen, paidOn: today, folio } },
    once(),
  );

it("lets one of two who split at once, tells the other, and never gives away more than there is", async () => {
  for (let round = 0; round < 5; round++) {
    const _id = await newStay();
    const { version } = await show(_id);
    const answers = await Promise.all([
      save(desks[0], _id, [room("B", 6_000)], version),
      save(desks[1], _id, [room("C", 6_000)], version),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: "CHANGED_SINCE" });
    const sums = await sumsOf(_id);
    expect(sumSen(Object.values(sums).map(([totalSen]) => totalSen ?? 0))).toBe(100_000);
    expect(sums.A?.[0]).toBe(40_000);
  }
});

it("needs its guards: past the calls, the database lets one of two rows in", async () => {
  const _id = await newStay();
  expect((await save(desks[0], _id, [])).ok).toBe(true);
  const give = async (client: pg.PoolClient, letter: string, position: number) => {
    await client.query("BEGIN");
    await client.query(
      `INSERT INTO folio_share (booking_id, folio_id, of, key, kind, value, position)
        SELECT booking_id, id, 'room', '', 'percent', 6000, $3 FROM booking_folio WHERE booking_id = $1 AND letter = $2`,
      [_id, letter, position],
    );
  };
  const race = async () => {
    const [first, second] = [await arena.base.pool.connect(), await arena.base.pool.connect()];
    try {
      await give(first, "B", 0);
      await give(second, "C", 1);
      const ended = await Promise.allSettled([first.query("COMMIT"), second.query("COMMIT")]);
      return ended.filter(({ status }) => status === "fulfilled").length;
    } finally {
      first.release();
      second.release();
    }
  };
  expect(await race()).toBe(1);
  await arena.base.pool.query("DELETE FROM folio_share WHERE booking_id = $1", [_id]);
  await arena.base.pool.query("ALTER TABLE folio_share DISABLE TRIGGER folio_shares_are_no_more_than_all");
  expect(await race(), "without the trigger both get in").toBe(2);
  expect(await checkInvariants(arena.base.pool)).toEqual([expect.stringContaining("12000 basis points")]);
  await arena.base.pool.query("DELETE FROM folio_share WHERE booking_id = $1", [_id]);
  await arena.base.pool.query("ALTER TABLE folio_share ENABLE TRIGGER folio_shares_are_no_more_than_all");
});

it("is paid folio by folio, and what the booking owes is their sum", async () => {
  const _id = await newStay();
  expect((await beers(_id, 2)).ok).toBe(true);
  const beerSen = 2 * 1_850 + 222;
  expect((await save(desks[0], _id, [roomToCompany])).ok).toBe(true);
  const before = await sumsOf(_id);
  expect(before).toMatchObject({ A: [beerSen, expect.any(Number), expect.any(Number)], C: [0, 0, 0] });
  const owed = await desks[0].must(staffBookingRoute, { params: { _id } });
  const dueB = before.B?.[2] ?? 0;
  expect(await pay(_id, "C", 100)).toMatchObject({ code: "WRONG_STATE" });
  const over = await pay(_id, "A", beerSen + 1);
  expect(over).toMatchObject({ ok: false });
  if ((owed.balanceSen ?? 0) >= dueB && dueB > 0) {
    expect(await pay(_id, "B", dueB + 1)).toMatchObject({ code: "AMOUNT_NOT_OFFERED" });
  }
  const { folios: shown, payments } = await show(_id);
  const total = sumSen(shown.map(({ totalSen }) => totalSen));
  const paid = sumSen(shown.map(({ paidSen }) => paidSen));
  expect([total, paid]).toEqual([owed.totalSen, owed.paidSen]);
  const [first] = payments;
  if (first) {
    const moved = { payments: [{ _id: first._id, folio: "B" }] };
    expect((await save(desks[0], _id, [roomToCompany], "*", moved)).ok).toBe(true);
    expect((await sumsOf(_id)).B?.[1]).toBe(first.amountSen - first.refundedSen);
    const gone = await desks[0].call(saveFoliosRoute, { params: { _id }, body: { folios: [booker] } });
    expect(gone).toMatchObject({ code: "WRONG_STATE", facts: { rule: "folioInUse", folio: "B" } });
  }
});

it("has an invoice for each payer, or one for all; joined again it is as before", async () => {
  const _id = await newStay();
  const invoice = () => desks[0].must(staffInvoiceRoute, { params: { _id } });
  const papers = async () =>
    (await invoice()).papers.map(({ kind, payer: name, totalSen }) => [kind, name, totalSen]);
  expect(await papers()).toEqual([["invoice", null, 100_000]]);
  expect((await save(desks[0], _id, [room("B", 6_000)])).ok).toBe(true);
  expect(await papers()).toEqual([
    ["invoice", null, 100_000],
    ["creditNote", null, 100_000],
    ["invoice", null, 40_000],
    ["invoice", company.name, 60_000],
  ]);
  expect((await save(desks[0], _id, [room("B", 6_000)], "*", { invoices: "one" })).ok).toBe(true);
  expect((await papers()).slice(4)).toEqual([
    ["creditNote", null, 40_000],
    ["invoice", null, 100_000],
    ["creditNote", company.name, 60_000],
  ]);
});

it("joins the bill again, refuses wrong rules at their field, and counts the nearest rule", async () => {
  const _id = await newStay();
  expect((await beers(_id, 1)).ok).toBe(true);
  const key = (await show(_id)).folios[0]?.pieces.find(({ chargeId }) => chargeId)?.key ?? "";
  const beer: Share = { folio: "C", of: "charge", key, kind: "amount", value: 961 };
  expect((await save(desks[0], _id, [{ folio: "B", of: "all", kind: "rest", value: 0 }, beer])).ok).toBe(
    true,
  );
  expect((await sumsOf(_id)).C?.[0]).toBe(961);
  expect((await sumsOf(_id)).A?.[0]).toBe(1_000);
  expect(await save(desks[0], _id, [room("B", 6_000), room("C", 6_000)])).toMatchObject({
    code: "INVALID_INPUT",
  });
  const nameless = [booker, { ...company, name: " " }];
  expect(await desks[0].call(saveFoliosRoute, { params: { _id }, body: { folios: nameless } })).toMatchObject(
    { code: "INVALID_INPUT", fields: [{ path: "folios.1.name", rule: "required" }] },
  );
  const joined = await desks[0].call(saveFoliosRoute, { params: { _id }, body: { folios: [booker] } });
  expect(joined.ok).toBe(true);
  expect(await show(_id)).toMatchObject({ split: "none", shares: [], folios: [{ totalSen: 101_961 }] });
});
