import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { moduleFiles, modules } from "../apps/api/src/modules.ts";

const api = join(import.meta.dirname, "../apps/api/src");

it("mounts each module's folder by one file, which gives its module and nothing else", () => {
  const folders = moduleFiles.map((path) => dirname(path));
  expect(folders.length).toBeGreaterThan(60);
  expect(folders.filter((folder, place) => folders.indexOf(folder) !== place)).toEqual([]);
  const given = moduleFiles.map((path) => {
    const text = readFileSync(join(api, path), "utf8");
    return [path, [...text.matchAll(/^export /gm)].length];
  });
  expect(given.filter(([, exported]) => exported !== 1)).toEqual([]);
  expect(modules.filter((mount) => typeof mount !== "function")).toEqual([]);
  expect(new Set(modules).size).toBe(modules.length);
});

it("leaves no calls of a module in a folder that nothing mounts", () => {
  const folders = new Set(moduleFiles.map((path) => dirname(path)));
  const calling = globSync("modules/*/*/**/{*-,}routes.ts", { cwd: api }).map((path) =>
    path.replaceAll("\\", "/").split("/").slice(0, 3).join("/"),
  );
  expect(calling.length).toBeGreaterThan(60);
  expect(calling.filter((folder) => !folders.has(folder))).toEqual([]);
});
