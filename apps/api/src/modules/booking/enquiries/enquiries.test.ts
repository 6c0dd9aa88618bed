import { randomUUID } from "node:crypto";
import { loginRoute } from "@pulau/contract/accounts.ts";
import { auditLogRoute } from "@pulau/contract/audit-log.ts";
import { draftRoute, saveDraftRoute } from "@pulau/contract/drafts.ts";
import * as calls from "@pulau/contract/enquiries.ts";
import { holdStayRoute } from "@pulau/contract/holds.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { EnquiryId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { z } from "zod";
import { inAll } from "../../../db/factories/words.ts";
import { readMail } from "../../../mail/read-mail.ts";
import { linkToken } from "../../../plugins/link-token.ts";
import type { Caller } from "../../../races/caller.ts";
import { newGuest, stayOf, submit } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { raceSecret } from "../../../races/server-process.ts";

import { createMember, testPassword } from "../../people/accounts/test-people.ts";
import { everyAct, onlyLook, staffWith } from "../../people/accounts/test-staff.ts";

let stage: Stage;
let desk: Awaited<ReturnType<typeof staffWith>>;
let looker: Awaited<ReturnType<typeof staffWith>>;

beforeAll(async () => {
  const profile = { name: "Teluk Biru", email: "stay@telukbiru.test" };
  stage = await openStage({ rooms: { standard: 10 }, settings: { profile } });
  desk = await staffWith(stage, { bookings: everyAct });
  looker = await staffWith(stage, { bookings: onlyLook });
});
afterAll(() => stage.close());
// Each test is an hour of its own.
beforeEach(() => stage.base.pool.query("DELETE FROM rate_window"));

type EnquiryInput = z.input<typeof calls.NewEnquiry>;
const wishOf = (more: Partial<EnquiryInput> = {}): EnquiryInput => ({
  name: "Aini",
  email: "aini@example.test",
  phone: "+60123456789",
  consent: true,
  origin: "fullyBooked",
  checkIn: addDays(stage.resort.from, 10),
  nights: 2,
  party: { adults: 2, childAges: [7], nonMalaysians: 0 },
  packageId: stage.resort.packageId,
  optionId: stage.resort.optionId,
  roomTypeIds: [stage.resort.roomTypes.deluxe.id],
  message: "Near the beach, please",
  ...more,
});
const send = async (more: Partial<EnquiryInput> = {}, guest?: Caller) => {
  const asker = guest ?? (await newGuest(stage.urls));
  return { asker, ...(await asker.must(calls.createEnquiryRoute, { body: wishOf(more) })) };
};
const mailsOf = async (enquiryId: EnquiryId) => {
  const { rows } = await stage.base.pool.query(
    "SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'enquiryId' = $1 ORDER BY created_on, data ->> 'template'",
    [enquiryId],
  );
  const deployment = { secret: raceSecret, publicUrl: "https://pulau.test" };
  return Promise.all(rows.map(({ data }) => readMail(stage.base.db, deployment, data)));
};
const nobody = randomUUID();

describe("who asks", () => {
  it("gets a number and a mail in their language, and the resort gets one that can be answered", async () => {
    const guest = await newGuest(stage.urls);
    const headers = { "accept-language": "ms" };
    const made = await guest.must(calls.createEnquiryRoute, { body: wishOf() }, headers);
    expect(made.enquiryNo).toBeGreaterThan(1000);
    const mails = await mailsOf(made._id);
    const about = mails.map((mail) => [mail?.to, mail?.replyTo, mail?.letter.subject]);
    expect(about).toContainEqual([
      "aini@example.test",
      "stay@telukbiru.test",
      `Pertanyaan E-${made.enquiryNo} telah kami terima – Teluk Biru`,
    ]);
    expect(about).toContainEqual([
      "stay@telukbiru.test",
      "aini@example.test",
      `Enquiry E-${made.enquiryNo} from Aini – Teluk Biru`,
    ]);
  });

  it.each<[string, () => Partial<EnquiryInput>, string]>([
    ["a day, unless any will do", () => ({ checkIn: null }), "checkIn"],
    ["consent", () => ({ consent: undefined as never }), "consent"],
    ["a name", () => ({ name: " " }), "name"],
    ["an address", () => ({ email: "aini@" }), "email"],
    ["a telephone", () => ({ phone: "12" }), "phone"],
    ["somebody grown up", () => ({ party: { adults: 0, childAges: [3], nonMalaysians: 0 } }), "party.adults"],
    ["few words", () => ({ message: "x".repeat(2001) }), "message"],
  ])("must give %s", async (_, more, path) => {
    const guest = await newGuest(stage.urls);
    const answer = await fetch(`${stage.urls[0]}/api/booking-enquiry`, {
      method: "POST",
      headers: { authorization: `Bearer ${guest.token}`, "content-type": "application/json" },
      body: JSON.stringify(wishOf(more())),
    });
    expect(answer.status).toBe(400);
    expect((await answer.json()).fields.map((field: { path: string }) => field.path)).toEqual([path]);
  });

  it("may come whenever there is place, and wish for nothing in particular", async () => {
    const open = { flexible: true, checkIn: null, nights: null, packageId: null, optionId: null };
    const { asker, _id } = await send({ ...open, roomTypeIds: [], message: "" });
    const own = await asker.must(calls.enquiryRoute, { params: { _id } });
    expect(own).toMatchObject({
      flexible: true,
      checkIn: null,
      packageName: null,
      roomTypes: [],
      message: "",
    });
  });

  it.each<[string, () => Partial<EnquiryInput>, string]>([
    ["a day that is over", () => ({ checkIn: addDays(stage.resort.from, -3) }), "PACKAGE_CLOSED"],
    ["an unknown package", () => ({ packageId: nobody, optionId: null }), "NOT_FOUND"],
    ["another package's option", () => ({ optionId: nobody }), "NOT_FOUND"],
    ["an unknown room", () => ({ roomTypeIds: [nobody] }), "NOT_FOUND"],
  ])("is told of %s", async (_, more, code) => {
    const guest = await newGuest(stage.urls);
    expect(await guest.call(calls.createEnquiryRoute, { body: wishOf(more()) })).toMatchObject({ code });
  });

  it("is told when the party is larger than one booking takes", async () => {
    await stage.base.pool.query(
      `INSERT INTO resort_setting (name, value) VALUES ('limits', '{"persons": 20}') ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    );
    await new Promise((later) => setTimeout(later, 2_100)); // settings are kept for two seconds
    const guest = await newGuest(stage.urls);
    const party = { adults: 21, childAges: [], nonMalaysians: 0 };
    expect(await guest.call(calls.createEnquiryRoute, { body: wishOf({ party }) })).toMatchObject({
      status: 409,
      code: "PARTY_TOO_LARGE",
      facts: { persons: 21, most: 20 },
    });
  });

  it("can't flood the resort's mailbox", async () => {
    const guest = await newGuest(stage.urls);
    for (let i = 0; i < 10; i++) await send({}, guest);
    expect(await guest.call(calls.createEnquiryRoute, { body: wishOf() })).toMatchObject({
      status: 429,
      code: "TOO_MANY_REQUESTS",
    });
  });

  it("needs a session", async () => {
    const guest = await newGuest(stage.urls);
    guest.token = null;
    expect(await guest.call(calls.createEnquiryRoute, { body: wishOf() })).toMatchObject({ status: 401 });
  });
});

describe("one's own enquiries", () => {
  it("are listed newest first, an empty list as one page, and nobody sees another's", async () => {
    const [guest, stranger] = [await newGuest(stage.urls), await newGuest(stage.urls)];
    expect(await guest.must(calls.enquiriesRoute, { query: {} })).toEqual({
      enquiries: [],
      page: 1,
      pages: 1,
      limit: 10,
      total: 0,
      nextCursor: null,
    });
    const first = await send({}, guest);
    const second = await send({}, guest);
    const { enquiries, total } = await guest.must(calls.enquiriesRoute, { query: {} });
    expect([total, enquiries.map(({ _id }) => _id)]).toEqual([2, [second._id, first._id]]);
    expect(enquiries[0]).toMatchObject({
      state: "new",
      packageName: inAll("Reef"),
      roomTypes: [inAll("deluxe")],
      replies: [],
      party: { adults: 2, childAges: [7] },
    });
    expect((await stranger.must(calls.enquiriesRoute, { query: {} })).total).toBe(0);
    const params = { _id: first._id };
    expect(await stranger.call(calls.enquiryRoute, { params })).toMatchObject({
      status: 404,
      code: "NOT_FOUND",
    });
  });

  it("go along into the account that signs in", async () => {
    const { asker, _id } = await send();
    const { email } = await createMember(stage.base.db);
    const body = { email, password: testPassword, guestToken: asker.token ?? "" };
    asker.token = (await asker.must(loginRoute, { body })).accessToken;
    expect((await asker.must(calls.enquiriesRoute, { query: {} })).enquiries[0]?._id).toBe(_id);
  });
});

describe("staff", () => {
  const detail = (_id: string) => desk.caller.must(calls.staffEnquiryRoute, { params: { _id } });

  it("find enquiries by state, number, name, address and telephone", async () => {
    const name = `Zulaikha ${randomUUID().slice(0, 6)}`;
    const { _id, enquiryNo } = await send({ name, email: `${randomUUID()}@example.test` });
    const find = async (query: object) =>
      (await desk.caller.must(calls.staffEnquiriesRoute, { query })).enquiries.map((enquiry) => enquiry._id);
    expect(await find({ search: name.toLowerCase() })).toEqual([_id]);
    expect(await find({ search: `E-${enquiryNo}` })).toEqual([_id]);
    expect(await find({ search: name, state: "new" })).toEqual([_id]);
    expect(await find({ search: name, state: "closed" })).toEqual([]);
    expect(await find({ search: "100%" })).toEqual([]);
    const listing = await desk.caller.must(calls.staffEnquiriesRoute, { query: { state: "closed" } });
    expect(listing).toMatchObject({ page: 1, pages: 1, limit: 10, total: 0, counts: { closed: 0 } });
    expect(listing.counts.new).toBeGreaterThan(0);
  });

  it("take one on, answer by mail, and the guest reads it", async () => {
    const { asker, _id, enquiryNo } = await send();
    const params = { _id };
    await desk.caller.must(calls.noteEnquiryRoute, { params, body: { text: "Ask the chef" } });
    expect(await detail(_id)).toMatchObject({ state: "new", assignee: null });
    await desk.caller.must(calls.replyEnquiryRoute, { params, body: { text: "We have a room." } });
    const read = await detail(_id);
    expect(read).toMatchObject({ state: "answered", assignee: { _id: desk.id } });
    expect(read.thread.map(({ kind, text, by }) => [kind, text, by])).toEqual([
      ["note", "Ask the chef", desk.name],
      ["reply", "We have a room.", desk.name],
    ]);
    const own = await asker.must(calls.enquiryRoute, { params });
    expect(own.replies.map(({ text }) => text)).toEqual(["We have a room."]);
    const mail = (await mailsOf(_id)).find((mail) => mail?.letter.subject.startsWith("About"));
    expect(mail).toMatchObject({ to: "aini@example.test", replyTo: "stay@telukbiru.test" });
    expect(mail?.letter).toMatchObject({
      subject: `About your enquiry E-${enquiryNo} – Teluk Biru`,
      paragraphs: ["We have a room."],
    });
    expect(mail?.letter.link).toBeUndefined();
  });

  it("give it to one another, close it and take it up again, but not against its order", async () => {
    const { _id } = await send();
    const params = { _id };
    const change = (body: z.input<typeof calls.changeEnquiryRoute.body>) =>
      desk.caller.call(calls.changeEnquiryRoute, { params, body });
    expect((await change({ assigneeId: desk.id })).ok).toBe(true);
    expect((await detail(_id)).assignees.map((assignee) => assignee._id)).toEqual([desk.id]);
    const mine = await desk.caller.must(calls.staffEnquiriesRoute, { query: { mine: "true", limit: 100 } });
    expect(mine.enquiries.map((enquiry) => enquiry._id)).toContain(_id);
    expect((await change({ assigneeId: null })).ok).toBe(true);
    expect(await change({ assigneeId: nobody })).toMatchObject({ code: "NOT_FOUND" });
    expect((await change({ state: "closed" })).ok).toBe(true);
    expect(await detail(_id)).toMatchObject({ state: "closed", assignee: null });
    expect(await change({ state: "new" })).toMatchObject({ status: 409, code: "WRONG_STATE" });
    expect((await change({ state: "answered" })).ok).toBe(true);
  });

  it("are told what a colleague did to it since, and the audit log who did and what it was before", async () => {
    const { _id, enquiryNo } = await send();
    const params = { _id };
    const other = await staffWith(stage, { bookings: everyAct });
    const { version } = await detail(_id);
    await desk.caller.must(calls.noteEnquiryRoute, { params, body: { text: "Ask the chef" } });
    expect((await detail(_id)).version).toBe(version);
    await desk.caller.must(calls.replyEnquiryRoute, { params, body: { text: "We have a room." } });
    const read = { "if-match": `"${version}"` };
    const close = (base: object) =>
      other.caller.call(calls.changeEnquiryRoute, { params, body: { state: "closed" } }, { ...base });
    expect(await close(read)).toMatchObject({
      status: 412,
      code: "CHANGED_SINCE",
      facts: { name: desk.name, changed: "state,assigneeId", version: version + 1 },
    });
    expect(await detail(_id)).toMatchObject({ state: "answered", assignee: { _id: desk.id } });
    expect(await close({ "if-match": `"${version + 1}"` })).toMatchObject({ ok: true });
    const log = await staffWith(stage, { security: everyAct });
    const lines = (await log.caller.must(auditLogRoute, { query: { thing: _id } })).entries;
    expect(lines.map(({ act }) => act)).toEqual(["changed", "changed", "enquiryReplied", "enquiryNoted"]);
    const { entries } = await log.caller.must(auditLogRoute, { query: { thing: _id, act: "changed" } });
    const ofEnquiry = { subject: "enquiry", name: `E-${enquiryNo}` };
    expect(entries).toMatchObject([
      {
        ...ofEnquiry,
        person: { _id: other.id },
        before: { enquiryState: "answered" },
        after: { enquiryState: "closed" },
      },
      {
        ...ofEnquiry,
        person: { _id: desk.id },
        before: { enquiryState: "new", assignee: null },
        after: { enquiryState: "answered", assignee: desk.name },
      },
    ]);
  });

  it("prepare a booking, whose link opens it for who has the mail, and which is booked in the end", async () => {
    const { asker, _id } = await send();
    const { packageId, optionId, from } = stage.resort;
    const body = { packageId, optionId, checkIn: addDays(from, 20), text: "One day later there is place." };
    const { draftId } = await desk.caller.must(calls.prepareBookingRoute, { params: { _id }, body });
    const mail = (await mailsOf(_id)).find((mail) => mail?.letter.link?.url.includes("/prepared/"));
    const token = mail?.letter.link?.url.split("/").at(-1) ?? "";
    const phone = await newGuest(stage.urls); // the mail is opened on another device
    expect(await phone.must(calls.openPreparedRoute, { body: { token } })).toEqual({ draftId });
    const { json } = await phone.must(draftRoute, { params: { _id: draftId } });
    expect(json).toMatchObject({
      packageId,
      optionId,
      checkIn: body.checkIn,
      party: { adults: 2, childAges: [7] },
      booker: { bookingName: "Aini", email: "aini@example.test", mobile: "+60123456789" },
    });
    expect(await asker.call(draftRoute, { params: { _id: draftId } })).toMatchObject({ status: 404 });
    const whole = { ...stayOf(stage.resort), checkIn: body.checkIn };
    await phone.must(saveDraftRoute, { params: { _id: draftId }, body: whole });
    const hold = await phone.must(holdStayRoute, { params: { _id: draftId } });
    const submitted = await submit(phone, hold);
    expect(submitted.ok).toBe(true);
    const read = await detail(_id);
    expect(read).toMatchObject({
      state: "booked",
      draftId,
      bookingNo: submitted.ok && submitted.value.bookingNo,
    });
    const params = { _id };
    expect(await desk.caller.call(calls.prepareBookingRoute, { params, body })).toMatchObject({
      code: "WRONG_STATE",
    });
    expect(await asker.call(calls.openPreparedRoute, { body: { token } })).toMatchObject({
      code: "WRONG_STATE",
    });
  });

  it("prepare nothing that is not sold, and no link opens what was not prepared or is an account's", async () => {
    const { asker, _id } = await send();
    const { packageId, optionId, from } = stage.resort;
    const body = { packageId, optionId: nobody, checkIn: addDays(from, 20), text: "Look" };
    const params = { _id };
    expect(await desk.caller.call(calls.prepareBookingRoute, { params, body })).toMatchObject({
      code: "NOT_FOUND",
    });
    const token = linkToken(raceSecret, "preparedBooking", { id: _id });
    const open = (caller: Caller, link = token) =>
      caller.call(calls.openPreparedRoute, { body: { token: link } });
    expect(await open(asker)).toMatchObject({ status: 410, code: "LINK_INVALID" });
    expect(await open(asker, `${_id}.${"x".repeat(43)}`)).toMatchObject({ code: "LINK_INVALID" });
    await desk.caller.must(calls.prepareBookingRoute, { params, body: { ...body, optionId } });
    const { accountId } = await createMember(stage.base.db);
    await stage.base.pool.query("UPDATE booking_enquiry SET owner_id = $1 WHERE id = $2", [accountId, _id]);
    expect(await open(asker)).toMatchObject({ status: 403, code: "NOT_ALLOWED" });
  });

  it("see none when they only read bookings, and others neither", async () => {
    const { asker, _id } = await send();
    const params = { _id };
    const reads = [
      () => looker.caller.call(calls.staffEnquiryRoute, { params }),
      () => looker.caller.call(calls.staffEnquiriesRoute, { query: {} }),
    ];
    const text = { text: "Hello" };
    const { packageId, optionId, from } = stage.resort;
    const writes = [
      () => looker.caller.call(calls.changeEnquiryRoute, { params, body: { state: "closed" } }),
      () => looker.caller.call(calls.noteEnquiryRoute, { params, body: text }),
      () => looker.caller.call(calls.replyEnquiryRoute, { params, body: text }),
      () =>
        looker.caller.call(calls.prepareBookingRoute, {
          params,
          body: { packageId, optionId, checkIn: from, ...text },
        }),
    ];
    for (const read of [...reads, ...writes])
      expect(await read()).toMatchObject({ status: 403, code: "NOT_ALLOWED" });
    expect(await asker.call(calls.staffEnquiriesRoute, { query: {} })).toMatchObject({
      ok: false,
      status: 401,
    });
    expect(await asker.call(calls.staffEnquiryRoute, { params })).toMatchObject({ ok: false, status: 401 });
  });

  it("are told when there is no such enquiry", async () => {
    const params = { _id: nobody };
    const text = { text: "Hello" };
    const { packageId, optionId, from } = stage.resort;
    const body = { packageId, optionId, checkIn: from, ...text };
    for (const answer of [
      await desk.caller.call(calls.staffEnquiryRoute, { params }),
      await desk.caller.call(calls.changeEnquiryRoute, { params, body: {} }),
      await desk.caller.call(calls.noteEnquiryRoute, { params, body: text }),
      await desk.caller.call(calls.replyEnquiryRoute, { params, body: text }),
      await desk.caller.call(calls.prepareBookingRoute, { params, body }),
    ])
      expect(answer).toMatchObject({ status: 404, code: "NOT_FOUND" });
  });
});
