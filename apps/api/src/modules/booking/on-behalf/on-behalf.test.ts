import { randomUUID } from "node:crypto";
import { calendarRoute, roomTypesRoute } from "@pulau/contract/availability.ts";
import { bookingRoute, claimableBookingRoute, claimBookingRoute } from "@pulau/contract/bookings.ts";
import { createDraftRoute, draftRoute, saveDraftRoute } from "@pulau/contract/drafts.ts";
import { alterHoldRoute, holdStayRoute } from "@pulau/contract/holds.ts";
import { staffCheckGroupRoute } from "@pulau/contract/rooming-list.ts";
import {
  bookingGuestsRoute,
  staffAlterHoldRoute,
  staffAutoSelectRoute,
  staffCalendarRoute,
  staffCheckRoomsAvailabilityRoute,
  staffCreateDraftRoute,
  staffDeleteDraftRoute,
  staffDraftOwnerRoute,
  staffDraftRoute,
  staffDraftsRoute,
  staffExtendHoldRoute,
  staffHoldRoute,
  staffReleaseHoldRoute,
  staffRoomTimerRoute,
  staffRoomTypesRoute,
  staffSaveDraftRoute,
  staffSubmitRoute,
} from "@pulau/contract/staff-bookings.ts";
import type { Permissions } from "@pulau/domain/access/permissions.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { AccountId, StaffId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { readMail } from "../../../mail/read-mail.ts";
import { linkToken } from "../../../plugins/link-token.ts";
import type { Caller } from "../../../races/caller.ts";
import { newGuest, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { raceSecret } from "../../../races/server-process.ts";
import { all, lookOnly, staffCaller } from "../../../races/staff.ts";
import { makeContract, makePartner } from "../../partners/agents/test-partner.ts";

let stage: Stage;
let desk: Caller;
let staffId: StaffId;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 30 } });
  ({ desk, staffId } = await staffCaller(stage));
});
afterAll(() => stage.close());

const once = () => ({ "idempotency-key": randomUUID() });
const missing = "7d1f4c1e-0000-4000-8000-000000000001";
const json = () => stayOf(stage.resort);
const begin = (accountId: AccountId | null = null) =>
  desk.must(staffCreateDraftRoute, { body: { accountId, json: json() } });

/** From nothing to a submitted booking, as staff do it. */
async function book(accountId: AccountId | null) {
  const { _id } = await begin(accountId);
  const hold = await desk.must(staffHoldRoute, { params: { _id }, body: {} });
  const body = {
    holdId: _id,
    agreedTotalSen: hold.quote.totalSen,
    termsAgreed: true as const,
    language: "my" as const,
  };
  return desk.must(staffSubmitRoute, { body }, once());
}

describe("rules that hold guests", () => {
  it("hold staff only as long as they give no reason, which the booking's history keeps", async () => {
    await stage.base.pool.query("UPDATE period SET cut_off_days = 90");
    const { _id } = await begin();
    expect(await desk.call(staffHoldRoute, { params: { _id }, body: {} })).toMatchObject({
      status: 409,
      code: "PACKAGE_CLOSED",
      facts: { rule: "cutOff" },
    });
    const overrideReason = "The owner's family";
    const hold = await desk.must(staffHoldRoute, { params: { _id }, body: { overrideReason } });
    await desk.must(staffAlterHoldRoute, { params: { _id }, body: {} });
    const body = { holdId: _id, agreedTotalSen: hold.quote.totalSen, termsAgreed: true as const };
    const made = await desk.must(staffSubmitRoute, { body: { ...body, language: "en" } }, once());
    const { rows } = await stage.base.pool.query(
      "SELECT what, staff_id, facts FROM booking_event WHERE booking_id = $1 ORDER BY at, what",
      [made._id],
    );
    expect(rows.find(({ what }) => what === "rulesOverridden")).toMatchObject({
      staff_id: staffId,
      facts: { rules: "cutOff", note: overrideReason },
    });
    await stage.base.pool.query("UPDATE period SET cut_off_days = 0");
  });

  it("hold the guest still, whose draft staff went past them with", async () => {
    await stage.base.pool.query("UPDATE period SET cut_off_days = 90");
    const { member, accountId } = await memberWithWallet(stage, 1);
    const { _id } = await begin(accountId);
    const params = { _id };
    await desk.must(staffHoldRoute, { params, body: { overrideReason: "Her wedding" } });
    const other = stayOf(stage.resort, { inDays: 16 });
    await member.must(saveDraftRoute, { params, body: other });
    expect(await member.call(alterHoldRoute, { params })).toMatchObject({ code: "PACKAGE_CLOSED" });
    expect(await member.call(holdStayRoute, { params })).toMatchObject({ code: "PACKAGE_CLOSED" });
    await member.must(saveDraftRoute, { params, body: json() });
    expect(await member.call(alterHoldRoute, { params })).toMatchObject({ ok: true });
    await stage.base.pool.query("UPDATE period SET cut_off_days = 0");
  });

  it("are told to staff with their price, all at once, where guests find the stay closed", async () => {
    await stage.base.pool.query("UPDATE period SET cut_off_days = 90, min_nights = 9");
    const { _id } = await begin();
    const { optionId, checkIn, nights, party, rooms } = await desk
      .must(staffDraftRoute, { params: { _id } })
      .then(({ json: kept }) => kept);
    if (optionId === null || checkIn === null) throw new Error("the stay names no option or day");
    const query = { optionId, month: checkIn, adults: party.adults, children: "", nonMalaysians: 0 };
    const dayOf = ({ days }: { days: readonly { day: string }[] }) => days.find(({ day }) => day === checkIn);
    const guest = await newGuest(stage.urls);
    expect(dayOf(await guest.must(calendarRoute, { query }))).toMatchObject({
      state: "closed",
      rule: "cutOff",
    });
    expect(dayOf(await desk.must(staffCalendarRoute, { query: { ...query, draftId: _id } }))).toMatchObject({
      state: "free",
      rule: "cutOff",
      totalSen: expect.any(Number),
    });
    const body = { optionId, checkIn, nights, party };
    expect(await guest.call(roomTypesRoute, { body })).toMatchObject({ code: "PACKAGE_CLOSED" });
    const before = await desk.must(staffRoomTypesRoute, { body: { ...body, draftId: _id } });
    expect(before.roomTypes[0]?.prices).not.toEqual([]);
    expect((await desk.must(staffAutoSelectRoute, { body: { ...body, draftId: _id } })).rooms).toHaveLength(
      1,
    );
    const params = { _id };
    expect(await desk.call(staffHoldRoute, { params, body: {} })).toMatchObject({
      code: "PACKAGE_CLOSED",
      facts: { rules: "cutOff,minStay" },
    });
    const overrideReason = "A regular";
    const hold = await desk.must(staffHoldRoute, { params, body: { overrideReason } });
    expect(await desk.must(staffRoomTimerRoute, { params })).toMatchObject({ state: "live", hold: { _id } });
    // What the draft holds is free for it, and for nobody else.
    const after = await desk.must(staffRoomTypesRoute, { body: { ...body, draftId: _id } });
    const freeOf = ({ roomTypes }: typeof after) =>
      roomTypes.find(({ _id: type }) => type === rooms[0]?.roomTypeId)?.free;
    expect(freeOf(after)).toBe(freeOf(before));
    const span = { checkIn, checkOut: hold.quote.checkOut, draftId: _id };
    const { roomTypes } = await desk.must(staffCheckRoomsAvailabilityRoute, { body: span });
    expect(roomTypes.find(({ roomTypeId }) => roomTypeId === rooms[0]?.roomTypeId)?.free).toBe(
      freeOf(before),
    );
    await desk.must(staffReleaseHoldRoute, { params });
    await stage.base.pool.query("UPDATE period SET cut_off_days = 0, min_nights = NULL");
  });
});

describe("a stay that would have begun before today", () => {
  it("is not booked, whatever reason staff give", async () => {
    const past = { ...json(), checkIn: addDays(stage.resort.from, -3) };
    const { _id } = await desk.must(staffCreateDraftRoute, { body: { accountId: null, json: past } });
    const params = { _id };
    const overrideReason = "They came on Monday";
    const refused = { status: 409, code: "PACKAGE_CLOSED", facts: { checkIn: past.checkIn } };
    expect(await desk.call(staffHoldRoute, { params, body: { overrideReason } })).toMatchObject(refused);
    const party = { adults: 2, childAges: [], nonMalaysians: 0 };
    const body = { optionId: stage.resort.optionId, checkIn: past.checkIn, party, draftId: _id };
    expect(await desk.call(staffRoomTypesRoute, { body })).toMatchObject(refused);
  });
});

describe("a booking that staff make", () => {
  it("is its guest's, who sees it and is mailed where to pay", async () => {
    const { member, accountId } = await memberWithWallet(stage, 1);
    const made = await book(accountId);
    expect(await member.must(bookingRoute, { params: { _id: made._id } })).toMatchObject({
      status: "awaitingPayment",
      payUntil: made.payUntil,
      claimed: true,
    });
    const { rows } = await stage.base.pool.query(
      `SELECT b.language, e.staff_id, (SELECT j.data FROM pgboss.job j WHERE j.name = 'send-mail' AND j.data ->> 'bookingId' = b.id::text) AS mail
       FROM booking b JOIN booking_event e ON e.booking_id = b.id AND e.what = 'submitted' WHERE b.id = $1`,
      [made._id],
    );
    expect(rows).toEqual([
      {
        language: "my",
        staff_id: staffId,
        mail: { template: "payment-reminder", bookingId: made._id, minutesBefore: 0 },
      },
    ]);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("is no way to read papers without the log: its draft shows them masked", async () => {
    const { _id: draftId } = await begin();
    const params = { _id: draftId };
    const papers = async () =>
      (await desk.must(staffDraftRoute, { params })).json.guests.map(({ identity }) => identity);
    expect(await papers()).toEqual(["900101-11-5678", "900101-11-5678"]);
    const hold = await desk.must(staffHoldRoute, { params, body: {} });
    const body = { holdId: draftId, agreedTotalSen: hold.quote.totalSen, termsAgreed: true as const };
    await desk.must(staffSubmitRoute, { body: { ...body, language: "en" } }, once());
    expect(await papers()).toEqual(["••••", "••••"]);
  });

  it("needs no right to change the bookings of others on its way", async () => {
    const { desk: clerk } = await staffCaller(stage, { bookings: { ...all, write: false, delete: false } });
    const { _id, json: kept } = await clerk.must(staffCreateDraftRoute, {
      body: { accountId: null, json: json() },
    });
    const { optionId, checkIn, nights, party, rooms } = kept;
    if (optionId === null || checkIn === null) throw new Error("the stay names no option or day");
    const month = { optionId, month: checkIn, adults: party.adults, children: "", nonMalaysians: 0 };
    await clerk.must(staffCalendarRoute, { query: { ...month, draftId: _id } });
    const body = { optionId, checkIn, nights, party, draftId: _id };
    await clerk.must(staffRoomTypesRoute, { body });
    await clerk.must(staffAutoSelectRoute, { body });
    const hold = await clerk.must(staffHoldRoute, { params: { _id }, body: {} });
    const span = { checkIn, checkOut: hold.quote.checkOut, draftId: _id };
    await clerk.must(staffCheckRoomsAvailabilityRoute, { body: span });
    const options = { checkIn, rooms: rooms.map(({ occupants }) => occupants) };
    await clerk.must(staffCheckGroupRoute, { body: { ...options, text: "Name\nAini" } });
    await clerk.must(staffReleaseHoldRoute, { params: { _id } });
  });

  it("for an agency is at its price, and told to it alone", async () => {
    const agency = await makePartner(stage, "agency");
    const payment = { kind: "payLater", withinDays: 7 } as const;
    await makeContract(stage.base.db, agency.accountId, { payment });
    const { _id } = await book(agency.accountId);
    const agent = await agency.signIn("viewer");
    const detail = await agent.must(bookingRoute, { params: { _id } });
    expect(detail.agent).toEqual({ model: "net", mailTo: "booker", sellingSen: null });
    expect(detail.lines.find(({ step }) => step === "promotion")?.name?.en).toBe("Agency rate");
    const job = { template: "payment-reminder", bookingId: _id, minutesBefore: 0 } as const;
    const deployment = { secret: raceSecret, publicUrl: "https://pulau.test" };
    expect((await readMail(stage.base.db, deployment, job))?.to).toBe(agency.email("admin"));
  });

  it("for nobody yet is taken over by the link in its mail", async () => {
    const made = await book(null);
    const { member } = await memberWithWallet(stage, 1);
    const token = linkToken(raceSecret, "claimBooking", { id: made._id });
    const known = await member.must(claimableBookingRoute, { params: { token } });
    expect(known).toMatchObject({ name: expect.stringMatching(/./), email: expect.stringContaining("@") });
    const { booking, payToken } = known;
    expect(booking).toMatchObject({ status: "awaitingPayment", paidSen: 0, nights: 2 });
    expect(payToken).toContain(made._id);
    // Who travels is nobody's business who only has the link.
    for (const part of ["guests", "address", "email", "rooms"]) expect(booking).not.toHaveProperty(part);
    await member.must(claimBookingRoute, { body: { token } });
    // Whom it belongs to is nobody else's business any more.
    expect(await member.call(claimableBookingRoute, { params: { token } })).toMatchObject({
      code: "LINK_INVALID",
    });
    expect((await member.must(bookingRoute, { params: { _id: made._id } })).claimed).toBe(true);
  });

  it("is saved, altered, extended and let go like a guest's", async () => {
    const { _id } = await begin();
    const params = { _id };
    const saved = await desk.must(staffSaveDraftRoute, {
      params,
      body: { ...json(), specialRequest: "Quiet" },
    });
    expect(await desk.must(staffDraftRoute, { params })).toEqual({ ...saved, account: null });
    await desk.must(staffHoldRoute, { params, body: {} });
    const addOns = [{ addOnId: stage.resort.addOns.unlimited, count: 1, day: null }];
    await desk.must(staffSaveDraftRoute, { params, body: { ...json(), addOns } });
    const altered = await desk.must(staffAlterHoldRoute, { params, body: {} });
    expect(altered.quote.lines.map(({ step }) => step)).toContain("addOn");
    expect((await desk.must(staffExtendHoldRoute, { params })).secondsLeft).toBeGreaterThan(200);
    await desk.must(staffReleaseHoldRoute, { params });
    const { rows } = await stage.base.pool.query("SELECT FROM room_night WHERE hold_id = $1", [_id]);
    expect(rows).toEqual([]);
  });

  it("is listed for whoever began it until it is booked, and is never saved over a colleague's entries", async () => {
    const { desk: other } = await staffCaller(stage);
    const { _id, version } = await other.must(staffCreateDraftRoute, {
      body: { accountId: null, json: json() },
    });
    const listed = await other.must(staffDraftsRoute, { query: {} });
    expect(listed.drafts.map((draft) => draft._id)).toEqual([_id]);
    const params = { _id };
    const ifMatch = { "if-match": `"${version}"` };
    await desk.must(staffSaveDraftRoute, { params, body: { ...json(), specialRequest: "Quiet" } }, ifMatch);
    expect(await other.call(staffSaveDraftRoute, { params, body: json() }, ifMatch)).toMatchObject({
      status: 412,
      code: "CHANGED_SINCE",
    });
  });

  it("is for an agency that is found by its name or e-mail, and begun drafts are made its own", async () => {
    const agency = await makePartner(stage, "agency");
    await makeContract(stage.base.db, agency.accountId, { payment: { kind: "payLater", withinDays: 7 } });
    const find = (search: string) => desk.must(bookingGuestsRoute, { query: { search } });
    const { guests } = await find(agency.email("admin"));
    const { accountId } = agency;
    expect(guests).toMatchObject([{ accountId, kind: "agency", email: agency.email("admin"), mobile: null }]);
    expect((await find("nobody-of-this-name")).guests).toEqual([]);
    const { _id } = await begin();
    const params = { _id };
    const first = await desk.must(staffHoldRoute, { params, body: {} });
    await desk.must(staffDraftOwnerRoute, { params, body: { accountId } });
    const submit = (agreedTotalSen: Sen) =>
      desk.call(staffSubmitRoute, { body: { holdId: _id, agreedTotalSen, termsAgreed: true } }, once());
    // What was held for nobody is not at the agency's price.
    expect(await submit(first.quote.totalSen)).toMatchObject({ code: "HOLD_OUTDATED" });
    const altered = await desk.must(staffAlterHoldRoute, { params, body: {} });
    expect(altered.quote.totalSen).toBeLessThan(first.quote.totalSen);
    // Nor is the agency's price for another, which has none, or for nobody.
    const another = await makePartner(stage, "agency");
    await desk.must(staffDraftOwnerRoute, { params, body: { accountId: another.accountId } });
    expect(await submit(altered.quote.totalSen)).toMatchObject({ code: "HOLD_OUTDATED" });
    await desk.must(staffDraftOwnerRoute, { params, body: { accountId: null } });
    expect(await submit(altered.quote.totalSen)).toMatchObject({ code: "HOLD_OUTDATED" });
    const back = await desk.must(staffAlterHoldRoute, { params, body: {} });
    expect(back.quote.totalSen).toBe(first.quote.totalSen);
    expect(await submit(back.quote.totalSen)).toMatchObject({ ok: true });
    expect(await desk.call(staffDraftOwnerRoute, { params, body: { accountId } })).toMatchObject({
      code: "WRONG_STATE",
    });
    const ofNobody = { params, body: { accountId: missing } };
    expect(await desk.call(staffDraftOwnerRoute, ofNobody)).toMatchObject({ status: 409 });
  });

  it("is for somebody who booked before, found by name, number or e-mail", async () => {
    const email = `salmah.${randomUUID()}@races.pulau.test`;
    const { booker, ...rest } = json();
    const known = { ...booker, bookingName: "Salmah Quill", email, mobile: "+60134445566" };
    const draft = { accountId: null, json: { ...rest, booker: known } };
    const { _id: holdId } = await desk.must(staffCreateDraftRoute, { body: draft });
    const hold = await desk.must(staffHoldRoute, { params: { _id: holdId }, body: {} });
    const body = { holdId, agreedTotalSen: hold.quote.totalSen, termsAgreed: true as const };
    await desk.must(staffSubmitRoute, { body: { ...body, language: "cn" } }, once());
    for (const search of ["salmah qu", "013-444 5566", "+60 13 444", email]) {
      const { guests } = await desk.must(bookingGuestsRoute, { query: { search } });
      expect(guests, search).toMatchObject([
        {
          accountId: null,
          kind: "guest",
          name: "Salmah Quill",
          email,
          mobile: "+60134445566",
          language: "cn",
        },
      ]);
      expect(guests[0]).toMatchObject({ stays: 1, lastCheckIn: rest.checkIn, address: { country: "MY" } });
    }
    const query = { search: "salmah" };
    for (const rights of [{ bookings: all }, { ...lookOnly, customers: all }] as Permissions[]) {
      const { desk: other } = await staffCaller(stage, rights);
      expect(await other.call(bookingGuestsRoute, { query })).toMatchObject({ status: 403 });
    }
  });

  it("waits for nothing but whom to reach: names, address and lead source may follow", async () => {
    const { guests: _, booker: __, leadSource: ___, ...stay } = json();
    const contact = { bookingName: "Ravi Shankar", email: "ravi@races.pulau.test", mobile: "+60123334455" };
    const submitted = async (booker: Record<string, string>, detailsLater: boolean) => {
      const draft = { accountId: null, json: { ...stay, booker } };
      const { _id: holdId } = await desk.must(staffCreateDraftRoute, { body: draft });
      const hold = await desk.must(staffHoldRoute, { params: { _id: holdId }, body: {} });
      const body = { holdId, agreedTotalSen: hold.quote.totalSen, termsAgreed: true as const, detailsLater };
      return desk.call(staffSubmitRoute, { body }, once());
    };
    expect(await submitted(contact, false)).toMatchObject({ code: "DRAFT_INCOMPLETE" });
    const { mobile: ____, ...unreachable } = contact;
    const refused = await submitted(unreachable, true);
    expect(refused).toMatchObject({ code: "DRAFT_INCOMPLETE", facts: { path: "booker.mobile" } });
    const made = await submitted(contact, true);
    if (!made.ok) throw new Error("it was refused");
    const { rows } = await stage.base.pool.query(
      `SELECT guests_later, lead_source_id, booking_name, address ->> 'country' AS country,
        (SELECT count(*)::int FROM booking_guest g WHERE g.booking_id = b.id) AS guests
       FROM booking b WHERE id = $1`,
      [made.value._id],
    );
    expect(rows).toEqual([
      { guests_later: true, lead_source_id: null, booking_name: "Ravi Shankar", country: "", guests: 0 },
    ]);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("has the room that staff pointed at where it is free, else another of its type", async () => {
    const { rows } = await stage.base.pool.query<{ id: string }>(
      `SELECT r.id FROM room r WHERE NOT EXISTS (SELECT FROM room_night n WHERE n.room_id = r.id)
       ORDER BY r.room_no DESC LIMIT 1`,
    );
    const roomId = String(rows[0]?.id);
    const [first, second] = [await begin(), await begin()];
    const body = { roomIds: [roomId] };
    const held = await desk.must(staffHoldRoute, { params: { _id: first._id }, body });
    expect(held.rooms[0]?.roomId).toBe(roomId);
    const other = await desk.must(staffHoldRoute, { params: { _id: second._id }, body });
    expect(other.rooms[0]?.roomId).not.toBe(roomId);
  });

  it("is thrown away with what it held, until it is a booking", async () => {
    const { _id } = await begin();
    const params = { _id };
    await desk.must(staffHoldRoute, { params, body: {} });
    await desk.must(staffDeleteDraftRoute, { params });
    const { rows } = await stage.base.pool.query("SELECT FROM room_night WHERE hold_id = $1", [_id]);
    expect(rows).toEqual([]);
    expect(await desk.call(staffDeleteDraftRoute, { params })).toMatchObject({ status: 404 });
    const other = await begin();
    const hold = await desk.must(staffHoldRoute, { params: { _id: other._id }, body: {} });
    const body = { holdId: other._id, agreedTotalSen: hold.quote.totalSen, termsAgreed: true as const };
    await desk.must(staffSubmitRoute, { body }, once());
    expect(await desk.call(staffDeleteDraftRoute, { params: { _id: other._id } })).toMatchObject({
      status: 404,
    });
  });

  it("begins for an account that there is", async () => {
    const body = { accountId: missing, json: json() };
    expect(await desk.call(staffCreateDraftRoute, { body })).toMatchObject({
      status: 404,
      code: "NOT_FOUND",
    });
  });

  it("is not made by staff who may not, nor out of a guest's own draft", async () => {
    const { desk: driver } = await staffCaller(stage, lookOnly);
    const body = { accountId: null, json: json() };
    expect(await driver.call(staffCreateDraftRoute, { body })).toMatchObject({ status: 403 });
    const guest = await newGuest(stage.urls);
    const own = await guest.must(createDraftRoute, { body: json() });
    const submit = { holdId: own._id, agreedTotalSen: 1, termsAgreed: true as const };
    for (const _id of [own._id, missing]) {
      const params = { _id };
      for (const answer of [
        await desk.call(staffDraftRoute, { params }),
        await desk.call(staffSaveDraftRoute, { params, body: json() }),
        await desk.call(staffHoldRoute, { params, body: {} }),
        await desk.call(staffAlterHoldRoute, { params, body: {} }),
        await desk.call(staffExtendHoldRoute, { params }),
        await desk.call(staffReleaseHoldRoute, { params }),
        await desk.call(staffDraftOwnerRoute, { params, body: { accountId: null } }),
        await desk.call(staffDeleteDraftRoute, { params }),
        await desk.call(staffSubmitRoute, { body: submit }, once()),
      ])
        expect(answer).toMatchObject({ status: 404, code: "NOT_FOUND" });
    }
    expect((await guest.must(draftRoute, { params: { _id: own._id } })).version).toBe(1);
  });
});
