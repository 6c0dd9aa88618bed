import { autoSelectRoute, roomTypesRoute } from "@pulau/contract/availability.ts";
import { quoteRoute } from "@pulau/contract/quotes.ts";
import { putRateCardsRoute, rateCardsRoute } from "@pulau/contract/rates-admin.ts";
import { staffRoomingListRoute } from "@pulau/contract/rooming-list.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../../../races/caller.ts";
import { newGuest, stayOf, tryHold } from "../../../races/guest.ts";
import { everyAct, staffWith } from "../../people/accounts/test-staff.ts";
import { detailOf, mustChange, type Office, openOffice, paidBooking, quoteChange } from "./test-booking.ts";

/** A package that says what a child pays in an extra bed and what without one, from the rooms step to the papers. */
const extraSen = 40_000;
const sharedSen = 20_000;
let office: Office;
let staff: Caller;

beforeAll(async () => {
  office = await openOffice();
  staff = (await staffWith(office.stage, { rates: everyAct, bookings: everyAct })).caller;
  const params = { _id: office.stage.resort.packageId };
  const [card] = (await staff.must(rateCardsRoute, { params })).cards;
  if (!card) throw new Error("the package has no card");
  const child = { periodId: null, roomTypeId: null, bedType: null, guestKind: "child" as const };
  const rates = [
    ...card.rates,
    { ...child, id: "child-extra", place: "extraBed" as const, sen: extraSen },
    { ...child, id: "child-shared", place: "shared" as const, sen: sharedSen },
  ];
  await staff.must(putRateCardsRoute, { params, body: { cards: [{ ...card, rates }] } });
});
afterAll(() => office.stage.close());
afterEach(async () => expect(await office.check()).toEqual([]));

const family = { adult: 2, child: 1, toddler: 0, infant: 0 };
const roomFor = (beds: { bedType: "twin" | "triple"; extraBeds?: number }) => ({
  roomTypeId: office.stage.resort.roomTypes.deluxe.id,
  occupants: family,
  ...beds,
});
const familyStay = (inDays: number, beds: Parameters<typeof roomFor>[0]) => {
  const stay = stayOf(office.stage.resort, { inDays });
  const [guest] = stay.guests ?? [];
  const names = ["Aini", "Hakim", "Iman"];
  return {
    ...stay,
    party: { adults: 2, childAges: [8], nonMalaysians: 0 },
    rooms: [roomFor(beds)],
    guests: names.map((fullName, i) => ({ ...guest, fullName, age: i === 2 ? 8 : 36, room: 0 })),
  };
};
const childLine = <L extends { guestKind: string | null; step: string }>(lines: readonly L[]) =>
  lines.find(({ guestKind, step }) => step === "rate" && guestKind === "child");

describe("a child's bed", () => {
  it("is offered each way with its price, which is the price of a quote and of a hold", async () => {
    const guest = await newGuest(office.stage.urls);
    const { optionId, party } = familyStay(10, { bedType: "twin" });
    const request = { optionId: optionId ?? "", checkIn: office.day(10), nights: null, party };
    const { roomTypes } = await guest.must(roomTypesRoute, { body: request });
    const deluxe = roomTypes.find(({ code }) => code === "D");
    expect(deluxe?.childBeds).toEqual(["single", "twin", "triple"]);
    const offered = deluxe?.prices ?? [];
    expect(offered.map(({ bedType, extraBeds }) => [bedType, extraBeds ?? null])).toEqual([
      ["triple", null],
      ["twin", 0],
      ["twin", 1],
    ]);
    for (const { totalSen, bedType, extraBeds } of offered) {
      const beds = { bedType: bedType as "twin", ...(extraBeds !== undefined && { extraBeds }) };
      const body = { ...request, rooms: [roomFor(beds)] };
      const { quote } = await guest.must(quoteRoute, { body });
      expect(quote.totalSen).toBe(totalSen);
      const held = await tryHold(guest, familyStay(10, beds));
      expect(held.ok ? held.value.quote.totalSen : held.code).toBe(totalSen);
      if (held.ok) expect(held.value.rooms[0]?.extraBeds).toBe(extraBeds);
    }
    const of = (extraBeds: number) => offered.find((price) => price.extraBeds === extraBeds)?.totalSen ?? 0;
    expect(of(1) - of(0)).toBeGreaterThanOrEqual(extraSen - sharedSen);
    const chosen = await guest.must(autoSelectRoute, { body: request });
    expect(chosen.rooms[0]?.extraBeds).toBeUndefined();
  });

  it("is refused where nobody could have it", async () => {
    const guest = await newGuest(office.stage.urls);
    for (const beds of [
      { bedType: "twin", extraBeds: 2 },
      { bedType: "triple", extraBeds: 0 },
    ] as const) {
      expect(await tryHold(guest, familyStay(12, beds))).toMatchObject({ code: "PARTY_MISMATCH" });
    }
  });

  it("stays with the booking, through a change of it, on its lines and on the rooming list", async () => {
    const { member } = office;
    const booking = await paidBooking(
      office.stage,
      member,
      familyStay(20, { bedType: "twin", extraBeds: 1 }),
    );
    const before = await detailOf(member, booking);
    expect(before.rooms).toMatchObject([{ bedType: "twin", extraBeds: 1 }]);
    expect(childLine(before.lines)).toMatchObject({ place: "extraBed", unitSen: extraSen });

    const list = await staff.must(staffRoomingListRoute, { params: { _id: booking } });
    expect(list.rooms).toMatchObject([{ extraBeds: 1 }]);

    const later = await mustChange(member, booking, { checkIn: office.day(24) });
    expect(later.after?.rooms).toMatchObject([{ extraBeds: 1 }]);
    expect((await detailOf(member, booking)).rooms).toMatchObject([{ bedType: "twin", extraBeds: 1 }]);

    const shares = [roomFor({ bedType: "twin", extraBeds: 0 })];
    const quote = await quoteChange(member, booking, { rooms: shares });
    expect(quote.after && quote.after.totalSen < quote.before.totalSen).toBe(true);
    await mustChange(member, booking, { rooms: shares });
    const after = await detailOf(member, booking);
    expect(after.rooms).toMatchObject([{ bedType: "twin", extraBeds: 0 }]);
    expect(childLine(after.lines)).toMatchObject({ place: "shared", unitSen: sharedSen });
  });
});
