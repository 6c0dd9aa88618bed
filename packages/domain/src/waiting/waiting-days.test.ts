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
  const now = new Date("2026-12-01T08:00:00Z");
  const ends = (minutes: number, arrivalDayBegins: string) =>
    offerEndsAt({ now, minutes, arrivalDayBegins: new Date(arrivalDayBegins) }).toISOString();

  it("is the resort's setting", () => {
    expect(ends(720, "2026-12-20T16:00:00Z")).toBe("2026-12-01T20:00:00.000Z");
  });
  it("is not later than the day before arrival", () => {
    expect(ends(720, "2026-12-01T16:00:00Z")).toBe("2026-12-01T16:00:00.000Z");
  });
  it("leaves an hour even to who could come today, or less where the setting is less", () => {
    expect(ends(720, "2026-11-30T16:00:00Z")).toBe("2026-12-01T09:00:00.000Z");
    expect(ends(10, "2026-11-30T16:00:00Z")).toBe("2026-12-01T08:10:00.000Z");
  });
});
