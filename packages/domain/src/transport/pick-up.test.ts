import { describe, expect, it } from "vitest";
import { flightIn, type PickUpMark, stopsOf } from "./pick-up.ts";

const ride = (time: string, place: string, mark: PickUpMark = "waiting", meetAt = "Entrance") => ({
  time,
  place: { en: place, my: place, cn: place },
  meetAt,
  mark,
});

describe("the stops of a day", () => {
  it("stand in the order of their times, with all who wait at one place at one time", () => {
    const stops = stopsOf([
      ride("09:50", "Hotel"),
      ride("08:30", "Bus terminal"),
      ride("09:50", "Hotel"),
      ride("09:50", "Hotel", "waiting", "Lobby"),
      ride("09:50", "Airport"),
    ]);
    expect(stops.map(({ time, place, meetAt, rides }) => [time, place.en, meetAt, rides.length])).toEqual([
      ["08:30", "Bus terminal", "Entrance", 1],
      ["09:50", "Airport", "Entrance", 1],
      ["09:50", "Hotel", "Entrance", 2],
      ["09:50", "Hotel", "Lobby", 1],
    ]);
  });

  it("are done once nobody is waited for", () => {
    const done = (...marks: PickUpMark[]) =>
      stopsOf(marks.map((mark) => ride("08:30", "Hotel", mark)))[0]?.done;
    expect(done("pickedUp", "notHere")).toBe(true);
    expect(done("pickedUp", "waiting")).toBe(false);
  });
});

it.each([
  ["Arrival hall, flight AK6132 at 08:10", "AK 6132"],
  ["lands OD 2208", "OD 2208"],
  ["3K-681 from Singapore", "3K 681"],
  ["Jalan Sultan Ismail 28", null],
  ["Lobby at 08:10", null],
])("reads the flight of “%s”", (text, flight) => {
  expect(flightIn("", text)).toBe(flight);
});
