import { globSync } from "node:fs";
import { join } from "node:path";
import { acts, appliedActs, resources } from "@pulau/domain/access/permissions.ts";
import { expect, it } from "vitest";
import type { RouteDefinition } from "./route.ts";

const files = globSync("**/*.ts", { cwd: import.meta.dirname }).filter((file) => !file.endsWith(".test.ts"));

const isRoute = (value: object): value is RouteDefinition =>
  "method" in value && "path" in value && "scope" in value;

/** The calls that a module defines, also those of a list or of the keeper of records. */
function routesIn(value: unknown, depth = 0): RouteDefinition[] {
  if (typeof value !== "object" || value === null || "_zod" in value || depth > 3) return [];
  return isRoute(value) ? [value] : Object.values(value).flatMap((part) => routesIn(part, depth + 1));
}

it("offers the rights that a call asks for, and no other", async () => {
  const modules = await Promise.all(
    files.map(async (file) => ({ ...((await import(join(import.meta.dirname, file))) as object) })),
  );
  const routes = modules.flatMap((module) => routesIn(module));
  expect(routes.length).toBeGreaterThan(300);
  const required = new Set(
    routes
      .flatMap(({ permission, orPermission, alsoPermission }) => [permission, orPermission, alsoPermission])
      .flatMap((right) => (right ? [right.join(":")] : [])),
  );
  const offered = Object.fromEntries(
    resources.map((of) => [of, acts.filter((act) => required.has(`${of}:${act}`))]),
  );
  expect(appliedActs).toEqual(offered);
  expect(Object.values(offered).filter((applied) => applied.length === 0)).toEqual([]);
});
