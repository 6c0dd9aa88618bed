import { describe, expect, it } from "vitest";
import { paidBack } from "../money/paid-back.ts";
import type { PriceLine } from "../pricing/lines.ts";
import {
  fitsStay,
  needsNight,
  type Place,
  priceOfCrossing,
  type Stranded,
  suggestPlaces,
} from "./disruption.ts";

const party = (key: string, persons: number, more: Partial<Stranded> = {}): Stranded => ({
  key,
  direction: "out",
  day: "2026-06-13",
  time: "11:00",
  persons,
  checkIn: "2026-06-13",
  checkOut: "2026-06-15",
  ...more,
});
const place = (sailingId: string, time: string | null, left: number, more: Partial<Place> = {}): Place => ({
  sailingId: sailingId as Place["sailingId"],
  kind: "ferry",
  direction: "out",
  day: "2026-06-13",
  time,
  left,
  ...more,
});
const suggested = (parties: Stranded[], places: Place[]) =>
  Object.fromEntries(suggestPlaces(parties, places));

describe("the nearest place", () => {
  it("is the ferry next in time, of two as near the later one", () => {
    expect(suggested([party("a", 2)], [place("far", "16:30", 9), place("near", "13:00", 9)])).toEqual({
      a: "near",
    });
    expect(suggested([party("a", 2)], [place("before", "09:00", 9), place("after", "13:00", 9)])).toEqual({
      a: "after",
    });
  });

  it("takes a party whole or not at all, the largest first", () => {
    const places = [place("small", "12:00", 4), place("large", "16:30", 6)];
    expect(suggested([party("couple", 2), party("family", 4)], places)).toEqual({
      family: "small",
      couple: "large",
    });
    expect(suggested([party("group", 7)], places)).toEqual({});
  });

  it("is never a charter, another way, a day before the stay or one that needs a night more", () => {
    const late = party("a", 2, { direction: "back", day: "2026-06-15", time: "09:30" });
    const next = { direction: "back", day: "2026-06-16" } as const;
    expect(suggested([late], [place("next", "09:30", 9, next)])).toEqual({});
    expect(fitsStay(late, "2026-06-16")).toBe(true);
    expect([needsNight(late, "2026-06-16"), needsNight(late, "2026-06-15")]).toEqual([true, false]);
    expect(suggested([party("a", 2)], [place("hired", null, 9, { kind: "charter" })])).toEqual({});
    expect(suggested([party("a", 2)], [place("back", "12:00", 9, { direction: "back" })])).toEqual({});
    expect(suggested([party("a", 2)], [place("early", "11:00", 9, { day: "2026-06-12" })])).toEqual({});
    expect(suggested([party("a", 2)], [place("home", "11:00", 9, { day: "2026-06-15" })])).toEqual({});
  });
});

const line = (ruleId: string, amountSen: number, guestKind: PriceLine["guestKind"]): PriceLine => ({
  step: "transport",
  ruleId,
  name: null,
  guestKind,
  who: null,
  bedType: null,
  count: 1,
  nights: null,
  unitSen: amountSen,
  share: null,
  baseSen: null,
  amountSen,
  taxGroup: "none",
});
const out = { crossingId: "out", direction: "out" } as never as Parameters<
  typeof priceOfCrossing
>[0]["crossing"];
const back = { crossingId: "back", direction: "back" } as never as typeof out;

describe("what a way costs", () => {
  const tickets = { lines: [line("out", 8_001, "adult"), line("van", 6_000, "adult")], transferIds: ["van"] };

  it("is half of the tickets, and both halves are the tickets to the sen", () => {
    const both = { ...tickets, crossings: [out, back] };
    const [first, second] = [out, back].map((crossing) => priceOfCrossing({ ...both, crossing }));
    expect([first, second]).toEqual([4_000, 4_001]);
  });

  it("is all of them where the party comes or leaves by itself", () => {
    expect(priceOfCrossing({ ...tickets, crossing: out, crossings: [out] })).toBe(8_001);
  });

  it("is a charter’s own price, of which each way has its part", () => {
    const hired = { ...out, crossingId: "boat" } as typeof out;
    const home = { ...back, crossingId: "boat" } as typeof out;
    const lines = [line("boat", 80_000, null), line("boat", 80_000, null)];
    expect(priceOfCrossing({ lines, transferIds: [], crossing: hired, crossings: [hired, home] })).toBe(
      80_000,
    );
  });

  it("goes back only as far as it is paid", () => {
    expect(paidBack({ totalSen: 10_000, paidSen: 10_000 }, 4_000)).toBe(4_000);
    expect(paidBack({ totalSen: 10_000, paidSen: 7_000 }, 4_000)).toBe(1_000);
    expect(paidBack({ totalSen: 10_000, paidSen: 3_000 }, 4_000)).toBe(0);
  });
});
