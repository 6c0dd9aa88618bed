import { describe, expect, it } from "vitest";
import { type CellWords, readCell, usualBase, writeCell } from "./cell-text.ts";

const words: CellWords = {
  enquiry: ["enquiry", "on enquiry"],
  free: ["FOC", "free of charge"],
  none: ["n/a"],
  of: ["of"],
  phrases: [
    { text: "adult", of: { guestKind: "adult" } },
    { text: "triple", of: { bedType: "triple" } },
    { text: "Garden Room", of: { roomTypeId: "garden" } },
    { text: "room", of: { per: "room" } },
  ],
  rateIds: () => ["Twin-1", "twin"],
};
const priceOf = (text: string) => {
  const read = readCell(text, words);
  return read.kind === "price" ? read.price : read.kind;
};

describe("what is typed into a cell", () => {
  it.each([
    ["565", { sen: 56_500 }],
    [" RM 1,250.50 ", { sen: 125_050 }],
    ["０", { sen: 0 }],
    ["Enquiry", { sen: 0, enquiry: true }],
    ["on  enquiry", { sen: 0, enquiry: true }],
    ["50 % of adult", { sen: 0, share: 5_000, of: { guestKind: "adult" } }],
    ["80% triple", { sen: 0, share: 8_000, of: { bedType: "triple" } }],
    [
      "50% of adult, triple, garden room",
      { sen: 0, share: 5_000, of: { guestKind: "adult", bedType: "triple", roomTypeId: "garden" } },
    ],
    ["100 % of Garden Room + 80", { sen: 8_000, share: 10_000, of: { roomTypeId: "garden" } }],
    ["25 % of room", { sen: 0, share: 2_500, of: { per: "room" } }],
    ["", "empty"],
    ["–", "empty"],
    ["N/A", "empty"],
    ["foc", { sen: 0 }],
    ["Free of  charge", { sen: 0 }],
    ["75%", "wrong"],
    ["50 % of nobody", "wrong"],
    ["lots", "wrong"],
    ["5,19", "wrong"],
  ] as const)("%s", (text, price) => {
    expect(priceOf(text)).toEqual(price);
  });

  it.each([
    ["75%", { guestKind: "child", bedType: null }, { sen: 0, share: 7_500, of: { guestKind: "adult" } }],
    ["50 %", { guestKind: "senior", bedType: "twin" }, { sen: 0, share: 5_000, of: { guestKind: "adult" } }],
    ["150%", { guestKind: "adult", bedType: "single" }, { sen: 0, share: 15_000, of: { bedType: "twin" } }],
    [
      "80% of triple",
      { guestKind: "child", bedType: null },
      { sen: 0, share: 8_000, of: { bedType: "triple" } },
    ],
    ["75%", { guestKind: "adult", bedType: "twin" }, "wrong"],
    ["75%", { guestKind: null, bedType: null }, "wrong"],
  ] as const)("a percentage alone is of what its row makes it of: %s %o", (text, row, price) => {
    const read = readCell(text, words, usualBase(row));
    expect(read.kind === "price" ? read.price : read.kind).toEqual(price);
  });

  it("offers what `5,19` may have meant", () => {
    expect(readCell("5,19", words)).toEqual({
      kind: "wrong",
      why: "notAPrice",
      repairs: [{ sen: 51_900 }, { sen: 519 }],
    });
  });

  it.each(["565", "565.50", "50% of adult triple", "100% of Garden Room + 80", "enquiry", ""])(
    "is written as it is read: %s",
    (text) => {
      const read = readCell(text, words);
      expect(writeCell(read.kind === "price" ? read.price : undefined, words)).toBe(text);
    },
  );
});
