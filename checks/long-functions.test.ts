import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { functionsOver } from "./long-functions.ts";

const root = join(import.meta.dirname, "..");

/** Lines of a function. */
const most = 80;
/** Tests tell stories. */
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

it.each([
  ["{packages/*,apps/api}/src", 500],
  ["apps/web/src", 500],
  ["{bench,checks,e2e,packages/*/checks}", 30],
])("has no function of more than 80 lines in %s", (folders, least) => {
  const paths = globSync(`${folders}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ["**/node_modules/**"],
  }).filter((path) => !isTest(path));
  expect(paths.length).toBeGreaterThan(least);
  const sources = paths.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
  expect(functionsOver(most, sources)).toEqual([]);
});

it("counts the lines of every kind of function, under its name", () => {
  const text = [
    ...["function long() {", "  return 1;", "}", "const named = () => {", "  return [1].map((x) => {"],
    ...["    return x;", "  });", "};", "const short = () => 1;"],
  ].join("\n");
  expect(functionsOver(2, [{ path: "a.ts", text }])).toEqual([
    { path: "a.ts", name: "named", lines: 5 },
    { path: "a.ts", name: "long", lines: 3 },
    { path: "a.ts", name: "(nameless)", lines: 3 },
  ]);
});
