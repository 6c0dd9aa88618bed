import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import { describe, expect, it } from "vitest";
import {
  bareRinggit,
  dayText,
  deadlineText,
  listText,
  momentText,
  namesText,
  partsText,
  rangeText,
  timeText,
  weekdayNames,
} from "./format.ts";

it("parts names as the language does", () => {
  expect(["en", "my", "cn"].map((language) => namesText(["Reef", "Jungle"], language as "en"))).toEqual([
    "Reef, Jungle",
    "Reef, Jungle",
    "Reef、Jungle",
  ]);
});

it("lists as a sentence does, with a space beside a number in Chinese", () => {
  expect(listText(["2 adults", "a child aged 7"], "en")).toBe("2 adults and a child aged 7");
  expect(listText(["2 dewasa", "kanak-kanak 7 tahun"], "my")).toBe("2 dewasa dan kanak-kanak 7 tahun");
  expect(listText(["2 位成人", "1 位 7 岁儿童"], "cn")).toBe("2 位成人和 1 位 7 岁儿童");
  expect(listText(["7", "2"], "cn")).toBe("7 和 2");
});

it("parts a sentence as the language does, and leaves out what says nothing", () => {
  const parts = ["2 nights", false, null, "", "4 persons"] as const;
  expect((["en", "my", "cn"] as const).map((language) => partsText(parts, language))).toEqual([
    "2 nights, 4 persons",
    "2 nights, 4 persons",
    "2 nights，4 persons",
  ]);
});

describe("dates", () => {
  it.each([
    ["en", "Fri 12 Jun 2026"],
    ["cn", "2026年6月12日 周五"],
  ] as const)("in %s", (language, text) => expect(dayText("2026-06-12", language, "weekday")).toBe(text));

  it.each([
    ["en", "Fri 12 Jun"],
    ["my", "Jum 12 Jun"],
    ["cn", "6月12日 周五"],
  ] as const)("without their year in %s", (language, text) =>
    expect(dayText("2026-06-12", language, "near")).toBe(text),
  );

  it.each([
    ["2026-06-12", "2026-06-14", "en", "12 to 14 Jun 2026"],
    ["2026-06-30", "2026-07-02", "en", "30 Jun to 2 Jul 2026"],
    ["2026-12-30", "2027-01-02", "en", "30 Dec 2026 to 2 Jan 2027"],
    ["2026-06-12", "2026-06-14", "my", "12 hingga 14 Jun 2026"],
    ["2026-06-12", "2026-06-14", "cn", "2026年6月12日至14日"],
    ["2026-06-30", "2026-07-02", "cn", "2026年6月30日至7月2日"],
  ] as const)("%s to %s in %s says once what both share", (from, to, language, text) =>
    expect(rangeText(from, to, language)).toBe(text),
  );

  it("name the month with each weekday in Malay, where the day alone would stand before its weekday", () => {
    expect(rangeText("2026-12-06", "2026-12-08", "my", "weekday")).toBe("Ahd 6 Dis hingga Sel 8 Dis 2026");
    expect(rangeText("2026-12-06", "2026-12-08", "en", "weekday")).toBe("Sun 6 to Tue 8 Dec 2026");
  });

  it("begin the week on Monday", () =>
    expect(weekdayNames("en")).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]));
});

describe("instants", () => {
  const resort = { language: "en", timeZone: malaysianTime } as const;
  it("of a deadline have their day while it is more than an hour away", () => {
    const end = "2026-06-12T18:30:00Z";
    expect(deadlineText(end, resort, Date.parse("2026-06-12T18:00:00Z"))).toBe("02:30");
    expect(deadlineText(end, resort, Date.parse("2026-06-10T18:00:00Z"))).toBe("13 Jun 2026 02:30");
  });

  it("are told by the resort's clock", () => {
    expect(timeText("2026-06-12T03:12:00Z", resort)).toBe("11:12");
    expect(momentText("2026-06-12T18:30:00Z", resort)).toBe("13 Jun 2026 02:30");
    const elsewhere = { ...resort, timeZone: "Asia/Tokyo" };
    expect(momentText("2026-06-12T18:30:00Z", elsewhere)).toBe("13 Jun 2026 03:30");
  });
});

it("writes bare ringgit with thousands and both decimals", () =>
  expect([bareRinggit(0), bareRinggit(182660), bareRinggit(123456789)]).toEqual([
    "0.00",
    "1,826.60",
    "1,234,567.89",
  ]));
