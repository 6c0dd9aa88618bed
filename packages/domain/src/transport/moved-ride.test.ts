import { describe, expect, it } from "vitest";
import { dayOf } from "../calendar/day.ts";
import { meetsWay, type Ride, rideToMeet } from "./moved-ride.ts";

const road = {
  minutes: 45,
  firstTime: "06:00",
  lastTime: "18:00",
  departures: { out: [] as string[], back: [] as string[] },
};
const minutes = { boardMinutes: 30, crossingMinutes: 45 };
const ride: Ride = {
  direction: "out",
  tripType: "return",
  startPointId: "airport",
  endPointId: "jetty",
  pickUpPoint: "Hall",
  dropLocation: "Counter",
  from: "Airport",
  to: "Jetty",
  pickUpDay: "2026-06-12",
  pickUpTime: "09:00",
  dropDay: "2026-06-12",
  dropTime: "09:50",
  returnDay: "2026-06-14",
  returnTime: "10:30",
};
const out = { direction: "out", was: { day: "2026-06-12", time: "11:00" }, road, minutes } as const;
const back = { direction: "back", was: { day: "2026-06-14", time: "09:30" }, road, minutes } as const;

describe("a ride whose boat is another", () => {
  it("keeps its distance to the boat, on the boat's day", () => {
    const becomes = { day: dayOf("2026-06-13"), time: "15:00" };
    expect(rideToMeet(ride, { ...out, becomes })).toEqual({
      ...ride,
      pickUpDay: "2026-06-13",
      dropDay: "2026-06-13",
      pickUpTime: "13:00",
      dropTime: "13:50",
    });
    expect(rideToMeet(ride, { ...back, becomes: { day: "2026-06-15", time: "13:00" } })).toEqual({
      ...ride,
      returnDay: "2026-06-15",
      returnTime: "14:00",
    });
  });

  it("takes the nearest time of its own timetable that still fits", () => {
    const fixed = { ...road, departures: { out: ["08:00", "13:30", "14:00"], back: ["10:00", "16:00"] } };
    const becomes = { day: dayOf("2026-06-12"), time: "15:00" };
    expect(rideToMeet(ride, { ...out, road: fixed, becomes })?.pickUpTime).toBe("13:30");
    const late = { day: dayOf("2026-06-14"), time: "13:00" };
    expect(rideToMeet(ride, { ...back, road: fixed, becomes: late })?.returnTime).toBe("16:00");
  });

  it("of a charter stays at its time, on the new day", () => {
    const becomes = { day: dayOf("2026-06-11"), time: null };
    expect(rideToMeet(ride, { ...out, becomes })).toMatchObject({
      pickUpTime: "09:00",
      pickUpDay: "2026-06-11",
    });
  });

  it("is the other way alone where nobody drives then, and nothing where it has none", () => {
    const early = { day: dayOf("2026-06-12"), time: "06:30" };
    expect(rideToMeet(ride, { ...out, becomes: early })).toMatchObject({
      direction: "back",
      tripType: "oneWay",
      startPointId: "jetty",
      from: "Jetty",
      pickUpPoint: "Counter",
      pickUpDay: "2026-06-14",
      pickUpTime: "10:30",
      dropTime: "11:15",
      returnTime: null,
    });
    const night = { day: dayOf("2026-06-14"), time: "20:00" };
    expect(rideToMeet(ride, { ...back, becomes: night })).toMatchObject({
      direction: "out",
      tripType: "oneWay",
      returnDay: null,
    });
    expect(
      rideToMeet({ ...ride, tripType: "oneWay", returnTime: null }, { ...out, becomes: early }),
    ).toBeNull();
  });

  it("that comes overnight begins the evening before", () => {
    const coach: Ride = {
      ...ride,
      tripType: "oneWay",
      pickUpTime: "22:00",
      dropTime: "08:00",
      pickUpDay: "2026-06-11",
    };
    const always = { ...road, minutes: 600, firstTime: "00:00", lastTime: "23:59" };
    const becomes = { day: dayOf("2026-06-13"), time: "11:00" };
    expect(rideToMeet(coach, { ...out, road: always, becomes })).toMatchObject({
      pickUpDay: "2026-06-12",
      dropDay: "2026-06-13",
      pickUpTime: "22:00",
    });
  });

  it("meets the boat of its own way, and of a return both", () => {
    expect([meetsWay(ride, "out"), meetsWay(ride, "back")]).toEqual([true, true]);
    const single = { direction: "out", tripType: "oneWay" } as const;
    expect([meetsWay(single, "out"), meetsWay(single, "back")]).toEqual([true, false]);
  });
});
