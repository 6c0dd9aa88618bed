import { describe, expect, it } from "vitest";
import { birthDaysOfMyKad, readMyKad } from "./my-kad.ts";

const on = "2026-06-12";

describe("the number of a MyKad says", () => {
  it.each([
    ["910823-11-5642", { born: "1991-08-23", age: 34, place: { state: "11" } }],
    ["880417-14-5093", { born: "1988-04-17", age: 38, place: { state: "14" } }],
    ["190305110218", { born: "2019-03-05", age: 7, place: { state: "11" } }],
    ["900214-45-5523", { born: "1990-02-14", age: 36, place: { state: "11" } }],
    ["900214-59-5523", { born: "1990-02-14", age: 36, place: { state: "05" } }],
    ["900214-66-5523", { born: "1990-02-14", age: 36, place: { country: "SG" } }],
    ["900214-90-5523", { born: "1990-02-14", age: 36, place: { abroad: true } }],
    ["900214-82-5523", { born: "1990-02-14", age: 36, place: null }],
    ["260612-14-5523", { born: "2026-06-12", age: 0, place: { state: "14" } }],
    ["260613-14-5523", { born: "1926-06-13", age: 99, place: { state: "14" } }],
  ])("%s: %o", (number, facts) => expect(readMyKad(number, on)).toEqual(facts));

  it("the century of who is looked for, where it can be either", () => {
    const adult = (age: number) => age >= 12;
    expect(readMyKad("190305-14-5523", on)?.age).toBe(7);
    expect(readMyKad("190305-14-5523", on, adult)?.born).toBe("1919-03-05");
    expect(readMyKad("130305-14-5523", on, (age) => age < 12)?.born).toBe("2013-03-05");
    expect(readMyKad("000229-14-5523", on)?.born).toBe("2000-02-29");
  });

  it.each(["", "910823", "A12345678", "911323-11-5642", "910823-17-5642"])("nothing for %o", (number) =>
    expect(readMyKad(number, on)).toBeNull(),
  );
});

it("a birthday is looked for in both centuries, and only where the calendar has it", () => {
  expect(birthDaysOfMyKad("910823")).toEqual(["2091-08-23", "1991-08-23"]);
  expect(birthDaysOfMyKad("000229-14-5523")).toEqual(["2000-02-29"]);
  expect(birthDaysOfMyKad("none")).toEqual([]);
});
