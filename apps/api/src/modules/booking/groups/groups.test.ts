import { randomUUID } from "node:crypto";
import { foliosRoute, saveFoliosRoute } from "@pulau/contract/folios.ts";
import {
  cancelGroupRoute,
  changeGroupRoute,
  groupsRoute,
  keepGroupRoute,
  payGroupRoute,
  releaseGroupRoute,
  requestDepositRoute,
  returnGroupMoneyRoute,
  setPayerRoute,
  spreadGroupRoute,
  voidGroupEntryRoute,
} from "@pulau/contract/groups.ts";
import { needsPersonRoute } from "@pulau/contract/money-desk.ts";
import { takingsRoute } from "@pulau/contract/shifts.ts";
import {
  checkInSeveralRoute,
  staffBookingRoute,
  staffCancelQuoteRoute,
  staffCancelRoute,
} from "@pulau/contract/staff.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { GroupId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { readMail } from "../../../mail/read-mail.ts";
import type { Caller } from "../../../races/caller.ts";
import { newGuest, stayOf, tryHold } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, lookOnly, staffCaller } from "../../../races/staff.ts";
import { clubOf, makeClub, nameRooms, roomFor, shown } from "./test-block.ts";

let stage: Stage;
let desk: Caller;
const rights = { groups: all, bookings: all, payments: all, charges: all };
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 4 }, ferrySeats: 12, days: 300 });
  ({ desk } = await staffCaller(stage, rights));
});
afterAll(() => stage.close());

let inDays = 20;
/** Days that no other test uses. */
const nextDays = () => {
  inDays += 5;
  return inDays;
};
const names = ["Aini binti Salleh", "Tan Mei Ling"];
const query = (text: string, values: unknown[] = []) => stage.base.pool.query(text, values);
const cancel = (_id: GroupId) => desk.call(cancelGroupRoute, { params: { _id } });
const release = (_id: GroupId) => desk.call(releaseGroupRoute, { params: { _id } });
/** Whether somebody else can have so many rooms for two on a group's nights. */
const canHold = async (days: number, rooms: number) => {
  const held = await tryHold(await newGuest(stage.urls), stayOf(stage.resort, { inDays: days, rooms }));
  return held.ok || held.code;
};
const healthy = async () => expect(await checkInvariants(stage.base.pool)).toEqual([]);
/** Lets the last day for names be over; the clock stands still for everybody else. */
const passCutOff = async (_id: GroupId) => {
  await query(
    "UPDATE stay_group SET cut_off_on = (pulau_now() AT TIME ZONE 'Asia/Kuala_Lumpur')::date - 1 WHERE id = $1",
    [_id],
  );
  for (const table of [
    "stay_hold SET expires_at = pulau_now() WHERE id",
    "room_night SET expires_at = pulau_now() WHERE hold_id",
    "stock_claim SET expires_at = pulau_now() WHERE hold_id",
  ])
    await query(`UPDATE ${table} = (SELECT hold_id FROM stay_group WHERE id = $1)`, [_id]);
};

describe("a group", () => {
  it("keeps its rooms and seats from everybody else, and gives all of them back when it is cancelled", async () => {
    const days = nextDays();
    const _id = await makeClub(desk, clubOf(stage.resort, { inDays: days }));
    expect(await shown(desk, _id)).toMatchObject({
      state: "open",
      rooms: 3,
      roomsLeft: 3,
      persons: 6,
      personsNamed: 0,
      bookings: 0,
      boats: [
        { direction: "out", seatsLeft: 6 },
        { direction: "back", seatsLeft: 6 },
      ],
    });
    expect(await canHold(days, 2)).toBe("SOLD_OUT");
    await healthy();
    expect(await cancel(_id)).toMatchObject({ ok: true });
    expect(await canHold(days, 2)).toBe(true);
    expect(await cancel(_id)).toMatchObject({ code: "WRONG_STATE" });
    await healthy();
  });

  it("is kept whole or not at all", async () => {
    const days = nextDays();
    const tooMany = clubOf(stage.resort, { inDays: days, rooms: 5 });
    await expect(makeClub(desk, tooMany)).rejects.toThrow("SOLD_OUT");
    await expect(makeClub(desk, clubOf(stage.resort, { inDays: days, persons: 13 }))).rejects.toThrow(
      "BOAT_FULL",
    );
    expect(await canHold(days, 4)).toBe(true);
    await healthy();
  });

  it("takes names until a day before its arrival, and of no day that is over", async () => {
    const body = clubOf(stage.resort, { inDays: nextDays() });
    for (const cutOffOn of [body.checkIn, addDays(stage.resort.from, -1)])
      await expect(makeClub(desk, { ...body, cutOffOn })).rejects.toThrow("INVALID_INPUT");
  });

  it("is seen and made by who has the right", async () => {
    const { desk: clerk } = await staffCaller(stage, lookOnly);
    expect(await clerk.call(groupsRoute, { query: {} })).toMatchObject({ status: 403 });
  });
});

describe("naming", () => {
  it("makes confirmed bookings out of what the group keeps, at the engine’s price", async () => {
    const days = nextDays();
    const _id = await makeClub(desk, clubOf(stage.resort, { inDays: days }));
    const named = await nameRooms(desk, _id, [
      roomFor(stage.resort, names),
      roomFor(stage.resort, ["Kumar"], { payer: "own", email: "kumar@example.com", mobile: "+60198765432" }),
    ]);
    if (!named.ok) throw new Error(named.code);
    expect(named.value.bookings).toHaveLength(2);
    const group = await shown(desk, _id);
    expect(group).toMatchObject({
      roomsLeft: 1,
      bookings: 2,
      personsNamed: 3,
      boats: [{ seatsLeft: 3 }, { seatsLeft: 3 }],
    });
    expect(group.list.map(({ guests, payer, status }) => ({ guests, payer, status }))).toEqual(
      expect.arrayContaining([
        { guests: names, payer: "group", status: "confirmed" },
        { guests: ["Kumar"], payer: "own", status: "confirmed" },
      ]),
    );
    const byGroup = group.list.filter(({ payer }) => payer === "group");
    expect(group.totalSen).toBe(byGroup.reduce((sum, { totalSen }) => sum + totalSen, 0));
    const guest = await newGuest(stage.urls);
    const alone = await tryHold(guest, stayOf(stage.resort, { inDays: days }));
    if (!alone.ok) throw new Error(alone.code);
    expect(byGroup[0]?.totalSen).toBe(alone.value.quote.totalSen);
    await healthy();
  });

  it("is done for all of the rooms or for none, and says for which it could not be", async () => {
    const _id = await makeClub(desk, clubOf(stage.resort, { inDays: nextDays(), rooms: 2 }));
    const room = roomFor(stage.resort, names);
    expect(await nameRooms(desk, _id, [room, room, room])).toMatchObject({
      code: "GROUP_SHORT",
      facts: { rule: "rooms", line: 3 },
    });
    expect(await shown(desk, _id)).toMatchObject({ roomsLeft: 2, bookings: 0 });
    expect((await nameRooms(desk, _id, [room, room])).ok).toBe(true);
    expect(await nameRooms(desk, _id, [room])).toMatchObject({ code: "GROUP_SHORT" });
    await healthy();
  });

  it("is done once for one key", async () => {
    const _id = await makeClub(desk, clubOf(stage.resort, { inDays: nextDays() }));
    const key = randomUUID();
    const again = () => nameRooms(desk, _id, [roomFor(stage.resort, names)], key);
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await shown(desk, _id)).toMatchObject({ roomsLeft: 2, bookings: 1 });
  });

  it("finds seats beyond the group’s on the same ferry, as long as it has any", async () => {
    const days = nextDays();
    const _id = await makeClub(desk, clubOf(stage.resort, { inDays: days, rooms: 2, persons: 1 }));
    expect((await nameRooms(desk, _id, [roomFor(stage.resort, names)])).ok).toBe(true);
    expect(await shown(desk, _id)).toMatchObject({
      roomsLeft: 1,
      boats: [{ seatsLeft: 0 }, { seatsLeft: 0 }],
    });
    await healthy();
  });

  it("asks who pays by themselves for their e-mail address and number", async () => {
    const _id = await makeClub(desk, clubOf(stage.resort, { inDays: nextDays() }));
    expect(await nameRooms(desk, _id, [roomFor(stage.resort, names, { payer: "own" })])).toMatchObject({
      status: 400,
      fields: [{ path: "rooms.0.email" }, { path: "rooms.0.mobile" }],
    });
  });
});

describe("the cut-off", () => {
  it("frees what is not named by itself, and the job says so", async () => {
    const days = nextDays();
    const _id = await makeClub(desk, clubOf(stage.resort, { inDays: days }));
    expect((await nameRooms(desk, _id, [roomFor(stage.resort, names)])).ok).toBe(true);
    expect(await canHold(days, 3)).toBe("SOLD_OUT");
    await stage.jobs["release-group"]({ groupId: _id });
    expect((await shown(desk, _id)).state).toBe("open");
    await passCutOff(_id);
    // Free from that moment on, whether the job has run or not.
    expect(await shown(desk, _id)).toMatchObject({ state: "released", roomsLeft: 0 });
    expect(await nameRooms(desk, _id, [roomFor(stage.resort, names)])).toMatchObject({ code: "WRONG_STATE" });
    await stage.jobs["release-group"]({ groupId: _id });
    await stage.jobs["release-group"]({ groupId: _id });
    const { rows } = await query(
      "SELECT act, staff_id FROM audit_entry WHERE subject_id = $1 AND act = 'groupReleased'",
      [_id],
    );
    expect(rows).toEqual([{ act: "groupReleased", staff_id: null }]);
    expect(await canHold(days, 3)).toBe(true);
    expect(await shown(desk, _id)).toMatchObject({ bookings: 1, state: "released" });
    await healthy();
  });

  it("is queued for the midnight at the resort, and can be moved", async () => {
    const body = clubOf(stage.resort, { inDays: nextDays() });
    const _id = await makeClub(desk, body);
    const plannedFor = async () => {
      const { rows } = await query(
        `SELECT (start_after AT TIME ZONE 'Asia/Kuala_Lumpur')::text AS at FROM pgboss.job
         WHERE name = 'release-group' AND data ->> 'groupId' = $1 ORDER BY start_after`,
        [_id],
      );
      return rows.map(({ at }) => at);
    };
    expect(await plannedFor()).toEqual([`${addDays(body.cutOffOn, 1)} 00:00:00`]);
    const cutOffOn = addDays(body.cutOffOn, 3);
    const { optionId: _, checkIn: __, ...terms } = body;
    await desk.must(changeGroupRoute, { params: { _id }, body: { ...terms, cutOffOn } }, { "if-match": "1" });
    expect(await plannedFor()).toEqual([
      `${addDays(body.cutOffOn, 1)} 00:00:00`,
      `${addDays(cutOffOn, 1)} 00:00:00`,
    ]);
    const { rows } = await query(
      "SELECT count(*)::int AS n FROM room_night n JOIN stay_group g ON g.hold_id = n.hold_id WHERE g.id = $1 AND n.expires_at = ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Kuala_Lumpur'",
      [_id, cutOffOn],
    );
    expect(rows).toEqual([{ n: 6 }]);
  });

  it("can be brought forward by hand, and what was released be kept once more while it is free", async () => {
    const days = nextDays();
    const body = clubOf(stage.resort, { inDays: days });
    const _id = await makeClub(desk, body);
    expect((await release(_id)).ok).toBe(true);
    expect(await release(_id)).toMatchObject({ code: "WRONG_STATE" });
    expect(await shown(desk, _id)).toMatchObject({ state: "released", roomsLeft: 0 });
    const keep = () => desk.call(keepGroupRoute, { params: { _id }, body: { cutOffOn: body.cutOffOn } });
    expect((await keep()).ok).toBe(true);
    expect(await shown(desk, _id)).toMatchObject({ state: "open", roomsLeft: 3 });
    expect((await release(_id)).ok).toBe(true);
    expect(await canHold(days, 2)).toBe(true);
    expect(await keep()).toMatchObject({ code: "SOLD_OUT" });
    expect(await shown(desk, _id)).toMatchObject({ state: "released", roomsLeft: 0 });
    await healthy();
  });

  it("is terms to the group in its language beforehand, unless all are named", async () => {
    const body = clubOf(stage.resort, { inDays: nextDays(), rooms: 1 });
    const _id = await makeClub(desk, body);
    const { cutOffOn } = body;
    const mailed = async () => {
      await stage.jobs["remind-group"]({ groupId: _id, cutOffOn });
      const { rows } = await query(
        "SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'groupId' = $1",
        [_id],
      );
      return rows.length;
    };
    expect(await mailed()).toBe(1);
    const mail = await readMail(stage.base.db, stage.settings, {
      template: "group-names-due",
      groupId: _id,
      cutOffOn,
    });
    expect(mail).toMatchObject({ to: "hafiz@example.com", frame: { language: "my" } });
    expect(mail?.letter.subject).toContain("Kelab Selam Mutiara");
    expect((await nameRooms(desk, _id, [roomFor(stage.resort, names)])).ok).toBe(true);
    expect(await mailed()).toBe(1);
    expect(
      await readMail(stage.base.db, stage.settings, { template: "group-names-due", groupId: _id, cutOffOn }),
    ).toBeNull();
  });
});

describe("changing a group", () => {
  const change = (_id: GroupId, body: ReturnType<typeof clubOf>, version: number) => {
    const { optionId: _, checkIn: __, nights: ___, ...terms } = body;
    return desk.call(changeGroupRoute, { params: { _id }, body: terms }, { "if-match": String(version) });
  };

  it("takes more, gives back what is too many, and never what is named", async () => {
    const days = nextDays();
    const body = clubOf(stage.resort, { inDays: days, rooms: 2 });
    const _id = await makeClub(desk, body);
    expect((await nameRooms(desk, _id, [roomFor(stage.resort, names)])).ok).toBe(true);
    const roomTypeId = stage.resort.roomTypes.standard.id;
    const withRooms = (rooms: number, persons = rooms * 2) => ({
      ...body,
      persons,
      rooms: [{ roomTypeId, rooms }],
    });
    expect(await change(_id, withRooms(4), 1)).toMatchObject({ ok: true, value: { version: 2 } });
    expect(await shown(desk, _id)).toMatchObject({
      rooms: 4,
      roomsLeft: 3,
      boats: [{ seatsLeft: 6 }, { seatsLeft: 6 }],
    });
    expect(await canHold(days, 1)).toBe("SOLD_OUT");
    expect(await change(_id, withRooms(1), 1)).toMatchObject({ code: "CHANGED_SINCE" });
    expect(await change(_id, withRooms(1), 2)).toMatchObject({ ok: true });
    expect(await shown(desk, _id)).toMatchObject({ rooms: 1, roomsLeft: 0, bookings: 1 });
    expect(await canHold(days, 3)).toBe(true);
    expect(await change(_id, withRooms(1, 1), 3)).toMatchObject({
      code: "GROUP_SHORT",
      facts: { rule: "seats" },
    });
    await healthy();
  });

  it("is not cancelled while a booking of it stands", async () => {
    const _id = await makeClub(desk, clubOf(stage.resort, { inDays: nextDays() }));
    const named = await nameRooms(desk, _id, [roomFor(stage.resort, names)]);
    if (!named.ok) throw new Error(named.code);
    expect(await cancel(_id)).toMatchObject({
      code: "WRONG_STATE",
      facts: { rule: "bookings", standing: 1 },
    });
    const [booking] = named.value.bookings;
    await desk.must(
      staffCancelRoute,
      { params: { _id: booking?._id ?? "" }, query: { agreedRefundSen: 0, note: "Not coming" } },
      { "idempotency-key": randomUUID() },
    );
    expect((await cancel(_id)).ok).toBe(true);
    await healthy();
  });
});

const pay = (_id: GroupId, amountSen: number, key: string = randomUUID()) =>
  desk.call(
    payGroupRoute,
    {
      params: { _id },
      body: { way: "transfer", amountSen, paidOn: stage.resort.from, reference: "CIMB 4711" },
    },
    { "idempotency-key": key },
  );

describe("the bills of a group", () => {
  it("are one for the group, whose payment is spread over its bookings to the sen, and own ones beside it", async () => {
    const body = clubOf(stage.resort, { inDays: nextDays() });
    const stages = [{ dueOn: addDays(stage.resort.from, 1), share: 3_000 }];
    const _id = await makeClub(desk, { ...body, stages });
    const own = { payer: "own", email: "kumar@example.com", mobile: "+60198765432" } as const;
    const room = roomFor(stage.resort, names);
    const named = await nameRooms(desk, _id, [room, room, roomFor(stage.resort, ["Kumar"], own)]);
    if (!named.ok) throw new Error(named.code);
    const { totalSen, due } = await shown(desk, _id);
    expect(due.map(({ amountSen }) => amountSen)).toEqual([
      Math.round(totalSen * 0.3),
      totalSen - Math.round(totalSen * 0.3),
    ]);
    const key = randomUUID();
    const [first, second] = await Promise.all([pay(_id, 10_001, key), pay(_id, 10_001, key)]);
    if (!first.ok) throw new Error(first.code);
    expect(second).toEqual(first);
    expect(first.value.payments.reduce((sum, part) => sum + part.amountSen, 0)).toBe(10_001);
    const group = await shown(desk, _id);
    expect(group.paidSen).toBe(10_001);
    expect(group.list.filter(({ payer }) => payer === "own").map(({ paidSen }) => paidSen)).toEqual([0]);
    expect(group.due[0]).toMatchObject({ paidSen: 10_001 });
    expect(await pay(_id, totalSen)).toMatchObject({
      code: "AMOUNT_NOT_OFFERED",
      facts: { owedSen: totalSen - 10_001 },
    });
    expect((await pay(_id, totalSen - 10_001)).ok).toBe(true);
    expect((await shown(desk, _id)).due.every(({ state }) => state === "paid")).toBe(true);
    await healthy();
  });

  it("change hands with who pays, and nobody chases a booking that the group pays", async () => {
    const _id = await makeClub(desk, clubOf(stage.resort, { inDays: nextDays() }));
    const named = await nameRooms(desk, _id, [roomFor(stage.resort, names)]);
    const bookingId = (named.ok && named.value.bookings[0]?._id) || "";
    const excused = async () => {
      const { rows } = await query("SELECT balance_excused FROM booking WHERE id = $1", [bookingId]);
      return rows[0]?.balance_excused;
    };
    expect(await excused()).toBe(true);
    // A day that is over would cancel the booking of guests who were not asked for anything before.
    await query("UPDATE booking SET balance_due_on = check_in - 60 WHERE id = $1", [bookingId]);
    await desk.must(setPayerRoute, { params: { _id }, body: { bookingId, payer: "own" } });
    expect(await excused()).toBe(false);
    expect(
      await query(
        "SELECT balance_due_on > (pulau_now() AT TIME ZONE 'Asia/Kuala_Lumpur')::date AS coming FROM booking WHERE id = $1",
        [bookingId],
      ),
    ).toMatchObject({ rows: [{ coming: true }] });
    expect(await shown(desk, _id)).toMatchObject({ totalSen: 0, due: [] });
    expect(await pay(_id, 100)).toMatchObject({ value: { payments: [], heldSen: 100 } });
    expect(
      await desk.call(setPayerRoute, { params: { _id: randomUUID() }, body: { bookingId, payer: "own" } }),
    ).toMatchObject({ status: 404 });
  });

  it("are whole: what a group pays is not split, and what is split a group does not pay", async () => {
    const _id = await makeClub(desk, clubOf(stage.resort, { inDays: nextDays() }));
    const named = await nameRooms(desk, _id, [roomFor(stage.resort, names)]);
    const bookingId = (named.ok && named.value.bookings[0]?._id) || "";
    const nobody = { registrationNo: "", taxNo: "", email: "", phone: "" };
    const folios = [
      { ...nobody, letter: "A" as const, payer: "guest" as const, name: "" },
      { ...nobody, letter: "B" as const, payer: "company" as const, name: "Halim Sdn. Bhd." },
    ];
    const splitIt = () =>
      desk.call(saveFoliosRoute, { params: { _id: bookingId }, body: { folios } }, { "if-match": "*" });
    const hand = (payer: "own" | "group") =>
      desk.call(setPayerRoute, { params: { _id }, body: { bookingId, payer } });
    expect((await desk.must(foliosRoute, { params: { _id: bookingId } })).canChange).toBe(false);
    expect(await splitIt()).toMatchObject({ code: "WRONG_STATE", facts: { rule: "groupPays" } });
    await hand("own");
    expect(await splitIt()).toMatchObject({ ok: true });
    expect((await shown(desk, _id)).list).toMatchObject([{ payer: "own", split: true }]);
    expect(await hand("group")).toMatchObject({ code: "WRONG_STATE", facts: { rule: "billSplit" } });
    await healthy();
  });
});

describe("money before the first name", () => {
  const once = () => ({ "idempotency-key": randomUUID() });
  const spread = (_id: GroupId) => desk.call(spreadGroupRoute, { params: { _id }, body: {} }, once());
  const giveBack = (_id: GroupId, amountSen: number, way: "transfer" | null = "transfer") =>
    desk.call(
      returnGroupMoneyRoute,
      { params: { _id }, body: { way, amountSen, reference: "", reason: "Fewer are coming" } },
      once(),
    );
  const voidEntry = (_id: GroupId, entryId: string) =>
    desk.call(voidGroupEntryRoute, { params: { _id }, body: { entryId, reason: "Entered twice" } });
  const cancelBooking = async (_id: string) => {
    const { refundSen } = await desk.must(staffCancelQuoteRoute, { params: { _id } });
    const query = { agreedRefundSen: refundSen, note: "Not coming" };
    await desk.must(staffCancelRoute, { params: { _id }, query }, once());
    return refundSen;
  };
  const club = (terms: Parameters<typeof clubOf>[1] = {}) =>
    makeClub(desk, clubOf(stage.resort, { inDays: nextDays(), ...terms }));

  it("stands on the group, and pays the bookings as they are named; what is over stays", async () => {
    const _id = await club({ stages: [{ dueOn: stage.resort.from, amountSen: 50_000 }] });
    expect((await shown(desk, _id)).due).toMatchObject([{ amountSen: 50_000, paidSen: 0, state: "due" }]);
    const key = randomUUID();
    const [first, again] = await Promise.all([pay(_id, 1_000_001, key), pay(_id, 1_000_001, key)]);
    expect(first).toMatchObject({ ok: true, value: { payments: [], heldSen: 1_000_001 } });
    expect(again).toEqual(first);
    const before = await shown(desk, _id);
    expect(before).toMatchObject({ heldSen: 1_000_001, totalSen: 0, due: [{ state: "paid" }] });
    expect(before.entries).toMatchObject([{ kind: "received", amountSen: 1_000_001, canVoid: true }]);
    await healthy();
    const own = { payer: "own", email: "kumar@example.com", mobile: "+60198765432" } as const;
    const room = roomFor(stage.resort, names);
    expect((await nameRooms(desk, _id, [room, roomFor(stage.resort, ["Kumar"], own)])).ok).toBe(true);
    const after = await shown(desk, _id);
    expect(after.paidSen).toBe(after.totalSen);
    expect(after.heldSen).toBe(1_000_001 - after.totalSen);
    expect(after.list.find(({ payer }) => payer === "own")?.paidSen).toBe(0);
    expect(after.entries).toMatchObject([{ canVoid: false }]);
    await healthy();
  });

  it("is divided to the sen where it does not reach for all", async () => {
    const _id = await club();
    expect((await pay(_id, 10_001)).ok).toBe(true);
    const room = roomFor(stage.resort, names);
    expect((await nameRooms(desk, _id, [room, room, room])).ok).toBe(true);
    const group = await shown(desk, _id);
    expect(group).toMatchObject({ heldSen: 0, paidSen: 10_001 });
    expect(group.list.map(({ paidSen }) => paidSen).toSorted()).toEqual([3_333, 3_334, 3_334]);
    expect(await spread(_id)).toMatchObject({ code: "WRONG_STATE" });
    await healthy();
  });

  it("comes back from a booking that is cancelled, and is spread anew or paid back by who may", async () => {
    const _id = await club();
    const room = roomFor(stage.resort, names);
    expect((await pay(_id, 500_000)).ok).toBe(true);
    const named = await nameRooms(desk, _id, [room]);
    const { paidSen, heldSen } = await shown(desk, _id);
    expect(paidSen + heldSen).toBe(500_000);
    const back = await cancelBooking((named.ok && named.value.bookings[0]?._id) || "");
    expect(back).toBeGreaterThan(0);
    expect(await shown(desk, _id)).toMatchObject({ heldSen: heldSen + back, paidSen: 0 });
    await healthy();
    const other = await nameRooms(desk, _id, [room]);
    expect(other.ok).toBe(true);
    const group = await shown(desk, _id);
    expect(group.paidSen).toBe(group.totalSen);
    expect(group.heldSen).toBe(heldSen + back - group.totalSen);
    expect(await giveBack(_id, group.heldSen + 1)).toMatchObject({
      code: "AMOUNT_NOT_OFFERED",
      facts: { rule: "held", heldSen: group.heldSen },
    });
    const { desk: clerk } = await staffCaller(stage, {
      groups: all,
      payments: { read: true, write: true, create: true, delete: false },
    });
    const body = { way: "transfer", amountSen: 1, reason: "x" } as const;
    expect(await clerk.call(returnGroupMoneyRoute, { params: { _id }, body }, once())).toMatchObject({
      status: 403,
    });
    // Kept by the resort only once no names are waited for.
    expect(await giveBack(_id, 1, null)).toMatchObject({ code: "WRONG_STATE" });
    expect((await giveBack(_id, 4_000)).ok).toBe(true);
    expect((await release(_id)).ok).toBe(true);
    expect((await giveBack(_id, group.heldSen - 4_000, null)).ok).toBe(true);
    expect(await shown(desk, _id)).toMatchObject({ heldSen: 0 });
    const { rows } = await query("SELECT act FROM audit_entry WHERE subject_id = $1 ORDER BY at", [_id]);
    expect(rows.filter(({ act }) => act === "groupMoneyReturned")).toHaveLength(2);
    await healthy();
  });

  it("is taken by one of two who want the same sen", async () => {
    const _id = await club({ rooms: 1 });
    expect((await pay(_id, 30_000)).ok).toBe(true);
    const room = roomFor(stage.resort, names);
    const answers = await Promise.all([
      nameRooms(desk, _id, [room]),
      giveBack(_id, 30_000),
      giveBack(_id, 30_000),
    ]);
    const { heldSen, paidSen, entries } = await shown(desk, _id);
    const back = entries.filter(({ kind }) => kind === "paidBack");
    expect(heldSen + paidSen + back.length * 30_000).toBe(30_000);
    expect(answers[0]?.ok).toBe(true);
    await healthy();
    // The control: without its check the account lets both of them through.
    const held = () => query("SELECT held_sen FROM group_fund WHERE group_id = $1", [_id]);
    await expect(
      query(
        `WITH t AS (INSERT INTO ledger_transaction (kind, at) VALUES ('groupPaidBack', now()) RETURNING id)
         INSERT INTO ledger_entry (transaction_id, account_kind, account_key, sen)
         SELECT id, kind, key, sen FROM t, (VALUES ('group', $1::text, -1000000), ('bank', 'payouts', 1000000)) AS side (kind, key, sen)`,
        [_id],
      ),
    ).rejects.toThrow("group_fund_not_negative");
    await expect(query("UPDATE group_fund SET held_sen = 5 WHERE group_id = $1", [_id])).rejects.toThrow(
      "written by movements alone",
    );
    expect((await held()).rows).toMatchObject([{ held_sen: heldSen }]);
  });

  it("that was recorded by mistake is taken out of the books, as long as it is there", async () => {
    const _id = await club();
    expect((await pay(_id, 20_000)).ok).toBe(true);
    const [entry] = (await shown(desk, _id)).entries;
    const entryId = entry?._id ?? "";
    expect((await giveBack(_id, 5_000)).ok).toBe(true);
    expect(await voidEntry(_id, entryId)).toMatchObject({ code: "AMOUNT_NOT_OFFERED" });
    expect((await pay(_id, 5_000)).ok).toBe(true);
    expect((await voidEntry(_id, entryId)).ok).toBe(true);
    expect(await voidEntry(_id, entryId)).toMatchObject({ code: "WRONG_STATE" });
    expect(await voidEntry(_id, randomUUID())).toMatchObject({ status: 404 });
    expect(await shown(desk, _id)).toMatchObject({ heldSen: 0 });
    await healthy();
  });

  it("is not taken where no names are waited for, or from a day to come", async () => {
    const _id = await club();
    expect((await release(_id)).ok).toBe(true);
    expect(await pay(_id, 1_000)).toMatchObject({ code: "AMOUNT_NOT_OFFERED", facts: { owedSen: 0 } });
    const body = { way: "transfer", amountSen: 100, paidOn: addDays(stage.resort.from, 2) } as const;
    expect(await desk.call(payGroupRoute, { params: { _id }, body }, once())).toMatchObject({
      fields: [{ path: "paidOn", rule: "dayAhead" }],
    });
  });

  it("asks staff what becomes of it once its group is cancelled, until it is paid back", async () => {
    const _id = await club();
    const paid = { way: "transfer", amountSen: 50_000, paidOn: stage.resort.from } as const;
    await desk.must(payGroupRoute, { params: { _id }, body: paid }, once());
    const waiting = async () => {
      const { items } = await desk.must(needsPersonRoute, { query: { kind: "GROUP_MONEY_HELD" } });
      return items.filter(({ facts }) => facts.groupId === _id);
    };
    expect(await waiting()).toEqual([]);
    await desk.must(cancelGroupRoute, { params: { _id } });
    expect(await waiting()).toMatchObject([{ name: "Kelab Selam Mutiara", amountSen: 50_000, ways: [] }]);
    const back = (amountSen: number) =>
      desk.must(
        returnGroupMoneyRoute,
        { params: { _id }, body: { way: "transfer", amountSen, reason: "Not coming" } },
        once(),
      );
    await back(20_000);
    expect(await waiting()).toMatchObject([{ amountSen: 30_000 }]);
    await back(30_000);
    expect(await waiting()).toEqual([]);
    await healthy();
  });

  it("is not spread to a booking that is handed to its guests at that moment", async () => {
    const _id = await club({ rooms: 2 });
    const room = roomFor(stage.resort, names);
    const named = await nameRooms(desk, _id, [room, room]);
    const bookingId = (named.ok && named.value.bookings[0]?._id) || "";
    const client = await stage.base.pool.connect();
    try {
      await client.query("BEGIN");
      await client.query("SELECT 1 FROM booking WHERE id = $1 FOR UPDATE", [bookingId]);
      const paying = pay(_id, 10_000);
      await expect
        .poll(async () => (await query("SELECT 1 FROM pg_locks WHERE NOT granted")).rows.length)
        .toBeGreaterThan(0);
      await client.query("UPDATE group_booking SET payer = 'own' WHERE booking_id = $1", [bookingId]);
      await client.query("COMMIT");
      expect((await paying).ok).toBe(true);
    } finally {
      client.release();
    }
    const { list } = await shown(desk, _id);
    expect(list.find((row) => row._id === bookingId)?.paidSen).toBe(0);
  });

  it("is held again also where all are named", async () => {
    const body = clubOf(stage.resort, { inDays: nextDays(), rooms: 1 });
    const _id = await makeClub(desk, body);
    expect((await nameRooms(desk, _id, [roomFor(stage.resort, names)])).ok).toBe(true);
    expect((await release(_id)).ok).toBe(true);
    const kept = await desk.call(keepGroupRoute, { params: { _id }, body: { cutOffOn: body.cutOffOn } });
    expect(kept).toMatchObject({ ok: true });
    expect(await shown(desk, _id)).toMatchObject({ state: "open", roomsLeft: 0 });
    await healthy();
  });
});

describe("a deposit", () => {
  it("is asked for in the group’s language, once more before its day, and no more once it has come", async () => {
    const dueOn = addDays(stage.resort.from, 30);
    const _id = await makeClub(
      desk,
      clubOf(stage.resort, { inDays: nextDays(), stages: [{ dueOn, amountSen: 50_000 }] }),
    );
    const { rows: planned } = await query(
      `SELECT (start_after AT TIME ZONE 'Asia/Kuala_Lumpur')::date::text AS day, data -> 'isReminder' AS reminds FROM pgboss.job
       WHERE name = 'ask-group-deposit' AND data ->> 'groupId' = $1 ORDER BY start_after`,
      [_id],
    );
    expect(planned).toEqual([
      { day: addDays(dueOn, -14), reminds: false },
      { day: addDays(dueOn, -2), reminds: true },
    ]);
    const mailed = async () => {
      const { rows } = await query(
        "SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'groupId' = $1",
        [_id],
      );
      return rows.length;
    };
    const mail = { template: "group-deposit-due", groupId: _id, dueOn, isReminder: true } as const;
    const read = () => readMail(stage.base.db, stage.settings, mail);
    expect((await pay(_id, 20_000)).ok).toBe(true);
    await stage.jobs["ask-group-deposit"]({ groupId: _id, dueOn, isReminder: true });
    expect(await mailed()).toBe(1);
    const letter = await read();
    expect(letter).toMatchObject({ to: "hafiz@example.com", frame: { language: "my" } });
    expect(letter?.letter.subject).toContain("RM 300.00");
    const request = (day: typeof dueOn) =>
      desk.call(requestDepositRoute, { params: { _id }, body: { dueOn: day } });
    expect((await request(dueOn)).ok).toBe(true);
    expect(await mailed()).toBe(2);
    expect(await request(addDays(dueOn, 1))).toMatchObject({ code: "WRONG_STATE" });
    expect((await pay(_id, 30_000)).ok).toBe(true);
    await stage.jobs["ask-group-deposit"]({ groupId: _id, dueOn, isReminder: false });
    expect(await mailed()).toBe(2);
    expect(await read()).toBeNull();
    expect(await request(dueOn)).toMatchObject({ code: "WRONG_STATE", facts: { rule: "depositPaid" } });
  });

  it("that is moved is asked for by its new day alone", async () => {
    const [first, second] = [addDays(stage.resort.from, 30), addDays(stage.resort.from, 40)];
    const body = clubOf(stage.resort, { inDays: nextDays(), stages: [{ dueOn: first, amountSen: 50_000 }] });
    const _id = await makeClub(desk, body);
    const { optionId: _, checkIn: __, nights: ___, ...terms } = body;
    const stages = [{ dueOn: second, amountSen: 50_000 }];
    await desk.must(changeGroupRoute, { params: { _id }, body: { ...terms, stages } }, { "if-match": "1" });
    const { rows } = await query(
      "SELECT DISTINCT data ->> 'dueOn' AS day FROM pgboss.job WHERE name = 'ask-group-deposit' AND data ->> 'groupId' = $1",
      [_id],
    );
    expect(rows).toEqual([{ day: second }]);
  });
});

describe("a booking of a group", () => {
  it("says whose it is and who pays, and is let in with the others once the group has paid", async () => {
    const _id = await makeClub(desk, clubOf(stage.resort, { inDays: nextDays(), rooms: 2 }));
    const own = { payer: "own", email: "kumar@example.com", mobile: "+60198765432" } as const;
    const named = await nameRooms(desk, _id, [
      roomFor(stage.resort, names),
      roomFor(stage.resort, ["Kumar"], own),
    ]);
    const [ours = "", theirs = ""] = named.ok ? named.value.bookings.map((booking) => booking._id) : [];
    const groupOf = async (bookingId: string) =>
      (await desk.must(staffBookingRoute, { params: { _id: bookingId } })).group;
    expect(await groupOf(ours)).toEqual({ _id, name: "Kelab Selam Mutiara", payer: "group" });
    expect(await groupOf(theirs)).toMatchObject({ payer: "own" });
    expect((await pay(_id, (await shown(desk, _id)).totalSen)).ok).toBe(true);
    const before = await query("SELECT id, check_in FROM booking WHERE id = ANY($1)", [[ours, theirs]]);
    await query(
      "UPDATE booking SET check_in = (pulau_now() AT TIME ZONE 'Asia/Kuala_Lumpur')::date WHERE id = ANY($1)",
      [[ours, theirs]],
    );
    const letIn = await desk.must(checkInSeveralRoute, { body: { arr: [ours, theirs] } });
    expect(letIn).toMatchObject({ done: [ours], failed: [{ id: theirs, code: "BALANCE_DUE" }] });
    expect((await shown(desk, _id)).list.map(({ status }) => status).toSorted()).toEqual([
      "confirmed",
      "inHouse",
    ]);
    for (const row of before.rows)
      await query("UPDATE booking SET check_in = $2 WHERE id = $1", [row.id, row.check_in]);
  });

  it("counts with its group’s money to the takings of who recorded it", async () => {
    const { desk: clerk, staffId } = await staffCaller(stage, rights);
    const _id = await makeClub(desk, clubOf(stage.resort, { inDays: nextDays() }));
    const body = { way: "terminal", amountSen: 7_000, paidOn: stage.resort.from } as const;
    const key = { "idempotency-key": randomUUID() };
    await clerk.must(payGroupRoute, { params: { _id }, body }, key);
    const query = { from: addDays(stage.resort.from, -2), to: addDays(stage.resort.from, 2) };
    const { takings } = await desk.must(takingsRoute, { query });
    expect(takings.filter(({ staff }) => staff._id === staffId)).toMatchObject([
      { way: "terminal", count: 1, takenSen: 7_000, backSen: 0 },
    ]);
  });
});
