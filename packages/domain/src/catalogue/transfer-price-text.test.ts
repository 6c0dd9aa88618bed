import { describe, expect, it } from "vitest";
import { readTransferPrice, transferPriceText } from "./transfer-price-text.ts";
import type { RoadPrice } from "./transfers.ts";

const prices: readonly [string, RoadPrice][] = [
  ["trip 120.00 / 200.00", { per: "trip", sen: 12_000, returnSen: 20_000 }],
  ["trip 80.00", { per: "trip", sen: 8_000 }],
  [
    "4: 100.00 / 180.00; 8: 150.00; enquiry",
    {
      per: "vehicle",
      steps: [
        { upTo: 4, sen: 10_000, returnSen: 18_000 },
        { upTo: 8, sen: 15_000 },
      ],
      beyond: "enquiry",
    },
  ],
  [
    "adult malaysian 25.00 / 40.00; adult 30.00; child 15.00; infant 0.00",
    {
      per: "person",
      amounts: [
        { guestKind: "adult", who: "malaysian", sen: 2_500, returnSen: 4_000 },
        { guestKind: "adult", sen: 3_000 },
        { guestKind: "child", sen: 1_500 },
        { guestKind: "infant", sen: 0 },
      ],
    },
  ],
  ["everybody 10.00", { per: "person", amounts: [{ guestKind: null, sen: 1_000 }] }],
];

describe("the price of a land transfer in a cell", () => {
  it.each(prices)("%s is written and read the same", (text, price) => {
    expect(transferPriceText(price)).toBe(text);
    expect(readTransferPrice(text)).toEqual(price);
  });

  it("is read as people write it", () => {
    expect(readTransferPrice("RM120/200")).toEqual({ per: "trip", sen: 12_000, returnSen: 20_000 });
    expect(readTransferPrice("Adult RM 25; Child 15")).toEqual({
      per: "person",
      amounts: [
        { guestKind: "adult", sen: 2_500 },
        { guestKind: "child", sen: 1_500 },
      ],
    });
    expect(readTransferPrice("up to 4: 100; 8: 150")).toMatchObject({ per: "vehicle", beyond: "more" });
  });

  it.each(["", "free", "adult", "dog 10", "adult martian 10", "trip x", "4: ; 8: 1", "1 / 2 / 3"])(
    "%s is none",
    (text) => {
      expect(readTransferPrice(text)).toBeNull();
    },
  );

  it("keeps what it doesn't tell: ages and the fewest that pay", () => {
    const before: RoadPrice = {
      per: "person",
      amounts: [{ guestKind: "adult", who: null, sen: 2_500, returnSen: null }],
      minimum: { persons: 4 },
    };
    expect(readTransferPrice("adult 25.00", before)).toBe(before);
    expect(readTransferPrice("adult 30.00", before)).toEqual({
      ...before,
      amounts: [{ guestKind: "adult", sen: 3_000 }],
    });
  });
});
