import {
  bookingNotesRoute,
  transactionNoteRoute,
  transportNoteRoute,
} from "@pulau/contract/booking-notes.ts";
import { bookingJsonRoute } from "@pulau/contract/bookings.ts";
import {
  changeBookingRoute,
  changeTransportRoute,
  editBookingJsonRoute,
  editPreBookingJsonRoute,
  includedTransportRoute,
  preBookingJsonRoute,
} from "@pulau/contract/changes.ts";
import { BookingJson } from "@pulau/contract/drafts.ts";
import { payFromWalletRoute } from "@pulau/contract/payments.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { mustStartPayment, mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import {
  detailOf,
  mustChange,
  type Office,
  once,
  openOffice,
  paidBooking,
  quoteChange,
  sentBack,
} from "./test-booking.ts";

let office: Office;
let stage: Office["stage"];
let member: Office["member"];
beforeAll(async () => {
  office = await openOffice();
  ({ stage, member } = office);
});
afterAll(() => stage.close());
afterEach(async () => {
  expect(await office.check()).toEqual([]);
});

describe("guests' details", () => {
  it("cost nothing as names, and their papers stay without being shown", async () => {
    const _id = await paidBooking(stage, member, { inDays: 40 });
    const before = await detailOf(member, _id);
    const guests = sentBack(before).map((guest, i) => (i === 0 ? { ...guest, fullName: "Nur Aini" } : guest));
    const quote = await mustChange(member, _id, { guests });
    expect(quote).toMatchObject({ differenceSen: 0, refundSen: 0 });
    const after = await detailOf(member, _id);
    expect(after.guests.map(({ _id: key, fullName, identity }) => [key, fullName, identity])).toEqual([
      [before.guests[0]?._id, "Nur Aini", "••••5678"],
      [before.guests[1]?._id, "Guest 2", "••••5678"],
    ]);
    const { rows } = await stage.base.pool.query(
      "SELECT identity_sealed FROM booking_guest WHERE booking_id = $1 ORDER BY position",
      [_id],
    );
    for (const row of rows) expect(row.identity_sealed).not.toContain("900101");
  });

  it("change the price where it depends on them, and give a correction back whole", async () => {
    const _id = await paidBooking(stage, member, { inDays: 10 });
    const before = await detailOf(member, _id);
    const foreign = sentBack(before).map((guest, i) =>
      i === 0 ? { ...guest, nonMalaysian: true, identity: "E1234567" } : guest,
    );
    expect(await mustChange(member, _id, { guests: foreign })).toMatchObject({
      differenceSen: 2_500,
      dueSen: 2_500,
    });
    await member.must(payFromWalletRoute, { body: { bookingId: _id, part: "balance" } }, once());
    const again = sentBack(await detailOf(member, _id)).map((guest, i) =>
      i === 0 ? { ...guest, nonMalaysian: false } : guest,
    );
    // Ten days before arrival the policy gives nothing back; a corrected detail it does not concern.
    expect(await mustChange(member, _id, { guests: again })).toMatchObject({ refundSen: 2_500, keptSen: 0 });
  });

  it.each([
    [
      "a new guest without a paper",
      { identity: undefined, _id: undefined },
      { path: "guests.0.identity", rule: "required" },
    ],
    ["a paper of no kind", { identity: "12" }, { path: "guests.0.identity", rule: "ic" }],
    ["a foreigner with an IC", { nonMalaysian: true }, { path: "guests.0.identity", rule: "passport" }],
  ])("are refused with %s", async (_, wrong, facts) => {
    const _id = await paidBooking(stage, member, { inDays: 40 });
    const [first, second] = sentBack(await detailOf(member, _id));
    if (!first || !second) throw new Error("two travel");
    const { identity: _masked, ...bare } = first;
    const quote = await quoteChange(member, _id, { guests: [{ ...bare, ...wrong }, second] });
    expect(quote).toMatchObject({ after: null, refusals: [{ code: "DRAFT_INCOMPLETE", facts }] });
  });
});

describe("boats", () => {
  it("are changed, and changed back to the package's own", async () => {
    const _id = await paidBooking(stage, member, { inDays: 45 });
    const params = { _id };
    const charter = { crossingId: stage.resort.charterId, kind: "charter" as const, boats: 1 };
    const transport = { out: charter, back: null };
    const quote = await quoteChange(member, _id, { transport });
    expect(quote.after?.crossings.map((boat) => boat.kind)).toEqual(["charter", "ferry"]);
    expect(quote.differenceSen).toBeGreaterThan(0);
    expect(await member.call(changeTransportRoute, { params, body: { transport } }, once())).toMatchObject({
      code: "PRICE_CHANGED",
    });
    const agreedTotalSen = quote.after?.totalSen ?? 0;
    await member.must(changeTransportRoute, { params, body: { transport, agreedTotalSen } }, once());
    const taken = await detailOf(member, _id);
    expect(taken.crossings[0]).toMatchObject({ kind: "charter", crossingId: charter.crossingId });
    const back = await quoteChange(member, _id, { transport: { out: null, back: transport.back } });
    await member.must(
      includedTransportRoute,
      { params, body: { out: true, back: false, agreedTotalSen: back.after?.totalSen ?? 0 } },
      once(),
    );
    expect((await detailOf(member, _id)).crossings.map((boat) => boat.kind)).toEqual(["ferry", "ferry"]);
  });
});

describe("the wizard's state", () => {
  it("is edited as a change with a price, with masked papers staying", async () => {
    const _id = await paidBooking(stage, member, { inDays: 52 });
    const { bookingJson } = await member.must(bookingJsonRoute, { params: { _id } });
    const json = BookingJson.parse(bookingJson);
    expect(json.guests[0]?.identity).toBe("••••");
    const longer = { ...json, nights: 3 };
    const refused = await member.call(
      editBookingJsonRoute,
      { params: { _id }, body: { bookingJson: longer } },
      once(),
    );
    expect(refused).toMatchObject({ code: "PRICE_CHANGED" });
    const agreedTotalSen = refused.ok ? 0 : Number(refused.facts.totalSen);
    const body = { bookingJson: longer, agreedTotalSen };
    await member.must(editBookingJsonRoute, { params: { _id }, body }, once());
    expect(await detailOf(member, _id)).toMatchObject({ nights: 3, totalSen: agreedTotalSen });
    const next = BookingJson.parse((await member.must(bookingJsonRoute, { params: { _id } })).bookingJson);
    expect(next).toMatchObject({ nights: 3, checkIn: office.day(52) });
    const wrong = { ...next, guests: next.guests.map((guest) => ({ ...guest, age: "old" })) };
    expect(
      await member.call(editBookingJsonRoute, { params: { _id }, body: { bookingJson: wrong } }, once()),
    ).toMatchObject({ code: "DRAFT_INCOMPLETE", facts: { path: "guests.0.age", rule: "age" } });
  });

  it("of a pre-booking is edited as long as it waits", async () => {
    const { _id } = await mustSubmit(member, stayOf(stage.resort, { inDays: 52 }));
    const { bookingJson } = await member.must(preBookingJsonRoute, { params: { _id } });
    const json = { ...BookingJson.parse(bookingJson), specialRequest: "A room by the sea" };
    await member.must(editPreBookingJsonRoute, { params: { _id }, body: { bookingJson: json } }, once());
    expect((await detailOf(member, _id)).specialRequest).toBe("A room by the sea");
    await member.must(payFromWalletRoute, { body: { bookingId: _id, part: "full" } }, once());
    expect(await member.call(preBookingJsonRoute, { params: { _id } })).toMatchObject({
      code: "WRONG_STATE",
    });
    expect(
      await member.call(editPreBookingJsonRoute, { params: { _id }, body: { bookingJson: json } }, once()),
    ).toMatchObject({ code: "WRONG_STATE" });
  });
});

describe("a pre-booking", () => {
  it("is changed with its deadline staying, and paid at its new price", async () => {
    const { _id, payUntil } = await mustSubmit(member, stayOf(stage.resort, { inDays: 55 }));
    const quote = await mustChange(member, _id, { nights: 4 });
    expect(quote).toMatchObject({ dueBy: null, refundSen: 0 });
    const after = await detailOf(member, _id);
    expect(after).toMatchObject({ status: "awaitingPayment", payUntil, totalSen: quote.after?.totalSen });
    const { rows } = await stage.base.pool.query(
      "SELECT DISTINCT n.state, n.expires_at FROM room_night n JOIN booking b ON b.hold_id = n.hold_id WHERE b.id = $1",
      [_id],
    );
    expect(rows).toEqual([{ state: "payment", expires_at: new Date(payUntil) }]);
    await member.must(payFromWalletRoute, { body: { bookingId: _id, part: "full" } }, once());
    expect(await detailOf(member, _id)).toMatchObject({ status: "confirmed", paidSen: after.totalSen });
  });

  it("keeps its price while a bank's page is open on it", async () => {
    const guest = await newGuest(stage.urls);
    const { _id } = await mustSubmit(guest, stayOf(stage.resort, { inDays: 55 }));
    await mustStartPayment(guest, _id);
    const quote = await quoteChange(guest, _id, { nights: 4 });
    const body = { nights: 4, agreedTotalSen: quote.after?.totalSen ?? 0 };
    expect(await guest.call(changeBookingRoute, { params: { _id }, body }, once())).toMatchObject({
      code: "PAYMENT_UNDER_WAY",
    });
    const request = { specialRequest: "Late arrival" };
    await guest.must(changeBookingRoute, { params: { _id }, body: request }, once());
  });
});

describe("notes", () => {
  it("are kept as the special request, on a boat and on a payment", async () => {
    const _id = await paidBooking(stage, member, { inDays: 40 });
    const { crossings, payments } = await detailOf(member, _id);
    const [boat, paid] = [crossings[0]?._id ?? "", payments[0]?._id ?? ""];
    const note = "Two child seats";
    await member.must(bookingNotesRoute, { params: { _id }, query: {}, body: { note: "Quiet room" } });
    await member.must(transportNoteRoute, { params: { _id, transId: boat }, body: { note } });
    expect(
      await member.must(bookingNotesRoute, { params: { _id }, query: { tansId: paid }, body: { note } }),
    ).toEqual({ _id: paid, note, version: 2 });
    expect(
      await member.call(transportNoteRoute, { params: { _id, transId: paid }, body: { note } }),
    ).toMatchObject({
      code: "NOT_FOUND",
    });
    const last = async (key: string) => {
      const { rows } = await stage.base.pool.query(
        "SELECT version, changed FROM saved_version WHERE thing = 'partNote' AND key = $1 ORDER BY version DESC LIMIT 1",
        [key],
      );
      return rows[0];
    };
    expect(await last(paid)).toEqual({ version: 2, changed: ["note"] });
    await member.must(transactionNoteRoute, { params: { _id, transId: paid }, body: { note } });
    expect(await last(paid)).toEqual({ version: 3, changed: [] }); // the same words again change nothing
    const other = await paidBooking(stage, member, { inDays: 40 });
    // What is not the booking's is not there, however old the version that is named.
    expect(
      await member.call(
        transactionNoteRoute,
        { params: { _id: other, transId: paid }, body: { note } },
        { "if-match": '"1"' },
      ),
    ).toMatchObject({ code: "NOT_FOUND" });
    expect(
      await member.call(transactionNoteRoute, { params: { _id: other, transId: paid }, body: { note } }),
    ).toMatchObject({ code: "NOT_FOUND" });
    const after = await detailOf(member, _id);
    expect(after.specialRequest).toBe("Quiet room");
    expect(after.crossings.find((crossing) => crossing._id === boat)?.note).toBe(note);
    // A boat that stays keeps its note through a change; one that is changed has none.
    await mustChange(member, _id, {
      addOns: [{ addOnId: stage.resort.addOns.unlimited, count: 1, day: null }],
    });
    expect((await detailOf(member, _id)).crossings.find((crossing) => crossing._id === boat)?.note).toBe(
      note,
    );
    await mustChange(member, _id, { checkIn: office.day(41) });
    expect((await detailOf(member, _id)).crossings.find((crossing) => crossing._id === boat)?.note).toBe("");
  });
});
