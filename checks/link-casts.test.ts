import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** Where a link or a navigation leads, cast to nothing: its types take it as it is. */
const cast = /\b(?:to|params|search)(?:=\{|: )(?:(?!\b(?:to|params|search)[=:])[^;<>])*? as never\b/g;
const castsIn = (text: string): string[] => text.match(cast) ?? [];

it("says where a link leads without a cast", () => {
  const files = globSync("apps/web/src/**/*.tsx", { cwd: root });
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((path) =>
    castsIn(readFileSync(join(root, path), "utf8")).map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

it("sees a cast", () => {
  expect(castsIn("<Link to={to as never}>")).toHaveLength(1);
  expect(
    castsIn('navigate({ to: "/staff", params: { id } as never, search: { tab } as never });'),
  ).toHaveLength(2);
  expect(castsIn('<Link to="/staff" params={{ id }}><Rows list={list as never} /></Link>')).toEqual([]);
});
