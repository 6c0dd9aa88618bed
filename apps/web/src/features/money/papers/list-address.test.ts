import { describe, expect, it } from "vitest";
import { monthAway, papersAddress } from "./list-address.ts";

const readBooksSearch = papersAddress.read;

describe("the address of the books", () => {
  it("is read, right or wrong", () => {
    expect(readBooksSearch({ month: "2026-06", kind: "creditNote", q: 42, page: "3" })).toEqual({
      month: "2026-06",
      kind: "creditNote",
      q: "42",
      page: 3,
    });
    expect(readBooksSearch({ month: "2026-13", kind: "bill", page: "-1" })).toEqual({});
  });

  it.each([
    ["2026-06", 1, "2026-07"],
    ["2026-12", 1, "2027-01"],
    ["2026-01", -1, "2025-12"],
    ["2026-06", -18, "2024-12"],
  ])("%s and %i months is %s", (month, away, other) => {
    expect(monthAway(month, away)).toBe(other);
  });
});
