import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bands } from "../../checks/example-book.ts";
import { forAll } from "../../checks/for-all.ts";
import { headsOf, kindOf, occupantsAddUp, occupantsOf, travellersOf, withOwnWords } from "./kinds.ts";
import type { AgeBand } from "./party.ts";

/** A boat's: infants to 24 months, children to twelve, no line for seniors. */
const boatBands: AgeBand[] = [
  { kind: "infant", fromAge: 0, toAge: 1 },
  { kind: "child", fromAge: 2, toAge: 12 },
  { kind: "adult", fromAge: 13, toAge: null },
];

describe("the kind of a guest", () => {
  it.each([
    [0, false, "infant"],
    [1, false, "toddler"],
    [3, false, "toddler"],
    [4, false, "child"],
    [11, false, "child"],
    [12, false, "adult"],
    [59, false, "adult"],
    [60, false, "senior"],
    [45, true, "adult"],
    [8, true, "child"],
    [null, false, "adult"],
    [null, true, "senior"],
  ] as const)("aged %s, marked senior %s, is %s", (age, senior, kind) => {
    expect(kindOf(age, senior, bands)).toBe(kind);
  });

  it.each([
    [1, false, "infant"],
    [12, false, "child"],
    [61, false, "adult"],
    [61, true, "senior"],
  ] as const)("on a boat aged %s, marked senior %s, is %s", (age, senior, kind) => {
    expect(kindOf(age, senior, boatBands)).toBe(kind);
  });

  it("outside every band is an adult", () => {
    expect(kindOf(5, false, [{ kind: "child", fromAge: 6, toAge: 12 }])).toBe("adult");
  });
});

const someParty = fc
  .record({
    adults: fc.integer({ min: 1, max: 20 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 10 }),
  })
  .chain((party) =>
    fc
      .integer({ min: 0, max: party.adults + party.childAges.length })
      .map((nonMalaysians) => ({ ...party, nonMalaysians })),
  );

describe("the travellers of a party", () => {
  it("are adults first, then children from the oldest down, foreigners from the front", () => {
    const travellers = travellersOf({ adults: 2, childAges: [3, 9], nonMalaysians: 3 });
    expect(travellers.map(({ age }) => age)).toEqual([null, null, 9, 3]);
    expect(travellers.map(({ nonMalaysian }) => nonMalaysian)).toEqual([true, true, true, false]);
  });

  it("are as many as asked, whatever the order of the children", () => {
    forAll("nobody is lost", someParty, (party) => {
      const travellers = travellersOf(party);
      expect(travellers).toHaveLength(party.adults + party.childAges.length);
      expect(travellers.filter(({ nonMalaysian }) => nonMalaysian)).toHaveLength(party.nonMalaysians);
      expect(travellersOf({ ...party, childAges: party.childAges.toReversed() })).toEqual(travellers);
    });
  });
});

describe("heads and occupants", () => {
  const travellers = travellersOf({ adults: 2, childAges: [0, 2, 8, 14], nonMalaysians: 0 });
  const withSenior = [...travellers, { age: 70, nonMalaysian: false, senior: true, disabled: false }];

  it("count each kind", () => {
    expect(headsOf(withSenior, bands)).toEqual({ infant: 1, toddler: 1, child: 1, adult: 3, senior: 1 });
    expect(occupantsOf(withSenior, bands)).toEqual({ infant: 1, toddler: 1, child: 1, adult: 4 });
  });

  it("add up over rooms or do not", () => {
    const first = { occupants: { adult: 2, child: 1, toddler: 0, infant: 1 } };
    const second = { occupants: { adult: 2, child: 0, toddler: 1, infant: 0 } };
    expect(occupantsAddUp([first, second], withSenior, bands)).toBe(true);
    expect(occupantsAddUp([first], withSenior, bands)).toBe(false);
    expect(occupantsAddUp([first, second], travellers, bands)).toBe(false);
  });

  it("lose nobody", () => {
    forAll("heads", someParty, (party) => {
      const all = travellersOf(party);
      const heads = Object.values(headsOf(all, bands)).reduce((sum, count) => sum + count, 0);
      const sleepers = Object.values(occupantsOf(all, bands)).reduce((sum, count) => sum + count, 0);
      expect([heads, sleepers]).toEqual([all.length, all.length]);
    });
  });
});

describe("who does what", () => {
  const party = { adults: 2, childAges: [7, 10], nonMalaysians: 1 };
  const doing = (activities: Record<string, number> | undefined) =>
    travellersOf({ ...party, activities }).map(({ age, activity }) => [age, activity]);

  it("is the package's own where nobody said", () => {
    expect(doing(undefined)).toEqual([
      [null, undefined],
      [null, undefined],
      [10, undefined],
      [7, undefined],
    ]);
    expect(doing({ diver: 0 })).toEqual(doing(undefined));
  });

  it("is given to adults first, then to the oldest child", () => {
    expect(doing({ diver: 3 }).map(([, activity]) => activity)).toEqual([
      "diver",
      "diver",
      "diver",
      undefined,
    ]);
    expect(doing({ snorkeller: 1, diver: 1 }).map(([, activity]) => activity)).toEqual([
      "diver",
      "snorkeller",
      undefined,
      undefined,
    ]);
  });

  it("keeps the order of names and never counts more than there are", () => {
    const guests = [7, 40, 35].map((age) => ({ age, nonMalaysian: false, senior: false, disabled: false }));
    const answered = withOwnWords(guests, { activities: { diver: 1 } });
    expect(answered.map(({ age, activity }) => [age, activity])).toEqual([
      [7, undefined],
      [40, "diver"],
      [35, undefined],
    ]);
    const all = withOwnWords(guests, { activities: { diver: 9 } });
    expect(all.every(({ activity }) => activity === "diver")).toBe(true);
  });

  it("is counted by nationality where that is said", () => {
    const both = { ...party, activities: { diver: 2 }, foreignActivities: { diver: 0 } };
    const divers = travellersOf(both).map(({ nonMalaysian, activity }) => [nonMalaysian, activity]);
    expect(divers).toEqual([
      [true, undefined],
      [false, "diver"],
      [false, "diver"],
      [false, undefined],
    ]);
    const foreign = travellersOf({ ...party, activities: { diver: 1 }, foreignActivities: { diver: 1 } });
    expect(foreign.map(({ activity }) => activity)).toEqual(["diver", undefined, undefined, undefined]);
  });

  it("is each guest's own word as soon as one of them has said it", () => {
    const guests = [
      { age: 41, nonMalaysian: false, senior: false, disabled: false, activity: null },
      { age: 12, nonMalaysian: false, senior: false, disabled: false, activity: "diver" },
    ];
    const answered = withOwnWords(guests, { activities: { diver: 2 } });
    expect(answered.map(({ activity }) => activity)).toEqual([null, "diver"]);
  });
});

describe("in which market who buys", () => {
  it("goes to guests who are not Malaysian first", () => {
    const party = { adults: 3, childAges: [], nonMalaysians: 1 };
    const markets = (counts: Record<string, number>) =>
      travellersOf({ ...party, markets: counts }).map(({ market }) => market);
    expect(markets({ international: 1 })).toEqual(["international", undefined, undefined]);
    expect(markets({ international: 2 })).toEqual(["international", "international", undefined]);
  });
});
