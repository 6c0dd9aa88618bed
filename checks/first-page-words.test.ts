import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { RouteDefinition } from "@pulau/contract/route.ts";
import { describe, expect, it } from "vitest";
import { failuresOf } from "../apps/api/src/plugins/openapi/document.ts";
import * as ofEveryPage from "../apps/web/src/app/calls.ts";
import * as ofHome from "../apps/web/src/features/selling/home/calls.ts";
import words from "../apps/web/src/i18n/en/failures.ts";

const folder = join(import.meta.dirname, "../packages/contract/src");
const isRoute = (value: unknown): value is RouteDefinition =>
  typeof value === "object" && value !== null && "method" in value && "path" in value;

const files = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
const modules = await Promise.all(files.map((name) => import(join(folder, name))));
const routes = modules.flatMap((file) => Object.values(file)).filter(isRoute);

const calls = [...new Map([ofEveryPage, ofHome].flatMap(Object.entries))].filter(([, face]) => isRoute(face));

describe("what `/` can be refused with has its sentence there", () => {
  it.each(calls)("%s", (_, { method, path }) => {
    const route = routes.find((route) => route.method === method && route.path === path);
    const codes = route ? failuresOf(route) : ["no such route"];
    expect(codes.filter((code) => !(code in words.codes))).toEqual([]);
  });
});
