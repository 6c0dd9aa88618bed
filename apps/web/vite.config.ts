import { createHash } from "node:crypto";
import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { pagesWorker } from "./kept-files.ts";
import { routeFaces } from "./route-faces.ts";
import {
  classesInPlace,
  classPrefixes,
  listsHaveAnEnd,
  oneFilePerIcon,
  reactAriaInOurLanguages,
  reactAsModules,
  tesseractCore,
} from "./vite-plugins.ts";

/** What the server puts into the head stands last there, so that a page's styles come after those of all pages. */
const pageHeadLast = (): Plugin => ({
  name: "page-head-last",
  transformIndexHtml: {
    order: "post",
    handler: (html) => html.replace(/\s*<!--head-->/, "").replace("</head>", "  <!--head-->\n  </head>"),
  },
});

/** While one writes, every page of the staff side is its one document, as the server has it; `/dev/pieces` is there too. */
const developmentDocuments = (): Plugin => ({
  name: "development-documents",
  configureServer: (server) => {
    server.middlewares.use((request, _, next) => {
      if (/^\/staff(\/[^.]*)?(\?|$)/.test(request.url ?? "")) request.url = "/staff/index.html";
      if (/^\/dev\/pieces\/?(\?|$)/.test(request.url ?? "")) request.url = "/dev/pieces.html";
      next();
    });
  },
});

const here = import.meta.dirname;

/** The modules that `/` stands on, its own among them: what is imported from its start and its page on, step by step. */
const first = new Set<string>();
/** What every page of the staff's stands on and no page of a guest's. */
const staffFrame = new Set<string>();

type Ways = readonly ("importedIds" | "dynamicallyImportedIds")[];

const framesOfPages = (): Plugin => ({
  name: "frames-of-pages",
  buildEnd() {
    const follow = (id: string, found: Set<string>, ways: Ways): void => {
      if (found.has(id)) return;
      found.add(id);
      const info = this.getModuleInfo(id);
      for (const way of ways) for (const next of info?.[way] ?? []) follow(next, found, ways);
    };
    const portal = resolve(here, "src/app/portal/entry.tsx");
    const home = resolve(here, "src/features/selling/home/page.tsx");
    const staff = resolve(here, "src/app/staff/entry.tsx");
    for (const id of [portal, home]) follow(id, first, ["importedIds"]);
    const guests = new Set<string>();
    follow(portal, guests, ["importedIds", "dynamicallyImportedIds"]);
    follow(staff, staffFrame, ["importedIds"]);
    for (const id of [staff, ...guests]) staffFrame.delete(id);
  },
});

/** For each file of the build, the scripts that come with it. */
const imported = new Map<string, ReadonlySet<string>>();
const importsOf = (): Plugin => ({
  name: "imports-of",
  generateBundle: {
    order: "pre",
    handler(_, bundle) {
      const follow = (file: string, found: Set<string>): Set<string> => {
        const chunk = bundle[file];
        if (chunk?.type !== "chunk" || found.has(file)) return found;
        found.add(file);
        for (const next of chunk.imports) follow(next, found);
        return found;
      };
      for (const file of Object.keys(bundle)) imported.set(file, follow(file, new Set()));
    },
  },
});

/** Of each script, the files that it has named so far, by their place. */
const named = new Map<string, Map<string, number>>();

/**
 * What a script stands on is there when it asks for a page: it does not name that again for each of them. The rest
 * stands in one order for all pages, which packs better.
 */
function notYetThere(_: string, files: string[], { hostId }: { hostId: string }): string[] {
  const places = named.get(hostId) ?? new Map<string, number>();
  named.set(hostId, places);
  const missing = files.filter((file) => !imported.get(hostId)?.has(file));
  for (const file of missing) if (!places.has(file)) places.set(file, places.size);
  return missing.sort((a, b) => Number(places.get(a)) - Number(places.get(b)));
}

const namesOfFiles =
  /^const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[.*?\])\)\)\)=>i\.map\(i=>d\[i\]\);\n/;

const scriptPlaces =
  /import\((["'`])\.\/([\w-]+)\.js\1\)((?:(?!import\().){0,200}?),__vite__mapDeps\(\[([\d,]*)\]\)/gs;

/**
 * The scripts of `/` name no files of other pages: what each of these stands on is told by a table that is loaded at the
 * first touch (`src/app/load-along.ts`), before anybody can ask for one. It tells it by the name of the script that is asked
 * for, and the page's document names the table: a browser keeps scripts for a year, and may have those of the release before.
 */
const otherPagesAtFirstTouch = (): Plugin => ({
  name: "other-pages-at-first-touch",
  apply: (_, { isSsrBuild }) => isSsrBuild !== true,
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { loadAlong as __vitePreload } from ${JSON.stringify(resolve(here, "src/app/load-along.ts"))};`,
  },
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const own = Object.values(bundle).filter(
        (file) => file.type === "chunk" && file.moduleIds.every((id) => first.has(id)),
      );
      const isOwn = (name: string | undefined): boolean => own.some(({ fileName }) => fileName === name);
      const all: string[] = [];
      const lines: Record<string, number[]> = {};
      const placeOf = (name: string): number => (all.includes(name) ? all.indexOf(name) : all.push(name) - 1);
      for (const chunk of own) {
        if (chunk.type !== "chunk") continue;
        const names = JSON.parse(namesOfFiles.exec(chunk.code)?.[1] ?? "[]") as string[];
        chunk.code = chunk.code
          .replace(namesOfFiles, "")
          .replace(scriptPlaces, (whole, _, script: string, __, places: string) => {
            const needed = places.split(",").flatMap((place) => names[Number(place)] ?? []);
            const isThere = needed.every(isOwn);
            if (!isThere) lines[script] = needed.map(placeOf);
            return whole.replace(/__vite__mapDeps\(.*$/s, isThere ? "[]" : "1");
          });
        if (chunk.code.includes("__vite__mapDeps"))
          this.error("A page is asked for in another way than it was.");
      }
      const source = JSON.stringify([all, lines]);
      const hash = createHash("sha256").update(source).digest("base64url").slice(0, 7);
      const fileName = `assets/${hash}.json`;
      this.emitFile({ type: "asset", fileName, source });
      for (const document of ["index.html", "staff/index.html"]) {
        const file = bundle[document];
        if (file?.type !== "asset") return this.error(`The build has no ${document}.`);
        file.source = String(file.source).replace("__along__", `/${fileName}`);
      }
    },
  },
});

const prefixOf = classPrefixes(resolve(here, "src"));
/** `button_soft`: which file a class is of. Names without random letters pack better. */
const className = (name: string, file: string): string =>
  `${prefixOf(file.replace(/^.*\/src\/|\?.*$/g, ""))}_${name}`;

/** What lists alone stand on. */
const ofLists = /node_modules\/@tanstack\/(react-table|table-core|react-virtual|virtual-core)\//;
const everyPage = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\//;
/** What a page needs that asks several things at once: `/` does not, and loads none of it. */
const ofMany =
  /node_modules\/@tanstack\/(query-core|react-query)\/build\/modern\/(queriesObserver|useQueries)\./;
const parts = { test: (id: string) => everyPage.test(id) && !ofLists.test(id) && !ofMany.test(id) };
/** Shared by overlays and dates: in one file, so that the first page names one, not six, for each page that has them. */
const headless =
  /node_modules\/(react-aria|react-stately|react-aria-components|@internationalized)\/|\/ui\/headless\/(?!dialog|menu|toast|tooltip|month)/;
/** Of these, what a list to search and an order by hand alone stand on: who opens a dialog does not wait for it. */
const headlessLists =
  /node_modules\/react-(aria|stately)\/dist\/private\/(dnd|gridlist|listbox|combobox|virtualizer|layout)\/|node_modules\/react-aria-components\/dist\/private\/(ComboBox|DragAndDrop|GridList|ListBox|Virtualizer|useDragAndDrop)\.|\/ui\/headless\/(combo-list|combo-box\.module)/;
const ofOverlays = (id: string): boolean => headless.test(id) && !headlessLists.test(id);
/** What lists need as pages without one do: these do not load the pieces of lists for it. */
const besideLists = /\/web\/src\/(shell\/page-address|ui\/segmented)/;
/** The pieces of lists: one file, not a handful, for each page that has one. */
const listing = /\/web\/src\/listing\/(?!import\/)/;
/** How a price is said in another currency: on pages that list or pay nothing, too. */
const shownCurrency = /\/web\/src\/(business\/shown-currency\/rate-note|ui\/use-price-text)/;
/** The small rules that guests' pages share: one name, not one for each of them. */
const rules = /\/packages\/domain\/src\/(booking|party|person|waiting|occupancy|transport)\//;
/** What every page that leaves for a bank stands on. */
const paying = /\/web\/src\/(shell\/leave-portal|api\/use-idempotency-key|business\/(pay-|use-way-choice))/;
const ofPortal = /\/web\/src\/(features|app\/portal)\//;
const portalFrame = /\/web\/src\/app\/portal\/(?!entry)/;

/** Styles of the first page stand in the first style sheet: a phone waits for one, not for three. */
const inBase = (id: string): boolean =>
  first.has(id) && !parts.test(id) && !ofMany.test(id) && (!ofPortal.test(id) || id.endsWith(".module.css"));

/**
 * What every page needs travels in a few files, and nothing in them that `/` does not load; the rest splits by page.
 * The staff side's frame travels in one, without what guests' pages share with it: these then loaded it for an icon. The menu
 * names each file that a page needs, so icons of several pages share one.
 */
const groups = [
  { name: "parts", test: parts.test, minShareCount: 2, priority: 4 },
  { name: "base", test: inBase, priority: 3 },
  { name: "portal-frame", test: (id: string) => first.has(id) && portalFrame.test(id), priority: 2 },
  { name: "shown-currency", test: shownCurrency, minShareCount: 2, priority: 2 },
  { name: "headless", test: ofOverlays, minShareCount: 2, priority: 2 },
  { name: "headless-lists", test: headlessLists, minShareCount: 2, priority: 1 },
  { name: "beside-lists", test: besideLists, minShareCount: 2, priority: 2 },
  { name: "listing", test: listing, minShareCount: 2, priority: 1 },
  { name: "rules", test: rules, minShareCount: 2, priority: 1 },
  { name: "paying", test: paying, minShareCount: 2, priority: 1 },
  { name: "icons", test: /\/ui\/icons\//, minShareCount: 4, priority: 1 },
  { name: "staff-frame", test: (id: string) => staffFrame.has(id), includeDependenciesRecursively: false },
];

/** The first page names four hundred files: each letter costs it. Which chunk is which, the manifest says. */
const names = {
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[hash:7].js",
  assetFileNames: "assets/[hash:7][extname]",
};

const api = process.env.PULAU_API ?? "http://localhost:3000";
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    oneFilePerIcon(),
    reactAsModules(),
    listsHaveAnEnd(),
    classesInPlace(),
    routeFaces(),
    reactAriaInOurLanguages(),
    pageHeadLast(),
    developmentDocuments(),
    framesOfPages(),
    importsOf(),
    otherPagesAtFirstTouch(),
    pagesWorker(here),
    react(),
  ],
  resolve: {
    dedupe: ["react", "react-dom"],
    // React has the hook itself since its version 18.
    alias: [
      tesseractCore,
      { find: /^use-sync-external-store\/shim(\/index\.js)?/, replacement: "use-sync-external-store" },
    ],
  },
  // Known to the server by its name: it alone may run WebAssembly.
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: "assets/photo-worker-[hash:7].js" } },
  },
  // The server's half carries all it needs: production then installs none of the parts that pages are made of.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
  optimizeDeps: { rolldownOptions: { plugins: [reactAriaInOurLanguages()] } },
  server: { proxy: { "/api": api, "/admin/api": api, "/files": api, "/preview": api } },
  css: { modules: { generateScopedName: className } },
  build: {
    outDir: "dist/client",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target: "es2022",
    cssTarget: ["chrome123", "safari17.5", "firefox121"],
    cssMinify: "lightningcss",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 500,
    modulePreload: { polyfill: false, resolveDependencies: notYetThere },
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: { portal: resolve(here, "index.html"), staff: resolve(here, "staff/index.html") },
            optimization: { inlineConst: { mode: "all", pass: 3 } },
            output: { codeSplitting: { groups }, ...names },
          },
        }),
  },
}));
