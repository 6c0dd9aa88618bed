import { posix } from "node:path";
import { parseSync } from "oxc-parser";

/** A file of the tree by its path from the root, with `/`. */
export type Source = { readonly path: string; readonly text: string };
export type Violation = { readonly from: string; readonly to: string; readonly arrow: Arrow };

export type Import = { readonly from: string; readonly to: string };
type Rule = (imported: Import) => boolean;

const domain = "packages/domain/src/";
const contract = "packages/contract/src/";
const api = "apps/api/src/";
const web = "apps/web/src/";
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
const isForeign = (path: string): boolean =>
  !path.includes("/") || !/^(packages|apps|e2e|bench|checks)\//.test(path);

/** Whether the import goes from a file of one folder to something that is in none of the others. */
const leaves =
  (folder: string, ...allowed: string[]): Rule =>
  ({ from, to }) =>
    from.startsWith(folder) && ![folder, ...allowed].some((other) => to.startsWith(other));

/** Histories are told step by step: they call use cases as routes do, without the routes. */
const tells = (path: string): boolean => path.startsWith(`${api}fuzz/money/`);

/** What a test plays on: people and stays made for it, and the routes it calls. */
const isStage: Rule = ({ from, to }) =>
  (isTest(from) || /\/test-[^/]+\.ts$/.test(from) || from.startsWith(`${api}races/`)) &&
  /\/(test-[^/]+|([a-z-]+-)?routes)\.ts$/.test(to);

/** What each arrow forbids. */
const forbids = {
  "the domain imports nothing outside itself": ({ from, to }) =>
    !isTest(from) && leaves(domain)({ from, to }),
  "the contract imports the domain and zod alone": ({ from, to }) =>
    !isTest(from) && leaves(contract, domain)({ from, to }) && to !== "zod",
  "the API never imports the web": ({ from, to }) => from.startsWith(api) && to.startsWith("apps/web/"),
  "the web imports the contract and the domain, nothing else of the tree": ({ from, to }) =>
    !isForeign(to) && leaves(web, contract, domain, "apps/web/package.json")({ from, to }),
  "a gateway's brand is plain data, for pages too": ({ from, to }) =>
    /^apps\/api\/src\/gateways\/[^/]+\/brand\.ts$/.test(from) && to !== `${domain}money/gateway-brand.ts`,
  "so is what it is reached with": ({ from, to }) =>
    /^apps\/api\/src\/gateways\/[^/]+\/sheet\.ts$/.test(from) && to !== `${domain}service-sheet.ts`,
  "a module uses another through its public.ts": ({ from, to }) => {
    const [mine, theirs] = [moduleOf(from), moduleOf(to)];
    return (
      mine !== null &&
      theirs !== null &&
      mine !== theirs &&
      !isStage({ from, to }) &&
      !to.endsWith("/public.ts")
    );
  },
  // A module that is one list and nothing else is its `list.ts`.
  "what surrounds the modules uses their routes.ts and public.ts": ({ from, to }) =>
    from.startsWith(api) &&
    !isTest(from) &&
    !tells(from) &&
    moduleOf(from) === null &&
    moduleOf(to) !== null &&
    !isStage({ from, to }) &&
    !/\/(public|list|([a-z-]+-)?routes)\.ts$/.test(to),
  "a route asks its use cases and holds no SQL": ({ from, to }) =>
    isRoutes(from) &&
    (to.startsWith("drizzle-orm") || to === `${api}db/orm.ts` || to.startsWith(`${api}db/schema/`)),
  "a feature never imports a feature": ({ from, to }) => {
    const [mine, theirs] = [featureOf(from), featureOf(to)];
    return mine !== null && theirs !== null && mine !== theirs;
  },
  "ui and shell know no business word": ({ from, to }) =>
    /^apps\/web\/src\/(ui|shell)\//.test(from) &&
    (["features/", "app/", "business/"].some((floor) => to.startsWith(`${web}${floor}`)) ||
      (!isTest(from) && isBusiness(to))),
  "business pieces know no feature": ({ from, to }) =>
    from.startsWith(`${web}business/`) &&
    ["features/", "app/"].some((floor) => to.startsWith(`${web}${floor}`)),
} as const satisfies Record<string, Rule>;

export type Arrow = keyof typeof forbids;
export const arrows = Object.keys(forbids) as Arrow[];

const neutral = [
  "domain/src/access/audience.ts",
  "domain/src/money/",
  "domain/src/calendar/",
  "domain/src/failure-codes.ts",
  "domain/src/result.ts",
];
const frame = ["contract/src/problem.ts", "contract/src/route.ts"];

/** Money, dates and refusals are for everybody; the rest of domain and contract is about bookings. */
const isBusiness = (path: string): boolean =>
  path.startsWith("packages/") &&
  ![...neutral, ...frame].some((value) => path.startsWith(`packages/${value}`));

/** The module of the API that a file belongs to, without its group. */
export const moduleOf = (path: string): string | null =>
  /^apps\/api\/src\/modules\/[a-z]+\/([^/]+)\//.exec(path)?.[1] ?? null;

const isRoutes = (path: string): boolean => /^apps\/api\/src\/modules\/.*\/([a-z-]+-)?routes\.ts$/.test(path);

/** A feature is a folder in one of the groups of `features/`. */
const featureOf = (path: string): string | null =>
  /^apps\/web\/src\/features\/([a-z]+\/[^/]+)\//.exec(path)?.[1] ?? null;

/** Every import that goes against an arrow. */
export function violationsIn(sources: readonly Source[]): Violation[] {
  return sources
    .flatMap((source) => importsOf(source))
    .flatMap((imported) =>
      arrows.filter((arrow) => forbids[arrow](imported)).map((arrow) => ({ ...imported, arrow })),
    );
}

/** What a file imports, statically, dynamically or by passing on; targets in the tree as paths from the root. */
export function importsOf({ path, text }: Source, { dynamic = true } = {}): Import[] {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} can't be read: ${errors[0]?.message}`);
  const named = [
    ...module.staticImports.map((staticImport) => staticImport.moduleRequest.value),
    ...module.staticExports.flatMap((staticExport) =>
      staticExport.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...(dynamic
      ? module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => literal(text.slice(start, end)))
      : []),
  ];
  return [...new Set(named)].map((name) => ({ from: path, to: targetOf(path, name) }));
}

const literal = (expression: string): string[] =>
  /^["'`]([^"'`$]+)["'`]$/.exec(expression.trim())?.slice(1) ?? [];

function targetOf(from: string, name: string): string {
  if (name.startsWith(".")) return posix.normalize(posix.join(posix.dirname(from), name));
  return name
    .replace(/^@pulau\/(domain|contract)\//, "packages/$1/src/")
    .replace(/^@pulau\/(api|web)\//, "apps/$1/");
}
