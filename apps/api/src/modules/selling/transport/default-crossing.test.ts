import { describe, expect, it } from "vitest";
import type { OfferedCrossing } from "./crossings.ts";
import { defaultCrossing } from "./default-crossing.ts";

const boat = (crossingId: string, rest: Partial<OfferedCrossing>): OfferedCrossing => ({
  crossingId,
  stockId: crossingId,
  boatId: crossingId,
  kind: "ferry",
  direction: "out",
  name: { en: "", my: "", cn: "" },
  day: "2026-12-05",
  time: "11:00",
  from: "",
  to: "",
  seats: 40,
  left: 40,
  isDefault: false,
  charterSen: null,
  tickets: [],
  bands: null,
  notWith: [],
  includedIn: [],
  included: false,
  ...rest,
});

describe("the boat of a stay whose guest chose none", () => {
  const usual = boat("usual", { isDefault: true, left: 4 });
  const other = boat("other", { time: "15:00", left: 6 });
  const charter = boat("charter", { kind: "charter", left: 9 });
  const own = boat("own", { kind: "charter", seats: 10, left: 1, included: true });

  it.each([
    { seats: 4, boats: [other, usual], takes: "usual", full: false },
    { seats: 5, boats: [usual, other], takes: "other", full: false },
    { seats: 7, boats: [charter, other, usual], takes: "usual", full: true },
    { seats: 7, boats: [other], takes: "other", full: true },
    { seats: 10, boats: [usual, own], takes: "own", full: false },
    { seats: 4, boats: [usual, own], takes: "own", full: false },
    { seats: 11, boats: [usual, own], takes: "usual", full: true },
  ])("for $seats persons is $takes, full: $full", ({ seats, boats, takes, full }) => {
    expect(defaultCrossing(boats, seats)).toMatchObject({ crossing: { crossingId: takes }, full });
  });

  it("is none when no ferry goes", () => {
    expect(defaultCrossing([charter], 1)).toBeNull();
  });
});
