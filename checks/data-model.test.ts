import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

it("has every table in the model on paper", () => {
  const tables = globSync("apps/api/src/db/schema/*.ts", { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/\bpgTable\(\s*"(\w+)"/g)].map(([, name = ""]) => name),
  );
  expect(tables.length).toBeGreaterThan(100);
  const model = new Set(read("docs/data-model.md").match(/\b\w+\b/g));
  expect(tables.filter((name) => !model.has(name))).toEqual([]);
});
