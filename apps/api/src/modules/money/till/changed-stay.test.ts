import { staffBookingRoute } from "@pulau/contract/staff.ts";
import { staffChangeQuoteRoute, staffEditReservationRoute } from "@pulau/contract/staff-changes.ts";
import { chargesRoute } from "@pulau/contract/till.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Caller } from "../../../races/caller.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import {
  detailOf,
  type Office,
  once,
  openOffice,
  paidBooking,
  sentBack,
} from "../../booking/changes/test-booking.ts";
import { chargeAtTill, makeBar } from "./test-till.ts";

let office: Office;
let desk: Caller;
beforeAll(async () => {
  office = await openOffice();
  desk = (await staffCaller(office.stage, { bookings: all, payments: all, charges: all })).desk;
});
afterAll(() => office.stage.close());

const bookingOf = (_id: BookingId) => desk.must(staffBookingRoute, { params: { _id } });
const chargedIn = async (_id: BookingId) =>
  sumSen(((await bookingOf(_id)).lines ?? []).flatMap((line) => (line.inHouse ? [line.amountSen] : [])));

it("leaves charges as they are when the stay changes, and pays them by what is paid too much for it", async () => {
  const { outletId, beer } = await makeBar(office.stage.base.db);
  const _id = await paidBooking(office.stage, office.member, { inDays: 8, rooms: 2 });
  const before = await detailOf(office.member, _id);
  const slip = { outletId, items: [{ itemId: beer, count: 2 }] };
  const charged = await chargeAtTill(desk, _id, slip);
  if (!charged.ok) throw new Error(charged.code);
  const { totalSen } = charged.value;
  expect(totalSen).toBe(3_922);
  const change = {
    rooms: before.rooms.slice(0, 1),
    guests: sentBack(before).slice(0, 2),
    keepNothing: true,
  };
  const quoted = await desk.must(staffChangeQuoteRoute, { params: { _id }, body: change });
  const halfSen = before.totalSen / 2;
  expect(quoted.after?.totalSen).toBe(halfSen + totalSen);
  expect(quoted.refundSen, "what the charges cost stays").toBe(halfSen - totalSen);
  const agreed = { agreedTotalSen: halfSen + totalSen, agreedRefundSen: quoted.refundSen, note: "Fewer" };
  await desk.must(staffEditReservationRoute, { body: { ...change, ...agreed, _id } }, once());
  expect(await chargedIn(_id)).toBe(totalSen);
  expect((await desk.must(chargesRoute, { params: { _id } })).totalSen).toBe(totalSen);
  expect(await bookingOf(_id)).toMatchObject({ totalSen: halfSen + totalSen, balanceSen: 0 });
  const again = await chargeAtTill(desk, _id, slip);
  expect(again).toMatchObject({ ok: true, value: { balanceSen: totalSen } });
  expect(await chargedIn(_id)).toBe(2 * totalSen);
  expect(await office.check()).toEqual([]);
});

it("pays no charge by what the policy keeps of a change, in whichever order both come", async () => {
  const { outletId, beer } = await makeBar(office.stage.base.db);
  const slip = { outletId, items: [{ itemId: beer, count: 2 }] };
  const charge = async (_id: BookingId) => {
    const charged = await chargeAtTill(desk, _id, slip);
    if (!charged.ok) throw new Error(charged.code);
    return charged.value.totalSen;
  };
  const fewer = async (_id: BookingId) => {
    const before = await detailOf(office.member, _id);
    const change = { rooms: before.rooms.slice(0, 1), guests: sentBack(before).slice(0, 2) };
    const quoted = await desk.must(staffChangeQuoteRoute, { params: { _id }, body: change });
    const agreed = {
      agreedTotalSen: quoted.after?.totalSen ?? 0,
      agreedRefundSen: quoted.refundSen,
      note: "Fewer",
    };
    await desk.must(staffEditReservationRoute, { body: { ...change, ...agreed, _id } }, once());
    return quoted.refundSen;
  };
  // So near that the policy keeps something of what falls away.
  const paid = () => paidBooking(office.stage, office.member, { inDays: 3, rooms: 2 });
  const [chargedFirst, changedFirst] = [await paid(), await paid()];
  const sen = await charge(chargedFirst);
  const back = [await fewer(chargedFirst), await fewer(changedFirst)];
  await charge(changedFirst);
  const [first, second] = [await bookingOf(chargedFirst), await bookingOf(changedFirst)];
  expect(first.totalSen).toBe(second.totalSen);
  expect(first.lines?.some(({ step }) => step === "kept")).toBe(true);
  // Of what comes back, the charge is paid first; where nothing does, it is owed.
  expect((back[1] ?? 0) - (back[0] ?? 0)).toBe(sen - (first.balanceSen ?? 0));
  expect(await office.check()).toEqual([]);
});
