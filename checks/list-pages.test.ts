import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** A list page is its columns, its filters and its acts; forms, dialogs and rich cells are files of their own. */
const most = 70;

it("keeps every page of a list short", () => {
  const pages = globSync("apps/web/src/features/**/*.tsx", { cwd: root })
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }))
    .filter(({ text }) => /useList(At)?\(|<RecordPage/.test(text))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split("\n").length }));
  expect(pages.length).toBeGreaterThan(35);
  expect(pages.filter(({ lines }) => lines > most)).toEqual([]);
});

it("reads the addresses of lists in files of one name", () => {
  const readers = globSync("apps/web/src/features/**/*.ts", { cwd: root }).filter((path) =>
    readFileSync(join(root, path), "utf8").includes("listAddress("),
  );
  expect(readers.length).toBeGreaterThan(15);
  expect(readers.filter((path) => !/\/(list-address|routes)(\.test)?\.ts$/.test(path))).toEqual([]);
});
