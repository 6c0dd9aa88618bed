import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { type Arrow, arrows, importsOf, type Source, violationsIn } from "./arrows.ts";
import { fileRings, moduleRings } from "./rings.ts";
import { spokenIn } from "./spoken-words.ts";

const root = join(import.meta.dirname, "..");

function sourcesUnder(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(root, path).split(sep).join("/"), text: readFileSync(path, "utf8") }));
}

const namespaces = new Set(
  globSync("apps/web/src/i18n/en/**/*.ts", { cwd: root }).map((path) => basename(path, ".ts")),
);

const tree = [
  "packages/domain/src",
  "packages/domain/checks",
  "packages/contract/src",
  "packages/contract/checks",
  "apps/api/src",
  "apps/web/src",
].flatMap(sourcesUnder);

describe("the tree", () => {
  it("goes with every arrow", () => {
    expect(violationsIn(tree)).toEqual([]);
  });

  it("has stairs and no rings, of modules or of files", () => {
    expect(moduleRings(tree)).toEqual([]);
    expect(fileRings(tree)).toEqual([]);
  });

  it("speaks no word of the business on its lowest floors", () => {
    const lowest = tree.filter(({ path }) => /^apps\/web\/src\/(ui|shell)\/(?!.*\.test\.)/.test(path));
    const words = new Set(lowest.flatMap((source) => spokenIn(source, namespaces)));
    expect([...words].toSorted()).toEqual([
      "customizer",
      "errors",
      "failures",
      "pictures",
      "pieces",
      "shell",
      "ui",
    ]);
  });

  it("was really read", () => {
    const imports = tree.flatMap((source) => importsOf(source));
    expect(tree.length).toBeGreaterThan(60);
    for (const target of ["packages/domain/src/result.ts", "packages/contract/src/route.ts", "zod"]) {
      expect(imports.some((imported) => imported.to === target)).toBe(true);
    }
    const known = new Set(tree.map((source) => source.path));
    const lost = imports.filter(({ to }) => /^(packages|apps)\/.*\.tsx?$/.test(to) && !known.has(to));
    expect(lost).toEqual([]);
  });
});

/** For each arrow, lines that go against it. */
const against: Record<Arrow, [path: string, line: string][]> = {
  "the domain imports nothing outside itself": [
    ["packages/domain/src/pricing/quote.ts", 'import { z } from "zod";'],
    ["packages/domain/src/pricing/quote.ts", 'import { readFile } from "node:fs/promises";'],
    ["packages/domain/src/pricing/quote.ts", 'import type { Hold } from "@pulau/contract/holds.ts";'],
    ["packages/domain/src/result.ts", 'export * from "../../contract/src/route.ts";'],
  ],
  "the contract imports the domain and zod alone": [
    ["packages/contract/src/holds.ts", 'import pg from "pg";'],
    ["packages/contract/src/holds.ts", 'import type { Db } from "../../../apps/api/src/db/connect.ts";'],
  ],
  "the API never imports the web": [
    ["apps/api/src/server.ts", 'const { render } = await import("../../web/src/app/render.tsx");'],
  ],
  "the web imports the contract and the domain, nothing else of the tree": [
    ["apps/web/src/api/client.ts", 'import type { Db } from "../../../api/src/db/connect.ts";'],
  ],
  "a gateway's brand is plain data, for pages too": [
    ["apps/api/src/gateways/fiuu/brand.ts", 'import { fiuuSettings } from "./keys.ts";'],
    ["apps/api/src/gateways/fiuu/brand.ts", 'import { z } from "zod";'],
  ],
  "so is what it is reached with": [
    ["apps/api/src/gateways/fiuu/sheet.ts", 'import { z } from "zod";'],
    ["apps/api/src/gateways/fiuu/sheet.ts", 'import { fiuuSettings } from "./keys.ts";'],
  ],
  "a module uses another through its public.ts": [
    [
      "apps/api/src/modules/booking/holds/hold-stay.ts",
      'import { price } from "../../selling/catalogue/load-rates.ts";',
    ],
    [
      "apps/api/src/modules/booking/holds/hold-stay.ts",
      'export { price } from "../../selling/catalogue/load-rates.ts";',
    ],
  ],
  "what surrounds the modules uses their routes.ts and public.ts": [
    ["apps/api/src/jobs/lapse.ts", 'import { cancel } from "../modules/booking/bookings/cancel-booking.ts";'],
  ],
  "a route asks its use cases and holds no SQL": [
    ["apps/api/src/modules/ground/files/routes.ts", 'import { sql } from "drizzle-orm";'],
    ["apps/api/src/modules/ground/files/routes.ts", 'import { sql } from "../../../db/orm.ts";'],
    [
      "apps/api/src/modules/people/accounts/profile-routes.ts",
      'import { member } from "../../../db/schema/accounts.ts";',
    ],
  ],
  "a feature never imports a feature": [
    ["apps/web/src/features/booking/wizard/page.tsx", 'import { Search } from "../search/form.tsx";'],
    [
      "apps/web/src/features/selling/rates/page.tsx",
      'import { Desk } from "../../desk/front-desk/desk.tsx";',
    ],
    ["apps/web/src/features/booking/wizard/page.tsx", 'const late = () => import("../trips/page.tsx");'],
  ],
  "ui and shell know no business word": [
    ["apps/web/src/ui/price.tsx", 'import { quote } from "@pulau/domain/pricing/quote.ts";'],
    ["apps/web/src/shell/navbar.tsx", 'import type { Booking } from "@pulau/contract/bookings.ts";'],
    ["apps/web/src/shell/navbar.tsx", 'import { Wallet } from "../features/money/wallet/box.tsx";'],
    ["apps/web/src/ui/dialog.tsx", 'import { PriceLines } from "../business/price-lines.tsx";'],
  ],
  "business pieces know no feature": [
    ["apps/web/src/business/price.tsx", 'import { Wallet } from "../features/money/wallet/box.tsx";'],
  ],
};

describe("the check can fail", () => {
  for (const arrow of arrows) {
    it(`when something goes against: ${arrow}`, () => {
      expect(against[arrow].length).toBeGreaterThan(0);
      for (const [path, text] of against[arrow]) {
        expect(violationsIn([{ path, text }]).map((violation) => violation.arrow)).toContain(arrow);
      }
    });
  }

  it.each([
    'const { t } = useTranslation("staff");',
    'const { t } = useTranslation(["errors", "staff"], { language });',
    'const t = i18n.say(["failures", "staff"]);',
    'await words.bring(["staff"]);',
    'const Panel = onDemand(() => import("./panel.tsx"), "staff");',
    'const spoken = ["errors", "staff"] as const;',
    'const text = t("staff:notAllowed.text");',
    `const text = t(\`staff:roles.\${role}\`);`,
    'const text = <Words ns="staff" />;',
  ])("when a lowest floor asks for a feature's words: %s", (text) => {
    expect(spokenIn({ path: "apps/web/src/ui/a.tsx", text }, namespaces)).toContain("staff");
  });

  it("but lets pass what is meant to be", () => {
    const sides = `if (side.name === "staff") say(t("staff.name"), t("trips"), \`\${day}:\${time}\`);
      media.addEventListener("change", look);`;
    expect(spokenIn({ path: "apps/web/src/ui/a.tsx", text: sides }, namespaces)).toEqual([]);
    const fine: [path: string, line: string][] = [
      ["packages/domain/src/pricing/quote.ts", 'import { ok } from "../result.ts";'],
      ["packages/domain/src/pricing/quote.test.ts", 'import { it } from "vitest";'],
      ["packages/contract/src/holds.ts", 'import { z } from "zod";'],
      ["apps/api/src/modules/booking/holds/hold-stay.ts", 'import { rates } from "../catalogue/public.ts";'],
      ["apps/api/src/modules/booking/holds/hold-stay.ts", 'import { claim } from "./claim.ts";'],
      ["apps/api/src/modules.ts", 'import { holds } from "./modules/holds/routes.ts";'],
      ["apps/web/src/features/booking/wizard/page.tsx", 'import { Button } from "../../../ui/button.tsx";'],
      ["apps/web/src/ui/format.ts", 'import { ringgit } from "@pulau/domain/money/money.ts";'],
    ];
    expect(violationsIn(fine.map(([path, text]) => ({ path, text })))).toEqual([]);
  });
});

describe("a ring", () => {
  const holds = "apps/api/src/modules/booking/holds/";
  const rooms = "apps/api/src/modules/selling/rooms/";
  const imports = (path: string, from: string, type = ""): Source => ({
    path,
    text: `import ${type}{ a } from "${from}";`,
  });

  it("of modules is found through files that form none", () => {
    const tree = [
      imports(`${holds}hold-stay.ts`, "../../selling/rooms/public.ts"),
      { path: `${holds}public.ts`, text: "export const a = 1;" },
      { path: `${rooms}public.ts`, text: "export const a = 1;" },
      imports(`${rooms}close-room.ts`, "../../booking/holds/public.ts"),
    ];
    expect(fileRings(tree)).toEqual([]);
    expect(moduleRings(tree)).toEqual([
      ["holds", "rooms"],
      ["rooms", "holds"],
    ]);
  });

  it("of files is found where it is types alone, over three", () => {
    const tree = [
      imports(`${holds}a.ts`, "./b.ts", "type "),
      imports(`${holds}b.ts`, "./c.ts", "type "),
      imports(`${holds}c.ts`, "./a.ts", "type "),
      imports(`${holds}routes.ts`, "./a.ts"),
    ];
    expect(moduleRings(tree)).toEqual([]);
    expect(fileRings(tree).map(([place]) => place)).toEqual(["a", "b", "c"].map((n) => `${holds}${n}.ts`));
  });

  it("of pieces is found through what one of them loads later, elsewhere not", () => {
    const pair = (folder: string): Source[] => [
      { path: `${folder}menu.tsx`, text: 'const load = () => import("./menu-panel.tsx");' },
      imports(`${folder}menu-panel.tsx`, "./menu.tsx", "type "),
    ];
    const inUi = pair("apps/web/src/ui/");
    expect(fileRings(inUi).map(([place]) => place)).toEqual(inUi.map(({ path }) => path).toReversed());
    expect(fileRings(pair("apps/web/src/business/"))).toEqual([]);
  });

  it("is found through files that are found by a pattern, on the server and for pages", () => {
    const modules = {
      path: "apps/api/src/modules.ts",
      text: 'const files = globSync("modules/*/*/{routes,list}.ts", { cwd: folder });',
    };
    const back = imports(`${holds}routes.ts`, "../../../modules.ts", "type ");
    expect(fileRings([modules, back]).map(([place]) => place)).toEqual([modules.path, back.path]);
    const pages = {
      path: "apps/web/src/app/staff/routes.ts",
      text: 'const files = import.meta.glob<Routes>("../../features/**/staff-routes.ts", { eager: true });',
    };
    const page = imports("apps/web/src/features/desk/setup/staff-routes.ts", "../../../app/staff/routes.ts");
    expect(fileRings([pages, page]).map(([place]) => place)).toEqual([pages.path, page.path]);
  });

  it("is none when tests look back", () => {
    const tree = [
      imports(`${holds}hold-stay.ts`, "../../selling/rooms/public.ts"),
      imports(`${rooms}public.ts`, "./room.ts"),
      { path: `${rooms}room.ts`, text: "" },
      { path: `${holds}public.ts`, text: "" },
      imports(`${rooms}room.test.ts`, "../../booking/holds/public.ts"),
    ];
    expect(moduleRings(tree)).toEqual([]);
  });
});
