import { randomUUID } from "node:crypto";
import { auditLogRoute } from "@pulau/contract/audit-log.ts";
import {
  addEventRoute,
  attendeesRoute,
  cancelEventRoute,
  checkInAttendeeRoute,
  staffEventsRoute,
  updateEventRoute,
} from "@pulau/contract/event-admin.ts";
import {
  buyEventRoute,
  cancelEventPlacesRoute,
  eventsRoute,
  eventTicketsRoute,
  payEventRoute,
} from "@pulau/contract/events.ts";
import { walletRoute } from "@pulau/contract/payments.ts";
import { pictureOfFile } from "@pulau/contract/picture.ts";
import type { EventId } from "@pulau/domain/ids.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { newGuest } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { runJobs } from "../../../races/run-jobs.ts";
import { sendPicture } from "../../../races/send-picture.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { eventBody, guestsOf, makeEvent } from "./test-event.ts";

let stage: Stage;
let desk: Caller;
beforeAll(async () => {
  stage = await openStage({ days: 100 });
  desk = (await staffCaller(stage, { posts: all, payments: all })).desk;
});
afterAll(() => stage.close());
afterEach(async () => expect(await checkInvariants(stage.base.pool)).toEqual([]));

const key = () => ({ "idempotency-key": randomUUID() });
const rich = () => memberWithWallet(stage, 10_000_00);
async function bought(member: Caller, eventId: EventId, adults = 2): Promise<string> {
  const body = { eventId, guests: guestsOf(adults) };
  const { purchaseId } = await member.must(payEventRoute, { body }, key());
  await runJobs(stage, "fulfil-purchase");
  return purchaseId;
}

describe("staff keep events", () => {
  it("and the audit log tells what was added, changed and called off", async () => {
    const { _id } = await desk.must(addEventRoute, { body: eventBody(stage.resort, { capacity: 4 }) });
    const params = { _id };
    await desk.must(updateEventRoute, { params, body: eventBody(stage.resort, { capacity: 9 }) });
    await desk.must(cancelEventRoute, { params, body: { note: "Storm" } });
    const { rows } = await stage.base.pool.query(
      "SELECT act, subject, facts FROM audit_entry WHERE subject_id = $1 ORDER BY at",
      [_id],
    );
    expect(rows).toMatchObject([
      { act: "added", subject: "event", facts: { after: { capacity: 4, taxes: [] } } },
      { act: "changed", facts: { before: { capacity: 4 }, after: { capacity: 9 } } },
      {
        act: "cancelled",
        facts: { reason: "Storm", refunds: 0, before: { cancelled: false }, after: { cancelled: true } },
      },
    ]);
    expect(Object.keys(rows[1].facts.after)).toEqual(["capacity"]);
    expect(rows[0].facts.after).not.toHaveProperty("sold");
  });

  it("show guests a picture of their own with what it shows, and none that somebody else sent", async () => {
    const picture = await sendPicture(stage.urls, desk);
    const pictureAlt = { en: "Lanterns at the jetty", my: "Tanglung di jeti", cn: "" };
    const body = eventBody(stage.resort, { picture, pictureAlt, name: { en: "Lanterns", my: "L", cn: "L" } });
    const { desk: other } = await staffCaller(stage, { posts: all });
    const wrong = { status: 400, fields: [{ path: "picture", rule: "invalid" }] };
    expect(await other.call(addEventRoute, { body })).toMatchObject(wrong);
    const { _id } = await desk.must(addEventRoute, { body });
    const { events } = await (await newGuest(stage.urls)).must(eventsRoute, { query: { limit: 100 } });
    expect(events.find((event) => event._id === _id)).toMatchObject({ picture, pictureAlt });
    expect((await fetch(`${stage.urls[0]}${picture}?w=480`)).status).toBe(200);
    const unknown = { ...body, picture: pictureOfFile(randomUUID()) };
    expect(await desk.call(updateEventRoute, { params: { _id }, body: unknown })).toMatchObject(wrong);
  });

  it("add, change and list them with what is sold", async () => {
    const { _id } = await desk.must(addEventRoute, { body: eventBody(stage.resort, { capacity: 4 }) });
    const { member } = await rich();
    await bought(member, _id, 3);
    const listed = await desk.must(staffEventsRoute, { query: { search: "moon" } });
    expect(listed.events.find((listed) => listed._id === _id)).toMatchObject({
      sold: 3,
      held: 0,
      capacity: 4,
      takenSen: 36_000,
      state: "onSale",
      checkedIn: 0,
    });
    const smaller = eventBody(stage.resort, { capacity: 2 });
    expect(await desk.call(updateEventRoute, { params: { _id }, body: smaller })).toMatchObject({
      code: "IN_USE",
      facts: { rule: "limit", taken: 3 },
    });
    const full = eventBody(stage.resort, { capacity: 3, adultSen: 15_000 });
    const changed = await desk.must(updateEventRoute, { params: { _id }, body: full });
    expect(changed).toMatchObject({ state: "soldOut", capacity: 3, adultSen: 15_000 });
    const past = await desk.must(staffEventsRoute, { query: { tab: "past" } });
    expect(past).toMatchObject({ events: [], page: 1, pages: 1, limit: 10, total: 0 });
  });

  it("wait for who changes taxes before they lock the event, as an import does", async () => {
    const { _id } = await desk.must(addEventRoute, { body: eventBody(stage.resort) });
    const { pool } = stage.base;
    const { rows: taxes } = await pool.query("SELECT id FROM tax WHERE active_status LIMIT 1");
    const other = await pool.connect();
    try {
      await other.query("BEGIN");
      await other.query("SELECT pg_advisory_xact_lock(hashtextextended('taxes in use', 0))");
      const body = eventBody(stage.resort, { taxIds: [taxes[0].id] });
      const saved = desk.call(updateEventRoute, { params: { _id }, body });
      await vi.waitFor(async () => {
        const waiting = await pool.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'",
        );
        expect(waiting.rowCount).toBe(1);
      }, 2_500);
      const free = await other.query("SELECT FROM event WHERE id = $1 FOR UPDATE NOWAIT", [_id]);
      expect(free.rowCount).toBe(1);
      await other.query("COMMIT");
      expect(await saved).toMatchObject({ ok: true });
    } finally {
      other.release(true);
    }
  });

  it("change nothing of what is over: what was earned by it would be given back a second time", async () => {
    const _id = await makeEvent(stage.base.db, stage.resort);
    const { member } = await rich();
    const purchaseId = await bought(member, _id, 2);
    const change = (inDays: number) =>
      desk.call(updateEventRoute, { params: { _id }, body: eventBody(stage.resort, { inDays }) });
    expect(await change(-3)).toMatchObject({ code: "WRONG_STATE" });
    await stage.base.pool.query("UPDATE event SET day = day - 60, sale_until = day - 60 WHERE id = $1", [
      _id,
    ]);
    await stage.jobs["earn-events"]({});
    expect(await change(30)).toMatchObject({ code: "WRONG_STATE" });
    const back = await member.call(cancelEventPlacesRoute, { params: { _id: purchaseId }, query: {} });
    expect(back).toMatchObject({ code: "TOO_LATE" });
    const { rows } = await stage.base.pool.query(
      "SELECT sum(sen)::int AS sen FROM ledger_entry WHERE account_kind = 'prepaid' AND account_key = $1",
      [purchaseId],
    );
    expect(rows).toEqual([{ sen: 0 }]);
  });

  it("are told what makes no sense, and what there is not", async () => {
    const body = { ...eventBody(stage.resort), saleUntil: "2999-01-01", endsAt: "19:00" };
    expect(await desk.call(addEventRoute, { body })).toMatchObject({ status: 400, code: "INVALID_INPUT" });
    const params = { _id: randomUUID() };
    const fine = eventBody(stage.resort);
    expect(await desk.call(updateEventRoute, { params, body: fine })).toMatchObject({ status: 404 });
    expect(await desk.call(cancelEventRoute, { params, body: { note: "Storm" } })).toMatchObject({
      status: 404,
    });
    expect(await desk.call(attendeesRoute, { params, query: {} })).toMatchObject({ status: 404 });
    const tick = { params, body: { checkedIn: true } };
    expect(await desk.call(checkInAttendeeRoute, tick)).toMatchObject({ status: 404 });
  });

  it("need the right to it", async () => {
    const { desk: looker } = await staffCaller(stage, {
      posts: { ...all, write: false, create: false, delete: false },
    });
    await looker.must(staffEventsRoute, { query: {} });
    const body = eventBody(stage.resort);
    // Calling an event off sends money back: the right to posts alone is not enough.
    const { desk: writer } = await staffCaller(stage, { posts: all, payments: { ...all, delete: false } });
    const params = { _id: randomUUID() };
    expect(await writer.call(cancelEventRoute, { params, body: { note: "Storm" } })).toMatchObject({
      status: 403,
      code: "NOT_ALLOWED",
    });
    expect(await looker.call(addEventRoute, { body })).toMatchObject({ status: 403, code: "NOT_ALLOWED" });
  });
});

describe("who comes", () => {
  it("is listed, and ticked off at the door; whoever has come gives no place back", async () => {
    const eventId = await makeEvent(stage.base.db, stage.resort);
    const { member } = await rich();
    const purchaseId = await bought(member, eventId);
    const params = { _id: eventId };
    const { attendees } = await desk.must(attendeesRoute, { params, query: {} });
    expect(attendees.map(({ name, accountName }) => [name, accountName])).toEqual([
      ["Adult 1", "Mei Ling"],
      ["Adult 2", "Mei Ling"],
    ]);
    const ticket = { _id: attendees[0]?._id ?? "" };
    const tick = (checkedIn: boolean) =>
      desk.must(checkInAttendeeRoute, { params: ticket, body: { checkedIn } });
    const first = await tick(true);
    expect(first.checkedInAt).not.toBeNull();
    expect((await tick(true)).checkedInAt).toBe(first.checkedInAt);
    const gone = await member.call(cancelEventPlacesRoute, { params: { _id: purchaseId }, query: {} });
    expect(gone).toMatchObject({ code: "WRONG_STATE" });
    expect((await desk.must(attendeesRoute, { params, query: {} })).event.checkedIn).toBe(1);
    expect((await tick(false)).checkedInAt).toBeNull();
    await member.must(cancelEventPlacesRoute, { params: { _id: purchaseId }, query: { to: "wallet" } });
    const late = { params: ticket, body: { checkedIn: true } };
    expect(await desk.call(checkInAttendeeRoute, late)).toMatchObject({ code: "WRONG_STATE" });
    expect((await desk.must(attendeesRoute, { params, query: {} })).attendees).toEqual([]);
  });
});

describe("the audit log of an event", () => {
  it("names who was ticked off and who no longer is, before and after", async () => {
    const eventId = await makeEvent(stage.base.db, stage.resort);
    const { member } = await rich();
    await bought(member, eventId);
    const { attendees, event } = await desk.must(attendeesRoute, { params: { _id: eventId }, query: {} });
    const params = { _id: attendees[1]?._id ?? "" };
    for (const checkedIn of [true, false])
      await desk.must(checkInAttendeeRoute, { params, body: { checkedIn } });
    const reader = (await staffCaller(stage, { security: all })).desk;
    const { entries } = await reader.must(auditLogRoute, { query: { thing: eventId } });
    const common = { subject: "event", name: event.name.en, facts: { person: "Adult 2" } };
    expect(entries.slice(0, 2)).toMatchObject([
      { ...common, act: "attendeeCheckInUndone", before: { checkedIn: true }, after: { checkedIn: false } },
      { ...common, act: "attendeeCheckedIn", before: { checkedIn: false }, after: { checkedIn: true } },
    ]);
    expect(entries[0]?.person).not.toBeNull();
    const { entries: ofTicket } = await reader.must(auditLogRoute, { query: { thing: params._id } });
    expect(ofTicket, "no general line beside it").toEqual([]);
  });
});

describe("an event that is called off", () => {
  it("gives everybody's money back and tells them, also who pays at that moment", async () => {
    const eventId = await makeEvent(stage.base.db, stage.resort);
    const [guest, two, three] = [await rich(), await rich(), await rich()];
    const first = await bought(guest.member, eventId);
    const body = { eventId, guests: guestsOf(1) };
    const { purchaseId: second } = await two.member.must(payEventRoute, { body }, key());
    await three.member.must(buyEventRoute, { body }, key());
    const params = { _id: eventId };
    const cancel = () => desk.call(cancelEventRoute, { params, body: { note: "A storm is coming." } });
    expect(await cancel()).toMatchObject({ ok: true, value: { refunds: 2, refundedSen: 36_000 } });
    expect(await cancel()).toMatchObject({ status: 409, code: "WRONG_STATE" });
    await runJobs(stage, "fulfil-purchase");
    await runJobs(stage, "refund-event");
    await stage.jobs["refund-event"]({ eventId });
    for (const { member } of [guest, two, three])
      expect((await member.must(walletRoute, {})).balanceSen).toBe(10_000_00);
    expect(await guest.member.must(eventTicketsRoute, { params: { _id: first } })).toMatchObject({
      state: "cancelled",
    });
    const { rows } = await stage.base.pool.query(
      "SELECT data->>'purchaseId' AS id FROM pgboss.job WHERE name = 'send-mail' AND data->>'template' = 'event-cancelled' ORDER BY 1",
    );
    expect(rows.map(({ id }) => id)).toEqual([first, second].sort());
    const anybody = await newGuest(stage.urls);
    const { events } = await anybody.must(eventsRoute, { query: {} });
    expect(events.map((shown) => shown._id)).not.toContain(eventId);
  });
});
