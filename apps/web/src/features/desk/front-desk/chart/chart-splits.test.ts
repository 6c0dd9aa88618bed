import type { BookingId, RoomId } from "@pulau/domain/ids.ts";
import { expect, it } from "vitest";
import { barsByRoom, type Chart } from "./chart-lines.ts";

const bookingId: BookingId = "a";
const ids: readonly RoomId[] = ["G-01", "G-02"];
const rooms = ids.map((_id) => ({ _id, roomNo: String(_id) }));

/** A chart of one stay that is in the first room for two nights, and then in the second. */
const chart = {
  from: "2026-12-01",
  days: [],
  rooms,
  roomTypes: [],
  holds: [],
  closures: [],
  locks: [],
  needs: { checkIn: [], checkOut: [], balance: [], guests: [], room: [], vip: [] },
  stays: {
    bookingId: [bookingId, bookingId],
    position: [0, 0],
    room: [0, 1],
    firstNight: [3, 5],
    nights: [2, 1],
    isCurrent: [true, false],
    isPlanned: [false, true],
    isParked: [false, false],
    lacks: [false, false],
    roomsOfBooking: [1, 1],
    bookingNo: ["TB-1", "TB-1"],
    bookingName: ["Aisyah", "Aisyah"],
    status: ["confirmed", "confirmed"],
    persons: [2, 2],
    pax: [2, 2],
    bookingFirstNight: [3, 3],
    bookingNights: [3, 3],
  },
} as unknown as Chart;

it("tells both bars of a stay that is split from which day on its guests are in which room", () => {
  const split = { own: rooms[0], next: rooms[1], on: "2026-12-06" };
  expect(barsByRoom(chart, [[], []]).map(([bar]) => bar)).toMatchObject([
    { start: 3, end: 5, isCurrent: true, split },
    { start: 5, end: 6, isCurrent: false, split },
  ]);
});

it("does not know the own room of a stay whose first bar is before the chart", () => {
  const later = {
    ...chart,
    stays: Object.fromEntries(Object.entries(chart.stays).map(([name, list]) => [name, list.slice(1)])),
  } as unknown as Chart;
  const [, [bar] = []] = barsByRoom(later, [[], []]);
  expect(bar).toMatchObject({ split: { own: null, next: rooms[1], on: "2026-12-06" } });
});
