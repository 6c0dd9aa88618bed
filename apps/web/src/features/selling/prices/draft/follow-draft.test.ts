import { describe, expect, it } from "vitest";
import type { Draft, DraftPart } from "../calls.ts";
import { newestIn, withPart } from "./follow-draft.ts";

const change = (key: string, at: number, value: unknown = at) => ({
  part: "rates" as const,
  key,
  value,
  by: "Mei",
  at: `2027-01-01T00:00:0${at}.000Z`,
});
const draft = {
  stamp: "one",
  planned: null,
  changes: [change("a", 1), change("b", 2)],
} as unknown as Draft;
const part = (more: Partial<DraftPart>): DraftPart => ({
  stamp: "one",
  total: 2,
  changes: [],
  planned: null,
  ...more,
});

describe("a draft with what is new of it", () => {
  it("has others' changes in their place, and new ones behind", () => {
    const next = withPart(draft, part({ total: 3, changes: [change("a", 4), change("c", 5)] }));
    expect(next?.changes.map(({ key, value }) => [key, value])).toEqual([
      ["a", 4],
      ["b", 2],
      ["c", 5],
    ]);
    expect(next?.changes[1]).toBe(draft.changes[1]);
    expect(next && newestIn(next)).toBe("2027-01-01T00:00:05.000Z");
  });

  it("has lost what was sent and is as published again", () => {
    const next = withPart(draft, part({ total: 1 }), [{ part: "rates", key: "a" }]);
    expect(next?.changes.map(({ key }) => key)).toEqual(["b"]);
  });

  it("is read whole where other prices were published, or another change was taken back", () => {
    expect(withPart(draft, part({ stamp: "two" }))).toBeNull();
    expect(withPart(draft, part({ total: 1 }))).toBeNull();
  });
});
