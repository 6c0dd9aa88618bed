import { describe, expect, it } from "vitest";
import { ageOn } from "../calendar/day.ts";
import {
  ageOfMyKad,
  guarded,
  readAge,
  readDay,
  readForeign,
  readPaper,
  readPhones,
  readTick,
  unguarded,
} from "./cells.ts";
import { columnOf, readHeadings } from "./headings.ts";

describe("a heading", () => {
  it.each([
    ["Full name", "fullName"],
    ["FULL NAME *", "fullName"],
    ["Name (as in passport)", "fullName"],
    ["Nama Penuh", "fullName"],
    ["姓名", "fullName"],
    ["中文姓名", "chineseName"],
    ["IC / Passport", "identity"],
    ["No. KP", "identity"],
    ["MyKad atau pasport", "identity"],
    ["身份证号码", "identity"],
    ["Passport No.", "passport"],
    ["护照号码", "passport"],
    ["D.O.B.", "birthDay"],
    ["Tarikh Lahir", "birthDay"],
    ["Umur", "age"],
    ["年龄", "age"],
    ["Nationality", "nationality"],
    ["Vegetarian? (Y/N)", "vegetarian"],
    ["素食", "vegetarian"],
    ["Food allergies", "allergies"],
    ["食物过敏", "allergies"],
    ["No. Telefon", "phone"],
    ["手机", "phone"],
    ["E-mail", "email"],
    ["Bilik", "room"],
    ["房号", "room"],
    ["Remarks", null],
    ["", null],
  ])("%s names %s", (text, expected) => {
    expect(columnOf(text)).toBe(expected);
  });

  it("row is none when it names nobody's name: then the columns stand in our order", () => {
    expect(readHeadings(["Aisyah Rahman", "900101145678", "36"])).toEqual({
      isHeading: false,
      columns: ["fullName", "identity", "age"],
    });
    expect(readHeadings(["No", "姓名", "备注"])).toEqual({
      isHeading: true,
      columns: [null, "fullName", null],
    });
  });
});

describe("a cell", () => {
  it.each([
    ["yes", true],
    ["Y", true],
    ["TRUE", true],
    ["是", true],
    ["ya", true],
    ["", false],
    ["No", false],
    ["否", false],
    ["tidak", false],
    ["maybe", null],
  ])("%s ticks: %s", (text, expected) => {
    expect(readTick(text)).toBe(expected);
  });

  it.each([
    ["34", 34],
    ["34.0", 34],
    ["３４", 34],
    ["7 years", 7],
    ["7 岁", 7],
    ["8 months", 0],
    ["14 个月", 1],
    ["-1", null],
    ["abc", null],
    ["121", null],
    ["3.5", null],
  ])("%s is the age %s", (text, expected) => {
    expect(readAge(text)).toBe(expected);
  });

  it.each([
    ["1990-02-14", "1990-02-14"],
    ["14/2/1990", "1990-02-14"],
    ["14.02.1990", "1990-02-14"],
    ["1990年2月14日", "1990-02-14"],
    ["31/02/1990", null],
    ["14/2/90", null],
  ])("%s is the day %s", (text, expected) => {
    expect(readDay(text)).toBe(expected);
  });

  it.each([
    ["1990-02-14", "2027-02-13", 36],
    ["1990-02-14", "2027-02-14", 37],
    ["2027-02-15", "2027-02-14", null],
  ] as const)("who was born %s is on %s %s", (born, on, expected) => {
    expect(ageOn(born, on)).toBe(expected);
  });

  it.each([
    ["900214-10-5523", 37],
    ["200214105523", 7],
    ["270301105523", 99],
    ["901401105523", null],
    ["A1234567", null],
  ])("the holder of %s is %s", (number, expected) => {
    expect(ageOfMyKad(number, "2027-02-28")).toBe(expected);
  });

  it.each([
    ["10203145678", "010203145678"],
    ["900101-14-5678", "900101-14-5678"],
    ["'-900101", "-900101"],
    [" E1234567 ", "E1234567"],
  ])("%s is the paper %s", (text, expected) => {
    expect(readPaper(text)).toBe(expected);
  });

  it.each([
    ["012-345 6789", ["+60123456789"]],
    ["+65 9123 4567; 0123456789", ["+6591234567", "+60123456789"]],
    ["60123456789", ["+60123456789"]],
    ["0065 91234567", ["+6591234567"]],
    ["'+60123456789", ["+60123456789"]],
    ["", []],
  ])("%s are the phones %s", (text, expected) => {
    expect(readPhones(text)).toEqual(expected);
  });

  it.each([
    ["Malaysian", false],
    ["M’sia", false],
    ["马来西亚", false],
    ["Singapore", true],
    ["", null],
  ])("%s is foreign: %s", (text, expected) => {
    expect(readForeign(text)).toBe(expected);
  });

  it.each(["=1+1", "+60123", "-5", "@SUM(A1)", "\t=1", "\r=1"])(
    "%j is no formula any more, and comes back",
    (text) => {
      expect(guarded(text)).toBe(`'${text}`);
      expect(unguarded(guarded(text))).toBe(text);
    },
  );

  it("that is no formula stays as it is", () => {
    expect(guarded("O'Neil")).toBe("O'Neil");
    expect(unguarded("'Aziz")).toBe("'Aziz");
  });
});
