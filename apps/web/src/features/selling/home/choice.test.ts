import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { describe, expect, it } from "vitest";
import { cheaperDay } from "./cheaper-date.tsx";
import { choiceOfParty, partyOf, readChoice } from "./choice.ts";

describe("what the address asks for", () => {
  it("falls back to two adults", () =>
    expect(partyOf(readChoice({}))).toEqual({ adults: 2, childAges: [], nonMalaysians: 0 }));

  it("comes back from what was written", () => {
    const party = { adults: 3, childAges: [7, 0], nonMalaysians: 1 };
    expect(partyOf(readChoice(choiceOfParty(party)))).toEqual(party);
  });

  it("reads a single age, which arrives as a number", () =>
    expect(partyOf(readChoice({ children: 7 })).childAges).toEqual([7]));

  it("drops what makes no sense", () =>
    expect(readChoice({ arrive: "2026-02-30", adults: "x", children: "a,b", foreign: -1 })).toEqual({}));
});

describe("a kinder date", () => {
  const free = (day: Day, totalSen: Sen) => ({ day, state: "free" as const, totalSen });
  const month = {
    days: [free("2026-06-01", 100), free("2026-06-12", 202100), free("2026-06-14", 182660)],
  };

  it("is the cheapest one near, with what it saves", () =>
    expect(cheaperDay(month, "2026-06-12").best).toEqual({ day: "2026-06-14", savesSen: 19440 }));

  it("is not named when none near saves anything", () =>
    expect(cheaperDay(month, "2026-06-14").best).toBeNull());
});
