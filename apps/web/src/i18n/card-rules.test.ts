import { contradictionRules } from "@pulau/domain/rate-card/contradiction.ts";
import { expect, it } from "vitest";
import cn from "./cn/errors.ts";
import en from "./en/errors.ts";
import my from "./my/errors.ts";

const languages = [
  ["English", en],
  ["Malay", my],
  ["Chinese", cn],
] as const;

it.each(languages)(
  "has a sentence in %s for each thing that can be wrong with a rate card",
  (_, { rules }) => {
    const worded = new Set(Object.keys(rules.card).map((rule) => `card.${rule}`));
    expect(contradictionRules.filter((rule) => !worded.has(rule))).toEqual([]);
  },
);

it.each(languages)("names no amount in %s where a setting decides it", (_, { rules }) => {
  expect(rules.topUpRange).not.toMatch(/\d/);
});
