import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { gatewayBrands as brandsOfServer, gatewayIds } from "../apps/api/src/gateways/brands.ts";
import { gatewaysOf } from "../apps/api/src/gateways/gateways.ts";
import { gatewaySheets as sheetsOfServer } from "../apps/api/src/gateways/keys.ts";
import { gatewayBrands as brandsOfPages } from "../apps/web/src/business/gateway-brands.ts";
import { gatewayMarks } from "../apps/web/src/business/gateway-marks.ts";
import { gatewaySheets as sheetsOfPages } from "../apps/web/src/business/gateway-sheets.ts";

const root = join(import.meta.dirname, "..");
const folder = "apps/api/src/gateways";

/** What every gateway's folder holds: adding a gateway is adding these, and its words in `docs/payments.md`. */
const files = ["brand.ts", "mark.svg", "keys.ts", "gateway.ts", "client.ts", "testing/local-server.ts"];

it("has all of a gateway in one folder, which server and pages find by themselves", () => {
  const folders = globSync(`${folder}/*/`, { cwd: root })
    .map((path) => path.split(/[\\/]/).filter(Boolean).at(-1) ?? "")
    .filter((name) => name !== "testing");
  expect(folders.toSorted()).toEqual([...gatewayIds].toSorted());
  for (const id of folders)
    for (const file of files)
      expect([id, file, existsSync(join(root, folder, id, file))]).toEqual([id, file, true]);
  expect(brandsOfPages.size).toBe(folders.length);
  expect([...gatewayMarks.keys()].toSorted()).toEqual(folders.toSorted());
  for (const [id, brand] of brandsOfServer) expect(brandsOfPages.get(id)).toEqual(brand);
  const places = [...brandsOfServer.values()].map(({ place }) => place);
  expect(new Set(places).size).toBe(places.length);
});

it("has the same sheets of keys for server and pages, each with the variables of its gateway", () => {
  expect([...sheetsOfPages.keys()].toSorted()).toEqual([...sheetsOfServer.keys()].toSorted());
  for (const [id, sheet] of sheetsOfServer) {
    expect(sheetsOfPages.get(id)).toEqual(sheet);
    for (const name of Object.keys(sheet.fields)) expect(name.startsWith(`${id.toUpperCase()}_`)).toBe(true);
    for (const { pattern } of Object.values(sheet.fields)) expect(() => new RegExp(pattern)).not.toThrow();
  }
});

it("opens each gateway under its folder's name", () => {
  const gatewayEnv = {
    STRIPE_SECRET_KEY: "sk_test_x",
    STRIPE_WEBHOOK_SECRET: "whsec_w",
    BILLPLZ_API_KEY: "k",
    BILLPLZ_COLLECTION_ID: "c",
    BILLPLZ_X_SIGNATURE_KEY: "x",
    FIUU_MERCHANT_ID: "m",
    FIUU_VERIFY_KEY: "v",
    FIUU_SECRET_KEY: "s",
  };
  const { ready } = gatewaysOf({ gatewayEnv, demo: true, port: 3000, secret: "s".repeat(32) });
  expect(ready.map(({ id }) => id)).toEqual(gatewayIds);
});

it("knows whose name is none of a gateway's", () => {
  for (const id of ["wallet", "cash", "", "toString", "__proto__"])
    expect(brandsOfServer.has(id)).toBe(false);
});

/** The product's sources without the gateways' own: no tests, no stand-ins, and not the demo, which pays at its bank. */
const elsewhere = globSync("{packages,apps}/*/src/**/*.{ts,tsx}", { cwd: root }).filter(
  (path) =>
    !gatewayIds.some((id) => path.startsWith(`${folder}/${id}/`)) &&
    !/\.test\.tsx?$|\/test-|\/testing\/|\/races\/|\/fuzz\/|\/db\/(demo|schema|migrations)\//.test(path),
);

/** Where a text names a gateway; examples of the contract, which the descriptions show, are none of its rules. */
const namesIn = (text: string): string[] =>
  text
    .split("\n")
    .filter((line) => !/\bexample: "/.test(line))
    .filter((line) =>
      gatewayIds.some((id) => new RegExp(id === "sandbox" ? `["'\`]${id}["'\`/]` : id, "i").test(line)),
    );

it("is named nowhere else", () => {
  expect(elsewhere.length).toBeGreaterThan(1500);
  const named = elsewhere.flatMap((path) =>
    namesIn(readFileSync(join(root, path), "utf8")).map((line) => `${path}: ${line.trim()}`),
  );
  expect(named).toEqual([]);
});

it.each([
  'if (id === "sandbox") return;',
  "stripe && stripeGateway(stripe)",
  'name: everywhere("Fiuu")',
  "BILLPLZ_URL",
])("sees that %s names one", (line) => {
  expect(namesIn(line)).toEqual([line]);
});
