import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const named = /["'`](?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z]\w+["'`]/;

/** Where a resort is stands in its setting: code that names a city tells the others the wrong hour. */
it("names a time zone in one place", () => {
  const files = globSync(
    [
      "{apps,packages}/*/src/**/*.{ts,tsx}",
      "bench/**/*.ts",
      "e2e/**/*.ts",
      "playwright.config.ts",
      "apps/web/*.ts",
    ],
    {
      cwd: root,
    },
  ).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.filter((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .some((line) => named.test(line) && !/^\s*(\/?\*|\/\/)/.test(line)),
  );
  expect(found).toEqual(["packages/domain/src/calendar/time-zones.ts"]);
});
