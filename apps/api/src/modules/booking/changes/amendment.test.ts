import { changeBookingRoute } from "@pulau/contract/changes.ts";
import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { holdStayRoute } from "@pulau/contract/holds.ts";
import { quoteRoute } from "@pulau/contract/quotes.ts";
import { staffChangeQuoteRoute, staffChangeRoute } from "@pulau/contract/staff-changes.ts";
import type { CardRules } from "@pulau/domain/catalogue/card-parts.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { inAll } from "../../../db/factories/words.ts";
import { rateCard } from "../../../db/schema/catalogue.ts";
import { mustSubmit, stayOf } from "../../../races/guest.ts";
import {
  detailOf,
  mustChange,
  type Office,
  once,
  openOffice,
  paidBooking,
  payAll,
  quoteChange,
} from "./test-booking.ts";

let office: Office;
const rules: CardRules = {
  amendmentFee: { name: inAll("Amendment fee"), sen: 5_000, per: "booking", freeDaysBefore: 60 },
  extras: [
    {
      id: "permit",
      name: inAll("Permit"),
      per: "person",
      step: "fee",
      amounts: [{ who: null, guestKind: null, sen: 1_500 }],
    },
  ],
};
beforeAll(async () => {
  office = await openOffice();
  const { optionId } = office.stage.resort;
  await office.stage.base.db
    .insert(rateCard)
    .values({ optionId, rules, questions: { activities: [], markets: [] } });
});
afterAll(() => office.stage.close());
afterEach(async () => expect(await office.check()).toEqual([]));

const amendments = (lines: readonly { ruleId: string; amountSen: Sen }[]) =>
  lines.filter(({ ruleId }) => ruleId.startsWith("amendment-")).map(({ amountSen }) => amountSen);

it("costs its fee with each change of a paid stay, shown in the difference and owed", async () => {
  const { stage, member, day } = office;
  const _id = await paidBooking(stage, member, { inDays: 30 });
  const before = await detailOf(member, _id);
  const first = await mustChange(member, _id, { checkIn: day(37) });
  expect(first).toMatchObject({ differenceSen: 5_000, dueSen: 5_000, refundSen: 0 });
  expect(amendments(first.after?.lines ?? [])).toEqual([5_000]);
  await payAll(member, _id, "balance");
  const second = await mustChange(member, _id, { checkIn: day(30) });
  expect(amendments(second.after?.lines ?? [])).toEqual([5_000, 5_000]);
  const after = await detailOf(member, _id);
  expect(after.totalSen).toBe(before.totalSen + 10_000);
  expect(after.lines.reduce((sum, { amountSen }) => sum + amountSen, 0)).toBe(after.totalSen);
});

it("costs nothing long before, before anything is paid, or for a note", async () => {
  const { stage, member, day } = office;
  const far = await paidBooking(stage, member, { inDays: 70 });
  expect((await quoteChange(member, far, { checkIn: day(77) })).differenceSen).toBe(0);
  const near = await paidBooking(stage, member, { inDays: 30 });
  expect((await quoteChange(member, near, { specialRequest: "A cot, please" })).differenceSen).toBe(0);
  const { _id } = await mustSubmit(member, stayOf(stage.resort, { inDays: 30 }));
  expect((await quoteChange(member, _id, { checkIn: day(37) })).differenceSen).toBe(0);
});

it("keeps to what the stay was booked under, and staff may ask nothing", async () => {
  const { stage, member, desk, day } = office;
  const { db } = stage.base;
  const _id = await paidBooking(stage, member, { inDays: 30 });
  const params = { _id };
  const change = { checkIn: day(37) };
  await db.update(rateCard).set({ rules: {} });
  expect((await quoteChange(member, _id, change)).differenceSen).toBe(5_000);
  await db.update(rateCard).set({ rules });
  expect((await desk.must(staffChangeQuoteRoute, { params, body: change })).differenceSen).toBe(5_000);
  const waived = { ...change, keepNothing: true };
  expect((await desk.must(staffChangeQuoteRoute, { params, body: waived })).differenceSen).toBe(0);
});

it("adds an extra of the card and takes it off again", async () => {
  const { stage, member } = office;
  const _id = await paidBooking(stage, member, {
    ...stayOf(stage.resort, { inDays: 70 }),
    extras: ["permit"],
  });
  const before = await detailOf(member, _id);
  expect(before.lines.find(({ ruleId }) => ruleId === "permit")).toMatchObject({
    count: 2,
    amountSen: 3_000,
  });
  const off = await mustChange(member, _id, { extras: [] });
  expect(off.differenceSen).toBe(off.keptSen - 3_000);
  const permit = [{ _id: "permit", name: inAll("Permit") }];
  expect([off.before.extras, off.after?.extras]).toEqual([permit, []]);
  const on = await mustChange(member, _id, { extras: ["permit"] });
  expect(on).toMatchObject({ differenceSen: 3_000, dueSen: 3_000, after: { extras: permit } });
});

it("refuses an extra that the card does not offer, in a draft, a quote and a change", async () => {
  const { stage, member, desk } = office;
  const stay = stayOf(stage.resort, { inDays: 70 });
  const unknown = { code: "ADD_ON_SOLD_OUT", facts: { extraId: "helicopter", rule: "notOffered" } };
  const refused = { ...unknown, status: 409, fields: [{ path: "extras.1", rule: "notOffered" }] };
  const extras = ["permit", "helicopter"];
  const { _id: draftId } = await member.must(createDraftRoute, { body: { ...stay, extras } });
  expect(await member.call(holdStayRoute, { params: { _id: draftId } })).toMatchObject(refused);
  const { optionId, checkIn, party, rooms } = stay;
  if (!optionId || !checkIn) throw new Error("the stay has no option or day");
  const wanted = { optionId, checkIn, party, rooms, extras };
  expect(await member.call(quoteRoute, { body: wanted })).toMatchObject(refused);
  const _id = await paidBooking(stage, member, { inDays: 70 });
  expect(await quoteChange(member, _id, { extras })).toMatchObject({ after: null, refusals: [unknown] });
  const change = { params: { _id }, body: { extras } };
  expect(await member.call(changeBookingRoute, change, once())).toMatchObject(refused);
  expect(await desk.call(staffChangeRoute, change, once())).toMatchObject(refused);
});

it("names an extra that staff give at the agreed price, although no line asks for it", async () => {
  const { stage, member, desk } = office;
  const _id = await paidBooking(stage, member, { inDays: 70 });
  const { totalSen } = await detailOf(member, _id);
  const body = { extras: ["permit"], keepPrice: true, agreedTotalSen: totalSen, agreedRefundSen: 0 };
  const { after } = await desk.must(staffChangeRoute, { params: { _id }, body }, once());
  const permit = [{ _id: "permit", name: inAll("Permit") }];
  expect(after).toMatchObject({ totalSen, extras: permit });
  const detail = await detailOf(member, _id);
  expect(detail.extras).toEqual(permit);
  expect(detail.lines.some(({ ruleId }) => ruleId === "permit")).toBe(false);
});

it("keeps an extra that the card has lost since it was booked", async () => {
  const { stage, member } = office;
  const { db } = stage.base;
  const _id = await paidBooking(stage, member, {
    ...stayOf(stage.resort, { inDays: 70 }),
    extras: ["permit"],
  });
  await db.update(rateCard).set({ rules: {} });
  const quote = await quoteChange(member, _id, { specialRequest: "A cot, please", nights: 3 });
  await db.update(rateCard).set({ rules });
  expect(quote.after?.extras).toHaveLength(1);
});
