import { randomUUID } from "node:crypto";
import { bookingRoute } from "@pulau/contract/bookings.ts";
import {
  checkGroupRoute,
  checkRoomingListRoute,
  fillLinkedRoomingListRoute,
  fillRoomingListRoute,
  linkedRoomingListRoute,
  type RoomingGuestInput,
  renewRoomingLinkRoute,
  roomingCsvAddressRoute,
  roomingLinkRoute,
  roomingListRoute,
  staffFillRoomingListRoute,
  staffRoomingListRoute,
} from "@pulau/contract/rooming-list.ts";
import { staffLoginRoute } from "@pulau/contract/staff.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { sql } from "../../../db/orm.ts";
import { readMail } from "../../../mail/read-mail.ts";
import { Caller } from "../../../races/caller.ts";
import { mustHold, newGuest, submit } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { raceSecret } from "../../../races/server-process.ts";
import { createStaff, testPassword } from "../../people/accounts/test-people.ts";
import { groupDraft, makeGroup, person } from "./test-group.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({
    rooms: { standard: 400 },
    ferrySeats: 1000,
    settings: { limits: { roomsPerAddress: 1000 } },
  });
});
afterAll(() => stage.close());

const query = (text: ReturnType<typeof sql>) => stage.base.db.execute(text);

async function deskCaller(write = true): Promise<Caller> {
  const bookings = { read: true, write, create: false, delete: false };
  const { email } = await createStaff(stage.base.db, { role: { bookings } });
  const desk = new Caller(stage.urls);
  desk.token = (await desk.must(staffLoginRoute, { body: { email, password: testPassword } })).accessToken;
  return desk;
}

describe("a group that names its guests later", () => {
  it("books with counts alone, and its list has a place for everybody", async () => {
    const { guest, params } = await makeGroup(stage);
    const list = await guest.must(roomingListRoute, { params });
    expect(list).toMatchObject({ persons: 12, filled: 0, mayFill: true, difference: null });
    expect(list.rooms).toHaveLength(6);
    expect(list.rooms.flatMap(({ seats }) => seats.map(({ seat }) => seat))).toEqual([...Array(12).keys()]);
    expect((await guest.must(bookingRoute, { params })).guests).toEqual([]);
    expect(await checkInvariants(stage.base.db)).toEqual([]);
  });

  it("must be large enough", async () => {
    const guest = await newGuest(stage.urls);
    const hold = await mustHold(guest, groupDraft(stage.resort, 4));
    expect(await submit(guest, hold)).toMatchObject({ code: "DRAFT_INCOMPLETE", facts: { path: "guests" } });
  });

  it("must have time left before its stay", async () => {
    const guest = await newGuest(stage.urls);
    const soon = groupDraft(stage.resort, 6);
    const hold = await mustHold(guest, soon);
    await query(sql`INSERT INTO resort_setting (name, value) VALUES ('rooming', '{"daysBefore": 300}')`);
    await new Promise((done) => setTimeout(done, 2_100)); // settings are kept for two seconds
    expect(await submit(guest, hold)).toMatchObject({ code: "DRAFT_INCOMPLETE" });
    await query(sql`DELETE FROM resort_setting WHERE name = 'rooming'`);
    await new Promise((done) => setTimeout(done, 2_100));
    expect((await submit(guest, hold)).ok).toBe(true);
  });

  it("still says who books", async () => {
    const guest = await newGuest(stage.urls);
    const hold = await mustHold(guest, groupDraft(stage.resort, 6, { booker: {} }));
    expect(await submit(guest, hold)).toMatchObject({
      code: "DRAFT_INCOMPLETE",
      facts: { path: "booker.bookingName" },
    });
  });

  it("keeps whoever was typed already: the whole ones as guests, the others in the list", async () => {
    const known = {
      senior: false,
      disabled: false,
      vegetarian: true,
      nonMalaysian: false,
      email: null,
      phones: [],
    };
    const whole = {
      ...known,
      fullName: "Aini",
      chineseName: null,
      identity: "900101-14-5678",
      age: 37,
      room: 2,
    };
    const half = { ...whole, fullName: "Lim", identity: "900199-14-5678", age: null, room: 1 };
    const { guest, params } = await makeGroup(stage, 6, { guests: [whole, half, {}] });
    const list = await guest.must(roomingListRoute, { params });
    expect(list.filled).toBe(1);
    const [aini] = list.rooms[2]?.seats ?? [];
    expect(aini?.guest).toMatchObject({ fullName: "Aini", identity: "••••5678", missing: [] });
    const [lim] = list.rooms[1]?.seats ?? [];
    expect(lim?.guest).toMatchObject({ fullName: "Lim", identity: "", missing: ["identity", "age"] });
    expect((await guest.must(bookingRoute, { params })).guests).toHaveLength(1);
  });
});

describe("filling the list in", () => {
  it("keeps what somebody must not eat, also through a list that says nothing of it, and forgets it on demand", async () => {
    const { guest, params } = await makeGroup(stage);
    const fill = async (...guests: RoomingGuestInput[]) => {
      const list = await guest.must(fillRoomingListRoute, { params, body: { guests } });
      return list.rooms.flatMap(({ seats }) => seats.flatMap((seat) => (seat.guest ? [seat.guest] : [])));
    };
    const [whole] = await fill(person(0, { allergies: " Peanuts " }), {
      seat: 5,
      fullName: "Half",
      allergies: "Crab",
    });
    expect(whole?.allergies).toBe("Peanuts");
    const both = (await guest.must(roomingListRoute, { params })).rooms
      .flatMap(({ seats }) => seats)
      .flatMap((seat) => (seat.guest ? [{ ...seat.guest, seat: seat.seat }] : []));
    const sent = both.map(({ missing: _, allergies: __, ...rest }) => rest);
    expect((await fill(...sent)).map(({ allergies }) => allergies)).toEqual(["Peanuts", "Crab"]);
    expect((await guest.must(bookingRoute, { params })).guests[0]?.allergies).toBe("Peanuts");
    const emptied = sent.map((named) => ({ ...named, allergies: "" }));
    expect((await fill(...emptied)).map(({ allergies }) => allergies)).toEqual([null, null]);
  });

  it("goes in parts: who is known whole is a guest, who is not waits in the list", async () => {
    const { guest, params } = await makeGroup(stage);
    const guests = [person(0), person(3, { chineseName: "林美玲" }), { seat: 5, fullName: "Only A Name" }];
    const list = await guest.must(fillRoomingListRoute, { params, body: { guests } });
    expect(list.filled).toBe(2);
    const detail = await guest.must(bookingRoute, { params });
    expect(detail.guests.map(({ fullName, room }) => [fullName, room])).toEqual([
      ["Guest Number 0", 0],
      ["Guest Number 3", 1],
    ]);
    const again = await guest.must(roomingListRoute, { params });
    expect(again.rooms[2]?.seats[1]?.guest).toMatchObject({
      fullName: "Only A Name",
      missing: ["identity", "age"],
    });
    expect(again.rooms[1]?.seats[1]?.guest?.chineseName).toBe("林美玲");
  });

  it("counts by the ages of the package and its boats, where they have any", async () => {
    const teenager = { guests: [person(0, { age: 16, identity: "110101-14-5000" })] };
    const fillAnew = async () => {
      const { guest, params } = await makeGroup(stage);
      const { filled } = await guest.must(fillRoomingListRoute, { params, body: teenager });
      return { filled, bands: (await guest.must(bookingRoute, { params })).bands };
    };
    expect(await fillAnew()).toEqual({ filled: 1, bands: null });
    const bands = [
      { kind: "child", fromAge: 0, toAge: 17 },
      { kind: "adult", fromAge: 18, toAge: null },
    ];
    const own = sql`${JSON.stringify(bands)}::jsonb`;
    await query(sql`UPDATE package SET bands = ${own}`);
    expect(await fillAnew()).toEqual({ filled: 0, bands });
    await query(sql`UPDATE package SET bands = NULL`);
    // On board they would be a child: what was paid for an adult is not their price.
    await query(sql`UPDATE boat SET bands = ${own}`);
    expect(await fillAnew()).toEqual({ filled: 0, bands: null });
    await query(sql`UPDATE boat SET bands = NULL`);
  });

  it("keeps a paper that comes back masked, and the guest's id, wherever they move", async () => {
    const { guest, params, _id } = await makeGroup(stage);
    const first = await guest.must(fillRoomingListRoute, { params, body: { guests: [person(0)] } });
    const seen = first.rooms[0]?.seats[0]?.guest;
    if (!seen) throw new Error("nobody there");
    const { missing: _, ...back } = seen;
    const sealed = async () =>
      (await query(sql`SELECT id, identity_sealed, position FROM booking_guest WHERE booking_id = ${_id}`))
        .rows[0];
    const before = await sealed();
    await guest.must(fillRoomingListRoute, { params, body: { guests: [{ ...back, seat: 7, age: 38 }] } });
    expect(await sealed()).toEqual({ ...before, position: 7 });
  });

  it("takes a masked paper of nobody for none", async () => {
    const { guest, params } = await makeGroup(stage);
    const guests = [person(0, { identity: "••••5678" })];
    const list = await guest.must(fillRoomingListRoute, { params, body: { guests } });
    expect(list.rooms[0]?.seats[0]?.guest?.missing).toEqual(["identity"]);
  });

  it.each<[string, object, string, string]>([
    ["an IC that can't be", { identity: "901399-14-5678" }, "identity", "ic"],
    ["a passport that can't be", { identity: "900101-14-5678", nonMalaysian: true }, "identity", "passport"],
    ["an age that can't be", { age: 130 }, "age", "age"],
    ["an e-mail that can't be", { email: "me@" }, "email", "email"],
    ["a phone that can't be", { phones: ["12"] }, "phones.0", "phone"],
  ])("refuses %s at its place", async (_what, more, field, rule) => {
    const { guest, params } = await makeGroup(stage);
    const answer = await fetch(`${stage.urls[0]}/api/reservations/rooming-list/${params._id}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${guest.token}`, "content-type": "application/json" },
      body: JSON.stringify({ guests: [person(0), person(1, more)] }),
    });
    expect(answer.status).toBe(400);
    expect((await answer.json()).fields).toEqual([{ path: `guests.1.${field}`, rule }]);
    expect((await guest.must(roomingListRoute, { params })).filled).toBe(0);
  });

  it("refuses one place or one paper twice, and a place that is not there", async () => {
    const { guest, params } = await makeGroup(stage);
    const fill = (guests: ReturnType<typeof person>[]) =>
      guest.call(fillRoomingListRoute, { params, body: { guests } });
    expect(await fill([person(1), person(1, { identity: "A1234567" })])).toMatchObject({
      code: "INVALID_INPUT",
    });
    expect(await fill([person(1), { ...person(1), seat: 2 }])).toMatchObject({ code: "INVALID_INPUT" });
    expect(await fill([person(12)])).toMatchObject({ code: "PARTY_MISMATCH", facts: { seat: 12 } });
  });

  it("sets apart whoever is not as booked: their price was another one", async () => {
    const { guest, params } = await makeGroup(stage);
    const guests = [
      person(0, { nonMalaysian: true, identity: "E1234567" }),
      person(1, { age: 7 }),
      person(2),
    ];
    const list = await guest.must(fillRoomingListRoute, { params, body: { guests } });
    expect(list.filled).toBe(1);
    expect(list.rooms[0]?.seats.map(({ guest }) => guest?.missing)).toEqual([["otherKind"], ["otherKind"]]);
    const { totalSen, guests: named } = await guest.must(bookingRoute, { params });
    expect(named.map(({ fullName }) => fullName)).toEqual(["Guest Number 2"]);
    expect(totalSen).toBeGreaterThan(0);
  });

  it("quotes the difference once it is complete, keeps it meanwhile, and changes the booking when that is agreed", async () => {
    const { guest, params } = await makeGroup(stage);
    const before = await guest.must(bookingRoute, { params });
    const guests = Array.from({ length: 12 }, (_, seat) =>
      person(seat, seat === 3 ? { age: 7 } : seat === 4 ? { identity: "E7654321", nonMalaysian: true } : {}),
    );
    const list = await guest.must(fillRoomingListRoute, { params, body: { guests } });
    expect(list.filled).toBe(10);
    const { difference } = list;
    expect(difference?.refusals).toEqual([]);
    expect(difference?.differenceSen).not.toBe(0);
    expect((await guest.must(bookingRoute, { params })).totalSen).toBe(before.totalSen);
    const agreedTotalSen = difference?.after?.totalSen ?? 0;
    const wrong = { guests, agreedTotalSen: agreedTotalSen + 1, agreedRefundSen: difference?.refundSen };
    expect(await guest.call(fillRoomingListRoute, { params, body: wrong })).toMatchObject({
      code: "PRICE_CHANGED",
    });
    expect((await guest.must(roomingListRoute, { params })).filled).toBe(10);
    const body = { ...wrong, agreedTotalSen };
    const made = await guest.must(fillRoomingListRoute, { params, body });
    expect(made).toMatchObject({ filled: 12, difference: null });
    const after = await guest.must(bookingRoute, { params });
    expect(after.totalSen).toBe(agreedTotalSen);
    expect(after.guests).toHaveLength(12);
    expect(after.rooms[1]?.occupants).toMatchObject({ adult: 1, child: 1 });
    expect(await checkInvariants(stage.base.db)).toEqual([]);
  });

  it("is full when everybody is named, as they were booked", async () => {
    const { guest, params } = await makeGroup(stage, 6, {
      party: { adults: 12, childAges: [], nonMalaysians: 1 },
    });
    const guests = Array.from({ length: 12 }, (_, seat) =>
      person(seat, seat === 4 ? { nonMalaysian: true, identity: "E1234567" } : {}),
    );
    const list = await guest.must(fillRoomingListRoute, { params, body: { guests } });
    expect(list).toMatchObject({ filled: 12, persons: 12 });
    expect((await guest.must(bookingRoute, { params })).guests).toHaveLength(12);
    expect(await checkInvariants(stage.base.db)).toEqual([]);
  });

  it("is over when its last day has passed, but not for staff", async () => {
    const { guest, params, _id } = await makeGroup(stage);
    await query(sql`UPDATE booking SET check_in = pulau_now()::date + 3 WHERE id = ${_id}`);
    const body = { guests: [person(0)] };
    expect(await guest.call(fillRoomingListRoute, { params, body })).toMatchObject({ code: "TOO_LATE" });
    expect((await guest.must(roomingListRoute, { params })).mayFill).toBe(false);
    const desk = await deskCaller();
    expect((await desk.must(staffFillRoomingListRoute, { params, body })).filled).toBe(1);
  });

  it("is over for a booking that was called off", async () => {
    const { guest, params, _id } = await makeGroup(stage);
    await query(sql`UPDATE booking SET state = 'cancelled', cancel_reason = 'BY_GUEST' WHERE id = ${_id}`);
    const answer = await guest.call(fillRoomingListRoute, { params, body: { guests: [] } });
    expect(answer).toMatchObject({ code: "WRONG_STATE" });
    await query(sql`UPDATE booking SET state = 'confirmed', cancel_reason = NULL WHERE id = ${_id}`);
  });
});

describe("whose list it is", () => {
  it("is its guest's and the staff's, nobody else's", async () => {
    const { params } = await makeGroup(stage);
    const stranger = await newGuest(stage.urls);
    const nobodys = { params: { _id: randomUUID() } };
    const body = { guests: [] };
    const pasted = { text: "a", taken: [] };
    for (const call of [{ params }, nobodys]) {
      expect(await stranger.call(roomingListRoute, call)).toMatchObject({ status: 404 });
      expect(await stranger.call(fillRoomingListRoute, { ...call, body })).toMatchObject({ status: 404 });
      expect(await stranger.call(checkRoomingListRoute, { ...call, body: pasted })).toMatchObject({
        status: 404,
      });
      expect(await stranger.call(roomingLinkRoute, call)).toMatchObject({ status: 404 });
      expect(await stranger.call(renewRoomingLinkRoute, call)).toMatchObject({ status: 404 });
      expect(await stranger.call(roomingCsvAddressRoute, { ...call, query: {} })).toMatchObject({
        status: 404,
      });
    }
    const desk = await deskCaller(false);
    expect(await desk.call(staffRoomingListRoute, { params })).toMatchObject({ status: 403 });
    const writer = await deskCaller();
    expect((await writer.must(staffRoomingListRoute, { params })).persons).toBe(12);
    expect(await desk.call(staffFillRoomingListRoute, { params, body })).toMatchObject({ status: 403 });
  });

  it("opens to a coordinator by its link, until a newer link is made", async () => {
    const { guest, params } = await makeGroup(stage);
    const tokenOf = ({ url }: { url: string }) => ({ token: url.split("/").at(-1) ?? "" });
    const old = tokenOf(await guest.must(roomingLinkRoute, { params }));
    const coordinator = new Caller(stage.urls);
    const body = { guests: [person(0)] };
    const filled = await coordinator.must(fillLinkedRoomingListRoute, { params: old, body });
    expect(filled).toMatchObject({ filled: 1, difference: null });
    expect(filled.rooms[0]?.seats[0]?.guest?.identity).toBe("••••5000");
    const fresh = tokenOf(await guest.must(renewRoomingLinkRoute, { params }));
    expect(await coordinator.call(linkedRoomingListRoute, { params: old })).toMatchObject({
      code: "LINK_INVALID",
    });
    expect((await coordinator.must(linkedRoomingListRoute, { params: fresh })).filled).toBe(1);
    const forged = { token: fresh.token.replace(/..$/, "AA") };
    expect(await coordinator.call(linkedRoomingListRoute, { params: forged })).toMatchObject({ status: 410 });
  });

  it("is closed to a coordinator once the stay is over", async () => {
    const { guest, params, _id } = await makeGroup(stage);
    const { url } = await guest.must(roomingLinkRoute, { params });
    const link = { params: { token: url.split("/").at(-1) ?? "" } };
    const coordinator = new Caller(stage.urls);
    expect((await coordinator.call(linkedRoomingListRoute, link)).ok).toBe(true);
    await query(sql`UPDATE booking SET state = 'completed' WHERE id = ${_id}`);
    expect(await coordinator.call(linkedRoomingListRoute, link)).toMatchObject({ code: "LINK_INVALID" });
  });

  it("has nobody in two places", async () => {
    const { guest, params } = await makeGroup(stage);
    const list = await guest.must(fillRoomingListRoute, { params, body: { guests: [person(0)] } });
    const _id = list.rooms[0]?.seats[0]?.guest?._id ?? "";
    const identity = "••••5000";
    const guests = [0, 1].map((seat) => ({ ...person(seat), _id, identity }));
    const answer = await guest.call(fillRoomingListRoute, { params, body: { guests } });
    expect(answer).toMatchObject({ code: "PARTY_MISMATCH", facts: { seat: 1 } });
  });
});

it("reads a pasted table into the rooms of a draft, which has no list yet", async () => {
  const guest = await newGuest(stage.urls);
  const rooms = [
    { adult: 1, child: 0, toddler: 0, infant: 0 },
    { adult: 1, child: 1, toddler: 0, infant: 0 },
  ];
  const body = { text: "Room,Name,Age\n2,Ann,30\n,Kid,7\n,Ben,31", rooms, checkIn: "2027-02-28" };
  const read = await guest.must(checkGroupRoute, { body });
  expect(read.rows.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  expect(await new Caller(stage.urls).call(checkGroupRoute, { body })).toMatchObject({
    status: 401,
  });
});

describe("the list as CSV", () => {
  it("has a line for each place, no formula, and can be pasted back", async () => {
    const { guest, params } = await makeGroup(stage);
    const guests = [
      person(0, { fullName: "=HYPERLINK(1)", chineseName: "林美玲", phones: ["+60123456789"] }),
    ];
    await guest.must(fillRoomingListRoute, { params, body: { guests } });
    const { url } = await guest.must(roomingCsvAddressRoute, { params, query: { language: "cn" } });
    const answer = await fetch(stage.urls[0] + url);
    expect(answer.headers.get("content-type")).toContain("text/csv");
    const text = await answer.text().then((read) => read.replace(/^\uFEFF/, ""));
    const lines = text.trim().split("\r\n");
    expect(lines).toHaveLength(13);
    expect(lines[1]).toContain("'=HYPERLINK(1)");
    expect(lines[1]).toContain("'+60123456789");
    const read = await guest.must(checkRoomingListRoute, { params, body: { text } });
    expect(read.problems.filter(({ row }) => row === 2)).toEqual([]);
    expect(read.rows[0]).toMatchObject({
      seat: 0,
      guest: {
        fullName: "=HYPERLINK(1)",
        chineseName: "林美玲",
        identity: "••••5000",
        phones: ["+60123456789"],
      },
    });
    expect(read.rows[0]?.guest?._id).toBeDefined();
    expect((await fetch(stage.urls[0] + url.replace(/seal=../, "seal=__"))).status).toBe(410);
  });
});

describe("a reminder", () => {
  const mails = async (bookingId: BookingId) =>
    (
      await query(sql`SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data->>'bookingId' = ${bookingId}
        AND data->>'template' = 'rooming-list-due'`)
    ).rows;

  it("is queued twice before the last day, and goes out while somebody is missing", async () => {
    const { guest, params, _id } = await makeGroup(stage);
    const { rows } = await query(sql`SELECT data->>'daysLeft' AS left FROM pgboss.job
      WHERE name = 'remind-rooming-list' AND data->>'bookingId' = ${_id} ORDER BY 1`);
    expect(rows.map(({ left }) => left)).toEqual(["1", "7"]);
    await stage.jobs["remind-rooming-list"]({ bookingId: _id, daysLeft: 7 });
    expect(await mails(_id)).toHaveLength(1);
    const guests = Array.from({ length: 12 }, (_, seat) => person(seat));
    await guest.must(fillRoomingListRoute, { params, body: { guests } });
    await stage.jobs["remind-rooming-list"]({ bookingId: _id, daysLeft: 1 });
    expect(await mails(_id)).toHaveLength(1);
  });

  it("says how far the list is, and its link opens it", async () => {
    const { guest, params, _id } = await makeGroup(stage);
    await guest.must(fillRoomingListRoute, { params, body: { guests: [person(0)] } });
    const deployment = { secret: raceSecret, publicUrl: "https://pulau.test" };
    const job = { template: "rooming-list-due", bookingId: _id, daysLeft: 7 } as const;
    const mail = await readMail(stage.base.db, deployment, job);
    expect(mail?.letter.subject).toContain("1 of 12 guests");
    const token = mail?.letter.link?.url.split("/rooming-list/")[1] ?? "";
    expect((await new Caller(stage.urls).must(linkedRoomingListRoute, { params: { token } })).filled).toBe(1);
  });

  it("is not sent about a stay that was called off", async () => {
    const { _id } = await makeGroup(stage);
    await query(sql`UPDATE booking SET state = 'cancelled', cancel_reason = 'BY_GUEST' WHERE id = ${_id}`);
    await stage.jobs["remind-rooming-list"]({ bookingId: _id, daysLeft: 7 });
    expect(await mails(_id)).toHaveLength(0);
  });
});
