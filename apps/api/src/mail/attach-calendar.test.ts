import { expect, it } from "vitest";
import { attachCalendar } from "./attach-calendar.ts";
import type { Frame } from "./letter.ts";
import { sampleBooking } from "./texts/sample-letters.ts";

const frame: Frame = {
  language: "cn",
  resortName: "Teluk Biru",
  resortContact: "",
  publicUrl: "https://pulau.test",
  logoUrl: "https://pulau.test/mark.png",
};
const boat = { name: { en: "Ferry", my: "Feri", cn: "渡轮" }, from: "Merang", to: "Teluk" };
const stay = {
  ...sampleBooking,
  version: 3,
  submittedAt: new Date("2027-01-02T03:04:05Z"),
  crossings: [
    { ...boat, day: "2027-04-16" as const, time: "11:00:00" },
    { ...boat, day: "2027-04-18" as const, time: null },
  ],
};

/** A calendar file with its folded lines made whole. */
const linesOf = (content: Buffer): string[] =>
  content
    .toString("utf8")
    .replaceAll(/\r\n[ \t]/g, "")
    .split("\r\n");

it("has the days of the stay and each boat with a time, by the resort's own clock", () => {
  const { filename, contentType, content } = attachCalendar(stay, frame);
  expect(filename).toBe("TB-27-04711.ics");
  expect(contentType).toMatch(/^text\/calendar/);
  const lines = linesOf(content);
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2);
  expect(lines).toEqual(
    expect.arrayContaining([
      ...["DTSTART;VALUE=DATE:20270416", "DTEND;VALUE=DATE:20270419", "SUMMARY:潟湖与珊瑚礁\\, Teluk Biru"],
      ...["DTSTART:20270416T103000", "DTEND:20270416T114500", "SUMMARY:渡轮 11:00: 请于 10:30 前到达 Merang"],
      "LOCATION:Merang",
    ]),
  );
});

it("takes the place of an earlier version's: the same names, a higher number", () => {
  const named = (version: number) =>
    linesOf(attachCalendar({ ...stay, version }, frame).content).filter((line) =>
      /^(UID|SEQUENCE)/.test(line),
    );
  expect(named(4)).toEqual(named(3).map((line) => line.replace("SEQUENCE:3", "SEQUENCE:4")));
  expect(named(3)).toContain("SEQUENCE:3");
});
