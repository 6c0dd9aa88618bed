import { randomUUID } from "node:crypto";
import { bookingsRoute } from "@pulau/contract/bookings.ts";
import { createGroupRoute } from "@pulau/contract/groups.ts";
import { staffInvoiceRoute } from "@pulau/contract/papers.ts";
import { staffBookingRoute } from "@pulau/contract/staff.ts";
import { staffChangeQuoteRoute } from "@pulau/contract/staff-changes.ts";
import { addDays, type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { makeContract, makePartner } from "../../partners/agents/test-partner.ts";
import { clubOf, makeClub, nameRooms, roomFor, shown } from "./test-block.ts";

let stage: Stage;
let desk: Caller;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 4, family: 3 }, ferrySeats: 20, days: 300 });
  ({ desk } = await staffCaller(stage, { groups: all, bookings: all, payments: all }));
});
afterAll(() => stage.close());

let inDays = 20;
const nextDays = () => {
  inDays += 5;
  return inDays;
};
const healthy = async () => expect(await checkInvariants(stage.base.pool)).toEqual([]);
const prices = [
  { guestKind: "adult", bedType: null, sen: 40_000 },
  { guestKind: "adult", bedType: "single", sen: 66_000 },
  { guestKind: "child", bedType: null, sen: 19_000 },
] as const;
const couple = ["Aini binti Salleh", "Tan Mei Ling"];
const family = () => ({ roomTypeId: stage.resort.roomTypes.family.id });
type Terms = Parameters<typeof clubOf>[1];

/** Standard rooms, and one for a family. */
function withFamily(terms: Terms) {
  const body = clubOf(stage.resort, terms);
  return { ...body, rooms: [...body.rooms, { ...family(), rooms: 1 }] };
}

async function named(rooms: Parameters<typeof nameRooms>[2], terms: Terms = {}) {
  const _id = await makeClub(desk, withFamily({ inDays: nextDays(), persons: 10, ...terms }));
  const made = await nameRooms(desk, _id, rooms);
  if (!made.ok) throw new Error(`${made.code} ${JSON.stringify(made)}`);
  const invoices = [];
  for (const { _id: bookingId } of made.value.bookings)
    invoices.push(await desk.must(staffInvoiceRoute, { params: { _id: bookingId } }));
  return { _id, bookings: made.value.bookings, lines: invoices.map(({ lines }) => lines as PriceLine[]) };
}
const stepsOf = (lines: readonly PriceLine[] | undefined, ...steps: string[]) =>
  (lines ?? [])
    .filter(({ step }) => steps.includes(step))
    .map(({ guestKind, count, amountSen }) => ({ guestKind, count, amountSen }));

describe("an agreed price per person", () => {
  it("is what the rooms cost that are named, by kind and sharing, with fees and taxes as ever", async () => {
    const { _id, lines } = await named(
      [
        roomFor(stage.resort, couple),
        roomFor(stage.resort, ["Kumar"]),
        roomFor(stage.resort, [...couple, { name: "Adam", age: 8 }], family()),
      ],
      { prices: [...prices] },
    );
    expect(stepsOf(lines[0], "rate", "surcharge")).toEqual([
      { guestKind: "adult", count: 2, amountSen: 80_000 },
    ]);
    expect(stepsOf(lines[1], "rate", "surcharge")).toEqual([
      { guestKind: "adult", count: 1, amountSen: 66_000 },
    ]);
    expect(stepsOf(lines[2], "rate", "surcharge")).toEqual([
      { guestKind: "adult", count: 2, amountSen: 80_000 },
      { guestKind: "child", count: 1, amountSen: 19_000 },
    ]);
    for (const room of lines) expect(stepsOf(room, "tax")).not.toEqual([]);
    expect((await shown(desk, _id)).prices).toEqual(prices);
    await healthy();
  });

  it("holds for the arrival it was agreed for: on other days the card is charged", async () => {
    const { bookings } = await named([roomFor(stage.resort, couple)], { prices: [...prices] });
    const params = { _id: bookings[0]?._id ?? "" };
    const booking = await desk.must(staffBookingRoute, { params });
    const rates = async (body: { nights: number } | { checkIn: Day }) => {
      const { after } = await desk.must(staffChangeQuoteRoute, { params, body });
      return stepsOf(after?.lines as PriceLine[], "rate").map(({ amountSen }) => amountSen);
    };
    expect(await rates({ nights: daysBetween(booking.checkIn, booking.checkOut) })).toEqual([80_000]);
    expect(await rates({ checkIn: addDays(booking.checkIn, 1) })).not.toContain(80_000);
  });

  it("is named once for a kind and a sharing", async () => {
    const body = clubOf(stage.resort, { inDays: nextDays(), prices: [prices[0], prices[0]] });
    expect(await desk.call(createGroupRoute, { body })).toMatchObject({
      status: 400,
      fields: [{ path: "prices.1.guestKind", rule: "twice" }],
    });
  });
});

describe("children in a named room", () => {
  it("are told by their age: prices, seats and beds follow", async () => {
    const { _id, lines, bookings } = await named([
      roomFor(
        stage.resort,
        [
          { name: "Baby", age: 0 },
          { name: "Adam", age: 8 },
          { name: "Aini", age: 34 },
          { name: "Opah", age: 71 },
        ],
        family(),
      ),
    ]);
    expect(bookings).toHaveLength(1);
    const kinds = stepsOf(lines[0], "rate").map(({ guestKind }) => guestKind);
    expect(kinds.toSorted()).toEqual(["adult", "child", "senior"]);
    const group = await shown(desk, _id);
    expect(group).toMatchObject({ personsNamed: 4, boats: [{ seatsLeft: 6 }, { seatsLeft: 6 }] });
    expect(group.list[0]?.guests.toSorted()).toEqual(["Adam", "Aini", "Baby", "Opah"]);
    await healthy();
  });

  it("need somebody grown in their room, and no more than it sleeps", async () => {
    const _id = await makeClub(desk, clubOf(stage.resort, { inDays: nextDays(), persons: 10 }));
    expect(await nameRooms(desk, _id, [roomFor(stage.resort, [{ name: "Adam", age: 8 }])])).toMatchObject({
      status: 400,
      fields: [{ path: "rooms.0.guests", rule: "oneAdult" }],
    });
    const eight = Array.from({ length: 8 }, (_, i) => `Guest ${i}`);
    expect(await nameRooms(desk, _id, [roomFor(stage.resort, eight)])).toMatchObject({
      code: "ROOM_TOO_SMALL",
    });
    const nine = [...eight, "One more"];
    expect(await nameRooms(desk, _id, [roomFor(stage.resort, nine)])).toMatchObject({ status: 400 });
    expect(await shown(desk, _id)).toMatchObject({ bookings: 0 });
    await healthy();
  });
});

describe("a group’s agency", () => {
  it("has the bookings as its own, at its contract’s price", async () => {
    const plain = await named([roomFor(stage.resort, couple)]);
    const agency = await makePartner(stage, "agency");
    await makeContract(stage.base.db, agency.accountId);
    const ours = await named([roomFor(stage.resort, couple)], { accountId: agency.accountId });
    expect(await shown(desk, ours._id)).toMatchObject({
      accountId: agency.accountId,
      agency: expect.any(String),
    });
    const off = (ours.lines[0] ?? []).filter(({ amountSen }) => amountSen < 0);
    expect(off).not.toEqual([]);
    expect(plain.lines[0]?.some(({ amountSen }) => amountSen < 0)).toBe(false);
    const { rows } = await stage.base.pool.query(
      "SELECT account_id, agent_contract_id IS NOT NULL AS priced FROM booking WHERE id = $1",
      [ours.bookings[0]?._id],
    );
    const { reservations } = await (await agency.signIn("admin")).must(bookingsRoute, { query: {} });
    expect(reservations.map((row) => row._id)).toEqual([ours.bookings[0]?._id]);
    expect(rows).toEqual([{ account_id: agency.accountId, priced: true }]);
    await healthy();
  });

  it("is an agency", async () => {
    const guest = await makePartner(stage, "influencer");
    for (const accountId of [guest.accountId, randomUUID()])
      expect(
        await desk.call(createGroupRoute, { body: clubOf(stage.resort, { inDays: nextDays(), accountId }) }),
      ).toMatchObject({ status: 400, fields: [{ path: "accountId" }] });
  });
});
