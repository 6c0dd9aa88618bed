import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const Chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
});
const Manifest = z.record(z.string(), Chunk);
export type Manifest = z.infer<typeof Manifest>;

/** The builder's list of which source became which files. */
export async function readManifest(folder: string): Promise<Manifest> {
  return Manifest.parse(JSON.parse(await readFile(join(folder, ".vite", "manifest.json"), "utf8")));
}

/** Links that fetch a page's code and style together with its document, instead of one after another. */
export function linksFor(manifest: Manifest, modules: readonly string[], document: string): string {
  const chunks = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || chunks.has(name)) return;
    chunks.add(name);
    chunk.imports.forEach(visit);
  };
  modules.forEach(visit);
  const found = [...chunks].flatMap((name) => manifest[name] ?? []);
  const styles = new Set(found.flatMap((chunk) => chunk.css));
  const scripts = new Set(found.map((chunk) => chunk.file));
  const fresh = (file: string): boolean => !document.includes(`/${file}"`);
  return [
    ...[...styles].filter(fresh).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...[...scripts].filter(fresh).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join("");
}
