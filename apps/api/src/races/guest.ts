import { randomUUID } from "node:crypto";
import { guestSessionRoute } from "@pulau/contract/accounts.ts";
import { submitBookingRoute } from "@pulau/contract/bookings.ts";
import { type BookingJson, createDraftRoute } from "@pulau/contract/drafts.ts";
import { type HoldReply, holdStayRoute } from "@pulau/contract/holds.ts";
import { startPaymentRoute } from "@pulau/contract/payments.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import type { z } from "zod";
import type { ResortIds } from "../db/factories/resort.ts";
import { Caller } from "./caller.ts";
import { testBooker } from "./test-booker.ts";

type Hold = z.infer<typeof HoldReply>;

/** A guest without an account, who came by another way than the one before. */
export async function newGuest(servers: readonly string[], turn = 0): Promise<Caller> {
  const caller = new Caller(servers, null, turn);
  caller.token = (await caller.must(guestSessionRoute, {})).guestToken;
  return caller;
}

export type StayOptions = {
  /** Days after the resort's first. */
  readonly inDays?: number;
  readonly roomType?: "standard" | "deluxe" | "family";
  readonly rooms?: number;
  readonly addOns?: BookingJson["addOns"];
  readonly transport?: z.input<typeof createDraftRoute.body>["transport"];
};

/** Two adults in each room, every field filled in as a careful guest would. */
export function stayOf(resort: ResortIds, options: StayOptions = {}): z.input<typeof createDraftRoute.body> {
  const { inDays = 10, roomType = "standard", rooms = 1 } = options;
  const checkIn: Day = addDays(resort.from, inDays);
  const couple = { adult: 2, child: 0, toddler: 0, infant: 0 };
  return {
    packageId: resort.packageId,
    optionId: resort.optionId,
    checkIn,
    party: { adults: 2 * rooms, childAges: [], nonMalaysians: 0 },
    rooms: Array.from({ length: rooms }, () => ({
      roomTypeId: resort.roomTypes[roomType].id,
      bedType: "twin" as const,
      occupants: couple,
    })),
    guests: Array.from({ length: 2 * rooms }, (_, i) => ({
      fullName: `Guest ${i + 1}`,
      chineseName: null,
      identity: "900101-11-5678",
      age: 36,
      senior: false,
      disabled: false,
      vegetarian: false,
      nonMalaysian: false,
      email: null,
      phones: [],
      room: Math.floor(i / 2),
    })),
    booker: testBooker,
    leadSource: { leadSourceId: resort.leadSourceId },
    addOns: options.addOns ?? [],
    ...(options.transport && { transport: options.transport }),
    step: "payment",
  };
}

/** A draft and the attempt to hold it. */
export async function tryHold(guest: Caller, draft: z.input<typeof createDraftRoute.body>) {
  const { _id } = await guest.must(createDraftRoute, { body: draft });
  return guest.call(holdStayRoute, { params: { _id } });
}

/** A held stay; throws when it can't be had. */
export async function mustHold(guest: Caller, draft: z.input<typeof createDraftRoute.body>): Promise<Hold> {
  const held = await tryHold(guest, draft);
  if (!held.ok) throw new Error(`hold: ${held.code} ${JSON.stringify(held.facts)}`);
  return held.value;
}

export const submit = (guest: Caller, hold: Hold, key: string = randomUUID()) =>
  guest.call(
    submitBookingRoute,
    { body: { holdId: hold._id, agreedTotalSen: hold.quote.totalSen, termsAgreed: true } },
    { "idempotency-key": key },
  );

/** From nothing to a booking that awaits its payment. */
export async function mustSubmit(guest: Caller, draft: z.input<typeof createDraftRoute.body>) {
  const hold = await mustHold(guest, draft);
  const submitted = await submit(guest, hold);
  if (!submitted.ok) throw new Error(`submit: ${submitted.code} ${JSON.stringify(submitted.facts)}`);
  return { ...submitted.value, hold };
}

/** Opens the bank's page for a booking. */
export const mustStartPayment = (guest: Caller, bookingId: BookingId, part: "full" | "deposit" = "full") =>
  guest.must(
    startPaymentRoute,
    { body: { bookingId, part, gateway: "sandbox" } },
    { "idempotency-key": randomUUID() },
  );

/** What a person does on the bank's page. */
export async function atTheBank(
  payUrl: string,
  choice: "approve" | "decline" | "delay" | "repeat" | "never",
): Promise<void> {
  const answer = await fetch(payUrl, {
    method: "POST",
    body: new URLSearchParams({ choice }),
    redirect: "manual",
  });
  await answer.body?.cancel();
  if (answer.status !== 303) throw new Error(`the bank answered ${answer.status}`);
}
