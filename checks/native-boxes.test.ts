import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/**
 * A date in the order of the browser's language and a time by its clock, not the page's; and a number whose emptied box
 * reads as nought.
 */
const native = /\btype(?:=(?:\{\s*)?|:\s*)["'](?:date|datetime-local|month|time|week|number)["']/g;
const nativeIn = (text: string): string[] => text.match(native) ?? [];

it("asks for dates, times and numbers in the house’s own fields", () => {
  const files = globSync("apps/web/src/**/*.tsx", { cwd: root });
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((path) =>
    nativeIn(readFileSync(join(root, path), "utf8")).map((type) => `${path}: ${type}`),
  );
  expect(found).toEqual([]);
});

it("sees a browser’s box", () => {
  expect(nativeIn('<input type="date" /><TextInput type={"time"} /><input\n type="number" />')).toHaveLength(
    3,
  );
  expect(nativeIn('const inputs = { time: { type: "time" } };')).toHaveLength(1);
  expect(nativeIn('<TextInput type="email" /><Button type="submit" />')).toEqual([]);
});

/** The browser's own words beside what only a pointer finds: they look like the system, and come late. */
const ownTitle = /<(?:span|li|td|th|div|b|small|bdi|time|p)\b[^<>]*?\stitle=/g;

it("shows words beside what is pointed at by the house’s own tooltip", () => {
  const found = globSync("apps/web/src/**/*.tsx", { cwd: root }).flatMap((path) =>
    (readFileSync(join(root, path), "utf8").match(ownTitle) ?? []).map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

it("sees a browser’s tooltip", () => {
  expect('<span className="a"\n title={words}>'.match(ownTitle)).toHaveLength(1);
  expect("<Dialog title={words}>, <span data-tip={words}>".match(ownTitle)).toBeNull();
});
