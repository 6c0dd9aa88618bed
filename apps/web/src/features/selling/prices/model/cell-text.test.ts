import { describe, expect, it } from "vitest";
import { type CellWords, readCell, writeCell } from "./cell-text.ts";

const words: CellWords = {
  enquiry: ["enquiry", "on enquiry"],
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
    ["50 % of nobody", "wrong"],
    ["lots", "wrong"],
    ["5,19", "wrong"],
  ] as const)("%s", (text, price) => {
    expect(priceOf(text)).toEqual(price);
  });

  it("offers what `5,19` may have meant", () => {
    expect(readCell("5,19", words)).toEqual({
      ...{ kind: "wrong", why: "notAPrice" },
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
