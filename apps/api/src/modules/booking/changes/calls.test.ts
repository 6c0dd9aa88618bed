import {
  bookingNotesRoute,
  transactionNoteRoute,
  transportNoteRoute,
} from "@pulau/contract/booking-notes.ts";
import {
  cancelPersonQuoteRoute,
  cancelPersonRoute,
  cancelRoomQuoteRoute,
  cancelRoomRoute,
  staffCancelPersonRoute,
  staffCancelRoomQuoteRoute,
} from "@pulau/contract/cancel-parts.ts";
import {
  changeBookingRoute,
  changeQuoteRoute,
  changeTransportRoute,
  editBookingJsonRoute,
  editPreBookingJsonRoute,
  editReservationRoute,
  includedTransportRoute,
  preBookingJsonRoute,
} from "@pulau/contract/changes.ts";
import { BookingJson } from "@pulau/contract/drafts.ts";
import { excludeRoute, includeRoute, staffExcludeChargesRoute } from "@pulau/contract/staff-bookings.ts";
import {
  staffChangeQuoteRoute,
  staffChangeRoute,
  staffEditReservationRoute,
} from "@pulau/contract/staff-changes.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { stayOf } from "../../../races/guest.ts";
import { rideOf } from "../../selling/transport/test-ride.ts";
import { detailOf, newcomer, type Office, once, openOffice, paidBooking } from "./test-booking.ts";

let office: Office;
let stage: Office["stage"];
let member: Office["member"];
let stranger: Office["stranger"];
let desk: Office["desk"];
beforeAll(async () => {
  office = await openOffice();
  ({ stage, member, stranger, desk } = office);
});
afterAll(() => stage.close());
afterEach(async () => {
  expect(await office.check()).toEqual([]);
});

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

  it("takes who leaves off the land transfer, too", async () => {
    const stay = family(51);
    const land = [rideOf(stage.resort, { adultCount: 4, childCount: 2 })];
    const _id = await paidBooking(stage, member, { ...stay, transport: { out: null, back: null, land } });
    const quote = await member.must(cancelRoomQuoteRoute, { params: { _id }, query: { room: 0 } });
    expect(quote.refusals).toEqual([]);
    const agreed = { agreedTotalSen: quote.after?.totalSen ?? 0, agreedRefundSen: quote.refundSen };
    await member.must(cancelRoomRoute, { params: { _id }, query: { room: 0, ...agreed } });
    expect((await detailOf(member, _id)).transfers).toMatchObject([{ adultCount: 2, childCount: 0 }]);
  });

  it("takes one person off: the room has its bed type for fewer, the boat fewer seats", async () => {
    const _id = await paidBooking(stage, member, family());
    const before = await detailOf(member, _id);
    const guest = before.guests.find((guest) => guest.fullName === "Adik")?._id ?? "";
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
