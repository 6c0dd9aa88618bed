import { describe, expect, it } from "vitest";
import type { TransferPrice } from "../catalogue/transfers.ts";
import { travellersOf } from "../party/kinds.ts";
import type { AgeBand } from "../party/party.ts";
import { transferLines } from "./transfer-lines.ts";

const bands: AgeBand[] = [
  { kind: "infant", fromAge: 0, toAge: 0 },
  { kind: "toddler", fromAge: 1, toAge: 3 },
  { kind: "child", fromAge: 4, toAge: 11 },
  { kind: "adult", fromAge: 12, toAge: 59 },
  { kind: "senior", fromAge: 60, toAge: null },
];
const name = { en: "Van", my: "Van", cn: "Van" };
const van: TransferPrice = {
  per: "person",
  amounts: [
    { guestKind: "adult", sen: 2_500, returnSen: 4_000 },
    { guestKind: "child", sen: 1_500, returnSen: 2_400 },
    { guestKind: "infant", sen: 0 },
    { guestKind: "toddler", sen: 0 },
  ],
};
const car: TransferPrice = {
  per: "vehicle",
  steps: [
    { upTo: 4, sen: 12_000, returnSen: 22_000 },
    { upTo: 10, sen: 20_000 },
  ],
  beyond: "more",
};
const party = (adults: number, childAges: number[] = [], nonMalaysians = 0) =>
  travellersOf({ adults, childAges, nonMalaysians });
type Ride = { ways?: 1 | 2; persons?: number; children?: number };
const linesOf = (price: TransferPrice, travellers: ReturnType<typeof party>, ride: Ride = {}) =>
  transferLines({ transfer: { id: "t", name, price }, ways: 1, ...ride }, travellers, bands);
const brief = (lines: ReturnType<typeof linesOf>) =>
  lines?.map(({ guestKind, count, unitSen, amountSen, lacking }) =>
    [lacking ? "lacking" : guestKind, count, unitSen, amountSen].join(" "),
  );

describe("a transfer by the person", () => {
  it("counts each kind, and there and back at its own price", () => {
    expect(brief(linesOf(van, party(2, [7, 2, 0])))).toEqual([
      "infant 1 0 0",
      "toddler 1 0 0",
      "child 1 1500 1500",
      "adult 2 2500 5000",
    ]);
    expect(brief(linesOf(van, party(2, [7]), { ways: 2 }))).toEqual([
      "child 1 2400 2400",
      "adult 2 4000 8000",
    ]);
  });

  it("goes both ways where that alone has a price, and has none for one way", () => {
    const bothWays: TransferPrice = { per: "person", amounts: [{ guestKind: null, returnSen: 4_000 }] };
    expect(brief(linesOf(bothWays, party(2), { ways: 2 }))).toEqual(["adult 2 4000 8000"]);
    expect(linesOf(bothWays, party(2))).toBeNull();
  });

  it("takes a part of the party as it is told", () => {
    expect(brief(linesOf(van, party(3, [7, 5]), { persons: 3, children: 1 }))).toEqual([
      "child 1 1500 1500",
      "adult 2 2500 5000",
    ]);
  });

  it("takes the same part in whatever order the guests stand", () => {
    const travellers = party(3, [7, 2], 1);
    const part = { persons: 3, children: 1 };
    const inOrder = linesOf(van, travellers, part);
    for (let turned = 1; turned < travellers.length; turned++) {
      const other = [...travellers.slice(turned), ...travellers.slice(0, turned)];
      expect(linesOf(van, other, part)).toEqual(inOrder);
    }
    expect(brief(inOrder)).toEqual(["child 1 1500 1500", "adult 2 2500 5000"]);
  });

  it("counts a child of fourteen, who pays as an adult, where children are asked for", () => {
    expect(brief(linesOf(van, party(2, [14]), { persons: 2, children: 1 }))).toEqual(["adult 2 2500 5000"]);
  });

  it("tells foreigners apart only where they pay another price", () => {
    const tiered: TransferPrice = {
      per: "person",
      amounts: [
        { guestKind: null, who: "foreign", sen: 5_000 },
        { guestKind: null, sen: 3_000 },
      ],
    };
    expect(
      linesOf(tiered, party(3, [], 1))?.map(({ who, count, amountSen }) => [who, count, amountSen]),
    ).toEqual([
      [null, 2, 6_000],
      ["foreign", 1, 5_000],
    ]);
    expect(brief(linesOf(van, party(3, [], 1)))).toEqual(["adult 3 2500 7500"]);
  });

  it("asks for the seats that lack to the minimum", () => {
    const least: TransferPrice = { ...van, minimum: { persons: 4 } };
    expect(brief(linesOf(least, party(2, [2])))).toEqual([
      "toddler 1 0 0",
      "adult 2 2500 5000",
      "lacking 2 2500 5000",
    ]);
    expect(brief(linesOf(least, party(4)))).toEqual(["adult 4 2500 10000"]);
    const own: TransferPrice = { ...van, minimum: { persons: 3, sen: 1_000 } };
    expect(brief(linesOf(own, party(2), { ways: 2 }))).toEqual(["adult 2 4000 8000", "lacking 1 2000 2000"]);
    const bothWays: TransferPrice = { ...van, minimum: { persons: 3, returnSen: 1_500 } };
    expect(brief(linesOf(bothWays, party(2), { ways: 2 }))?.at(-1)).toBe("lacking 1 1500 1500");
    expect(brief(linesOf(bothWays, party(2)))?.at(-1)).toBe("lacking 1 2500 2500");
  });
});

describe("a transfer by the vehicle", () => {
  it.each([
    [1, ["12000 x 1"]],
    [4, ["12000 x 1"]],
    [5, ["20000 x 1"]],
    [12, ["20000 x 1", "12000 x 1"]],
    [16, ["20000 x 2"]],
    [20, ["20000 x 2"]],
  ] as const)("for %s persons", (adults, vehicles) => {
    expect(linesOf(car, party(adults))?.map(({ unitSen, count }) => `${unitSen} x ${count}`)).toEqual(
      vehicles,
    );
  });

  it("there and back is twice one way unless it has a price", () => {
    expect(linesOf(car, party(2), { ways: 2 })?.[0]?.amountSen).toBe(22_000);
    expect(linesOf(car, party(6), { ways: 2 })?.[0]?.amountSen).toBe(40_000);
  });

  it("has no price beyond the largest where the resort wants to be asked", () => {
    expect(linesOf({ ...car, beyond: "enquiry" }, party(11))).toBeNull();
  });
});

it("costs the same for however many by the trip", () => {
  expect(brief(linesOf({ per: "trip", sen: 9_000 }, party(7), { ways: 2 }))).toEqual([" 1 18000 18000"]);
});
