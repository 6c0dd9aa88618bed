import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** What a resort sells and does; pieces that speak of it belong to `business/`. */
const trade =
  /booking|guest|boat|package|payment|refund|voucher|invoice|wallet|promo(?!t)|enquir|agenc|itinerar/i;
const room = /\b[Rr]ooms?\b|[a-z]Rooms?\b|\brooms?[A-Z]/;

const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|(?<=[\s;,{])\/\/ .*$/gm, "");

const wordsIn = (code: string): readonly string[] =>
  withoutComments(code)
    .split("\n")
    .filter((line) => trade.test(line) || room.test(line))
    .map((line) => line.trim());

it("keeps what the resort sells out of the plain pieces: they serve any house", () => {
  const files = globSync("apps/web/src/{ui,listing}/**/*.{ts,tsx,css}", { cwd: root }).filter(
    // Drawings are called as Tabler calls them.
    (path) => !/\.test\.tsx?$|\/ui\/icons\//.test(path),
  );
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((path) =>
    wordsIn(readFileSync(join(root, path), "utf8")).map((line) => `${path}: ${line}`),
  );
  expect(found).toEqual([]);
});

it.each([
  'const words = t("errors:uses.rooms", { count });',
  "type Props = { booking: Booking };",
  'if (code === "PACKAGE_CLOSED") return null;',
  ".boat { color: var(--ink) }",
  "const roomsLeft = 3;",
])("is seen to speak of it by %s", (line) => {
  expect(wordsIn(line)).toEqual([line]);
});

it.each([
  "/** Two where there is room for two. */",
  "// The guests' first page need not carry it.",
  'type Density = "tight" | "roomy";',
])("is not seen to by %s", (line) => {
  expect(wordsIn(line)).toEqual([]);
});
