import { bookingRoute, submitBookingRoute } from "@pulau/contract/bookings.ts";
import { createDraftRoute, saveDraftRoute } from "@pulau/contract/drafts.ts";
import { alterHoldRoute, holdStayRoute } from "@pulau/contract/holds.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mustHold, mustSubmit, newGuest, stayOf, submit } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 20 } });
});
afterAll(() => stage.close());

describe("a draft that was changed after its rooms were held", () => {
  const day = (inDays: number) => addDays(stage.resort.from, inDays);
  it.each([
    ["date", () => ({ checkIn: day(11) })],
    ["add-ons", () => ({ addOns: [{ addOnId: stage.resort.addOns.unlimited, count: 1, day: null }] })],
    [
      "boat",
      () => ({
        transport: {
          out: { crossingId: stage.resort.packageId, kind: "charter" as const, boats: 1 },
          back: null,
        },
      }),
    ],
    [
      "rooms",
      () => ({
        rooms: stayOf(stage.resort, { roomType: "deluxe" }).rooms,
      }),
    ],
  ])("is not submitted with another %s than was held", async (_what, change) => {
    const guest = await newGuest(stage.urls);
    const hold = await mustHold(guest, stayOf(stage.resort));
    const body = { ...stayOf(stage.resort), ...change() };
    await guest.must(saveDraftRoute, { params: { _id: hold._id }, body });
    expect(await submit(guest, hold)).toMatchObject({ status: 409, code: "HOLD_OUTDATED" });
  });

  it("is submitted once the hold follows", async () => {
    const guest = await newGuest(stage.urls);
    const hold = await mustHold(guest, stayOf(stage.resort));
    const addOns = [{ addOnId: stage.resort.addOns.unlimited, count: 1, day: null }];
    await guest.must(saveDraftRoute, {
      params: { _id: hold._id },
      body: stayOf(stage.resort, { addOns, roomType: "deluxe" }),
    });
    const altered = await guest.must(alterHoldRoute, { params: { _id: hold._id } });
    expect((await submit(guest, altered)).ok).toBe(true);
  });
});

it("says of each add-on what it costs, also of one that is had on two days", async () => {
  const guest = await newGuest(stage.urls);
  const addOnId = stage.resort.addOns.limited;
  const addOns = [
    { addOnId, count: 1, day: addDays(stage.resort.from, 20) },
    { addOnId, count: 3, day: addDays(stage.resort.from, 21) },
  ];
  const { _id } = await mustSubmit(guest, stayOf(stage.resort, { inDays: 20, addOns }));
  const detail = await guest.must(bookingRoute, { params: { _id } });
  expect(detail.addOns.map(({ count, amountSen }) => [count, amountSen]).sort()).toEqual([
    [1, 12_000],
    [3, 36_000],
  ]);
});

it("names all that a draft still lacks, not the first of it", async () => {
  const guest = await newGuest(stage.urls);
  const hold = await mustHold(guest, stayOf(stage.resort));
  const whole = stayOf(stage.resort);
  const [first, ...others] = whole.guests ?? [];
  const lacking = {
    ...whole,
    guests: [
      { ...first, fullName: "", age: "x", identity: "900231-14-5679", nonMalaysian: false },
      ...others.slice(0, -1),
    ],
    booker: { ...whole.booker, email: "nobody", mobile: "0123" },
    transport: { out: null, back: null, land: [{ type: "shared" }] },
    leadSource: { leadSourceId: stage.resort.packageId, note: "" },
  };
  await guest.must(saveDraftRoute, { params: { _id: hold._id }, body: lacking });
  const refused = await submit(guest, hold);
  expect(refused).toMatchObject({ status: 409, code: "DRAFT_INCOMPLETE" });
  expect(!refused.ok && refused.fields).toEqual([
    { path: "guests.0.fullName", rule: "required" },
    { path: "guests.0.age", rule: "age" },
    { path: "booker.email", rule: "email" },
    { path: "booker.mobile", rule: "phone" },
    ...["direction", "tripType", "startPointId", "endPointId", "pickUpPoint", "pickUpTime"].map((field) => ({
      path: `transport.land.0.${field}`,
      rule: "required",
    })),
    ...["dropLocation", "dropTime"].map((field) => ({ path: `transport.land.0.${field}`, rule: "required" })),
    { path: "transport.land.0.adultCount", rule: "number" },
    { path: "transport.land.0.childCount", rule: "number" },
    { path: "guests.0.identity", rule: "ic" },
    { path: "guests.1", rule: "required" },
    { path: "leadSource", rule: "leadSource" },
  ]);
  const unread = await guest.call(
    submitBookingRoute,
    { body: { holdId: hold._id, agreedTotalSen: hold.quote.totalSen, termsAgreed: false } },
    { "idempotency-key": crypto.randomUUID() },
  );
  expect(!unread.ok && [unread.code, unread.fields]).toEqual([
    "DRAFT_INCOMPLETE",
    [...(refused.ok ? [] : (refused.fields ?? [])), { path: "termsAgreed", rule: "terms" }],
  ]);
});

it("says of a draft without choices which are missing before its rooms can be held", async () => {
  const guest = await newGuest(stage.urls);
  const { _id } = await guest.must(createDraftRoute, { body: {} });
  const refused = await guest.call(holdStayRoute, { params: { _id } });
  expect(!refused.ok && refused.fields).toEqual([
    { path: "optionId", rule: "required" },
    { path: "checkIn", rule: "required" },
    { path: "rooms", rule: "required" },
  ]);
});
