import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** A date in the order of the browser's language, not of the page's; and a number whose emptied box reads as nought. */
const native = /\btype=(?:\{\s*)?["'](?:date|datetime-local|month|week|number)["']/g;
const nativeIn = (text: string): string[] => text.match(native) ?? [];

it("asks for dates and numbers in the house’s own fields", () => {
  const files = globSync("apps/web/src/**/*.tsx", { cwd: root });
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((path) =>
    nativeIn(readFileSync(join(root, path), "utf8")).map((type) => `${path}: ${type}`),
  );
  expect(found).toEqual([]);
});

it("sees a browser’s box", () => {
  expect(
    nativeIn('<input type="date" /><TextInput type={"datetime-local"} /><input\n type="number" />'),
  ).toHaveLength(3);
  expect(nativeIn('<TextInput type="time" /><Button type="submit" />')).toEqual([]);
});
