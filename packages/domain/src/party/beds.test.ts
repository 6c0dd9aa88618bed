import { describe, expect, it } from "vitest";
import { bedTypesFor, roomHolds } from "./beds.ts";
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
    const result = roomHolds(room, occupants, bedType);
    expect(result.ok ? "ok" : result.failure.code).toBe(expected);
  });
});
