import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** Spreads of an object literal into another: they mean nothing, but let many properties pass as one line. */
function packedIn(path: string, text: string): string[] {
  if (!/\.\.\.\s*\(*\s*\{/.test(text)) return [];
  const found: string[] = [];
  new Visitor({
    SpreadElement: ({ argument, start }) => {
      const inner = argument.type === "ParenthesizedExpression" ? argument.expression : argument;
      if (inner.type === "ObjectExpression") found.push(`${path}:${text.slice(0, start).split("\n").length}`);
    },
  }).visit(parseSync(path, text).program);
  return found;
}

it("writes each property of an object on its own, not packed in a spread literal", () => {
  const paths = globSync("{apps,packages,checks,bench,e2e}/**/*.{ts,tsx}", { cwd: root }).filter(
    (path) => !/(^|[\\/])(node_modules|dist)[\\/]/.test(path),
  );
  expect(paths.length).toBeGreaterThan(2_000);
  expect(paths.flatMap((path) => packedIn(path, readFileSync(join(root, path), "utf8")))).toEqual([]);
});

it("tells a packed literal from a spread that decides or copies", () => {
  expect(packedIn("a.ts", "f({\n  ...{ a, b },\n  c,\n});")).toEqual(["a.ts:2"]);
  expect(packedIn("a.ts", "f({ ...(x && { a }), ...b, ...(c ? { d } : {}) });")).toEqual([]);
});
