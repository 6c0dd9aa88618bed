import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ListDefinition, ListRoute } from "@pulau/contract/list.ts";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** A list page is its columns, its filters and its acts; forms, dialogs and rich cells are files of their own. */
const most = 70;

it("keeps every page of a list short", () => {
  const pages = globSync("apps/web/src/features/**/*.tsx", { cwd: root })
    .filter((path) => !path.includes(".test."))
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
  expect(readers.filter((path) => !/\/(list-address|(staff-)?routes)(\.test)?\.ts$/.test(path))).toEqual([]);
});

/** The file's columns that the screen's columns in some files name. */
const filed = (paths: readonly string[]): string[] =>
  paths
    .map((path) => readFileSync(join(root, path), "utf8"))
    .flatMap((text) => [...text.matchAll(/(?:csv:|nameCsv=\{) ?\[([^\]]*)\]/g)])
    .flatMap(([, names = ""]) => [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name));

it("offers on the screen of each list of records every column of its file", async () => {
  const pages = globSync("apps/web/src/features/**/*.tsx", { cwd: root })
    .filter((path) => !path.includes(".test."))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }))
    .filter(({ text }) => text.includes("<RecordPage<"));
  expect(pages.length).toBeGreaterThan(15);
  const shared = filed(globSync("apps/web/src/business/records/*.{ts,tsx}", { cwd: root }));
  for (const { path, text } of pages) {
    const call = /<RecordPage<typeof (\w+)>/.exec(text)?.[1] ?? "";
    const from = new RegExp(`\\b${call}\\b[^;]*? from "@pulau/contract/([\\w-]+\\.ts)"`).exec(text)?.[1];
    const contract = await import(join(root, "packages/contract/src", from ?? ""));
    const { list } = contract[call] as ListRoute<ListDefinition & Required<Pick<ListDefinition, "csv">>>;
    const columns = [...text.matchAll(/ from "(\.\/[\w-]*columns\.tsx)"/g)];
    const own = columns.map(([, file = ""]) => join(dirname(path), file));
    const offered = [...shared, ...filed([path, ...own])];
    expect(
      list.csv.columns.filter((name) => !offered.includes(name)),
      path,
    ).toEqual([]);
  }
});
