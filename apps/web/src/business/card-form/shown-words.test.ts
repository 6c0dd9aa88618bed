import { expect, it } from "vitest";
import { textOf, wordOf } from "./shown-words.ts";

const known = [
  { value: "diver", text: "diving" },
  { value: "nonDiver", text: "not diving" },
];

it("reads a typed text as the card's word that is shown so, and any other as a new word", () => {
  expect(wordOf("diving", known)).toBe("diver");
  expect(wordOf(" Not Diving ", known)).toBe("nonDiver");
  expect(wordOf("nonDiver", known)).toBe("nonDiver");
  expect(wordOf("free diving ", known)).toBe("free diving");
  expect(wordOf("  ", known)).toBeNull();
});

it("shows a word by its name", () => {
  expect(textOf("nonDiver", known)).toBe("not diving");
  expect(textOf("free diving", known)).toBe("free diving");
  expect(textOf(null, known)).toBe("");
});
