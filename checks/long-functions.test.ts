import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { functionsOver } from "./long-functions.ts";

const root = join(import.meta.dirname, "..");

/** Lines of a function. */
const most = 80;
/** What the demo holds is a table, and tests tell stories. */
const isTable = (path: string) =>
  /\.test\.tsx?$|\/test-|\/testing\/|\/races\/|\/fuzz\/|\/db\/demo\//.test(path);

it.each(["{packages/*,apps/api}/src", "apps/web/src"])(
  "has no function of more than 80 lines in %s",
  (folders) => {
    const paths = globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root }).filter((path) => !isTable(path));
    expect(paths.length).toBeGreaterThan(500);
    const sources = paths.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
    expect(functionsOver(most, sources)).toEqual([]);
  },
);

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
