import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { bookingRoute, cancelBookingRoute, cancelQuoteRoute } from "@pulau/contract/bookings.ts";
import { changeBookingRoute, changeQuoteRoute } from "@pulau/contract/changes.ts";
import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { holdStayRoute, releaseHoldRoute } from "@pulau/contract/holds.ts";
import { payFromWalletRoute } from "@pulau/contract/payments.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import type { Caller } from "./caller.ts";
import { withoutRoomKey } from "./controls.ts";
import { rounds } from "./counts.ts";
import { mustSubmit, newGuest, stayOf } from "./guest.ts";
import { memberWithWallet } from "./members.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

const once = () => ({ "idempotency-key": randomUUID() });
const settings = {
  limits: { holdsPerOwner: 10_000, roomsPerOwner: 10_000, roomsPerAddress: 10_000, draftsPerOwner: 10_000 },
};

async function paid(arena: TwoServers, member: Caller, inDays: number): Promise<string> {
  const { _id } = await mustSubmit(member, stayOf(arena.resort, { inDays }));
  await member.must(payFromWalletRoute, { body: { bookingId: _id, part: "full" } }, once());
  return _id;
}

/** The booking's couple in a room of another type; both cost the same. */
const roomsOf = (arena: TwoServers, roomType: "standard" | "family") => ({
  rooms: stayOf(arena.resort, { roomType }).rooms ?? [],
});

/** A paid booking asks for the only family room, and a rival holds it at the same moment; who got it each time. */
async function* meetAtTheLastRoom(arena: TwoServers, times: number) {
  const { member } = await memberWithWallet(arena, 10_000_000);
  const rival = await newGuest(arena.urls, 1);
  const _id = await paid(arena, member, 30);
  const { totalSen } = await member.must(bookingRoute, { params: { _id } });
  const draft = await rival.must(createDraftRoute, {
    body: stayOf(arena.resort, { inDays: 30, roomType: "family" }),
  });
  const change = (roomType: "standard" | "family") => {
    const body = { ...roomsOf(arena, roomType), agreedTotalSen: totalSen };
    return member.call(changeBookingRoute, { params: { _id }, body }, once());
  };
  for (let round = 0; round < times; round++) {
    await arena.base.pool.query("DELETE FROM rate_window");
    const [changed, held] = await Promise.all([
      change("family"),
      // A change looks twice before it claims: with a head start the rival does not always win.
      pause(Math.random() * 25).then(() => rival.call(holdStayRoute, { params: { _id: draft._id } })),
    ]);
    const family = arena.resort.roomTypes.family.roomIds;
    const { rows } = await arena.base.pool.query<{ owners: number }>(
      "SELECT count(DISTINCT hold_id)::int AS owners FROM room_night WHERE room_id = ANY($1)",
      [family],
    );
    yield { changed, held, owners: rows[0]?.owners ?? 0, faults: await checkInvariants(arena.base.pool) };
    if (changed.ok) await change("standard");
    if (held.ok) await rival.must(releaseHoldRoute, { params: { _id: draft._id } });
  }
}

let arena: TwoServers;
beforeAll(async () => {
  arena = await openTwoServers({ rooms: { standard: 6 }, days: 200, maxNights: 7, settings });
});
afterAll(() => arena.close());

describe("a change and a rival", () => {
  it("leave the last room to exactly one of them, and who lost it has what was before", async () => {
    const winners = { change: 0, rival: 0 };
    for await (const { changed, held, owners, faults } of meetAtTheLastRoom(arena, rounds(16, 400))) {
      expect(owners).toBe(1);
      expect([changed.ok, held.ok].filter(Boolean)).toHaveLength(1);
      if (!changed.ok) expect(changed).toMatchObject({ status: 409, code: "SOLD_OUT" });
      if (!held.ok) expect(held).toMatchObject({ status: 409, code: "SOLD_OUT" });
      expect(faults).toEqual([]);
      winners[changed.ok ? "change" : "rival"] += 1;
    }
    expect(winners.change + winners.rival).toBe(rounds(16, 400));
  });

  it("of the same booking come one after the other: its rooms, price and money stay in step", async () => {
    const { member } = await memberWithWallet(arena, 10_000_000);
    const _id = await paid(arena, member, 40);
    const addOn = (count: number) => ({
      addOns: [{ addOnId: arena.resort.addOns.unlimited, count, day: null }],
    });
    const quote = await member.must(changeQuoteRoute, { params: { _id }, body: addOn(1) });
    const body = { ...addOn(1), agreedTotalSen: quote.after?.totalSen ?? 0 };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => member.call(changeBookingRoute, { params: { _id }, body }, once())),
    );
    // The same wish again finds nothing to change: its price is the agreed one already.
    expect(new Set(answers.map((answer) => (answer.ok ? "made" : answer.code)))).toEqual(new Set(["made"]));
    const after = await member.must(bookingRoute, { params: { _id } });
    expect(after).toMatchObject({ totalSen: body.agreedTotalSen, balanceSen: 5_000 });
    expect(after.addOns).toHaveLength(1);
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  it("are refused or done when the booking is cancelled at the same moment, and never half", async () => {
    const { member } = await memberWithWallet(arena, 100_000_000);
    for (let round = 0; round < rounds(6, 100); round++) {
      const _id = await paid(arena, member, 60 + round);
      const { refundSen } = await member.must(cancelQuoteRoute, { params: { _id } });
      const { totalSen } = await member.must(bookingRoute, { params: { _id } });
      const body = { ...roomsOf(arena, "family"), agreedTotalSen: totalSen };
      const cancel = { params: { _id }, query: { agreedRefundSen: refundSen } };
      const [changed, cancelled] = await Promise.all([
        member.call(changeBookingRoute, { params: { _id }, body }, once()),
        member.call(cancelBookingRoute, cancel),
      ]);
      expect(cancelled.ok).toBe(true);
      if (!changed.ok) expect(changed.code).toBe("WRONG_STATE");
      expect(await checkInvariants(arena.base.pool)).toEqual([]);
    }
  });

  it("are paid at the price of whoever came first when money comes at the same moment", async () => {
    const { member } = await memberWithWallet(arena, 100_000_000);
    for (let round = 0; round < rounds(6, 100); round++) {
      const { _id } = await mustSubmit(member, stayOf(arena.resort, { inDays: 80 + round }));
      const quote = await member.must(changeQuoteRoute, { params: { _id }, body: { nights: 3 } });
      const body = { nights: 3, agreedTotalSen: quote.after?.totalSen ?? 0 };
      const [changed, paidNow] = await Promise.all([
        member.call(changeBookingRoute, { params: { _id }, body }, once()),
        member.call(payFromWalletRoute, { body: { bookingId: _id, part: "full" } }, once()),
      ]);
      expect([changed.ok, paidNow.ok]).toEqual([true, true]);
      const { status, totalSen, paidSen, balanceSen } = await member.must(bookingRoute, { params: { _id } });
      expect({ status, totalSen }).toEqual({ status: "confirmed", totalSen: body.agreedTotalSen });
      expect(paidSen + balanceSen).toBe(totalSen);
      expect([0, quote.differenceSen]).toContain(balanceSen);
      expect(await checkInvariants(arena.base.pool)).toEqual([]);
    }
  });
});

describe("without the key on room nights", () => {
  it("the change and the rival both get the last room", async () => {
    await withoutRoomKey(arena.base.pool);
    let most = 0;
    for await (const { owners, faults } of meetAtTheLastRoom(arena, 60)) {
      most = Math.max(most, owners);
      if (most < 2) continue;
      expect(faults.some((fault) => fault.startsWith("G1"))).toBe(true);
      break;
    }
    expect(most).toBe(2);
  });
});
