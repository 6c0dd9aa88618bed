import { cancelRoomRoute } from "@pulau/contract/cancel-parts.ts";
import { changeBookingRoute } from "@pulau/contract/changes.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { rate } from "../../../db/schema/catalogue.ts";
import type { Caller } from "../../../races/caller.ts";
import { movableClock } from "../../../races/controls.ts";
import { atTheBank, mustStartPayment, mustSubmit, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { makeContract, makePartner } from "../../partners/agents/test-partner.ts";
import { detailOf, mustChange, newcomer, once, paidBooking, quoteChange, sentBack } from "./test-booking.ts";

let stage: Stage;
let member: Caller;
let clock: { move(seconds: number): Promise<void> };

beforeAll(async () => {
  const settings = { limits: { holdsPerOwner: 100, roomsPerOwner: 4, roomsPerAddress: 1_000 } };
  stage = await openStage(
    { rooms: { standard: 40 }, days: 120, maxNights: 7, weekendSurcharge: false, settings },
    async (base) => {
      clock = await movableClock(base.pool);
    },
  );
  ({ member } = await memberWithWallet(stage, 100_000_000));
  const { periodId, roomTypes } = stage.resort;
  const twin = { periodId, roomTypeId: roomTypes.standard.id, bedType: "twin", guestKind: "adult" } as const;
  await stage.base.db.insert(rate).values([
    { ...twin, sen: 90_000, terms: { market: "abroad" } },
    { ...twin, sen: 80_000, terms: { activity: "diver" } },
  ]);
});
afterAll(() => stage.close());
afterEach(async () => {
  await stage.base.pool.query("DELETE FROM rate_window");
  expect(await checkInvariants(stage.base.pool)).toEqual([]);
});

const select = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await stage.base.pool.query(text, values)).rows as T[];
const day = (inDays: number) => addDays(stage.resort.from, inDays);
const couple = { adults: 2, childAges: [], nonMalaysians: 0 };
const twinRoom = () => ({
  roomTypeId: stage.resort.roomTypes.standard.id,
  bedType: "twin" as const,
  occupants: { adult: 2, child: 0, toddler: 0, infant: 0 },
});
const party = (more: object, inDays = 50) => ({
  ...stayOf(stage.resort, { inDays }),
  party: { ...couple, ...more },
});

describe("what is asked of the party", () => {
  it("gives back by the policy's tier when the market or what they do is another", async () => {
    const _id = await paidBooking(stage, member, party({ market: "abroad" }, 25));
    const quote = await quoteChange(member, _id, { party: couple });
    expect(quote.refusals).toEqual([]);
    expect(quote).toMatchObject({ share: 7_000 });
    expect(quote.keptSen).toBeGreaterThan(0);
    const soon = await paidBooking(stage, member, party({ market: "abroad" }, 10));
    const late = await quoteChange(member, soon, { party: couple });
    expect(late.refusals).toMatchObject([{ code: "TOO_LATE", facts: { what: "party" } }]);
  });

  it("counts what guests do for those who join and for nights that are added", async () => {
    const _id = await paidBooking(stage, member, party({ activities: { diver: 2 } }));
    const { totalSen } = await detailOf(member, _id);
    const quote = await mustChange(member, _id, { nights: 3 });
    const [plain] = await select<{ stay: { travellers: { activity?: string }[] } }>(
      "SELECT h.stay FROM stay_hold h JOIN booking b ON b.hold_id = h.id WHERE b.id = $1",
      [_id],
    );
    expect(plain?.stay.travellers.map(({ activity }) => activity)).toEqual(["diver", "diver"]);
    const fresh = await paidBooking(stage, member, {
      ...party({ activities: { diver: 2 } }),
      nights: 3,
    } as never);
    expect(totalSen + quote.differenceSen).toBe((await detailOf(member, fresh)).totalSen);
  });
});

describe("an agency", () => {
  it("pays before arrival also when the arrival is moved forward", async () => {
    const own = await makePartner(stage, "agency");
    await makeContract(stage.base.db, own.accountId, { payment: { kind: "payLater", withinDays: 90 } });
    const caller = await own.signIn("editor");
    const { _id } = await mustSubmit(caller, stayOf(stage.resort, { inDays: 80 }));
    await mustChange(caller, _id, { checkIn: day(20) });
    const [row] = await select<{ late: boolean; cap: boolean }>(
      "SELECT pay_until::date > check_in AS late, pay_until_cap < pay_until AS cap FROM booking WHERE id = $1",
      [_id],
    );
    expect(row).toEqual({ late: false, cap: false });
  });

  it("may let as many rooms wait as its contract says, also by a change", async () => {
    const own = await makePartner(stage, "agency");
    await makeContract(stage.base.db, own.accountId, {
      roomsUnpaid: 6,
      payment: { kind: "payLater", withinDays: 10 },
    });
    const caller = await own.signIn("editor");
    const { _id } = await mustSubmit(caller, stayOf(stage.resort, { inDays: 60, rooms: 4 }));
    const { guests } = await detailOf(caller, _id);
    const rooms = (count: number) => Array.from({ length: count }, twinRoom);
    const more = (count: number) => ({
      rooms: rooms(4 + count),
      guests: [
        ...guests,
        ...Array.from({ length: 2 * count }, (_, i) => newcomer(`New ${i}`, 4 + Math.floor(i / 2))),
      ],
    });
    const change = async (count: number) => {
      const body = more(count);
      const { after } = await quoteChange(caller, _id, body);
      const agreedTotalSen = after?.totalSen ?? 0;
      return caller.call(changeBookingRoute, { params: { _id }, body: { ...body, agreedTotalSen } }, once());
    };
    expect(await change(3)).toMatchObject({ code: "HOLD_QUOTA" });
    expect(await change(2)).toMatchObject({ ok: true });
  });
});

describe("a guest", () => {
  it("gathers no more rooms by enlarging what is paid than may wait for money", async () => {
    const enlarge = async (to: number) => {
      const _id = await paidBooking(stage, member, { inDays: 65 });
      const rooms = Array.from({ length: to }, twinRoom);
      const joining = Array.from({ length: 2 * (to - 1) }, (_, i) =>
        newcomer(`New ${i}`, 1 + Math.floor(i / 2)),
      );
      const body = { rooms, guests: [...sentBack(await detailOf(member, _id)), ...joining] };
      const { after } = await quoteChange(member, _id, body);
      const agreed = { agreedTotalSen: after?.totalSen ?? 0 };
      return member.call(changeBookingRoute, { params: { _id }, body: { ...body, ...agreed } }, once());
    };
    expect(await enlarge(3)).toMatchObject({ ok: true });
    expect(await enlarge(2)).toMatchObject({ code: "HOLD_QUOTA", facts: { mostRooms: 4 } });
  });
});

describe("a call that comes twice", () => {
  it("gives up one room, also when nothing comes back for it", async () => {
    const _id = await paidBooking(stage, member, stayOf(stage.resort, { inDays: 50, rooms: 3 }));
    await stage.base.pool.query(
      "UPDATE booking SET policy = jsonb_set(policy, '{tiers}', '[]') WHERE id = $1",
      [_id],
    );
    const { totalSen } = await detailOf(member, _id);
    const query = { room: 0, agreedTotalSen: totalSen, agreedRefundSen: 0 };
    const key = once();
    const first = await member.call(cancelRoomRoute, { params: { _id }, query }, key);
    const second = await member.call(cancelRoomRoute, { params: { _id }, query }, key);
    const { rooms } = await detailOf(member, _id);
    expect(first).toMatchObject({ ok: true });
    expect(second).toMatchObject({ ok: true });
    expect(rooms).toHaveLength(2);
  });
});

describe("guests", () => {
  it("are nobody twice", async () => {
    const _id = await paidBooking(stage, member, { inDays: 50 });
    const [guest] = sentBack(await detailOf(member, _id));
    const body = { guests: [guest, guest] } as never;
    const answer = await member.call(changeBookingRoute, { params: { _id }, body }, once());
    expect(answer.status).toBeLessThan(500);
    expect(answer.ok).toBe(false);
  });
});

describe("money for the old price", () => {
  it("goes back as far as the booking costs less by now", async () => {
    const { _id } = await mustSubmit(member, stayOf(stage.resort, { inDays: 50, rooms: 2 }));
    const { totalSen, guests } = await detailOf(member, _id);
    const { paymentId, redirectUrl } = await mustStartPayment(member, _id);
    await atTheBank(redirectUrl, "never");
    await clock.move(16 * 60);
    await mustChange(member, _id, { rooms: [twinRoom()], guests: guests.slice(0, 2) });
    await stage.jobs["poll-payment"]({ paymentId });
    const [inbox] = await select<{ id: string }>(
      "SELECT id FROM gateway_inbox WHERE gateway_ref IN (SELECT gateway_ref FROM payment WHERE id = $1)",
      [paymentId],
    );
    await stage.jobs["apply-message"]({ inboxId: inbox?.id ?? "" });
    await clock.move(-16 * 60);
    const after = await detailOf(member, _id);
    expect(after).toMatchObject({ status: "confirmed", totalSen: totalSen / 2, paidSen: totalSen / 2 });
  });
});
