import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { z } from "zod";

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);
type Manifest = z.infer<typeof Manifest>;

/** kB of JavaScript that `/` may load, packed by brotli: just above what it does load, 88 of it React, its router and its queries. */
export const budget = 120;

/** kB that a page which visitors find by a search engine may load, all of `/` and of every page among it. */
export const foundPageBudget = 150;

/** The pages that visitors find beside `/`, each with the words that it speaks. */
export const foundPages = {
  package: ["stay-pages/package/page.tsx", "stay-pages", "price", "feedback"],
  room: ["stay-pages/room/page.tsx", "stay-pages", "price", "feedback"],
  island: ["stay-pages/island/page.tsx", "stay-pages"],
  contact: ["stay-pages/contact/page.tsx", "stay-pages"],
} as const;

/** What such a page asks for by name. */
export const foundPageModules = (page: keyof typeof foundPages, language: "en" | "my" | "cn"): string[] => {
  const [file, ...words] = foundPages[page];
  const spoken = ["first", "errors", "pieces", ...words].map((name) => `src/i18n/${language}/${name}.ts`);
  return ["index.html", `src/features/selling/${file}`, ...spoken];
};

/** A script that `/` loads, in kB as it travels: packed by brotli at its best, 1 kB being 1,000 bytes. */
export type Script = { readonly file: string; readonly kB: number };

/** What `/` asks for by name before the network is idle; what these import comes along. */
export const firstPageModules = (language: "en" | "my" | "cn"): string[] => [
  "index.html",
  "src/features/selling/home/page.tsx",
  `src/i18n/${language}/first.ts`,
  `src/i18n/${language}/home.ts`,
];

/** Reads from the builder's manifest which scripts these modules need, all imports included, largest first. */
export async function scriptsOf(folder: string, modules: readonly string[]): Promise<Script[]> {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(folder, ".vite", "manifest.json"), "utf8")));
  const files = [...closureOf(manifest, modules)];
  const scripts = await Promise.all(
    files.map(async (file) => ({ file, kB: await packed(join(folder, file)) })),
  );
  return scripts.toSorted((a, b) => b.kB - a.kB);
}

/** Files of the modules and of everything that they import. Throws for a module that the build doesn't have. */
export function closureOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports.forEach(visit);
  };
  modules.forEach(visit);
  return files;
}

const brotli = promisify(brotliCompress);

async function packed(path: string): Promise<number> {
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return (await brotli(content, { params })).length / 1000;
}
