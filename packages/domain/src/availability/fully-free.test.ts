import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import { addDays, type Day, nightsOf } from "../calendar/day.ts";
import { arrivalsFree, takenNights } from "./fully-free.ts";

const first = "2027-05-01";
const night = (i: number): Day => addDays(first, i);
const takenBy = (claims: Record<string, Day[]>) =>
  takenNights({ first, nights: 14 }, new Map(Object.entries(claims)));

describe("free arrivals", () => {
  const rooms = [
    { roomId: "g1", roomTypeId: "garden" },
    { roomId: "g2", roomTypeId: "garden" },
    { roomId: "s1", roomTypeId: "sea" },
  ];

  it("need one room for the whole stay: two halves are no room", () => {
    const taken = takenBy({ g1: [night(1)], g2: [night(0)] });
    const free = arrivalsFree(rooms, taken, nightsOf(first, night(3)), 2);
    expect([...free]).toEqual([
      [night(0), { garden: 0, sea: 1 }],
      [night(1), { garden: 1, sea: 1 }],
      [night(2), { garden: 2, sea: 1 }],
    ]);
  });

  it("let one stay begin on the day another ends", () => {
    const taken = takenBy({ s1: [night(0), night(1), night(4)] });
    const free = arrivalsFree(
      [rooms[2] ?? rooms[0]].flatMap((room) => room ?? []),
      taken,
      nightsOf(first, night(5)),
      2,
    );
    expect([...free.values()].map((counts) => counts.sea)).toEqual([0, 0, 1, 0, 0]);
  });

  it("look at nights beyond the last arrival, at days in any order, and at none", () => {
    const taken = takenBy({ s1: [night(8), night(20)] });
    const free = arrivalsFree(rooms, taken, [night(7), night(2)], 2);
    expect([...free]).toEqual([
      [night(7), { garden: 2, sea: 0 }],
      [night(2), { garden: 2, sea: 1 }],
    ]);
    expect(arrivalsFree(rooms, taken, [], 2).size).toBe(0);
  });

  it("are those that counting by hand finds", () => {
    const some = fc.record({
      claims: fc.array(fc.array(fc.nat(12), { maxLength: 8 }), { minLength: 1, maxLength: 6 }),
      nights: fc.integer({ min: 1, max: 5 }),
    });
    forAll("free arrivals", some, ({ claims, nights }) => {
      const all = claims.map((_, i) => ({ roomId: `r${i}`, roomTypeId: i % 2 === 0 ? "even" : "odd" }));
      const claimed = new Map(claims.map((list, i) => [`r${i}`, list.map(night)]));
      const taken = takenBy(Object.fromEntries(claimed));
      const days = nightsOf(first, night(10));
      const free = arrivalsFree(all, taken, days, nights);
      for (const day of days) {
        const byHand = { even: 0, odd: 0 };
        for (const { roomId, roomTypeId } of all) {
          const stay = nightsOf(day, addDays(day, nights));
          if (stay.some((day) => claimed.get(roomId)?.includes(day))) continue;
          byHand[roomTypeId === "even" ? "even" : "odd"] += 1;
        }
        expect({ even: 0, odd: 0, ...free.get(day) }).toEqual(byHand);
      }
    });
  });
});
