import { describe, expect, it } from "vitest";
import { bedsOfFewer, bedTypesFor, childBedsFor, childrenSharing, inBeds, roomHolds } from "./beds.ts";
import type { BedType, Occupants } from "./party.ts";

const people = (adult: number, child = 0, toddler = 0, infant = 0): Occupants => ({
  adult,
  child,
  toddler,
  infant,
});

describe("the bed types of a room's occupants", () => {
  it.each<[string, Occupants, BedType[]]>([
    ["one adult", people(1), ["single"]],
    ["a couple", people(2), ["twin"]],
    ["a couple with an infant", people(2, 0, 0, 1), ["twin"]],
    ["an adult and a child", people(1, 1), ["twin"]],
    ["an adult and a toddler", people(1, 0, 1), ["single", "twin"]],
    ["a couple with two toddlers", people(2, 0, 2), ["twin", "triple", "quad"]],
    ["three adults", people(3), ["triple"]],
    ["three and three toddlers", people(3, 0, 3), ["triple", "quad"]],
    ["four", people(2, 2), ["quad"]],
    ["six", people(4, 2), ["quad"]],
    ["nobody in a bed", people(0, 0, 2, 1), []],
  ])("%s", (_, occupants, expected) => {
    expect(bedTypesFor(occupants)).toEqual(expected);
  });
});

describe("a room", () => {
  const room = { minPax: 2, maxPax: 4, bedTypes: ["twin", "triple", "quad"] as const };

  it.each<[string, Occupants, BedType, string]>([
    ["holds a couple", people(2), "twin", "ok"],
    ["does not count infants", people(2, 2, 0, 3), "quad", "ok"],
    ["counts toddlers", people(2, 2, 1), "quad", "ROOM_TOO_SMALL"],
    ["holds no five", people(5), "quad", "ROOM_TOO_SMALL"],
    ["wants two at least", people(1), "single", "PARTY_MISMATCH"],
    ["takes a toddler as the second", people(1, 0, 1), "twin", "ok"],
    ["has no single price", people(1, 0, 1), "single", "PARTY_MISMATCH"],
    ["does not sell a couple the quad price", people(2), "quad", "PARTY_MISMATCH"],
    ["wants an adult", people(0, 2), "twin", "PARTY_MISMATCH"],
  ])("%s", (_, occupants, bedType, expected) => {
    const result = roomHolds(room, { occupants, bedType });
    expect(result.ok ? "ok" : result.failure.code).toBe(expected);
  });
});

describe("children's beds", () => {
  it.each<[string, Occupants, string[]]>([
    ["a couple has none to choose", people(2), []],
    ["one child beyond a twin's beds", people(2, 1), ["twin 0", "twin 1"]],
    [
      "two children, beyond a twin's and a triple's",
      people(2, 2),
      ["twin 0", "twin 1", "twin 2", "triple 0", "triple 1"],
    ],
    ["a parent alone with a child", people(1, 1), ["single 0", "single 1"]],
    ["a fifth, who has an extra bed without a word", people(4, 1), ["quad 0"]],
    ["a toddler is not asked about", people(2, 0, 1), []],
    ["an adult has no choice", people(3), []],
    ["children without an adult", people(0, 3), []],
  ])("%s", (_, occupants, expected) => {
    expect(childBedsFor(occupants).map(({ bedType, extraBeds }) => `${bedType} ${extraBeds}`)).toEqual(
      expected,
    );
  });

  it("leave those who share without a place of their own", () => {
    const room = { occupants: people(2, 2), bedType: "twin" as const };
    expect(childrenSharing(room)).toBe(0);
    expect(childrenSharing({ ...room, extraBeds: 1 })).toBe(1);
    expect(inBeds({ ...room, extraBeds: 0 })).toEqual(people(2, 0));
  });

  const double = [{ usingFor: "both" as const, noOfPax: 2, count: 1 }];
  const withBed = [...double, { usingFor: "both" as const, noOfPax: 1, count: 1 }];
  const room = { minPax: 1, maxPax: 4, bedTypes: ["twin", "triple"] as const };
  const small = { ...room, bedOptions: [{ bedOptionId: "double", beds: double }] };
  const large = { ...room, bedOptions: [...small.bedOptions, { bedOptionId: "more", beds: withBed }] };

  it.each<[string, Parameters<typeof roomHolds>[0], Parameters<typeof roomHolds>[1], string]>([
    ["an extra bed", room, { occupants: people(2, 1), bedType: "twin", extraBeds: 1 }, "ok"],
    ["none: the child shares", room, { occupants: people(2, 1), bedType: "twin", extraBeds: 0 }, "ok"],
    [
      "an adult is not put beside",
      room,
      { occupants: people(3), bedType: "twin", extraBeds: 1 },
      "PARTY_MISMATCH",
    ],
    [
      "more than children",
      room,
      { occupants: people(2, 1), bedType: "twin", extraBeds: 2 },
      "PARTY_MISMATCH",
    ],
    [
      "nobody beyond the beds",
      room,
      { occupants: people(2), bedType: "twin", extraBeds: 0 },
      "PARTY_MISMATCH",
    ],
    [
      "no such bed type",
      room,
      { occupants: people(1, 1), bedType: "single", extraBeds: 1 },
      "PARTY_MISMATCH",
    ],
    [
      "a package that does not tell them apart",
      { ...room, childBeds: ["triple"] },
      { occupants: people(2, 1), bedType: "twin", extraBeds: 1 },
      "PARTY_MISMATCH",
    ],
    [
      "no place for the bed",
      small,
      { occupants: people(2, 1), bedType: "twin", extraBeds: 1 },
      "ROOM_TOO_SMALL",
    ],
    ["no bed needed", small, { occupants: people(2, 1), bedType: "twin", extraBeds: 0 }, "ok"],
    ["a place for the bed", large, { occupants: people(2, 1), bedType: "twin", extraBeds: 1 }, "ok"],
    [
      "made up without that place",
      large,
      { occupants: people(2, 1), bedType: "twin", extraBeds: 1, bedOptionId: "double" },
      "PARTY_MISMATCH",
    ],
    [
      "more people than it takes",
      room,
      { occupants: people(2, 3), bedType: "twin", extraBeds: 0 },
      "ROOM_TOO_SMALL",
    ],
  ])("a room holds them: %s", (_, type, wanted, expected) => {
    const result = roomHolds(type, wanted);
    expect(result.ok ? "ok" : result.failure.code).toBe(expected);
  });

  it("fit whoever is left", () => {
    const all = ["single", "twin", "triple"] as const;
    expect(bedsOfFewer({ bedType: "twin", extraBeds: 2 }, people(2, 1), all)).toEqual({
      bedType: "twin",
      extraBeds: 1,
    });
    expect(bedsOfFewer({ bedType: "twin", extraBeds: 1 }, people(1, 1), all)).toEqual({ bedType: "twin" });
    expect(bedsOfFewer({ bedType: "twin", extraBeds: 0 }, people(1, 0), all)).toEqual({ bedType: "single" });
  });
});
