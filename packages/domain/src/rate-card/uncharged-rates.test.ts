import { describe, expect, it } from "vitest";
import { exampleBook, rate, season } from "../../checks/example-book.ts";
import type { Rate } from "../catalogue/rates.ts";
import { contradictionsOf } from "./contradictions.ts";

const room: Rate = {
  ...rate(season.id, "garden", "twin", "adult", 30_000),
  id: "room",
  guestKind: null,
  bedType: null,
  per: "room",
};
const bed: Rate = { ...room, id: "bed", per: "person", place: "extraBed", sen: 8_000 };
const child: Rate = { ...bed, id: "child", guestKind: "child", place: null };
const adult: Rate = { ...bed, id: "adult", roomTypeId: "cabin", guestKind: "adult", place: null };
const found = (...rates: Rate[]) => contradictionsOf({ ...exampleBook, rates });
const uncharged = (...at: number[]) =>
  at.map((i) => ({ path: `rates.${i}`, rule: "card.neverCharged" as const }));

describe("the price of a guest whom the room's price includes", () => {
  it("is told, for an extra bed and for a child, also in any room and for extra nights", () => {
    expect(found(room, bed)).toEqual(uncharged(1));
    expect(found(room, child)).toEqual(uncharged(1));
    const night: Rate = { ...bed, id: "night", per: "personNight", extraNight: true };
    expect(found(room, { ...bed, roomTypeId: null, periodId: null }, night)).toEqual(uncharged(1, 2));
  });

  it("is charged once the room's price says how many it includes", () => {
    expect(found({ ...room, persons: 2 }, bed, child)).toEqual([]);
  });

  it("is nothing to tell where another room or period charges it", () => {
    expect(found(room, adult, { ...bed, roomTypeId: null })).toEqual([]);
    const two: Rate = { ...room, id: "two", roomTypeId: "cabin", persons: 2 };
    expect(found(room, two, { ...bed, roomTypeId: null })).toEqual([]);
    expect(found(room, two, bed)).toEqual(uncharged(2));
  });
});
