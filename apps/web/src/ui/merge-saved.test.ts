import { expect, test } from "vitest";
import { mergeSaved } from "./merge-saved.ts";

const base = { name: "Sea villa", most: 2, code: "SV", words: { en: "a" } };

test("what each changed alone stays, and nothing is asked", () => {
  const merged = mergeSaved(base, { ...base, most: 3 }, { ...base, code: "SEA", words: { en: "b" } });
  expect(merged).toEqual({
    values: { name: "Sea villa", most: 3, code: "SEA", words: { en: "b" } },
    both: [],
    theirs: ["code", "words"],
  });
});

test("what both changed is kept as typed here, and named", () => {
  const merged = mergeSaved(base, { ...base, most: 3, name: "Villa" }, { ...base, most: 4, name: "Villa" });
  expect(merged).toEqual({ values: { ...base, most: 3, name: "Villa" }, both: ["most"], theirs: [] });
});
