import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDigitOf, looksLikeMrz, readMrz } from "./mrz.ts";

const on = "2026-06-12";
/** The specimens of ICAO Doc 9303, parts 4 to 6. */
const passport = `P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
L898902C36UTO7408122F1204159ZE184226B<<<<<10`;
const card = `I<UTOD231458907<<<<<<<<<<<<<<<
7408122F1204159UTO<<<<<<<<<<<6
ERIKSSON<<ANNA<MARIA<<<<<<<<<<`;
const largeCard = `I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<
D231458907UTO7408122F1204159<<<<<<<6`;

const anna = {
  nationality: "UTO",
  surname: "ERIKSSON",
  givenNames: "ANNA MARIA",
  born: "1974-08-12",
  sex: "female",
  expires: "2012-04-15",
};

describe("the specimens of ICAO Doc 9303", () => {
  it("the passport", () => {
    expect(readMrz(passport, on)).toEqual({ facts: { ...anna, number: "L898902C3" } });
  });
  it("the identity card", () => {
    expect(readMrz(card, on)).toEqual({ facts: { ...anna, number: "D23145890" } });
  });
  it("the identity card of the larger kind", () => {
    expect(readMrz(largeCard, on)).toEqual({ facts: { ...anna, number: "D23145890" } });
    expect(readMrz(largeCard.replace("120415", "120416"), on)).toEqual({ fault: "expiry" });
    expect(readMrz(largeCard.replace(/6$/, "5"), on)).toEqual({ fault: "whole" });
  });
  it("the identity card whose number is longer than its field", () => {
    const long = card.replace("D231458907<<<<<<<<<<<<<<<", "D23145890<7349<<<<<<<<<<<");
    // The check digit of the whole is over the number as well.
    const [first = "", data = "", names = ""] = long.split("\n");
    const whole = first.slice(5) + data.slice(0, 7) + data.slice(8, 15) + data.slice(18, 29);
    const again = [first, data.slice(0, 29) + checkDigitOf(whole), names].join("\n");
    expect(readMrz(again, on)).toEqual({ facts: { ...anna, number: "D23145890734" } });
  });
  it("the digits that part 3 works out", () => {
    expect(checkDigitOf("520727")).toBe(3);
    expect(checkDigitOf("AB2134<<<")).toBe(5);
  });
});

it("is read however it is pasted", () => {
  const found = readMrz(passport, on);
  for (const text of [
    passport.toLowerCase(),
    passport.replace("\n", ""),
    passport.replace("\n", "\r\n\r\n"),
    ` ${passport.replaceAll("<", "< ")} `,
    passport.replaceAll("<<", "«<"),
  ])
    expect(readMrz(text, on)).toEqual(found);
});

it.each([
  ["number", passport.replace("L898902C3", "L898902C8")],
  ["birth", passport.replace("740812", "740813")],
  ["expiry", passport.replace("120415", "120416")],
  ["whole", passport.replace("ZE184226B", "ZE184226C")],
  ["lines", passport.slice(0, -1)],
  ["lines", "A12345678"],
  ["lines", ""],
])("tells that the %s is wrong", (fault, text) => expect(readMrz(text, on)).toEqual({ fault }));

it("notices one wrong digit of a number, a birthday or an expiry, wherever it is", () => {
  const places = [...passport].flatMap((sign, i) => (i > 44 && /\d/.test(sign) ? [i] : []));
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.integer({ min: 1, max: 9 }), (place, more) => {
      const digit = (Number(passport[place]) + more) % 10;
      const wrong = passport.slice(0, place) + digit + passport.slice(place + 1);
      return "fault" in readMrz(wrong, on);
    }),
  );
});

it("is told from a number by its fillers", () => {
  expect(looksLikeMrz(passport)).toBe(true);
  expect(looksLikeMrz("K2418830E")).toBe(false);
});
