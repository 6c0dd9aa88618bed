import { randomUUID } from "node:crypto";
import { loginRoute } from "@pulau/contract/accounts.ts";
import { cancelSailingsRoute } from "@pulau/contract/disruptions.ts";
import { draftRoute, saveDraftRoute } from "@pulau/contract/drafts.ts";
import { alterHoldRoute, extendHoldRoute, holdStayRoute, roomTimerRoute } from "@pulau/contract/holds.ts";
import { updateRoomRoute } from "@pulau/contract/room-admin.ts";
import { changeClosureRoute, closeRoomRoute, takeBackClosureRoute } from "@pulau/contract/room-closures.ts";
import { saveSettingRoutes, settingRoutes } from "@pulau/contract/settings/groups.ts";
import { setOpeningRoute } from "@pulau/contract/settings/opening.ts";
import * as calls from "@pulau/contract/waiting-list.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { StockId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { inTransaction } from "../../../db/tx.ts";
import { readMail } from "../../../mail/read-mail.ts";
import { linkToken } from "../../../plugins/link-token.ts";
import type { Caller } from "../../../races/caller.ts";
import { movableClock } from "../../../races/controls.ts";
import { mustHold, newGuest, stayOf, submit, tryHold } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { raceSecret } from "../../../races/server-process.ts";
import { createMember, testPassword } from "../../people/accounts/test-people.ts";
import { everyAct, onlyLook, staffWith } from "../../people/accounts/test-staff.ts";
import { offerAtEndsOf } from "../holds/public.ts";
import { book, join, waitRequest } from "./test-wait.ts";

let stage: Stage;
let clock: { move(seconds: number): Promise<void> };
/** Each test has days of its own. */
let day = 0;

beforeAll(async () => {
  const limits = { waitOfferMinutes: 60, waitEntriesPerOwner: 2 };
  stage = await openStage(
    { rooms: { standard: 2, deluxe: 1, family: 0 }, days: 300, settings: { limits } },
    async (base) => {
      clock = await movableClock(base.pool);
    },
  );
});
afterAll(async () => {
  expect(await checkInvariants(stage.base.pool)).toEqual([]);
  await stage.close();
});
beforeEach(async () => {
  day += 7;
  await stage.base.pool.query("DELETE FROM rate_window");
});

const pool = () => stage.base.pool;
/** Runs what the queue would have run by now, in its order. */
async function work(): Promise<void> {
  for (let round = 0; round < 20; round++) {
    const { rows } = await pool().query(
      `DELETE FROM pgboss.job WHERE name IN ('offer-freed', 'end-offer', 'lapse-booking') AND start_after <= pulau_now()
       RETURNING name, data`,
    );
    if (rows.length === 0) return;
    for (const { name, data } of rows) await stage.jobs[name as "offer-freed"](data);
  }
  throw new Error("the jobs never end");
}
/** Somebody else is offering meanwhile: what is freed can only be offered later. */
async function withTurnTaken(act: () => Promise<unknown>): Promise<void> {
  const other = await pool().connect();
  await other.query("SELECT pg_advisory_lock(4201907)");
  await act();
  await other.query("SELECT pg_advisory_unlock(4201907)");
  other.release();
}
/** Moves the clock past every offer that stands: how long one does depends on the hour of the day. */
async function passOffers(): Promise<void> {
  const { rows } = await pool().query(
    `SELECT greatest(3601, ceil(extract(epoch FROM max(offer_until) - pulau_now()))::int + 1) AS seconds
     FROM wait_entry WHERE state IN ('offered', 'taken')`,
  );
  await clock.move(rows[0].seconds);
}
/** Looks that are queued for the ends of holds with this first night. */
const ends = async (from: string): Promise<number> => {
  const { rows } = await pool().query(
    "SELECT FROM pgboss.job WHERE name = 'offer-freed' AND data ? 'holdId' AND data ->> 'from' = $1",
    [from],
  );
  return rows.length;
};
const sweep = () => stage.jobs["offer-freed"]({});
const look = (token: string, guest: Caller) => guest.must(calls.waitEntryRoute, { params: { token } });
const stateOf = async ({ entry, guest }: Awaited<ReturnType<typeof join>>) =>
  (await look(entry.token, guest)).state;
/** All three rooms of a day are sold. */
const sellOut = async (inDays: number) => ({
  standard: await book(stage, { inDays }),
  otherStandard: await book(stage, { inDays }),
  deluxe: await book(stage, { inDays, roomType: "deluxe" }),
});
const mailsOf = async (entryId: string) => {
  const { rows } = await pool().query(
    "SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'entryId' = $1 ORDER BY created_on",
    [entryId],
  );
  const deployment = { secret: raceSecret, publicUrl: "https://pulau.test" };
  return Promise.all(rows.map(({ data }) => readMail(stage.base.db, deployment, data)));
};

describe("joining the waiting list", () => {
  it("gives a place, a mail with its link, and says how many come before", async () => {
    await sellOut(day);
    const first = await join(stage, day);
    const second = await join(stage, day, { daysAround: 1 });
    expect(first.entry).toMatchObject({
      state: "waiting",
      ahead: 0,
      offer: null,
      nights: 2,
      bookingId: null,
    });
    expect(second.entry).toMatchObject({ ahead: 1, daysAround: 1 });
    const [mail] = await mailsOf(first.entry._id);
    expect(mail?.letter.link?.url).toBe(`https://pulau.test/waiting-list/${first.entry.token}`);
    const { entries, total } = await first.guest.must(calls.ownWaitingRoute, { query: {} });
    expect([total, entries[0]?._id]).toEqual([1, first.entry._id]);
    expect((await second.guest.must(calls.ownWaitingRoute, { query: {} })).entries[0]?._id).toBe(
      second.entry._id,
    );
  });

  it("is refused for what can be booked now, also near by and in the rooms wished for", async () => {
    await book(stage, { inDays: day });
    const guest = await newGuest(stage.urls);
    const send = (more: Parameters<typeof waitRequest>[2]) =>
      guest.call(calls.joinWaitingRoute, { body: waitRequest(stage.resort, day, more) });
    expect(await send({})).toMatchObject({
      status: 409,
      code: "STILL_FREE",
      facts: { checkIn: addDays(stage.resort.from, day) },
    });
    await book(stage, { inDays: day });
    await book(stage, { inDays: day, roomType: "deluxe" });
    expect(await send({ daysAround: 3 })).toMatchObject({
      code: "STILL_FREE",
      facts: { checkIn: addDays(stage.resort.from, day + 2) },
    });
    const { standard, deluxe } = stage.resort.roomTypes;
    await book(stage, { inDays: day + 2 });
    await book(stage, { inDays: day + 2 });
    const roomTypeIds = [deluxe.id];
    expect(await send({ daysAround: 2, roomTypeIds })).toMatchObject({ code: "STILL_FREE" });
    const elsewhere = { checkIn: addDays(stage.resort.from, day + 2), roomTypeIds: [standard.id] };
    expect((await send(elsewhere)).ok).toBe(true);
  });

  it("keeps the turn of who asks again, and ends at so many places", async () => {
    await sellOut(day);
    await sellOut(day + 4);
    const email = `${randomUUID()}@example.test`;
    const { guest, entry } = await join(stage, day, { email });
    const send = (inDays: number, more: Parameters<typeof waitRequest>[2]) =>
      guest.call(calls.joinWaitingRoute, { body: waitRequest(stage.resort, inDays, more) });
    expect(await send(day, { name: "Siti Aminah", email })).toMatchObject({
      value: { _id: entry._id, name: "Siti Aminah" },
    });
    // Who asks for somebody else, as an agency does, waits in another place.
    expect(await send(day, {})).toMatchObject({ ok: true, value: { ahead: 1 } });
    expect(await send(day + 4, {})).toMatchObject({ status: 429, code: "WAIT_QUOTA", facts: { most: 2 } });
    day += 7;
  });

  it.each<[string, () => Parameters<typeof waitRequest>[2], string]>([
    ["days that are over", () => ({ checkIn: addDays(stage.resort.from, -20) }), "PACKAGE_CLOSED"],
    ["an unknown option", () => ({ optionId: randomUUID() }), "NOT_FOUND"],
    ["another package", () => ({ packageId: randomUUID() }), "NOT_FOUND"],
    ["an unknown room", () => ({ roomTypeIds: [randomUUID()] }), "NOT_FOUND"],
  ])("is refused for %s", async (_, more, code) => {
    const guest = await newGuest(stage.urls);
    const body = waitRequest(stage.resort, day, more());
    expect(await guest.call(calls.joinWaitingRoute, { body })).toMatchObject({ code });
  });

  it.each([
    ["daysAround", { daysAround: 15 }],
    ["consent", { consent: false as never }],
    ["phone", { phone: "012" }],
  ])("needs a right %s", async (_, more) => {
    const guest = await newGuest(stage.urls);
    const body = waitRequest(stage.resort, day, more);
    expect(await guest.call(calls.joinWaitingRoute, { body })).toMatchObject({
      status: 400,
      code: "INVALID_INPUT",
    });
  });

  it("is not for scripts", async () => {
    await sellOut(day);
    const guest = await newGuest(stage.urls);
    const body = waitRequest(stage.resort, day);
    for (let i = 0; i < 10; i++) await guest.must(calls.joinWaitingRoute, { body });
    expect(await guest.call(calls.joinWaitingRoute, { body })).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});

describe("a freed stay", () => {
  it("is kept for the first who waits, who books it by the link on another device", async () => {
    const { standard } = await sellOut(day);
    const first = await join(stage, day);
    const second = await join(stage, day);
    await standard.giveUp();
    await work();
    expect([await stateOf(first), await stateOf(second)]).toEqual(["offered", "waiting"]);
    const rival = await newGuest(stage.urls);
    expect(await tryHold(rival, stayOf(stage.resort, { inDays: day }))).toMatchObject({ code: "SOLD_OUT" });

    const mail = (await mailsOf(first.entry._id)).at(-1);
    expect(mail?.letter.subject).toContain("A stay is now available for you");
    const token = mail?.letter.link?.url.split("/").at(-1) ?? "";
    const phone = await newGuest(stage.urls);
    const { offer } = await look(token, phone);
    expect(offer).toMatchObject({
      checkIn: addDays(stage.resort.from, day),
      totalSen: standard.hold.quote.totalSen,
    });
    expect(offer?.secondsLeft).toBeGreaterThan(3_500);
    const { draftId } = await phone.must(calls.acceptOfferRoute, { params: { token } });
    expect(await phone.must(calls.acceptOfferRoute, { params: { token } })).toEqual({ draftId });
    const { json } = await phone.must(draftRoute, { params: { _id: draftId } });
    expect(json).toMatchObject({ booker: { bookingName: "Siti", mobile: "+60123456789" }, step: "guests" });

    await phone.must(saveDraftRoute, {
      params: { _id: draftId },
      body: { ...stayOf(stage.resort, { inDays: day }), rooms: json.rooms, nights: json.nights },
    });
    const hold = await phone.must(alterHoldRoute, { params: { _id: draftId } });
    expect(hold.secondsLeft).toBeGreaterThan(3_500);
    const booked = await submit(phone, hold);
    expect(booked.ok).toBe(true);
    expect(await look(token, phone)).toMatchObject({
      state: "taken",
      bookingId: booked.ok && booked.value._id,
    });
    expect(await phone.call(calls.acceptOfferRoute, { params: { token } })).toMatchObject({
      code: "WRONG_STATE",
    });
    await passOffers();
    await work(); // unpaid, so it goes on to the next; and the deadline finds nothing to end
    expect([await stateOf(first), await stateOf(second)]).toEqual(["taken", "offered"]);
  });

  it("goes to the first whom it fits: the whole party, in the rooms wished for", async () => {
    const { standard, deluxe } = await sellOut(day);
    const many = await join(stage, day, { party: { adults: 5, childAges: [], nonMalaysians: 0 } });
    const choosy = await join(stage, day, { roomTypeIds: [stage.resort.roomTypes.deluxe.id] });
    const couple = await join(stage, day);
    await standard.giveUp();
    await work();
    expect([await stateOf(many), await stateOf(choosy), await stateOf(couple)]).toEqual([
      "waiting",
      "waiting",
      "offered",
    ]);
    await deluxe.giveUp();
    await work();
    expect([await stateOf(many), await stateOf(choosy)]).toEqual(["waiting", "offered"]);
  });

  it("fits only with seats on the boats", async () => {
    const { standard } = await sellOut(day);
    const first = await join(stage, day);
    const seats = stage.resort.sailings.ferry.out.get(addDays(stage.resort.from, day));
    const { rows } = await pool().query("SELECT capacity FROM stock WHERE id = $1", [seats]);
    await withTurnTaken(() => standard.giveUp());
    await pool().query("UPDATE stock SET capacity = held + sold + 1 WHERE id = $1", [seats]);
    await work();
    expect(await stateOf(first)).toBe("waiting");
    await pool().query("UPDATE stock SET capacity = $2 WHERE id = $1", [seats, rows[0].capacity]);
    await sweep();
    expect(await stateOf(first)).toBe("offered");
  });

  it("may be on a near day, the nearest one", async () => {
    await sellOut(day);
    const { standard: near } = await sellOut(day + 2);
    const { standard: far } = await sellOut(day - 3);
    const flexible = await join(stage, day, { daysAround: 3 });
    await withTurnTaken(async () => {
      await far.giveUp();
      await near.giveUp();
    });
    await work();
    const { offer } = await look(flexible.entry.token, flexible.guest);
    expect(offer?.checkIn).toBe(addDays(stage.resort.from, day + 2));
  });

  const held = (inDays: number) => stayOf(stage.resort, { inDays, roomType: "deluxe" });

  it("is offered at the end of a hold that simply runs out, whoever came first", async () => {
    await book(stage, { inDays: day });
    await book(stage, { inDays: day });
    await mustHold(await newGuest(stage.urls), held(day));
    const first = await join(stage, day);
    await clock.move(119);
    await work();
    expect(await stateOf(first)).toBe("waiting");
    await clock.move(2);
    await work();
    expect(await stateOf(first)).toBe("offered");

    day += 7;
    const { deluxe } = await sellOut(day);
    const second = await join(stage, day, { roomTypeIds: [stage.resort.roomTypes.standard.id] });
    await deluxe.giveUp();
    await work();
    const guest = await newGuest(stage.urls);
    await mustHold(guest, held(day));
    const third = await join(stage, day);
    expect(await ends(second.entry.checkIn)).toBe(2); // one of the hold, one of who came to wait for it
    await clock.move(121);
    await work();
    expect([await stateOf(second), await stateOf(third)]).toEqual(["waiting", "offered"]);
  });

  it("is not offered while the hold is extended, nor once it is booked", async () => {
    await book(stage, { inDays: day });
    await book(stage, { inDays: day });
    const guest = await newGuest(stage.urls);
    const hold = await mustHold(guest, held(day));
    const first = await join(stage, day);
    await clock.move(100);
    await guest.must(extendHoldRoute, { params: { _id: hold._id } });
    await clock.move(21);
    await work();
    expect(await stateOf(first)).toBe("waiting");
    await submit(guest, hold);
    await clock.move(200);
    await work();
    expect(await stateOf(first)).toBe("waiting");
    expect(await ends(first.entry.checkIn)).toBe(0);
  });

  it("is told of the ends of however many holds by one statement", async () => {
    for (let rooms = 0; rooms < 2; rooms++)
      await mustHold(await newGuest(stage.urls), stayOf(stage.resort, { inDays: day }));
    const from = addDays(stage.resort.from, day);
    await inTransaction(stage.base.db, async (tx) => {
      const statements = vi.spyOn(tx, "execute");
      await offerAtEndsOf(tx, { from, to: addDays(from, 2) });
      expect(statements).toHaveBeenCalledTimes(1);
    });
    expect(await ends(from)).toBe(2);
  });

  it("is found by the sweep too, when nothing has told of it", async () => {
    await book(stage, { inDays: day });
    await book(stage, { inDays: day });
    await mustHold(await newGuest(stage.urls), held(day));
    const first = await join(stage, day);
    await pool().query("DELETE FROM pgboss.job WHERE name = 'offer-freed'");
    await clock.move(121);
    await sweep();
    expect(await stateOf(first)).toBe("offered");
  });

  it("are offered by the transaction that frees them: no job is left, and nobody else sees them free", async () => {
    const { standard } = await sellOut(day);
    const first = await join(stage, day);
    await standard.giveUp();
    expect(await stateOf(first)).toBe("offered");
    const { rows } = await pool().query("SELECT FROM pgboss.job WHERE name = 'offer-freed'");
    expect(rows).toEqual([]);
    expect(await tryHold(await newGuest(stage.urls), stayOf(stage.resort, { inDays: day }))).toMatchObject({
      code: "SOLD_OUT",
    });
  });

  it("are given up all the same when they can't be offered there and then, and offered a moment later", async () => {
    const { standard } = await sellOut(day);
    const first = await join(stage, day);
    await withTurnTaken(() => standard.giveUp());
    expect(await stateOf(first)).toBe("waiting");
    await work();
    expect(await stateOf(first)).toBe("offered");
  });

  it("may be a room that comes back into use", async () => {
    const [roomId] = stage.resort.roomTypes.standard.roomIds;
    const keeper = await staffWith(stage, { rooms: everyAct });
    const use = (activeStatus: boolean) =>
      keeper.caller.must(updateRoomRoute, { params: { _id: roomId ?? "" }, body: { activeStatus } });
    await pool().query("UPDATE room SET active_status = false WHERE id = $1", [roomId]);
    await book(stage, { inDays: day });
    await book(stage, { inDays: day, roomType: "deluxe" });
    const first = await join(stage, day);
    await use(true);
    await work();
    expect(await stateOf(first)).toBe("offered");
  });

  it("may be a room that is no longer out of order", async () => {
    const [roomId = ""] = stage.resort.roomTypes.standard.roomIds;
    const keeper = await staffWith(stage, { rooms: everyAct });
    const from = addDays(stage.resort.from, day);
    const body = { roomId, kind: "outOfOrder", reason: "pests", note: "", from, until: null } as const;
    const { _id } = await keeper.caller.must(closeRoomRoute, { body });
    await book(stage, { inDays: day });
    await book(stage, { inDays: day, roomType: "deluxe" });
    const first = await join(stage, day);
    await keeper.caller.must(changeClosureRoute, {
      params: { _id },
      body: { kind: "outOfOrder", reason: "pests", note: "", from, until: addDays(from, 1) },
    });
    await work();
    expect(await stateOf(first)).toBe("waiting");
    await keeper.caller.must(takeBackClosureRoute, { params: { _id }, body: { takenBack: true } });
    await work();
    expect(await stateOf(first)).toBe("offered");
  });

  it("is offered to nobody while the resort is closed, and to who waits when it opens", async () => {
    const { standard } = await sellOut(day);
    const waiting = await join(stage, day);
    const owner = await staffWith(stage, { settings: everyAct });
    const setOpen = (open: boolean) =>
      owner.caller.must(setOpeningRoute, { body: { open, opensOn: null } }, { "if-match": "*" });
    const { values } = await owner.caller.must(settingRoutes.resort, {});
    const face = { name: "Pulau Bayu", email: "stay@bayu.example", jetties: ["Merang", "Bayu"] };
    const profile = { ...values.profile, ...face };
    await owner.caller.must(saveSettingRoutes.resort, { body: { profile } }, { "if-match": "*" });
    await setOpen(false);
    await standard.giveUp();
    await work();
    expect(await stateOf(waiting)).toBe("waiting");
    await setOpen(true);
    await work();
    expect(await stateOf(waiting)).toBe("offered");
  });

  it("is not told of when nobody waits for such days", async () => {
    const { standard } = await sellOut(day);
    await standard.giveUp();
    const { rows } = await pool().query("SELECT FROM pgboss.job WHERE name = 'offer-freed'");
    expect(rows).toEqual([]);
  });
});

describe("an offer", () => {
  const offered = async () => {
    const { standard } = await sellOut(day);
    const first = await join(stage, day);
    const second = await join(stage, day);
    await standard.giveUp();
    await work();
    return { first, second, token: first.entry.token };
  };

  it("that is not taken in time goes to the next, and the guest is told", async () => {
    const { first, second } = await offered();
    await passOffers();
    await work();
    expect([await stateOf(first), await stateOf(second)]).toEqual(["missed", "offered"]);
    expect((await mailsOf(first.entry._id)).at(-1)?.letter.subject).toContain("has been released");
    const params = { token: first.entry.token };
    expect(await first.guest.call(calls.acceptOfferRoute, { params })).toMatchObject({ code: "WRONG_STATE" });
  });

  it("is over at its deadline, even before the queue comes to it", async () => {
    const { first, token } = await offered();
    await passOffers();
    expect(await first.guest.call(calls.acceptOfferRoute, { params: { token } })).toMatchObject({
      status: 410,
      code: "HOLD_EXPIRED",
    });
  });

  it("that is declined goes to the next at once", async () => {
    const { first, second, token } = await offered();
    await first.guest.must(calls.declineOfferRoute, { params: { token } });
    await work();
    expect([await stateOf(first), await stateOf(second)]).toEqual(["declined", "offered"]);
    expect(await first.guest.call(calls.declineOfferRoute, { params: { token } })).toMatchObject({
      code: "WRONG_STATE",
    });
  });

  it("whose boat is cancelled was not declined: the guest waits again, before who came later", async () => {
    const { first, second } = await offered();
    const { rows } = await pool().query<{ id: StockId }>(
      `SELECT s.id FROM wait_entry w JOIN stock_claim c ON c.hold_id = w.draft_id JOIN sailing s ON s.id = c.stock_id
       WHERE w.id = $1 AND s.direction = 'out'`,
      [first.entry._id],
    );
    const desk = await staffWith(stage, { bookings: everyAct, boats: everyAct });
    const body = { sailings: rows.map(({ id }) => id), reason: "weather" as const, note: "", choices: [] };
    await desk.caller.must(cancelSailingsRoute, { body }, { "idempotency-key": randomUUID() });
    expect([await stateOf(first), await stateOf(second)]).toEqual(["waiting", "waiting"]);
    expect((await look(first.entry.token, first.guest)).ahead).toBe(0);
    expect((await look(second.entry.token, second.guest)).ahead).toBe(1);
  });

  it("keeps its deadline through the wizard, and gets no extension", async () => {
    const { first, token } = await offered();
    const { draftId: _id } = await first.guest.must(calls.acceptOfferRoute, { params: { token } });
    const again = await first.guest.must(holdStayRoute, { params: { _id } });
    expect(again.secondsLeft).toBeGreaterThan(3_500);
    expect(again.extendableSeconds).toBe(0);
    expect(await first.guest.call(extendHoldRoute, { params: { _id } })).toMatchObject({
      code: "HOLD_AT_CAP",
    });
  });

  it.each([
    ["holding again", holdStayRoute],
    ["altering the hold", alterHoldRoute],
  ])(
    "is no ticket to other days: %s has the clock of every hold, and the next guest is asked",
    async (_, route) => {
      const { first, second, token } = await offered();
      const { draftId: _id } = await first.guest.must(calls.acceptOfferRoute, { params: { token } });
      const other = stayOf(stage.resort, { inDays: day + 3 });
      await first.guest.must(saveDraftRoute, { params: { _id }, body: other });
      const moved = await first.guest.must(route, { params: { _id } });
      expect(moved.secondsLeft).toBeLessThanOrEqual(120);
      await work();
      expect([await stateOf(first), await stateOf(second)]).toEqual(["declined", "offered"]);
      expect((await first.guest.must(roomTimerRoute, { params: { _id } })).state).toBe("live");
    },
  );

  it("counts against nobody's quota of holds", async () => {
    const { first, token } = await offered();
    await first.guest.must(calls.acceptOfferRoute, { params: { token } });
    for (const inDays of [day + 3, day + 3, day + 5])
      await mustHold(first.guest, stayOf(stage.resort, { inDays }));
    expect(await tryHold(first.guest, stayOf(stage.resort, { inDays: day + 5 }))).toMatchObject({
      code: "HOLD_QUOTA",
    });
    await passOffers();
  });

  it("of an account is that account's alone, and goes along into the one that signs in", async () => {
    const { first, token } = await offered();
    const { email } = await createMember(stage.base.db);
    const body = { email, password: testPassword, guestToken: first.guest.token ?? "" };
    first.guest.token = (await first.guest.must(loginRoute, { body })).accessToken;
    const stranger = await newGuest(stage.urls);
    const params = { token };
    expect(await stranger.call(calls.acceptOfferRoute, { params })).toMatchObject({
      status: 403,
      code: "NOT_ALLOWED",
    });
    const { draftId } = await first.guest.must(calls.acceptOfferRoute, { params });
    expect((await first.guest.must(draftRoute, { params: { _id: draftId } }))._id).toBe(draftId);
  });
});

describe("leaving the list", () => {
  it("is possible while one waits, and only once", async () => {
    await sellOut(day);
    const { guest, entry } = await join(stage, day);
    const params = { token: entry.token };
    expect(await guest.must(calls.leaveWaitingRoute, { params })).toEqual({ done: true });
    expect(await guest.call(calls.leaveWaitingRoute, { params })).toMatchObject({
      status: 409,
      code: "WRONG_STATE",
    });
    expect(await look(entry.token, guest)).toMatchObject({ state: "withdrawn", ahead: null });
  });

  it("happens by itself once the days went by", async () => {
    await sellOut(1);
    const { guest, entry } = await join(stage, 1);
    await pool().query("UPDATE wait_entry SET check_in = check_in - 5 WHERE id = $1", [entry._id]);
    await sweep();
    expect(await look(entry.token, guest)).toMatchObject({ state: "passed" });
  });
});

describe("a link that was not made here", () => {
  it("opens nothing", async () => {
    const guest = await newGuest(stage.urls);
    const forged = [
      `${randomUUID()}.${"x".repeat(43)}`,
      linkToken("another secret of another house", "waiting", { id: randomUUID() }),
      linkToken(raceSecret, "waiting", { id: randomUUID() }),
    ];
    for (const token of forged) {
      const params = { token };
      for (const answer of [
        await guest.call(calls.waitEntryRoute, { params }),
        await guest.call(calls.acceptOfferRoute, { params }),
        await guest.call(calls.declineOfferRoute, { params }),
        await guest.call(calls.leaveWaitingRoute, { params }),
      ])
        expect(answer).toMatchObject({ status: 410, code: "LINK_INVALID" });
    }
  });
});

describe("staff", () => {
  it("see who waits in the order of their turn, and take somebody off", async () => {
    const desk = await staffWith(stage, { bookings: everyAct });
    const looker = await staffWith(stage, { bookings: onlyLook });
    await sellOut(day);
    const name = `Kamala ${randomUUID().slice(0, 6)}`;
    const first = await join(stage, day, { name });
    const second = await join(stage, day, { name });
    const query = { search: name, limit: 100 };
    const { entries, counts } = await desk.caller.must(calls.staffWaitingRoute, { query });
    expect(entries.map((entry) => [entry._id, entry.canRemove])).toEqual([
      [first.entry._id, true],
      [second.entry._id, true],
    ]);
    expect(counts.waiting).toBeGreaterThanOrEqual(2);
    expect(await looker.caller.call(calls.staffWaitingRoute, { query })).toMatchObject({ status: 403 });
    const params = { _id: first.entry._id };
    expect(await looker.caller.call(calls.removeWaitingRoute, { params })).toMatchObject({
      code: "NOT_ALLOWED",
    });
    await desk.caller.must(calls.removeWaitingRoute, { params });
    expect(await desk.caller.call(calls.removeWaitingRoute, { params })).toMatchObject({
      code: "WRONG_STATE",
    });
    const nobody = { params: { _id: randomUUID() } };
    expect(await desk.caller.call(calls.removeWaitingRoute, nobody)).toMatchObject({ status: 404 });
    const third = await join(stage, day, { name });
    const several = await desk.caller.must(calls.removeSeveralWaitingRoute, {
      body: { arr: [first.entry._id, third.entry._id] },
    });
    expect(several).toMatchObject({
      done: [third.entry._id],
      failed: [{ id: first.entry._id, code: "WRONG_STATE", facts: { state: "withdrawn" } }],
    });
    const gone = await desk.caller.must(calls.staffWaitingRoute, {
      query: { search: name, state: "waiting" },
    });
    expect(gone.entries.map((entry) => entry._id)).toEqual([second.entry._id]);
    expect(await first.guest.call(calls.staffWaitingRoute, { query: {} })).toMatchObject({
      ok: false,
      status: 401,
    });
    const none = await desk.caller.must(calls.staffWaitingRoute, { query: { search: "nobody at all" } });
    expect(none).toMatchObject({ entries: [], page: 1, pages: 1, limit: 10, total: 0 });
  });
});
