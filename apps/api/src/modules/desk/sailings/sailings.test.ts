import { randomUUID } from "node:crypto";
import { auditLogRoute } from "@pulau/contract/audit-log.ts";
import {
  closeBoardingRoute,
  manifestAddressRoute,
  manifestRoute,
  markBoardingRoute,
  reopenBoardingRoute,
  revealKinRoute,
  sailingsMonthRoute,
  sailingsRoute,
  setHarbourDetailsRoute,
} from "@pulau/contract/sailings.ts";
import { revealPaperRoute } from "@pulau/contract/staff.ts";
import { addDays, type Day, dayOf, daysOfMonth } from "@pulau/domain/calendar/day.ts";
import type { GuestId, StockId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSealer } from "../../../plugins/seal.ts";
import type { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, everything, staffCaller } from "../../../races/staff.ts";
import { pdfText } from "../../money/papers/pdf/test-pdf-text.ts";
import { makeStay } from "../front-desk/test-stay.ts";

const boarding = { ...all, create: false, delete: false };
const myKad = "920418-10-5566";

let stage: Stage;
let desk: Caller;
let crew: Caller;
let from: Day;
let day: Day;
let sailingId: StockId;
let nextDay = 0;
let today: Day;

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 6 }, days: 90 });
  desk = (await staffCaller(stage, { ...everything, boarding, security: all })).desk;
  crew = (await staffCaller(stage, { boarding })).desk;
  from = stage.resort.from;
});
afterAll(() => stage.close());
beforeEach(async () => {
  day = addDays(from, nextDay);
  nextDay += 3;
  today = (await sql("SELECT (pulau_now() AT TIME ZONE 'Asia/Kuala_Lumpur')::date::text AS today")).rows[0]
    .today;
  sailingId = stage.resort.sailings.ferry.out.get(day) ?? "";
  await sailToday();
});

/** The boat of the stay leaves today, at a time of its own. */
const sailToday = () =>
  sql("UPDATE sailing SET day = $2, time = time '11:00' + make_interval(mins => $3) WHERE id = $1", [
    sailingId,
    today,
    nextDay,
  ]);
const moveSailing = (to: Day) => sql("UPDATE sailing SET day = $2 WHERE id = $1", [sailingId, to]);

/** The boat as the list shows it. */
async function line(caller: Caller = crew) {
  const { sailings } = await caller.must(sailingsRoute, {
    query: { to: today, direction: "out", limit: 100 },
  });
  return sailings.find((sailing) => sailing.sailingId === sailingId);
}

const sql = (text: string, values: unknown[] = []) => stage.base.pool.query(text, values);
const params = () => ({ _id: sailingId });
const look = (caller: Caller = desk) => caller.must(manifestRoute, { params: params(), query: {} });

/** A party of two on the boat of the day, one of them named with a MyKad. */
async function aParty(name: string, room = 0): Promise<{ bookingId: string; guest: GuestId }> {
  const roomId = stage.resort.roomTypes.standard.roomIds[room] ?? "";
  const { id: bookingId } = await makeStay(stage.base.db, stage.resort, { roomId, checkIn: day, name });
  const sealed = createSealer(stage.settings).seal(myKad);
  const { rows } = await sql(
    "UPDATE booking_guest SET identity_sealed = $2, identity_tail = '5566' WHERE booking_id = $1 RETURNING id",
    [bookingId, sealed],
  );
  return { bookingId, guest: rows[0].id };
}

/** Two who have hired a boat of ten seats, one of them named. */
async function aCharter(name: string, room = 0): Promise<{ bookingId: string; guest: GuestId }> {
  const party = await aParty(name, room);
  sailingId = stage.resort.sailings.charter.out.get(day) ?? "";
  await sql(
    "UPDATE booking_crossing SET kind = 'charter', stock_id = $2, seats = 10, boats = 1, time = NULL WHERE booking_id = $1 AND direction = 'out'",
    [party.bookingId, sailingId],
  );
  await sailToday();
  return party;
}
const lookAtCharter = (party: string, caller: Caller = desk) =>
  caller.must(manifestRoute, { params: params(), query: { party } });

const mark = (
  caller: Caller,
  guest: GuestId,
  more: Partial<{ act: string; mark: "aboard" | "waiting" | "late" | "left"; at: string }> = {},
) =>
  caller.call(markBoardingRoute, {
    params: params(),
    body: { act: randomUUID(), guests: [guest], mark: "aboard", ...more },
  });
const markOf = async (guest: GuestId) =>
  (await look()).passengers.find(({ guestId }) => guestId === guest)?.mark;

describe("the sailings of a day", () => {
  it("tell seats, parties and whose papers are missing", async () => {
    await aParty("Aisyah Rahman");
    const sailing = await line();
    expect(sailing).toMatchObject({
      kind: "ferry",
      taken: 2,
      held: 0,
      parties: 1,
      papersMissing: 1,
      aboard: 0,
      stage: "planned",
    });
    expect(sailing?.free).toBe((sailing?.seats ?? 0) - 2);
  });

  it("tell what the boat itself tells of ticks and papers, as guests come and go", async () => {
    const [aisyah, jonas] = [await aParty("Aisyah Rahman"), await aParty("Jonas Lindqvist", 1)];
    for (const { guest } of [aisyah, jonas]) await mark(crew, guest);
    expect(await line()).toMatchObject({ aboard: 2, papersMissing: 2, stage: "boarding" });
    await sql(
      `INSERT INTO guest_entry (booking_id, position, room, known) VALUES ($1, 1, 0,
        '{"fullName": "Ingrid Lindqvist", "identitySealed": "sealed", "identityTail": "5678"}')`,
      [jonas.bookingId],
    );
    expect(await line()).toMatchObject({ aboard: 2, papersMissing: 1, stage: "boarding" });
    await sql("DELETE FROM guest_entry");
    await sql("UPDATE booking_crossing SET stock_id = $2 WHERE booking_id = $1 AND direction = 'out'", [
      jonas.bookingId,
      stage.resort.sailings.ferry.out.get(addDays(day, 1)),
    ]);
    expect(await line()).toMatchObject({ aboard: 1, taken: 2, stage: "boarding" });
    expect((await look()).counts).toMatchObject({ aboard: 1, listed: 2 });
    await mark(crew, aisyah.guest, { mark: "waiting" });
    expect(await line()).toMatchObject({ aboard: 0, stage: "planned" });
  });

  it("are not for who has no right to board", async () => {
    const { desk: other } = await staffCaller(stage, { bookings: all });
    expect(await other.call(sailingsRoute, { query: {} })).toMatchObject({ ok: false, code: "NOT_ALLOWED" });
  });
});

describe("the manifest", () => {
  it("names everybody, with a row for a seat that nobody is named for, and what the harbour lacks", async () => {
    const { guest } = await aParty("Aisyah Rahman");
    const { passengers, counts, closed } = await look();
    expect(closed).toBeNull();
    expect(counts).toMatchObject({ listed: 2, waiting: 2, aboard: 0, lacking: 2 });
    expect(passengers).toMatchObject([
      {
        guestId: guest,
        name: "Aisyah Rahman",
        sex: "female",
        nationality: "MY",
        paper: "••••5566",
        lacks: ["nextOfKin"],
      },
      { guestId: null, name: null, bookingName: "Aisyah Rahman", lacks: ["name"] },
    ]);
  });

  it("keeps papers and families from the crew, and tells them what is missing", async () => {
    await aParty("Aisyah Rahman");
    const [first] = (await look(crew)).passengers;
    expect(first).toMatchObject({ name: "Aisyah Rahman", lacks: ["nextOfKin"] });
    expect(first).not.toHaveProperty("paper");
    expect(first).not.toHaveProperty("nextOfKin");
  });

  const nextOfKin = { name: "Daniel Osman", relation: "husband", phone: "012-345 6602" };
  /** A guest from abroad, of whom the booking tells neither country nor sex. */
  const abroad = (guest: GuestId) =>
    sql(
      "UPDATE booking_guest SET non_malaysian = true, identity_sealed = $2, identity_tail = '4567' WHERE id = $1",
      [guest, createSealer(stage.settings).seal("E1234567")],
    );

  it("takes what the harbour asks beside the booking, once for each version", async () => {
    const { guest } = await aParty("Aisyah Rahman");
    await abroad(guest);
    const body = { nationality: "SG", sex: "male" as const, nextOfKin };
    const keep = (version: number) =>
      desk.call(setHarbourDetailsRoute, { params: { _id: guest }, body }, { "if-match": String(version) });
    expect(await keep(1)).toMatchObject({ ok: true });
    expect(await keep(1)).toMatchObject({ ok: false, code: "CHANGED_SINCE" });
    const [first] = (await look()).passengers;
    expect(first).toMatchObject({ nationality: "SG", sex: "male", fixed: [], lacks: [] });
    const { rows } = await sql("SELECT kin_sealed FROM harbour_details WHERE guest_id = $1", [guest]);
    expect(rows[0].kin_sealed).not.toContain("Daniel");
    const { entries } = await desk.must(auditLogRoute, { query: { act: "harbourDetailsKept" } });
    expect(JSON.stringify(entries[0])).not.toContain("Daniel");
  });

  it("names a next of kin alone, and shows the phone by a call that is logged", async () => {
    const { guest } = await aParty("Aisyah Rahman");
    const params = { _id: guest };
    const keep = (body: object, version: number) =>
      desk.must(
        setHarbourDetailsRoute,
        { params, body: { nationality: null, sex: null, ...body } },
        { "if-match": String(version) },
      );
    expect(await desk.call(revealKinRoute, { params })).toMatchObject({ ok: false, code: "NOT_FOUND" });
    await keep({ nextOfKin }, 1);
    await keep({}, 2);
    const [first] = (await look()).passengers;
    expect(first?.nextOfKin).toEqual({ name: "Daniel Osman" });
    const shown = await desk.must(revealKinRoute, { params });
    expect(shown).toEqual({ ...nextOfKin, phone: "+60123456602" });
    const { entries } = await desk.must(auditLogRoute, { query: { act: "kinRevealed" } });
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ facts: { person: "Aisyah Rahman" } });
    expect(await crew.call(revealKinRoute, { params })).toMatchObject({ ok: false, code: "NOT_ALLOWED" });
    const { desk: cashier } = await staffCaller(stage, { boarding, payments: all });
    const [seen] = (await look(cashier)).passengers;
    expect(seen).not.toHaveProperty("paper");
    expect(seen).not.toHaveProperty("nextOfKin");
  });

  it("goes by the booking and the MyKad before what was kept of them", async () => {
    const { guest } = await aParty("Aisyah Rahman");
    await sql(
      "INSERT INTO harbour_details (guest_id, booking_id, nationality, sex) SELECT id, booking_id, 'SG', 'male' FROM booking_guest WHERE id = $1",
      [guest],
    );
    const first = async () => (await look()).passengers[0];
    expect(await first()).toMatchObject({ nationality: "MY", sex: "female", fixed: ["nationality", "sex"] });
    await abroad(guest);
    expect(await first()).toMatchObject({ nationality: "SG", sex: "male", fixed: [] });
    await sql("UPDATE harbour_details SET nationality = 'MY' WHERE guest_id = $1", [guest]);
    expect(await first()).toMatchObject({ nationality: null, lacks: ["nationality", "nextOfKin"] });
  });

  it("carries the note for the crew and the phone of the party", async () => {
    const { bookingId } = await aParty("Aisyah Rahman");
    await sql("UPDATE booking_crossing SET note = 'Two surfboards' WHERE booking_id = $1", [bookingId]);
    const [first] = (await look(crew)).passengers;
    expect(first).toMatchObject({ note: "Two surfboards", mobile: "+60123456789" });
  });

  it("shows the paper of a guest who is not known whole", async () => {
    const { bookingId } = await aParty("Aisyah Rahman");
    const known = {
      fullName: "Omar Rahman",
      identitySealed: createSealer(stage.settings).seal("E7654321"),
      identityTail: "4321",
      nonMalaysian: true,
      disabled: false,
    };
    const { rows } = await sql(
      "INSERT INTO guest_entry (booking_id, position, room, known) VALUES ($1, 1, 0, $2) RETURNING id",
      [bookingId, JSON.stringify(known)],
    );
    const { passengers } = await look();
    expect(passengers[1]).toMatchObject({ guestId: rows[0].id, paper: "••••4321" });
    const body = { guest: rows[0].id };
    const shown = await desk.must(revealPaperRoute, { params: { _id: bookingId }, body });
    expect(shown.identity).toBe("E7654321");
  });

  it("is given whole as PDF and CSV, and each is logged", async () => {
    await aParty("Aisyah Rahman");
    for (const as of ["pdf", "csv"] as const) {
      const { url } = await desk.must(manifestAddressRoute, { params: params(), body: { as } });
      const answer = await fetch(`${stage.urls[0]}${url}`);
      expect(answer.status).toBe(200);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const text = as === "pdf" ? (await pdfText(bytes)).text : new TextDecoder().decode(bytes);
      for (const cell of ["Aisyah Rahman", myKad]) expect(text).toContain(cell);
    }
    const { entries } = await desk.must(auditLogRoute, { query: { act: "manifestPrinted" } });
    expect(entries.map(({ facts }) => facts.format)).toEqual(["csv", "pdf"]);
    const refused = await crew.call(manifestAddressRoute, { params: params(), body: { as: "pdf" } });
    expect(refused).toMatchObject({ ok: false, code: "NOT_ALLOWED" });
  });
});

describe("a charter", () => {
  it("carries those who hired it, and not a person for each seat of the boat", async () => {
    const { bookingId } = await aCharter("Aisyah Rahman");
    const party = { bookingId, bookingName: "Aisyah Rahman" };
    expect(await line()).toMatchObject({ party, seats: 10, taken: 2, free: 8, papersMissing: 1 });
    const { departure, passengers, counts } = await lookAtCharter(bookingId);
    expect(departure).toMatchObject({ seats: 10, party });
    expect(counts).toMatchObject({ listed: 2, adults: 2, lacking: 2 });
    expect(passengers.map(({ name }) => name)).toEqual(["Aisyah Rahman", null]);
  });
});

describe("a charter whose boarding was closed", () => {
  /** The charter in the list, and its manifest. */
  const seen = async (party: string) => ({ listed: await line(), manifest: await lookAtCharter(party) });
  const otherDay = () => stage.resort.sailings.charter.out.get(addDays(day, 1)) ?? "";

  it.each([
    [
      "is cancelled",
      (id: string) =>
        sql("UPDATE booking SET state = 'cancelled', cancel_reason = 'BY_GUEST' WHERE id = $1", [id]),
    ],
    ["never came", (id: string) => sql("UPDATE booking SET state = 'noShow' WHERE id = $1", [id])],
    [
      "moves to another day",
      (id: string) =>
        sql("UPDATE booking_crossing SET stock_id = $2 WHERE booking_id = $1 AND direction = 'out'", [
          id,
          otherDay(),
        ]),
    ],
  ])("keeps its manifest when the booking %s", async (_, change) => {
    const { bookingId } = await aCharter("Aisyah Rahman");
    const body = { party: bookingId, missing: "left" } as const;
    await desk.must(closeBoardingRoute, { params: params(), body });
    const before = await seen(bookingId);
    await change(bookingId);
    const after = await seen(bookingId);
    expect(after.manifest.passengers).toEqual(before.manifest.passengers);
    expect(after.manifest.departure).toEqual(before.manifest.departure);
    const listed = { party: { bookingId }, seats: 10, taken: 2, aboard: 0, stage: "closed" };
    expect(before.listed).toMatchObject(listed);
    expect(after.listed).toMatchObject(listed);
  });
});

describe("a tick", () => {
  it("is done once, however often it is sent, and not under another's name", async () => {
    const { guest } = await aParty("Aisyah Rahman");
    const act = randomUUID();
    const twice = await Promise.all([mark(crew, guest, { act }), mark(crew, guest, { act })]);
    expect(twice).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await markOf(guest)).toBe("aboard");
    expect(
      (await sql("SELECT count(*)::int AS count FROM boarding_act WHERE act_id = $1", [act])).rows[0].count,
    ).toBe(1);
    expect(await mark(crew, guest, { act, mark: "left" })).toMatchObject({ ok: false, code: "KEY_REUSED" });
  });

  it("is taken back, and its earlier one that comes in late does not undo that", async () => {
    const { guest } = await aParty("Aisyah Rahman");
    const at = new Date(Date.now() - 60_000).toISOString();
    await mark(crew, guest);
    await mark(crew, guest, { mark: "waiting" });
    const late = await mark(desk, guest, { at });
    expect(late).toMatchObject({
      ok: true,
      value: { overtaken: [{ name: "Aisyah Rahman", mark: "waiting" }], afterClosing: false },
    });
    expect(await markOf(guest)).toBe("waiting");
  });

  it("of a clock that is ahead holds no longer than others", async () => {
    const { guest } = await aParty("Aisyah Rahman");
    await mark(crew, guest, { at: "2900-01-01T00:00:00Z" });
    await mark(desk, guest, { mark: "left" });
    expect(await markOf(guest)).toBe("left");
  });

  it("is refused for who is on no such boat", async () => {
    const { guest } = await aParty("Aisyah Rahman");
    sailingId = stage.resort.sailings.ferry.out.get(addDays(day, 1)) ?? "";
    await moveSailing(today);
    expect(await mark(crew, guest)).toMatchObject({ ok: false, code: "NOT_FOUND" });
    sailingId = randomUUID();
    expect(await mark(crew, guest)).toMatchObject({ ok: false, code: "NOT_FOUND" });
  });
});

describe("closing boarding", () => {
  const close = (caller: Caller) =>
    caller.call(closeBoardingRoute, { params: params(), body: { missing: "left" } });

  it("keeps the manifest as it is, and tells below what changed after", async () => {
    const [aisyah, jonas] = [await aParty("Aisyah Rahman"), await aParty("Jonas Lindqvist", 1)];
    await mark(crew, aisyah.guest);
    const both = await Promise.all([close(crew), close(desk)]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);

    await sql("UPDATE booking_guest SET full_name = 'Somebody Else' WHERE id = $1", [aisyah.guest]);
    expect(await mark(crew, jonas.guest)).toMatchObject({ ok: true, value: { afterClosing: true } });
    const kept = await look();
    expect(kept.closed).not.toBeNull();
    expect(kept.counts).toMatchObject({ listed: 4, aboard: 1, left: 1 });
    expect(kept.passengers.filter(({ name }) => name).map(({ name, mark: of }) => [name, of])).toEqual([
      ["Aisyah Rahman", "aboard"],
      ["Jonas Lindqvist", "left"],
    ]);
    expect(kept.changes).toMatchObject([{ name: "Jonas Lindqvist", what: "aboard" }]);
    const { rows } = await sql("SELECT sealed FROM kept_manifest WHERE sailing_id = $1", [sailingId]);
    expect(rows[0].sealed).not.toContain("Aisyah");
  });

  it("says of each party that is missing what becomes of it, on the page and in the file", async () => {
    const names = ["Aisyah Rahman", "Jonas Lindqvist", "Lee Pei Shan"];
    const [aisyah, jonas] = await Promise.all(names.map((name, i) => aParty(name, i)));
    const parties = [
      { bookingId: aisyah?.bookingId ?? "", mark: "moved" as const },
      { bookingId: jonas?.bookingId ?? "", mark: "late" as const },
    ];
    await crew.must(closeBoardingRoute, { params: params(), body: { missing: "left", parties } });
    const { passengers, counts } = await look();
    expect(passengers.filter(({ name }) => name).map(({ name, mark: of }) => [name, of])).toEqual([
      ["Aisyah Rahman", "moved"],
      ["Jonas Lindqvist", "late"],
      ["Lee Pei Shan", "left"],
    ]);
    expect(counts).toMatchObject({ aboard: 0, moved: 1, late: 1, left: 1 });
    const { url } = await desk.must(manifestAddressRoute, { params: params(), body: { as: "csv" } });
    const file = await (await fetch(new URL(url, stage.urls[0]))).text();
    expect(file).toMatch(/Aisyah Rahman.*Other boat/);
    expect(file).toMatch(/Jonas Lindqvist.*Later/);
    await sql("UPDATE kept_manifest SET counts = counts - 'moved' WHERE sailing_id = $1", [sailingId]);
    expect((await look()).counts).toMatchObject({ moved: 0, late: 1 });
  });

  it("tells who booked the boat after it, and who comes after all", async () => {
    await aParty("Aisyah Rahman");
    await close(desk);
    const { bookingId } = await aParty("Jonas Lindqvist", 1);
    for (const happening of ["confirmed", "noShowUndone"])
      await sql(
        "INSERT INTO booking_event (booking_id, what, at, facts) VALUES ($1, $2, pulau_now(), '{}')",
        [bookingId, happening],
      );
    const { passengers, changes } = await look();
    expect(passengers.map(({ name }) => name)).toEqual(["Aisyah Rahman", null]);
    expect(changes).toMatchObject([
      { name: "Jonas Lindqvist", what: "bookingConfirmed" },
      { name: "Jonas Lindqvist", what: "noShowUndone" },
    ]);
  });

  it("that was taken back stays to be read and printed, until it is erased", async () => {
    const { guest } = await aParty("Aisyah Rahman");
    await mark(crew, guest);
    await close(crew);
    await desk.must(reopenBoardingRoute, { params: params(), body: { reason: "Wrong boat" } });
    await mark(crew, guest, { mark: "left" });
    await close(desk);
    const { earlier, counts } = await look();
    expect(counts).toMatchObject({ aboard: 0, left: 1 });
    expect(earlier).toMatchObject([{ reason: "Wrong boat", erased: false }]);
    const kept = earlier[0]?._id;
    const file = async (of: { kept?: typeof kept }) => {
      const { url } = await desk.must(manifestAddressRoute, { params: params(), body: { as: "pdf", ...of } });
      const answer = await fetch(`${stage.urls[0]}${url}`);
      return (await pdfText(new Uint8Array(await answer.arrayBuffer()))).text;
    };
    expect(await file({ kept })).toMatch(/reopened/);
    expect(await file({})).not.toMatch(/reopened/);
    const other = { as: "pdf" as const, kept: randomUUID() };
    expect(await desk.call(manifestAddressRoute, { params: params(), body: other })).toMatchObject({
      ok: false,
      code: "NOT_FOUND",
    });
    await sql("UPDATE kept_manifest SET closed_at = closed_at - interval '91 days' WHERE id = $1", [kept]);
    await stage.jobs["close-departed"]({});
    expect((await look()).earlier).toMatchObject([{ _id: kept, erased: true }]);
  });

  it("is taken back with a reason, and closed again", async () => {
    const { guest } = await aParty("Aisyah Rahman");
    const reopen = () =>
      desk.call(reopenBoardingRoute, {
        params: params(),
        body: { reason: `The boat came back ${"again ".repeat(45)}`.slice(0, 290) },
      });
    expect(await reopen()).toMatchObject({ ok: false, code: "WRONG_STATE" });
    await close(desk);
    expect(await reopen()).toMatchObject({ ok: true });
    await mark(crew, guest);
    expect(await look()).toMatchObject({ closed: null, counts: { aboard: 1 } });
    expect(await close(crew)).toMatchObject({ ok: true });
    const { rows } = await sql("SELECT reopen_reason AS reason FROM kept_manifest WHERE sailing_id = $1", [
      sailingId,
    ]);
    expect(rows.map(({ reason }) => reason?.slice(0, 18)).sort()).toEqual(["The boat came back", undefined]);
    const { entries } = await desk.must(auditLogRoute, { query: { subject: "sailing" } });
    expect(entries.slice(0, 4).map(({ act }) => act)).toEqual([
      "boardingClosed",
      "guestsMarked",
      "boardingReopened",
      "boardingClosed",
    ]);
  });

  it("and marking are refused before the day of the boat", async () => {
    const { guest } = await aParty("Aisyah Rahman");
    await moveSailing(addDays(today, 1));
    const early = { ok: false, code: "TOO_EARLY", facts: { rule: "sailing", day: addDays(today, 1) } };
    expect(await close(crew)).toMatchObject(early);
    expect(await mark(crew, guest)).toMatchObject(early);
    expect(await look()).toMatchObject({ closed: null, counts: { waiting: 2 } });
    await moveSailing(addDays(today, -1));
    expect(await mark(crew, guest)).toMatchObject({ ok: true });
    expect(await close(crew)).toMatchObject({ ok: true });
  });

  it("is named in the audit log by boat, day and time, and of a charter by its booking", async () => {
    const { bookingId, guest } = await aCharter("Aisyah Rahman");
    const body = { party: bookingId };
    await crew.must(markBoardingRoute, {
      params: params(),
      body: { ...body, act: randomUUID(), guests: [guest], mark: "aboard" },
    });
    await desk.must(closeBoardingRoute, { params: params(), body: { ...body, missing: "left" } });
    await desk.must(reopenBoardingRoute, { params: params(), body: { ...body, reason: "One more" } });
    await desk.must(manifestAddressRoute, { params: params(), body: { ...body, as: "csv" } });
    const { entries } = await desk.must(auditLogRoute, { query: { subject: "sailing", limit: 4 } });
    const { departure } = await lookAtCharter(bookingId);
    const named = {
      name: "Speedboat",
      day: today,
      time: departure.time,
      bookingNo: departure.party?.bookingNo,
    };
    expect(entries.map(({ act, facts }) => [act, facts])).toMatchObject([
      ["manifestPrinted", named],
      ["boardingReopened", named],
      ["boardingClosed", named],
      ["guestsMarked", named],
    ]);
  });

  it("is done by itself again an hour after it was opened again", async () => {
    await aParty("Aisyah Rahman");
    await moveSailing(addDays(today, -1));
    await close(desk);
    await desk.must(reopenBoardingRoute, { params: params(), body: { reason: "One more" } });
    const run = async () => {
      await stage.jobs["close-departed"]({});
      return (await look()).closed;
    };
    expect(await run()).toBeNull();
    await sql(
      "UPDATE kept_manifest SET reopened_at = reopened_at - interval '61 minutes' WHERE sailing_id = $1",
      [sailingId],
    );
    expect(await run()).toMatchObject({ by: null });
  });

  it("of a boat whose list can't be read holds up neither the other boats nor the erasing", async () => {
    await aParty("Aisyah Rahman");
    await moveSailing(addDays(today, -1));
    await sql("UPDATE kept_manifest SET closed_at = closed_at - interval '91 days'");
    const readable = sailingId;
    sailingId = stage.resort.sailings.ferry.out.get(addDays(day, 1)) ?? "";
    const roomId = stage.resort.roomTypes.standard.roomIds[1] ?? "";
    const { id } = await makeStay(stage.base.db, stage.resort, { roomId, checkIn: addDays(day, 1) });
    await moveSailing(addDays(today, -2));
    await expect(stage.jobs["close-departed"]({})).rejects.toThrow(`closing sailing ${sailingId} failed`);
    await sql("UPDATE booking SET state = 'noShow' WHERE id = $1", [id]);
    sailingId = readable;
    expect(await look()).toMatchObject({ closed: { by: null } });
    const { rows } = await sql(
      "SELECT count(*)::int AS count FROM kept_manifest WHERE closed_at < now() - interval '90 days' AND sealed IS NOT NULL",
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  it("is done by itself once the boat has left, and the names are erased after 90 days", async () => {
    const { guest } = await aParty("Aisyah Rahman");
    await mark(crew, guest);
    await moveSailing(addDays(today, 1));
    await stage.jobs["close-departed"]({});
    expect(await look()).toMatchObject({ closed: null });
    await moveSailing(addDays(today, -1));
    await stage.jobs["close-departed"]({});
    const kept = await look();
    expect(kept).toMatchObject({ closed: { by: null }, counts: { aboard: 1 }, erased: false });
    await mark(crew, guest, { mark: "left" });
    expect((await look()).changes).toMatchObject([{ name: "Aisyah Rahman", what: "left" }]);
    await sql("UPDATE kept_manifest SET closed_at = closed_at - interval '91 days' WHERE sailing_id = $1", [
      sailingId,
    ]);
    await sql(
      "UPDATE boarding_act SET received_at = received_at - interval '90 days 1 hour' WHERE sailing_id = $1",
      [sailingId],
    );
    await stage.jobs["close-departed"]({});
    const counts = { listed: 2, aboard: 1 };
    expect(await look()).toMatchObject({ erased: true, passengers: [], changes: [], counts });
    const named = await sql(
      "SELECT guest_name FROM boarding_act WHERE sailing_id = $1 AND guest_name <> ''",
      [sailingId],
    );
    expect(named.rows).toEqual([]);
  });
});

describe("a month of sailings", () => {
  const month = (query: { month?: Day; direction?: "out" | "back" } = {}) =>
    crew.must(sailingsMonthRoute, { query });

  const dayOfLine = ({ day: on }: { readonly day: Day }) => on;

  it("has all of its days, and on each the boats as the list tells them", async () => {
    await aParty("By month");
    const shown = await month();
    expect(shown.today).toBe(today);
    expect(shown.days.map(dayOfLine)).toEqual(daysOfMonth(today));
    const found = shown.days.find(({ day: on }) => on === today)?.sailings;
    expect(found?.find((sailing) => sailing.sailingId === sailingId)).toEqual(await line());
    expect(found?.map(({ time }) => time)).toEqual(found?.map(({ time }) => time).toSorted());
  });

  it("is another month, or one way, where that is asked for", async () => {
    const later = addDays(from, 60);
    const { days } = await month({ month: later, direction: "back" });
    expect(days.map(dayOfLine)).toEqual(daysOfMonth(later));
    const ways = days.flatMap(({ sailings }) => sailings.map(({ direction }) => direction));
    expect(new Set(ways)).toEqual(new Set(["back"]));
    const tooLate = await crew.call(sailingsMonthRoute, { query: { month: dayOf("9999-12-31") } });
    expect(tooLate).toMatchObject({ code: "INVALID_INPUT" });
  });

  it("tells how many parties wait for a stay from a day on", async () => {
    const { resort } = stage;
    await sql(
      `INSERT INTO wait_entry (owner_id, language, name, email, phone, package_id, option_id, check_in, days_around, nights, party,
         consent_at, created_at, changed_at)
       VALUES (gen_random_uuid(), 'en', 'Waits', 'waits@example.test', '', $1, $2, $3, 0, 2,
         '{"adults":2,"childAges":[],"nonMalaysians":0}', now(), now(), now())`,
      [resort.packageId, resort.optionId, today],
    );
    const waiting = (await month()).days.filter(({ waiting }) => waiting > 0);
    expect(waiting).toMatchObject([{ day: today, waiting: 1 }]);
  });
});
