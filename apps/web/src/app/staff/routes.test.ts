import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { staffBlankRoutes, staffFramedRoutes, staffRouteFiles, staffWholePageRoutes } from "./routes.ts";

const features = join(import.meta.dirname, "../../features");
const read = (path: string): string => readFileSync(join(features, path), "utf8");
const files = globSync("**/*.{ts,tsx}", { cwd: features }).map((path) => path.replaceAll("\\", "/"));
const isStaffRoutes = (path: string): boolean => /(^|\/)staff-routes\.ts$/.test(path);
const own = files.filter(isStaffRoutes);

it("has every route that hangs under a layout of staff's, each at an address of its own", () => {
  const mounted = [...staffFramedRoutes, ...staffBlankRoutes, ...staffWholePageRoutes];
  const written = own.flatMap((path) => [...read(path).matchAll(/=> staff\.(framed|blank|root),/g)]);
  expect(mounted.length).toBe(written.length);
  const addresses = mounted.map(({ options }) => (options as { path?: string }).path);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(Object.keys(staffRouteFiles).length).toBe(own.length);
});

it("has them in files of one name", () => {
  const elsewhere = files.filter((path) => !isStaffRoutes(path) && /=> staff\.\w+,/.test(read(path)));
  expect(elsewhere).toEqual([]);
});

it("exports beside the routes only what other files of the feature use", () => {
  const unused = own.flatMap((path) => {
    const exported = staffRouteFiles[`../../features/${path}`] ?? {};
    const others = files.filter((file) => dirname(file) === dirname(path) && file !== path);
    const users = others.map(read).filter((text) => text.includes('"./staff-routes.ts"'));
    const names = [...read(path).matchAll(/^export (?:const|type|function|class) (\w+)/gm)].map(
      ([, name = ""]) => name,
    );
    return names
      .filter((name) => !Array.isArray(exported[name]))
      .filter((name) => !users.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
      .map((name) => `${path}: ${name}`);
  });
  expect(unused).toEqual([]);
});
