import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { headOf, headsOf } from "../column-heads.ts";
import { type ImportShape, matchHeadings } from "./match-columns.ts";

const folder = join(import.meta.dirname, "../../../../../packages/contract/src");
const tables: [path: string, shape: ImportShape][] = [];
for (const file of readdirSync(folder).filter((name) => /^[a-z-]+\.ts$/.test(name)))
  for (const value of Object.values<unknown>(await import(join(folder, file))))
    if (isImport(value)) tables.push([value.path, value.import]);

function isImport(value: unknown): value is { path: string; import: ImportShape } {
  return typeof value === "object" && value !== null && "import" in value;
}

it("finds every table that is taken in", () => {
  expect(tables.length).toBeGreaterThan(13);
});

describe.each(tables)("a table for %s", (_, shape) => {
  const keys = Object.keys(shape.row.shape);

  it.each(["en", "my", "cn"] as const)("is known by its headings in %s, each by its own", (language) => {
    const headings = keys.map((key) => headOf(key, language));
    expect(matchHeadings(shape, headings)).toEqual(keys);
  });

  it("is known by each heading that its columns had before", () => {
    for (const key of keys)
      for (const heading of headsOf(key)) expect(matchHeadings(shape, [heading]), heading).toEqual([key]);
  });
});
