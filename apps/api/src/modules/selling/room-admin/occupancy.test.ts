import { addDays } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClaims } from "../../../db/factories/claims.ts";
import { sql } from "../../../db/orm.ts";
import { makeStay } from "../../desk/front-desk/test-stay.ts";
import * as people from "../../people/accounts/test-people.ts";
import { type Desk, openDesk } from "./test-desk.ts";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(people);
  const { base, resort, today } = desk;
  const { standard, family } = resort.roomTypes;
  const [first = "", second = ""] = standard.roomIds;
  const [villa = ""] = family.roomIds;
  await makeStay(base.db, resort, { roomId: first, checkIn: today, nights: 2 });
  await makeStay(base.db, resort, {
    roomId: villa,
    checkIn: addDays(today, 1),
    nights: 1,
    occupants: { infant: 1 },
  });
  await makeClaims(base.db, {
    roomIds: [second],
    checkIn: today,
    checkOut: addDays(today, 3),
    secondsLeft: 60,
  });
});
afterAll(() => desk.close());

const span = (from: number, to: number): string =>
  `from=${addDays(desk.today, from)}&to=${addDays(desk.today, to)}`;

describe("occupancy", () => {
  it("is what is booked of the rooms in use, per night, per type and in all", async () => {
    const { body } = await desk.call("GET", `occupancy?${span(0, 2)}`, undefined, "looker");
    expect(body.days).toEqual([
      { day: desk.today, sold: 1, sellable: 6, percent: 16.7 },
      { day: addDays(desk.today, 1), sold: 2, sellable: 6, percent: 33.3 },
      { day: addDays(desk.today, 2), sold: 0, sellable: 6, percent: 0 },
    ]);
    expect(body.total).toEqual({ sold: 3, sellable: 18, percent: 16.7 });
    expect(body.roomTypes).toMatchObject([
      { roomCode: "S", sold: 2, sellable: 9, percent: 22.2 },
      { roomCode: "D", sold: 0, sellable: 6, percent: 0 },
      {
        roomCode: "F",
        sold: 1,
        sellable: 3,
        percent: 33.3,
        days: [{ sold: 0 }, { percent: 100 }, { sold: 0 }],
      },
    ]);
  });

  it("counts a room out of use only on the nights that it was booked", async () => {
    await desk.base.db.execute(sql`update room set active_status = false where room_no in ('F01', 'D02')`);
    const { body } = await desk.call("GET", `occupancy?${span(0, 1)}`);
    expect(body.days.map((day: { sellable: number }) => day.sellable)).toEqual([4, 5]);
    expect(body.roomTypes[2]).toMatchObject({ sold: 1, sellable: 1, percent: 100 });
    await desk.base.db.execute(sql`update room set active_status = true`);
  });

  it("wants a span of a year at most, and the right to look", async () => {
    for (const [from, to] of [
      [1, 0],
      [0, 366],
    ] as const) {
      for (const call of ["occupancy", "reservation-per-period"]) {
        const { status, body } = await desk.call("GET", `${call}?${span(from, to)}`);
        expect([status, body.fields]).toEqual([400, [{ path: "to", rule: "daySpan" }]]);
      }
    }
    expect((await desk.call("GET", `occupancy?${span(0, 365)}`)).status).toBe(200);
    expect((await desk.call("GET", `occupancy?${span(0, 1)}`, undefined, "driver")).status).toBe(403);
    expect((await desk.call("GET", `reservation-per-period?${span(0, 1)}`, undefined, "driver")).status).toBe(
      403,
    );
  });
});

describe("reservations per period", () => {
  it("count who arrives, leaves and sleeps here, and what each type sold", async () => {
    const { body } = await desk.call("GET", `reservation-per-period?${span(0, 2)}`);
    expect(body.days).toEqual([
      { day: desk.today, bookings: 1, arrivals: 1, departures: 0, rooms: 1, persons: 2 },
      { day: addDays(desk.today, 1), bookings: 2, arrivals: 1, departures: 0, rooms: 2, persons: 5 },
      { day: addDays(desk.today, 2), bookings: 0, arrivals: 0, departures: 2, rooms: 0, persons: 0 },
    ]);
    expect(body.total).toEqual({ bookings: 2, roomNights: 3, personNights: 7 });
    expect(body.roomTypes.map((type: { roomNights: number }) => type.roomNights)).toEqual([2, 0, 1]);
  });

  it("cut a stay at the ends of the span", async () => {
    const { body } = await desk.call("GET", `reservation-per-period?${span(1, 1)}`);
    expect(body.total).toEqual({ bookings: 2, roomNights: 2, personNights: 5 });
    const after = await desk.call("GET", `reservation-per-period?${span(2, 5)}`);
    expect(after.body.total).toEqual({ bookings: 0, roomNights: 0, personNights: 0 });
  });
});
