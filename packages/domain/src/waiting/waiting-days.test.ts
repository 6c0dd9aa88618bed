import { describe, expect, it } from "vitest";
import { arrivalsWanted, offerEndsAt } from "./waiting-days.ts";

describe("days that would do", () => {
  it("begin with the wanted one and go outwards, the later first", () => {
    const wanted = arrivalsWanted({ checkIn: "2026-12-05", daysAround: 2 }, "2026-01-01");
    expect(wanted).toEqual(["2026-12-05", "2026-12-06", "2026-12-04", "2026-12-07", "2026-12-03"]);
  });

  it("are never over", () => {
    expect(arrivalsWanted({ checkIn: "2026-12-05", daysAround: 1 }, "2026-12-05")).toEqual([
      "2026-12-05",
      "2026-12-06",
    ]);
    expect(arrivalsWanted({ checkIn: "2026-12-05", daysAround: 0 }, "2026-12-06")).toEqual([]);
  });
});

describe("an offer's deadline", () => {
  const timeZone = "Asia/Kuala_Lumpur";
  /** Days and hours at the resort, which is eight hours ahead. */
  const at = (text: string) => new Date(`2026-12-${text}:00+08:00`);
  const ends = (now: string, minutes: number, arrivalDayBegins: string) =>
    offerEndsAt({ now: at(now), minutes, arrivalDayBegins: at(arrivalDayBegins), timeZone });

  it.each([
    ["is the resort's setting", "01T09:30", 720, "21T00:00", "01T21:30"],
    ["goes on into the morning instead of ending before midnight", "01T16:00", 720, "21T00:00", "02T08:00"],
    ["or after it", "01T10:30", 720, "21T00:00", "02T08:00"],
    ["ends at eight as such", "01T20:00", 720, "21T00:00", "02T08:00"],
    ["begins by night and ends in the morning", "01T23:30", 60, "21T00:00", "02T08:00"],
    [
      "is not in the night before arrival, but the evening before it",
      "01T16:00",
      720,
      "02T00:00",
      "01T22:00",
    ],
    ["leaves an hour even to who could come today", "01T16:00", 720, "01T00:00", "01T17:00"],
    ["or less where the setting is less", "01T16:00", 10, "01T00:00", "01T16:10"],
    ["leaves that hour by night too", "01T21:30", 720, "02T00:00", "02T00:00"],
  ])("%s", (_, now, minutes, arrival, expected) => {
    expect(ends(now, minutes, arrival)).toEqual(at(expected));
  });
});
