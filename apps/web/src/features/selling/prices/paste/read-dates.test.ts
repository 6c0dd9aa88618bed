import { describe, expect, it } from "vitest";
import { readDates } from "./read-dates.ts";

const spansIn = (text: string) => readDates(text, 2027).spans.map(({ from, to }) => `${from} ${to}`);

describe("the dates of a price list's heads", () => {
  it.each([
    ["1 Mar – 27 May 2027", ["2027-03-01 2027-05-27"]],
    ["1st March to 27th May", ["2027-03-01 2027-05-27"]],
    ["01/03/2027 - 27/05/2027", ["2027-03-01 2027-05-27"]],
    ["01-03-2027 until 27.05.2027", ["2027-03-01 2027-05-27"]],
    ["2027-03-01 to 2027-05-27", ["2027-03-01 2027-05-27"]],
    ["1 Mac hingga 27 Mei 2028", ["2028-03-01 2028-05-27"]],
    ["2027年3月1日至5月27日", ["2027-03-01 2027-05-27"]],
    ["20 Dec – 5 Jan 2028", ["2027-12-20 2028-01-05"]],
    ["20 Dec ’27 – 5 Jan ’28", ["2027-12-20 2028-01-05"]],
    ["15–20 Jun, 1–9 Sep 2028", ["2028-06-15 2028-06-20", "2028-09-01 2028-09-09"]],
    ["Mar – May 2028", ["2028-03-01 2028-05-31"]],
    ["December 2027", ["2027-12-01 2027-12-31"]],
    ["31 Aug 2027", ["2027-08-31 2027-08-31"]],
    ["31 Feb 2027", []],
    ["Twin sharing", []],
    ["3D2N", []],
    ["Ages 4–11", []],
    ["Mayang Suite", []],
  ])("%s", (text, spans) => {
    expect(spansIn(text)).toEqual(spans);
  });
  it("leave what else is said", () => {
    expect(readDates("Low season: 1 Mar – 27 May, 1–30 Sep 2027", 2026).rest.replace(/[\s,]+/g, " ")).toBe(
      "Low season: ",
    );
  });
});
