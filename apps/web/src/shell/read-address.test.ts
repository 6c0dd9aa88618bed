import { describe, expect, it } from "vitest";
import { dayOf, oneOf, pageIn, searchIn } from "./read-address.ts";

describe("an address", () => {
  it.each([
    [{ q: "  Mei Ling " }, { q: "Mei Ling" }],
    [{ q: 2601 }, { q: "2601" }],
    [{ q: "x".repeat(90) }, { q: "x".repeat(80) }],
    [{ q: "  " }, {}],
    [{}, {}],
  ])("searches for what is typed in %j", (sent, read) => {
    expect(searchIn(sent)).toEqual(read);
  });

  it.each([2, "7", 100_000])("has page %s", (page) => {
    expect(pageIn({ page })).toEqual({ page: Number(page) });
  });

  it.each([1, 0, -2, 1.5, "two", 100_001, undefined, null])("leaves page %s out", (page) => {
    expect(pageIn({ page })).toEqual({});
  });

  it("takes known words and days of the calendar, and nothing else", () => {
    expect([oneOf(["in", "out"], "out"), oneOf(["in", "out"], "up")]).toEqual(["out", undefined]);
    expect(["2026-02-28", "2026-02-30", 20260228, null].map(dayOf)).toEqual([
      "2026-02-28",
      ...[undefined, undefined, undefined],
    ]);
  });
});
