import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { describe, expect, it } from "vitest";
import { agesOf, partyOf, readChoice } from "../../../business/stay-choice.ts";
import { cheaperDay } from "./cheaper-date.tsx";

describe("what the address asks for", () => {
  it("falls back to two adults", () =>
    expect(partyOf(readChoice({}))).toEqual({ adults: 2, childAges: [], nonMalaysians: 0 }));

  it("is a party with its children's ages", () =>
    expect(partyOf(readChoice({ adults: "3", children: "7,0", foreign: "1" }))).toEqual({
      adults: 3,
      childAges: [7, 0],
      nonMalaysians: 1,
    }));

  it("may have a promo code, also one of digits", () =>
    expect(readChoice({ code: 2026 })).toEqual({ code: "2026" }));

  it("may lack a child's age, which is nobody's guess", () => {
    const choice = readChoice({ children: "7,x" });
    expect(agesOf(choice)).toEqual([7, null]);
    expect(partyOf(choice).childAges).toEqual([7]);
    expect(agesOf(readChoice({ children: "x" }))).toEqual([null]);
  });

  it("reads a single age, which arrives as a number", () =>
    expect(partyOf(readChoice({ children: 7 })).childAges).toEqual([7]));

  it("drops what makes no sense", () =>
    expect(readChoice({ arrive: "2026-02-30", adults: "x", children: "a,b", foreign: -1 })).toEqual({}));
});

describe("a cheaper date", () => {
  const free = (day: Day, totalSen: Sen) => ({ day, state: "free" as const, totalSen });
  const month = {
    days: [free("2026-06-01", 100), free("2026-06-12", 202100), free("2026-06-14", 182660)],
  };

  it("is the cheapest one near, with what it saves", () =>
    expect(cheaperDay(month, "2026-06-12").best).toEqual({ day: "2026-06-14", savesSen: 19440 }));

  it("is not named when none near saves anything", () =>
    expect(cheaperDay(month, "2026-06-14").best).toBeNull());
});
