import { randomUUID } from "node:crypto";
import { bookingRoute } from "@pulau/contract/bookings.ts";
import { type BookingChange, changeBookingRoute, changeQuoteRoute } from "@pulau/contract/changes.ts";
import { payFromWalletRoute } from "@pulau/contract/payments.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { movableClock } from "../../../races/controls.ts";
import { mustSubmit, type StayOptions, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { staffCaller } from "../../../races/staff.ts";

/** A resort with room to change, two members of the portal, and staff; a clock that a test may move. */
export async function openOffice() {
  const settings = { limits: { holdsPerOwner: 100, roomsPerOwner: 100, roomsPerAddress: 1_000 } };
  let clock = { move: async (_seconds: number) => {} };
  const options = { rooms: { standard: 12, deluxe: 8 }, days: 120, maxNights: 7, settings };
  const stage = await openStage(options, async (base) => {
    clock = await movableClock(base.pool);
  });
  const { member } = await memberWithWallet(stage, 100_000_000);
  const { member: stranger } = await memberWithWallet(stage, 1);
  const { desk } = await staffCaller(stage);
  return {
    stage,
    member,
    stranger,
    desk,
    clock,
    day: (inDays: number) => addDays(stage.resort.from, inDays),
    /** After each test: nothing is wrong in the database, and nobody is held up for calling often. */
    async check() {
      await stage.base.pool.query("DELETE FROM rate_window");
      return checkInvariants(stage.base.pool);
    },
  };
}
export type Office = Awaited<ReturnType<typeof openOffice>>;

/** A header for a call that is made once. */
export const once = () => ({ "idempotency-key": randomUUID() });

export const payAll = (member: Caller, bookingId: BookingId, part: "full" | "deposit" | "balance" = "full") =>
  member.must(payFromWalletRoute, { body: { bookingId, part } }, once());

export type Draft = ReturnType<typeof stayOf>;

/** A booking that is confirmed and wholly paid from the member's wallet; its id. */
export async function paidBooking(
  stage: Pick<Stage, "resort">,
  member: Caller,
  options: StayOptions | Draft = {},
): Promise<string> {
  const draft = "optionId" in options ? options : stayOf(stage.resort, options as StayOptions);
  const { _id } = await mustSubmit(member, draft);
  await payAll(member, _id);
  return _id;
}

export const detailOf = (guest: Caller, _id: string) => guest.must(bookingRoute, { params: { _id } });

export const quoteChange = (guest: Caller, _id: string, body: BookingChange) =>
  guest.must(changeQuoteRoute, { params: { _id }, body });

/** Quotes a change, agrees to what the quote says, and makes it; gives back the quote. */
export async function mustChange(guest: Caller, _id: string, change: BookingChange) {
  const quote = await quoteChange(guest, _id, change);
  if (!quote.after) throw new Error(`refused: ${JSON.stringify(quote.refusals)}`);
  const agreed = { agreedTotalSen: quote.after.totalSen, agreedRefundSen: quote.refundSen };
  await guest.must(changeBookingRoute, { params: { _id }, body: { ...change, ...agreed } }, once());
  return quote;
}

/** One more guest, as a form has them. */
export const newcomer = (name: string, room: number, more: object = {}) => ({
  fullName: name,
  chineseName: null,
  identity: "A1234567",
  age: 30,
  senior: false,
  disabled: false,
  vegetarian: false,
  nonMalaysian: false,
  email: null,
  phones: [],
  room,
  ...more,
});

/** The guests of a booking as a form sends them back. */
export const sentBack = (detail: Awaited<ReturnType<typeof detailOf>>) => detail.guests;
