import { cancelBookingRoute, cancelQuoteRoute } from "@pulau/contract/bookings.ts";
import { changeBookingRoute } from "@pulau/contract/changes.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustHold, newGuest, stayOf, tryHold } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import {
  detailOf,
  mustChange,
  newcomer,
  once,
  paidBooking,
  payAll,
  quoteChange,
  sentBack,
} from "./test-booking.ts";

let stage: Stage;
let member: Caller;
beforeAll(async () => {
  stage = await openStage({
    rooms: { standard: 12, deluxe: 4 },
    days: 120,
    maxNights: 7,
    weekendSurcharge: false,
    settings: { limits: { holdsPerOwner: 100, roomsPerOwner: 100, roomsPerAddress: 1_000 } },
  });
  ({ member } = await memberWithWallet(stage, 100_000_000));
});
afterAll(() => stage.close());
afterEach(async () => {
  await stage.base.pool.query("DELETE FROM rate_window");
  expect(await checkInvariants(stage.base.pool)).toEqual([]);
});

const day = (inDays: number) => addDays(stage.resort.from, inDays);
const couple = { adult: 2, child: 0, toddler: 0, infant: 0 };
const twinRoom = () => ({
  roomTypeId: stage.resort.roomTypes.standard.id,
  bedType: "twin" as const,
  occupants: couple,
});
const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await stage.base.pool.query(text, values)).rows as T[];
const nightsOf = (bookingId: BookingId) =>
  query<{ night: Day; state: string }>(
    `SELECT n.night::text, n.state FROM room_night n JOIN booking b ON b.hold_id = n.hold_id
     WHERE b.id = $1 ORDER BY n.night, n.room_id`,
    [bookingId],
  );

describe("other dates", () => {
  it("move rooms, boats and add-ons along, and cost nothing when the season is the same", async () => {
    const addOns = [{ addOnId: stage.resort.addOns.limited, count: 1, day: day(51) }];
    const _id = await paidBooking(stage, member, { inDays: 50, addOns });
    const before = await detailOf(member, _id);
    const quote = await mustChange(member, _id, { checkIn: day(60) });
    expect(quote).toMatchObject({ differenceSen: 0, refundSen: 0, dueSen: 0, refusals: [] });
    const after = await detailOf(member, _id);
    expect([after.checkIn, after.checkOut]).toEqual([day(60), day(62)]);
    expect(after.crossings.map((boat) => boat.day)).toEqual([day(60), day(62)]);
    expect(after.addOns.map((addOn) => addOn.day)).toEqual([day(61)]);
    expect(after.rooms[0]?.roomId).toBe(before.rooms[0]?.roomId);
    expect(await nightsOf(_id)).toEqual([
      { night: day(60), state: "booked" },
      { night: day(61), state: "booked" },
    ]);
    expect(after).toMatchObject({ status: "confirmed", paymentStatus: "success", totalSen: before.totalSen });
  });

  it("keep what the booking was, with its price, as an earlier version", async () => {
    const _id = await paidBooking(stage, member, { inDays: 50 });
    const was = await detailOf(member, _id);
    await mustChange(member, _id, { checkIn: day(55) });
    const versions = await query(
      "SELECT version, total_sen, stay ->> 'checkIn' AS day, jsonb_array_length(guests) AS guests FROM booking_version WHERE booking_id = $1",
      [_id],
    );
    expect(versions).toEqual([{ version: 1, total_sen: was.totalSen, day: day(50), guests: 2 }]);
  });

  it("are refused whole when the rooms are gone, and the booking stays as it was", async () => {
    const guest = await newGuest(stage.urls);
    const _id = await paidBooking(stage, member, { inDays: 70, roomType: "family" });
    await mustHold(guest, stayOf(stage.resort, { inDays: 80, roomType: "family" }));
    const before = await detailOf(member, _id);
    const quote = await quoteChange(member, _id, { checkIn: day(79) });
    expect(quote).toMatchObject({ after: null, refusals: [{ code: "SOLD_OUT" }], differenceSen: 0 });
    const body = { checkIn: day(79), agreedTotalSen: before.totalSen, agreedRefundSen: 0 };
    expect(await member.call(changeBookingRoute, { params: { _id }, body }, once())).toMatchObject({
      status: 409,
      code: "SOLD_OUT",
    });
    expect(await detailOf(member, _id)).toEqual(before);
  });

  it("may overlap the old ones: its own rooms are free for it", async () => {
    const _id = await paidBooking(stage, member, { inDays: 90, roomType: "family" });
    await mustChange(member, _id, { checkIn: day(91) });
    expect((await nightsOf(_id)).map((night) => night.night)).toEqual([day(91), day(92)]);
  });

  it("do not lie in the past", async () => {
    const _id = await paidBooking(stage, member, { inDays: 50 });
    const quote = await quoteChange(member, _id, { checkIn: day(-1) });
    expect(quote.refusals).toMatchObject([{ code: "PACKAGE_CLOSED" }]);
  });
});

describe("more of a stay", () => {
  it("is owed, and paid as the balance", async () => {
    const _id = await paidBooking(stage, member, { inDays: 50 });
    const before = await detailOf(member, _id);
    const change = {
      rooms: [twinRoom(), twinRoom()],
      guests: [...sentBack(before), newcomer("Kamal", 1), newcomer("Siti", 1)],
    };
    const quote = await mustChange(member, _id, change);
    expect(quote.differenceSen).toBe(before.totalSen);
    expect(quote).toMatchObject({ dueSen: before.totalSen, dueBy: day(20), refundSen: 0 });
    const after = await detailOf(member, _id);
    expect(after).toMatchObject({
      status: "confirmed",
      paymentStatus: "partial",
      balanceSen: before.totalSen,
      balanceDueOn: day(20),
      persons: 4,
      canPay: true,
    });
    expect(after.guests.map((guest) => guest.fullName)).toEqual(["Guest 1", "Guest 2", "Kamal", "Siti"]);
    expect(after.guests[0]).toEqual(before.guests[0]);
    expect(after.crossings.map((boat) => boat.seats)).toEqual([4, 4]);
    await payAll(member, _id, "balance");
    expect(await detailOf(member, _id)).toMatchObject({ paymentStatus: "success", balanceSen: 0 });
  });

  it("is refused when the boat has no seat for one more, and nothing changes", async () => {
    const _id = await paidBooking(stage, member, { inDays: 100 });
    const before = await detailOf(member, _id);
    const [boat] = await query<{ id: string; left: number }>(
      "SELECT k.id, (capacity - held - sold)::int AS left FROM stock k JOIN booking_crossing c ON c.stock_id = k.id WHERE c.booking_id = $1 AND direction = 'out'",
      [_id],
    );
    await query("UPDATE stock SET capacity = held + sold WHERE id = $1", [boat?.id]);
    const change = {
      rooms: [twinRoom(), { ...twinRoom(), bedType: "single" as const, occupants: { ...couple, adult: 1 } }],
      guests: [...sentBack(before), newcomer("Kamal", 1)],
    };
    const kept = { transport: await transportOf(_id) };
    const quote = await quoteChange(member, _id, { ...change, ...kept });
    expect(quote.refusals).toMatchObject([{ code: "BOAT_FULL", facts: { direction: "out" } }]);
    expect(await detailOf(member, _id)).toEqual(before);
    await query("UPDATE stock SET capacity = capacity + $2 WHERE id = $1", [boat?.id, boat?.left]);
  });

  it("needs the guests whom it is for", async () => {
    const _id = await paidBooking(stage, member, { inDays: 50 });
    const quote = await quoteChange(member, _id, { rooms: [twinRoom(), twinRoom()] });
    expect(quote.refusals).toMatchObject([{ code: "PARTY_MISMATCH" }]);
  });
});

const transportOf = async (_id: string) => {
  const { crossings } = await detailOf(member, _id);
  const boat = (way: "out" | "back") => {
    const found = crossings.find((crossing) => crossing.direction === way);
    return found ? { crossingId: found.crossingId, kind: found.kind, boats: 1 } : null;
  };
  return { out: boat("out"), back: boat("back") };
};

describe("less of a stay", () => {
  it("gives back what the policy of the day says, and keeps the rest as earned", async () => {
    // 25 days before: 70 %, of which 3 % of the money is the resort's.
    const _id = await paidBooking(stage, member, { inDays: 25, rooms: 2 });
    const before = await detailOf(member, _id);
    const change = { rooms: [twinRoom()], guests: sentBack(before).slice(0, 2) };
    const quote = await mustChange(member, _id, change);
    const half = before.totalSen / 2;
    const refundSen = Math.round(half * 0.7) - Math.round(half * 0.03);
    expect(quote).toMatchObject({
      refundSen,
      keptSen: half - refundSen,
      to: "wallet",
      share: 7_000,
      dueSen: 0,
    });
    const after = await detailOf(member, _id);
    expect(after.totalSen).toBe(half + quote.keptSen);
    expect(after.paidSen).toBe(after.totalSen);
    expect(after.lines.at(-1)).toMatchObject({ step: "kept", amountSen: quote.keptSen });
    const [earned] = await query<{ sen: string }>(
      `SELECT sum(e.sen) AS sen FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
       WHERE t.booking_id = $1 AND e.account_key = 'cancellations'`,
      [_id],
    );
    expect(Number(earned?.sen)).toBe(quote.keptSen);

    const rest = await member.must(cancelQuoteRoute, { params: { _id } });
    const restRefund = Math.round(half * 0.7) - Math.round(half * 0.03);
    expect(rest).toMatchObject({ refundSen: restRefund, paidSen: after.paidSen });
    expect(rest.refundSen + rest.keptSen).toBe(after.paidSen);
    const cancel = { params: { _id }, query: { agreedRefundSen: rest.refundSen } };
    await member.must(cancelBookingRoute, cancel);
    const [all] = await query<{ sen: string }>(
      "SELECT sum(sen) AS sen FROM ledger_entry WHERE account_kind = 'booking' AND account_key = $1",
      [_id],
    );
    expect(Number(all?.sen)).toBe(0);
  });

  it("only owes less when less is paid than the new price", async () => {
    const _id = await paidBooking(stage, member, { inDays: 50, rooms: 2 });
    const before = await detailOf(member, _id);
    await mustChange(member, _id, {
      rooms: [twinRoom(), twinRoom(), twinRoom()],
      guests: [...sentBack(before), newcomer("Kamal", 2), newcomer("Siti", 2)],
    });
    const larger = await detailOf(member, _id);
    const quote = await mustChange(member, _id, {
      rooms: [twinRoom(), twinRoom()],
      guests: sentBack(larger).slice(0, 4),
    });
    expect(quote).toMatchObject({ refundSen: 0, keptSen: 0, dueSen: 0 });
    expect((await detailOf(member, _id)).paymentStatus).toBe("success");
  });

  it("keeps the tier that a stay had reached when it was moved to later dates", async () => {
    const _id = await paidBooking(stage, member, { inDays: 25 });
    const { totalSen } = await detailOf(member, _id);
    await mustChange(member, _id, { checkIn: day(90) });
    const quote = await member.must(cancelQuoteRoute, { params: { _id } });
    expect(quote).toMatchObject({
      share: 7_000,
      refundSen: Math.round(totalSen * 0.7) - Math.round(totalSen * 0.03),
    });
  });
});

describe("prices that were edited since", () => {
  it("count for what is added, not for what stays", async () => {
    const _id = await paidBooking(stage, member, { inDays: 50 });
    const before = await detailOf(member, _id);
    await query("UPDATE rate SET sen = sen * 2");
    try {
      const addOns = [{ addOnId: stage.resort.addOns.unlimited, count: 2, day: null }];
      const mask = await mustChange(member, _id, { addOns });
      expect(mask.differenceSen).toBe(10_000);
      const guests = [...sentBack(before), newcomer("Kamal", 1), newcomer("Siti", 1)];
      const quote = await mustChange(member, _id, { rooms: [twinRoom(), twinRoom()], guests });
      // Two adults more at RM 1,000 with 8 % tax, and RM 5 each for the marine park.
      expect(quote.differenceSen).toBe(2 * 100_000 * 1.08 + 1_000);
      expect((await detailOf(member, _id)).totalSen).toBe(before.totalSen + 10_000 + quote.differenceSen);
    } finally {
      await query("UPDATE rate SET sen = sen / 2");
    }
  });
});

describe("an agreement", () => {
  it("is to the very price and refund: another is refused and told", async () => {
    const _id = await paidBooking(stage, member, { inDays: 50 });
    const before = await detailOf(member, _id);
    const addOns = [{ addOnId: stage.resort.addOns.unlimited, count: 1, day: null }];
    for (const agreed of [
      {},
      { agreedTotalSen: before.totalSen },
      { agreedTotalSen: before.totalSen + 5_000, agreedRefundSen: 1 },
    ]) {
      const answer = await member.call(
        changeBookingRoute,
        { params: { _id }, body: { addOns, ...agreed } },
        once(),
      );
      expect(answer).toMatchObject({
        code: "PRICE_CHANGED",
        facts: { totalSen: before.totalSen + 5_000, refundSen: 0, dueSen: 5_000 },
      });
    }
    expect(await detailOf(member, _id)).toEqual(before);
  });

  it("that is sent twice is kept once", async () => {
    const _id = await paidBooking(stage, member, { inDays: 50 });
    const { totalSen } = await detailOf(member, _id);
    const addOns = [{ addOnId: stage.resort.addOns.unlimited, count: 1, day: null }];
    const sent = { params: { _id }, body: { addOns, agreedTotalSen: totalSen + 5_000 } };
    const key = once();
    const first = await member.must(changeBookingRoute, sent, key);
    expect(await member.must(changeBookingRoute, sent, key)).toEqual(first);
    expect(await query("SELECT version FROM booking_version WHERE booking_id = $1", [_id])).toHaveLength(1);
  });
});

describe("what is sold no more", () => {
  it("stays with the booking that has it, and is given up at its price", async () => {
    const addOns = [{ addOnId: stage.resort.addOns.unlimited, count: 2, day: null }];
    const _id = await paidBooking(stage, member, { inDays: 50, addOns });
    const before = await detailOf(member, _id);
    await query("UPDATE add_on SET active_status = false, sen = 9_900 WHERE id = $1", [addOns[0]?.addOnId]);
    await query("UPDATE package_option SET active_status = false");
    try {
      expect(await mustChange(member, _id, { checkIn: day(52) })).toMatchObject({ differenceSen: 0 });
      const quote = await quoteChange(member, _id, { addOns: [] });
      expect(quote).toMatchObject({ differenceSen: -10_000 + quote.keptSen });
      const other = await newGuest(stage.urls);
      expect(await tryHold(other, stayOf(stage.resort))).toMatchObject({ code: "PACKAGE_CLOSED" });
    } finally {
      await query("UPDATE add_on SET active_status = true, sen = 5_000 WHERE id = $1", [addOns[0]?.addOnId]);
      await query("UPDATE package_option SET active_status = true");
    }
    expect((await detailOf(member, _id)).totalSen).toBe(before.totalSen);
  });

  it("is a boat that is out of use: who is booked on it keeps it, or takes another", async () => {
    const charter = { crossingId: stage.resort.charterId, kind: "charter" as const, boats: 1 };
    const _id = await paidBooking(stage, member, {
      inDays: 50,
      transport: { out: charter, back: null, land: [] },
    });
    await query("UPDATE boat SET active_status = false WHERE id = $1", [charter.crossingId]);
    try {
      const addOns = [{ addOnId: stage.resort.addOns.unlimited, count: 1, day: null }];
      const kept = await quoteChange(member, _id, { addOns });
      expect(kept.refusals).toEqual([]);
      expect(kept.after?.crossings[0]).toMatchObject({ direction: "out", kind: "charter" });
      const quote = await mustChange(member, _id, { addOns, transport: { out: null, back: null } });
      expect(quote.after?.crossings.map((boat) => boat.kind)).toEqual(["ferry", "ferry"]);
      // The speedboat's RM 800 less, a mask of RM 50 more.
      expect(quote.differenceSen - quote.keptSen).toBe(-75_000);
    } finally {
      await query("UPDATE boat SET active_status = true WHERE id = $1", [charter.crossingId]);
    }
  });
});
