import { randomUUID } from "node:crypto";
import { saveDraftRoute } from "@pulau/contract/drafts.ts";
import { createEnquiryRoute, prepareBookingRoute, staffEnquiryRoute } from "@pulau/contract/enquiries.ts";
import { holdStayRoute } from "@pulau/contract/holds.ts";
import {
  staffCreateDraftRoute,
  staffDeleteDraftRoute,
  staffHoldRoute,
  staffSaveDraftRoute,
  staffSubmitRoute,
} from "@pulau/contract/staff-bookings.ts";
import { staffWaitingRoute } from "@pulau/contract/waiting-list.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { DraftId, EnquiryId, WaitEntryId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { eq } from "../../../db/orm.ts";
import { waitEntry } from "../../../db/schema/enquiries.ts";
import type { Caller } from "../../../races/caller.ts";
import { newGuest, stayOf, submit as submitAsGuest } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { staffCaller } from "../../../races/staff.ts";

let stage: Stage;
let desk: Caller;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 30 } });
  ({ desk } = await staffCaller(stage));
});
afterAll(() => stage.close());

const contact = { name: "Aini binti Salleh", email: "aini@guest.example", phone: "+60123456789" };
type From = { readonly enquiryId: EnquiryId } | { readonly waitEntryId: WaitEntryId };

/** What somebody wants, as the resort's stays are. */
const wantedStay = () => ({
  packageId: stage.resort.packageId,
  optionId: stage.resort.optionId,
  checkIn: addDays(stage.resort.from, 10),
  party: { adults: 2, childAges: [], nonMalaysians: 0 },
});

async function newEnquiry(message?: string): Promise<EnquiryId> {
  return (await enquireAsGuest(message)).enquiryId;
}

async function enquireAsGuest(message = "Near the beach, please.") {
  const guest = await newGuest(stage.urls);
  const body = {
    ...contact,
    consent: true as const,
    ...wantedStay(),
    message,
  };
  return { guest, enquiryId: (await guest.must(createEnquiryRoute, { body }))._id };
}

async function newEntry(state: "waiting" | "withdrawn" = "waiting"): Promise<WaitEntryId> {
  const at = new Date();
  const [made] = await stage.base.db
    .insert(waitEntry)
    .values({
      ...contact,
      ownerId: randomUUID(),
      language: "en",
      state,
      ...wantedStay(),
      daysAround: 1,
      nights: 2,
      consentAt: at,
      createdAt: at,
      changedAt: at,
    })
    .returning({ id: waitEntry.id });
  if (!made) throw new Error("nobody waits");
  return made.id;
}

const begin = (from: From) =>
  desk.must(staffCreateDraftRoute, { body: { json: { checkIn: wantedStay().checkIn }, from } });

/** Holds a room of a draft and submits it, as the panel does. */
async function submit(_id: DraftId) {
  const json = stayOf(stage.resort);
  await desk.must(
    staffSaveDraftRoute,
    {
      params: { _id },
      body: { ...json, booker: { bookingName: contact.name, email: contact.email, mobile: contact.phone } },
    },
    { "if-match": "*" },
  );
  const hold = await desk.must(staffHoldRoute, { params: { _id }, body: {} });
  const body = {
    holdId: _id,
    agreedTotalSen: hold.quote.totalSen,
    termsAgreed: true as const,
    detailsLater: true,
    mailLink: false,
  };
  return desk.call(staffSubmitRoute, { body }, { "idempotency-key": randomUUID() });
}
const readEntry = async (id: WaitEntryId) =>
  (await stage.base.db.select().from(waitEntry).where(eq(waitEntry.id, id)))[0];

describe("an enquiry", () => {
  it("begins a booking with what was asked, and is booked with it", async () => {
    const enquiryId = await newEnquiry();
    const { _id, json } = await begin({ enquiryId });
    const { packageId, optionId, checkIn } = wantedStay();
    expect(json).toMatchObject({
      packageId,
      optionId,
      checkIn,
      booker: { bookingName: contact.name, email: contact.email, mobile: contact.phone },
      specialRequest: "Near the beach, please.",
    });
    const made = await submit(_id);
    expect(made).toMatchObject({ status: 201 });
    const after = await desk.must(staffEnquiryRoute, { params: { _id: enquiryId } });
    expect(after).toMatchObject({ state: "booked", bookingNo: expect.any(String) });
    const again = await desk.call(staffCreateDraftRoute, { body: { json: {}, from: { enquiryId } } });
    expect(again).toMatchObject({ status: 409, code: "WRONG_STATE" });
  });

  it("is booked once, of two colleagues who book it at the same time", async () => {
    const enquiryId = await newEnquiry();
    const drafts = [await begin({ enquiryId }), await begin({ enquiryId })];
    const made = await Promise.all(drafts.map(({ _id }) => submit(_id)));
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await checkInvariants(stage.base.db)).toEqual([]);
  });

  it("is booked once, of its guest with the prepared draft and a colleague by the panel", async () => {
    const { guest, enquiryId } = await enquireAsGuest();
    const { packageId, optionId, checkIn } = wantedStay();
    const { draftId } = await desk.must(
      prepareBookingRoute,
      { params: { _id: enquiryId }, body: { packageId, optionId, checkIn, text: "Here it is." } },
      { "idempotency-key": randomUUID() },
    );
    await guest.must(saveDraftRoute, { params: { _id: draftId }, body: stayOf(stage.resort) });
    const held = await guest.must(holdStayRoute, { params: { _id: draftId } });
    const keptBy = async () =>
      (await stage.base.pool.query("SELECT FROM room_night WHERE hold_id = $1", [draftId])).rowCount;
    expect(await keptBy()).toBeGreaterThan(0);
    expect(await submit((await begin({ enquiryId }))._id)).toMatchObject({ status: 201 });
    // What the guest held of it is free with the desk's booking, and not only at its end.
    expect(await keptBy()).toBe(0);
    expect(await submitAsGuest(guest, held)).toMatchObject({ ok: false });
    expect(await checkInvariants(stage.base.db)).toEqual([]);
  });

  it("that is cut within a sign of two halves begins a booking without it", async () => {
    const enquiryId = await newEnquiry(`${"a".repeat(499)}😀 and more`);
    expect((await begin({ enquiryId })).json.specialRequest).toBe("a".repeat(499));
  });

  it("stays as it was while nothing is booked", async () => {
    const enquiryId = await newEnquiry();
    const { _id } = await begin({ enquiryId });
    await desk.must(staffDeleteDraftRoute, { params: { _id } });
    expect(await desk.must(staffEnquiryRoute, { params: { _id: enquiryId } })).toMatchObject({
      state: "new",
    });
  });
});

describe("a place on the waiting list", () => {
  it("becomes a booking, and nobody is offered anything for it any more", async () => {
    const waitEntryId = await newEntry();
    const { _id, json } = await begin({ waitEntryId });
    expect(json).toMatchObject({ nights: 2, booker: { bookingName: contact.name } });
    expect(await submit(_id)).toMatchObject({ status: 201 });
    expect(await readEntry(waitEntryId)).toMatchObject({ state: "taken", bookingId: expect.any(String) });
    const { entries } = await desk.must(staffWaitingRoute, { query: {} });
    expect(entries.find((entry) => entry._id === waitEntryId)?.bookingNo).toEqual(expect.any(String));
  });

  it("of who has left the list makes none", async () => {
    const left = await newEntry("withdrawn");
    const begun = await desk.call(staffCreateDraftRoute, { body: { json: {}, from: { waitEntryId: left } } });
    expect(begun).toMatchObject({ status: 409, code: "WRONG_STATE" });
    const waitEntryId = await newEntry();
    const { _id } = await begin({ waitEntryId });
    await stage.base.db.update(waitEntry).set({ state: "withdrawn" }).where(eq(waitEntry.id, waitEntryId));
    expect(await submit(_id)).toMatchObject({ status: 409, code: "WRONG_STATE" });
  });
});
