import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const linesOf = (path: string): string[] => readFileSync(join(root, path), "utf8").split("\n");

/** A value cast to nothing fits anywhere: what is wrong with it is seen when it runs. */
const anyCast = /\bas (?:unknown as )?never\b/;
const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line);
const isCast = (line: string): boolean => !isComment(line) && anyCast.test(line.replace(/"[^"]*"/g, '""'));

it("casts nothing to never in the product", () => {
  const product = globSync(["apps/*/src/**/*.{ts,tsx}", "packages/*/src/**/*.ts"], { cwd: root }).filter(
    (path) => !/\.test\.tsx?$/.test(path),
  );
  expect(product.length).toBeGreaterThan(2_000);
  const found = product.flatMap((path) =>
    linesOf(path)
      .filter(isCast)
      .map((line) => `${path} ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it.each([
  "await insertRows(tx, table, rows as never);",
  "  } as never,",
  "const call = face as unknown as never;",
])("sees a cast: %s", (line) => {
  expect(isCast(line)).toBe(true);
});

it.each([
  "/** Keeps bytes under a key that was never used before. */",
  " * as never before",
  '  title: "as never before",',
  "const none: never[] = [];",
])("sees none: %s", (line) => {
  expect(isCast(line)).toBe(false);
});

/** Also in tests, where a link or a navigation leads: its types take it as it is. */
const linkCast = /\b(?:to|params|search)(?:=\{|: )(?:(?!\b(?:to|params|search)[=:])[^;<>])*? as never\b/g;
const linkCastsIn = (text: string): string[] => text.match(linkCast) ?? [];

it("says where a link leads without a cast", () => {
  const files = globSync("apps/web/src/**/*.tsx", { cwd: root });
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((path) =>
    linkCastsIn(readFileSync(join(root, path), "utf8")).map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

it("sees a link’s cast", () => {
  expect(linkCastsIn("<Link to={to as never}>")).toHaveLength(1);
  expect(
    linkCastsIn('navigate({ to: "/staff", params: { id } as never, search: { tab } as never });'),
  ).toHaveLength(2);
  expect(linkCastsIn('<Link to="/staff" params={{ id }}><Rows list={list as never} /></Link>')).toEqual([]);
});
