import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { RateCardShape } from "./rate-card.ts";

/** The page by which somebody enters a card: it must name every field, and its examples must be cards. */
const page = readFileSync(new URL("../../../docs/algorithms/pricing.md", import.meta.url), "utf8");
const reference = page.slice(page.indexOf("# Entering a rate card"));

const lists = {
  Rates: "rates",
  Surcharges: "surcharges",
  "Transfers of the card": "transfers",
  Fees: "fees",
  Taxes: "taxes",
} as const;

/** The page writes names in one language. */
const named = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(named);
  if (typeof value !== "object" || value === null) return value;
  if ("en" in value) return { my: value.en, cn: value.en, ...value };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner)]));
};

const blocks = reference.split(/^## /m).flatMap((section) => {
  const heading = section.slice(0, section.indexOf("\n"));
  const list = lists[heading as keyof typeof lists];
  return [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = ""], i) => {
    const value = named(JSON.parse(text));
    return [`${heading} ${i + 1}`, Array.isArray(value) ? { [list]: value } : value] as const;
  });
});
const frame = blocks.find(([name]) => name.startsWith("The frame"))?.[1];

type Inner = { innerType?: unknown; element?: unknown; options?: readonly unknown[] };

/** Every field that a schema knows, at any depth. */
const fieldsOf = (schema: unknown, found = new Set<string>()): Set<string> => {
  if (schema instanceof z.ZodObject) {
    for (const [key, field] of Object.entries(schema.shape)) fieldsOf(field, found.add(key));
  }
  if (schema instanceof z.ZodType) {
    const { innerType, element, options } = schema.def as Inner;
    for (const inner of [innerType, element, ...(options ?? [])]) fieldsOf(inner, found);
  }
  return found;
};

describe("the page about prices", () => {
  it.each(blocks)("shows what can be entered: %s", (_, part) => {
    const card = { ...(frame as object), ...(part as object) };
    const parsed = RateCardShape.safeParse(card);
    expect(parsed.error?.issues).toBeUndefined();
  });

  it("names every field of a card", () => {
    const words = new Set(reference.match(/\w+/g));
    const fields = [...fieldsOf(RateCardShape)];
    expect(fields.length).toBeGreaterThan(100);
    expect(fields.filter((field) => !words.has(field))).toEqual([]);
  });
});
