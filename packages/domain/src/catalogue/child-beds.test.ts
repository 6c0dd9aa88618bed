import { expect, it } from "vitest";
import { childBedsOf } from "./child-beds.ts";
import type { Rate } from "./rates.ts";

const rate = (overrides: Partial<Rate>): Rate => ({
  id: "r",
  periodId: null,
  roomTypeId: null,
  bedType: null,
  guestKind: "child",
  sen: 100,
  ...overrides,
});
const chalet = { roomTypeId: "chalet", bedTypes: ["twin", "triple"] as const };

it.each<[string, Rate[], string[]]>([
  ["a card that says nothing of beds", [rate({}), rate({ place: "bed" })], []],
  ["a price for a child that shares", [rate({ place: "shared" })], ["twin", "triple"]],
  [
    "an extra bed at the price of anybody",
    [rate({ place: "extraBed", guestKind: null })],
    ["twin", "triple"],
  ],
  ["an adult's extra bed", [rate({ place: "extraBed", guestKind: "adult" })], []],
  ["one bed type", [rate({ place: "shared", bedType: "twin" })], ["twin"]],
  ["another room type", [rate({ place: "shared", roomTypeId: "villa" })], []],
])("%s", (_, rates, expected) => {
  expect(childBedsOf(rates, chalet)).toEqual(expected);
});
