import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const web = join(import.meta.dirname, "../apps/web/src");
const helper = "shell/page-address.ts";
const files = globSync("**/*.{ts,tsx}", { cwd: web }).map((path) => ({
  path,
  text: readFileSync(join(web, path), "utf8"),
}));

const read = files.flatMap(({ path, text }) =>
  path === helper
    ? []
    : [...text.matchAll(/useParamsAt\(([^)]*)\)/g)].flatMap(([, paths = ""]) =>
        [...paths.matchAll(/"([^"]+)"/g)].map(([, route = ""]) => ({ path, route })),
      ),
);
const routes = new Set(
  files.flatMap(({ text }) => [...text.matchAll(/\bpath: "([^"]+)"/g)].map(([, p]) => p)),
);

it("reads no parameter of a route that there is not", () => {
  expect(read.length).toBeGreaterThan(30);
  expect(read.filter(({ route }) => !routes.has(route))).toEqual([]);
});

it("reads addresses by their types alone, but for the one place that the types come from", () => {
  const untyped = files.filter(({ path, text }) => path !== helper && /strict:\s*false/.test(text));
  expect(untyped.map(({ path }) => path)).toEqual([]);
});

it("leads from the steps of a booking by their flow: the desk and a change have addresses of their own", () => {
  const leading = files.filter(
    ({ path, text }) =>
      path.startsWith("features/booking/wizard/") && /\bto(: |=\{?)["`]\/booking\/new\/./.test(text),
  );
  expect(leading.map(({ path }) => path)).toEqual(["features/booking/wizard/flow/start-page.tsx"]);
});
