import { describe, expect, it } from "vitest";
import { type Choices, keyOf, movedOnto, type Party, type Place, seatsTaken, totalsOf } from "./calls.ts";

const party = (bookingId: string, persons: number) =>
  ({
    bookingId,
    persons,
    was: { sailingId: "cancelled" },
    priceSen: 0,
    backSen: 0,
  }) as Party;
const ferry = { sailingId: "ferry", kind: "ferry", seats: 80, charterSen: null } as Place;
const charter = { sailingId: "charter", kind: "charter", seats: 8, charterSen: 60_000 } as Place;
const parties = [party("a", 3), party("b", 9), party("c", 2)];
const choices: Choices = new Map([
  [keyOf(parties[0] as Party), "charter"],
  [keyOf(parties[1] as Party), "charter"],
  [keyOf(parties[2] as Party), "ferry"],
]);

describe("those who are put onto another boat", () => {
  it("are counted as persons", () => {
    expect(Object.fromEntries(movedOnto(parties, choices))).toEqual({ charter: 12, ferry: 2 });
  });

  it("take whole charters of their own, and seats of a ferry", () => {
    expect(Object.fromEntries(seatsTaken(parties, choices, [ferry, charter]))).toEqual({
      charter: 24,
      ferry: 2,
    });
  });

  it("cost the resort as many charters", () => {
    expect(totalsOf(parties, choices, [ferry, charter]).chartersSen).toBe(3 * 60_000);
  });

  it("are nobody where another thing was chosen", () => {
    const refunded: Choices = new Map([[keyOf(parties[0] as Party), "refund"]]);
    expect([...movedOnto(parties, refunded)]).toEqual([]);
  });
});
