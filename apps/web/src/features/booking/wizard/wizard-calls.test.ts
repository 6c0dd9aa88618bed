import type { RouteDefinition } from "@pulau/contract/route.ts";
import { expect, it } from "vitest";
import { deskCalls } from "./wizard-calls.ts";

const contract = import.meta.glob<Record<string, unknown>>(
  ["../../../../../../packages/contract/src/*.ts", "!**/*.test.ts"],
  { eager: true },
);

const isRoute = (value: unknown): value is RouteDefinition =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "scope" in value;

const staffRoutes = Object.values(contract)
  .flatMap((module) => Object.values(module))
  .filter(isRoute)
  .filter(({ scope }) => scope === "staff")
  .map(({ method, path }) => `${method} ${path}`);

it("has a twin at the desk for each of the wizard's calls", () => {
  expect(staffRoutes.length).toBeGreaterThan(100);
  for (const { method, path } of Object.values(deskCalls)) expect(staffRoutes).toContain(`${method} ${path}`);
});
