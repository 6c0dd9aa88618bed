import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const sources = ["apps/api/src", "packages/domain/src", "packages/contract/src"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ts$/.test(entry.name) && !/\.test\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
);

/** PostgreSQL's floats, and a sum of sen that is made one: `float8` of a sum, a column in `real`, an amount that is parsed as one. */
const floats = [
  /\b(?:sen|amount|price|cost)\w*"?\)*::(?:float[48]?|real|double precision)/i,
  /::(?:float[48]?|real|double precision) AS "?\w*(?:sen|amount)/i,
  /\w*sen: (?:real|doublePrecision)\(/i,
  /sum\([^`]*\)::(?:float[48]?|real|double precision)/i,
  /parseFloat\(/,
];

it("holds no money in a float, in no column and no question to the database", () => {
  const lines = sources.flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .map((line, i) => ({ at: `${path.slice(root.length + 1)}:${i + 1}`, line })),
  );
  expect(lines.length).toBeGreaterThan(10_000);
  const found = lines.filter(({ line }) => floats.some((float) => float.test(line)));
  expect(found.map(({ at, line }) => `${at} ${line.trim()}`)).toEqual([]);
});
