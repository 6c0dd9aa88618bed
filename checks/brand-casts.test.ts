import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const sources = ["apps", "packages", "e2e", "bench"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path)),
);

const ids = [
  ...readFileSync(join(root, "packages/domain/src/ids.ts"), "utf8").matchAll(/export type (\w+)/g),
];
const cast = new RegExp(
  `\\bas (?:unknown as )?(?:Day|Sen|BasisPoints|${ids.map(([, id]) => id).join("|")})\\b|[iI]d as never\\b`,
);

/** What the rules, the contract and the server are made of; tests say their ids as they come. */
const product = sources.filter(
  (path) => /^(packages\/\w+|apps\/api)\/src\//.test(path) && !/\.test\.ts$|\/test-/.test(path),
);
const idNames = ids.map(([, id = ""]) => `${id.charAt(0).toLowerCase()}${id.slice(1)}`);
/** Where a text or a number stands under the name of what has a type of its own. */
const plain = new RegExp(`\\b(?:(?:${idNames.join("|")})\\??: string|(?:sen|\\w+Sen)\\??: number)\\b(?!\\[)`);

it("names ids and amounts by their types where they are handed on", () => {
  expect(product.length).toBeGreaterThan(1_000);
  const found = product.flatMap((path) =>
    readFileSync(join(root, path), "utf8")
      .split("\n")
      .filter((line) => plain.test(line) && !/^\s*(\*|\/\/)/.test(line))
      .map((line) => `${path} ${line.trim()}`),
  );
  expect(found).toEqual([]);
  expect("{ bookingId, staffId }: { bookingId: string; staffId?: StaffId }").toMatch(plain);
  expect("paid(totalSen: number): Sen").toMatch(plain);
  expect("{ roomId: RoomId; totalSen: Sen; staffIds: string[] }").not.toMatch(plain);
});

it("calls nothing a day, an amount or an id by a cast but what the calendar itself wrote", () => {
  expect(sources.length).toBeGreaterThan(2_000);
  expect(ids.length).toBeGreaterThan(20);
  const found = sources.flatMap((path) =>
    readFileSync(join(root, path), "utf8")
      .split("\n")
      .filter((line) => cast.test(line) && !line.startsWith("import "))
      .map((line) => `${path} ${line.trim()}`),
  );
  expect(found).toEqual([
    "packages/domain/src/calendar/day.ts const writtenDay = (text: string): Day => text as Day;",
  ]);
});
