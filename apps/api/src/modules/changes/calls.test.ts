import { bookingJsonRoute, cancelQuoteRoute } from "@pulau/contract/bookings.ts";
import {
  bookingNotesRoute,
  cancelPersonQuoteRoute,
  cancelPersonRoute,
  cancelRoomQuoteRoute,
  cancelRoomRoute,
  changeBookingRoute,
  changeQuoteRoute,
  changeTransportRoute,
  editBookingJsonRoute,
  editPreBookingJsonRoute,
  editReservationRoute,
  includedTransportRoute,
  preBookingJsonRoute,
  staffCancelPersonRoute,
  staffCancelRoomQuoteRoute,
  staffChangeQuoteRoute,
  staffChangeRoute,
  staffEditReservationRoute,
  transactionNoteRoute,
  transportNoteRoute,
} from "@pulau/contract/changes.ts";
import { BookingJson } from "@pulau/contract/drafts.ts";
import { payFromWalletRoute } from "@pulau/contract/payments.ts";
import { staffBookingRoute } from "@pulau/contract/staff.ts";
import { excludeRoute, includeRoute, staffExcludeChargesRoute } from "@pulau/contract/staff-bookings.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../db/invariants.ts";
import type { Caller } from "../../races/caller.ts";
import { movableClock } from "../../races/controls.ts";
import { mustStartPayment, mustSubmit, newGuest, stayOf } from "../../races/guest.ts";
import { memberWithWallet } from "../../races/members.ts";
import { openStage, type Stage } from "../../races/one-server.ts";
import { lookOnly, staffCaller } from "../../races/staff.ts";
import { detailOf, mustChange, newcomer, once, paidBooking, quoteChange, sentBack } from "./test-booking.ts";

let stage: Stage;
let member: Caller;
let stranger: Caller;
let desk: Caller;
let clock: { move(seconds: number): Promise<void> };

beforeAll(async () => {
  const settings = { limits: { holdsPerOwner: 100, roomsPerOwner: 100, roomsPerAddress: 1_000 } };
  stage = await openStage(
    { rooms: { standard: 12, deluxe: 8 }, days: 120, maxNights: 7, settings },
    async (base) => {
      clock = await movableClock(base.pool);
    },
  );
  ({ member } = await memberWithWallet(stage, 100_000_000));
  ({ member: stranger } = await memberWithWallet(stage, 1));
  ({ desk } = await staffCaller(stage));
});
afterAll(() => stage.close());
afterEach(async () => {
  await stage.base.pool.query("DELETE FROM rate_window");
  expect(await checkInvariants(stage.base.pool)).toEqual([]);
});

const day = (inDays: number) => addDays(stage.resort.from, inDays);
const id = "7d1f4c1e-0000-4000-8000-000000000001";
/** Two adults, a child of seven and a baby in a deluxe room, and a couple in a standard one. */
const family = (inDays = 50) => {
  const stay = stayOf(stage.resort, { inDays, rooms: 2 });
  const [first, second] = stay.rooms ?? [];
  if (!first || !second) throw new Error("a stay of two rooms has two");
  const occupants = { adult: 2, child: 1, toddler: 0, infant: 1 };
  const deluxe = stage.resort.roomTypes.deluxe.id;
  return {
    ...stay,
    party: { adults: 4, childAges: [7, 0], nonMalaysians: 0 },
    rooms: [{ ...first, roomTypeId: deluxe, bedType: "triple" as const, occupants }, second],
    guests: [...(stay.guests ?? []), newcomer("Adik", 0, { age: 7 }), newcomer("Bayi", 0, { age: 0 })],
  };
};

describe("every call about a booking", () => {
  it("answers 404 to somebody else, and to anybody about what does not exist", async () => {
    const mine = await paidBooking(stage, member);
    const { crossings, guests } = await detailOf(member, mine);
    const transId = crossings[0]?._id ?? "";
    const guest = guests[0]?._id ?? "";
    const agreed = { agreedTotalSen: 0, agreedRefundSen: 0 };
    for (const [caller, _id] of [
      [stranger, mine],
      [member, id],
    ] as const) {
      const params = { _id };
      const bookingJson = BookingJson.parse(stayOf(stage.resort));
      const answers = [
        await caller.call(changeQuoteRoute, { params, body: {} }),
        await caller.call(changeBookingRoute, { params, body: {} }, once()),
        await caller.call(editReservationRoute, { body: { _id } }, once()),
        await caller.call(
          changeTransportRoute,
          { params, body: { transport: { out: null, back: null } } },
          once(),
        ),
        await caller.call(includedTransportRoute, { params, body: { out: true, back: true } }, once()),
        await caller.call(editBookingJsonRoute, { params, body: { bookingJson } }, once()),
        await caller.call(preBookingJsonRoute, { params }),
        await caller.call(editPreBookingJsonRoute, { params, body: { bookingJson } }, once()),
        await caller.call(cancelRoomQuoteRoute, { params, query: { room: 0 } }),
        await caller.call(cancelRoomRoute, { params, query: { room: 0, ...agreed } }),
        await caller.call(cancelPersonQuoteRoute, { params, query: { guest } }),
        await caller.call(cancelPersonRoute, { params, query: { guest, ...agreed } }),
        await caller.call(bookingNotesRoute, { params, query: {}, body: { note: "x" } }),
        await caller.call(transactionNoteRoute, { params: { _id, transId }, body: { note: "x" } }),
        await caller.call(transportNoteRoute, { params: { _id, transId }, body: { note: "x" } }),
      ];
      for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: "NOT_FOUND" });
    }
    const params = { _id: id };
    for (const answer of [
      await desk.call(staffChangeQuoteRoute, { params, body: {} }),
      await desk.call(staffChangeRoute, { params, body: {} }, once()),
      await desk.call(staffEditReservationRoute, { body: { _id: id } }, once()),
      await desk.call(staffCancelRoomQuoteRoute, { params, query: { room: 0 } }),
      await desk.call(staffCancelPersonRoute, { params, query: { guest: id, ...agreed } }),
      await desk.call(staffExcludeChargesRoute, { params }),
      await desk.call(excludeRoute, { params, body: { ruleId: "x", reason: "y" } }),
      await desk.call(includeRoute, { params, query: { ruleId: "x" } }),
    ])
      expect(answer).toMatchObject({ status: 404, code: "NOT_FOUND" });
  });
});

describe("giving up a part", () => {
  it("takes a room with its guests off, at the refund that was shown", async () => {
    const _id = await paidBooking(stage, member, family());
    const query = { room: 0 };
    const quote = await member.must(cancelRoomQuoteRoute, { params: { _id }, query });
    expect(quote.after?.rooms).toHaveLength(1);
    expect(quote.refundSen).toBeGreaterThan(0);
    const agreed = { agreedTotalSen: quote.after?.totalSen ?? 0, agreedRefundSen: quote.refundSen };
    const wrong = { ...agreed, agreedRefundSen: quote.refundSen + 1 };
    expect(
      await member.call(cancelRoomRoute, { params: { _id }, query: { ...query, ...wrong } }),
    ).toMatchObject({ code: "PRICE_CHANGED", facts: { refundSen: quote.refundSen } });
    await member.must(cancelRoomRoute, { params: { _id }, query: { ...query, ...agreed } });
    const after = await detailOf(member, _id);
    expect(after.rooms.map((room) => room.roomTypeId)).toEqual([stage.resort.roomTypes.standard.id]);
    expect(after.guests.map((guest) => [guest.fullName, guest.room])).toEqual([
      ["Guest 3", 0],
      ["Guest 4", 0],
    ]);
    const last = await member.must(cancelRoomQuoteRoute, { params: { _id }, query });
    expect(last.refusals).toMatchObject([{ code: "PARTY_MISMATCH" }]);
    expect(await member.call(cancelRoomQuoteRoute, { params: { _id }, query: { room: 5 } })).toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("takes one person off: the room has its bed type for fewer, the boat fewer seats", async () => {
    const _id = await paidBooking(stage, member, family());
    const before = await detailOf(member, _id);
    const guest = before.guests.find((each) => each.fullName === "Adik")?._id ?? "";
    const quote = await member.must(cancelPersonQuoteRoute, { params: { _id }, query: { guest } });
    const agreed = { agreedTotalSen: quote.after?.totalSen ?? 0, agreedRefundSen: quote.refundSen };
    await member.must(cancelPersonRoute, { params: { _id }, query: { guest, ...agreed } });
    const after = await detailOf(member, _id);
    expect(after.rooms[0]).toMatchObject({ bedType: "twin", occupants: { adult: 2, child: 0, infant: 1 } });
    expect(after.crossings.map((boat) => boat.seats)).toEqual([5, 5]);
    expect(after.persons).toBe(5);
    expect(await member.call(cancelPersonQuoteRoute, { params: { _id }, query: { guest } })).toMatchObject({
      code: "NOT_FOUND",
    });
  });
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
    expect(next).toMatchObject({ nights: 3, checkIn: day(52) });
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
    ).toEqual({ _id: paid, note });
    expect(
      await member.call(transportNoteRoute, { params: { _id, transId: paid }, body: { note } }),
    ).toMatchObject({
      code: "NOT_FOUND",
    });
    const other = await paidBooking(stage, member, { inDays: 40 });
    expect(
      await member.call(transactionNoteRoute, { params: { _id: other, transId: paid }, body: { note } }),
    ).toMatchObject({ code: "NOT_FOUND" });
    const after = await detailOf(member, _id);
    expect(after.specialRequest).toBe("Quiet room");
    expect(after.crossings.find((each) => each._id === boat)?.note).toBe(note);
    // A boat that stays keeps its note through a change; one that is changed has none.
    await mustChange(member, _id, {
      addOns: [{ addOnId: stage.resort.addOns.unlimited, count: 1, day: null }],
    });
    expect((await detailOf(member, _id)).crossings.find((each) => each._id === boat)?.note).toBe(note);
    await mustChange(member, _id, { checkIn: day(41) });
    expect((await detailOf(member, _id)).crossings.find((each) => each._id === boat)?.note).toBe("");
  });
});

describe("too late for a guest", () => {
  it("is not too late for staff, who may waive what the policy keeps", async () => {
    const _id = await paidBooking(stage, member, { inDays: 8, rooms: 2 });
    const before = await detailOf(member, _id);
    expect(before.changes.find(({ what }) => what === "rooms")).toMatchObject({
      until: day(-6),
      allowed: false,
    });
    expect(before.changes.find(({ what }) => what === "guests")).toMatchObject({
      until: day(5),
      allowed: true,
    });
    const change = { rooms: before.rooms.slice(0, 1), guests: sentBack(before).slice(0, 2) };
    const refused = await quoteChange(member, _id, change);
    expect(refused.refusals).toMatchObject([{ code: "TOO_LATE", facts: { what: "rooms", until: day(-6) } }]);
    expect(await member.call(changeBookingRoute, { params: { _id }, body: change }, once())).toMatchObject({
      status: 409,
      code: "TOO_LATE",
    });

    const strict = await desk.must(staffChangeQuoteRoute, { params: { _id }, body: change });
    expect(strict).toMatchObject({ refundSen: 0, keptSen: before.totalSen / 2 });
    const kind = await desk.must(staffChangeQuoteRoute, {
      params: { _id },
      body: { ...change, keepNothing: true },
    });
    expect(kind).toMatchObject({ refundSen: before.totalSen / 2, keptSen: 0 });
    const body = {
      ...change,
      keepNothing: true,
      note: "The boat did not sail",
      agreedTotalSen: kind.after?.totalSen ?? 0,
      agreedRefundSen: kind.refundSen,
    };
    await desk.must(staffEditReservationRoute, { body: { ...body, _id } }, once());
    const { history } = await desk.must(staffBookingRoute, { params: { _id } });
    expect(history.find(({ what }) => what === "changed")).toMatchObject({
      by: "Farid",
      facts: { kinds: "rooms,party,guests", refundSen: kind.refundSen, note: body.note },
    });
    const { rows } = await stage.base.pool.query("SELECT act FROM audit_entry WHERE subject_id = $1", [_id]);
    expect(rows).toEqual([{ act: "changed" }]);
  });

  it("is as nothing changed for whoever may only look", async () => {
    const { desk: driver } = await staffCaller(stage, lookOnly);
    const _id = await paidBooking(stage, member);
    for (const answer of [
      await driver.call(staffChangeQuoteRoute, { params: { _id }, body: {} }),
      await driver.call(staffChangeRoute, { params: { _id }, body: {} }, once()),
      await driver.call(excludeRoute, { params: { _id }, body: { ruleId: "x", reason: "y" } }),
    ])
      expect(answer).toMatchObject({ status: 403, code: "NOT_ALLOWED" });
  });
});

describe("a charge that staff take off", () => {
  it("comes back whole, with its reason, and goes on again", async () => {
    const _id = await paidBooking(stage, member, { inDays: 5 });
    const params = { _id };
    const before = await detailOf(member, _id);
    const { charges } = await desk.must(staffExcludeChargesRoute, { params });
    const fee = charges.find(({ step }) => step === "fee");
    expect(fee).toMatchObject({ name: { en: "Marine park" }, amountSen: 1_000 });
    const ruleId = fee?.ruleId ?? "";
    const reason = "Residents of the island";
    const quote = await desk.must(excludeRoute, { params, body: { ruleId, reason } });
    expect(quote).toMatchObject({ differenceSen: -1_000, refundSen: 1_000, keptSen: 0 });
    expect(await detailOf(member, _id)).toEqual(before);
    const agreed = { agreedTotalSen: before.totalSen - 1_000, agreedRefundSen: 1_000 };
    await desk.must(excludeRoute, { params, body: { ruleId, reason, ...agreed } });
    const now = await desk.must(staffExcludeChargesRoute, { params });
    expect(now.charges.map((charge) => charge.ruleId)).not.toContain(ruleId);
    expect(now.excluded).toMatchObject([{ ruleId, reason, by: "Farid" }]);

    // It stays off through a later change.
    const addOns = [{ addOnId: stage.resort.addOns.unlimited, count: 1, day: null }];
    expect(await mustChange(member, _id, { addOns })).toMatchObject({ differenceSen: 5_000 });
    const back = { ruleId, agreedTotalSen: before.totalSen + 5_000 };
    await desk.must(includeRoute, { params, query: back });
    expect(await detailOf(member, _id)).toMatchObject({ totalSen: before.totalSen + 5_000 });
    expect((await desk.must(staffExcludeChargesRoute, { params })).excluded).toEqual([]);
    expect(await desk.call(includeRoute, { params, query: back })).toMatchObject({ code: "NOT_FOUND" });
  });

  it("is no rate, boat or add-on", async () => {
    const _id = await paidBooking(stage, member, { inDays: 5 });
    const { lines } = await detailOf(member, _id);
    for (const line of lines.filter(({ step }) => step === "rate" || step === "tax")) {
      const body = { ruleId: line.ruleId, reason: "No" };
      expect(await desk.call(excludeRoute, { params: { _id }, body })).toMatchObject({ code: "NOT_FOUND" });
    }
  });
});

describe("a booking that is over or called off", () => {
  it("is changed by nobody; one being slept by staff alone", async () => {
    const _id = await paidBooking(stage, member, { inDays: 30 });
    const params = { _id };
    await stage.base.pool.query("UPDATE booking SET state = 'inHouse' WHERE id = $1", [_id]);
    expect(await member.call(changeQuoteRoute, { params, body: { nights: 3 } })).toMatchObject({
      code: "WRONG_STATE",
    });
    expect((await desk.must(staffChangeQuoteRoute, { params, body: { nights: 3 } })).after).not.toBeNull();
    expect(await desk.call(staffChangeQuoteRoute, { params, body: { checkIn: day(31) } })).toMatchObject({
      code: "WRONG_STATE",
    });
    await stage.base.pool.query("UPDATE booking SET state = 'confirmed' WHERE id = $1", [_id]);
    const { refundSen } = await member.must(cancelQuoteRoute, { params });
    expect(refundSen).toBeGreaterThan(0);
  });

  it("has lapsed for a change as soon as its time to pay is over", async () => {
    const { _id } = await mustSubmit(member, stayOf(stage.resort, { inDays: 57 }));
    await clock.move(31 * 60);
    const answer = await member.call(
      changeBookingRoute,
      { params: { _id }, body: { specialRequest: "x" } },
      once(),
    );
    expect(answer).toMatchObject({ code: "WRONG_STATE" });
    await clock.move(-31 * 60);
  });
});
