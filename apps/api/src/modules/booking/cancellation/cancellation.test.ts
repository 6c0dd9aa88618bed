import { cancelBookingRoute, cancelQuoteRoute } from "@pulau/contract/bookings.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  detailOf,
  mustChange,
  type Office,
  openOffice,
  paidBooking,
  payAll,
} from "../changes/test-booking.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.stage.close());

it("tells what the cancellation gives back, not what went back before it", async () => {
  const _id = await paidBooking(office.stage, office.member, { inDays: 25 });
  expect((await detailOf(office.member, _id)).calledOff).toBeNull();
  const kayak = { addOnId: office.stage.resort.addOns.unlimited, count: 1, day: null };
  await mustChange(office.member, _id, { addOns: [kayak] });
  await payAll(office.member, _id, "balance");
  const { refundSen: before } = await mustChange(office.member, _id, { addOns: [] });
  expect(before).toBeGreaterThan(0);
  const params = { _id };
  const { refundSen } = await office.member.must(cancelQuoteRoute, { params });
  expect(refundSen).toBeGreaterThan(0);
  await office.member.must(cancelBookingRoute, { params, query: { agreedRefundSen: refundSen } });
  const { calledOff } = await detailOf(office.member, _id);
  expect(calledOff).toEqual({ refundSen, gateways: ["wallet"] });
  expect(await office.check()).toEqual([]);
});
