import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** What the crew's pages load when they are pressed, beside what they are loaded with. */
const loadedLater =
  /\/src\/(?:(?:ui|shell|api|listing)\/|app\/(?:later|staff\/)|features\/desk\/(?:sailings|housekeeping|pick-ups|front-desk\/registration)\/|business\/(?:room-acts|room-closure|crew)\/|features\/ground\/error-pages\/|features\/people\/staff-sign-in\/sign-in-again|i18n\/(?:en|my|cn)\/(?:first|errors|pieces|listing|pictures|newer-version|customizer|price|staff|staff\/(?:sailings|housekeeping|room-acts|closures|pick-ups|crew|registration|room-deposits|shifts))\.ts)|node_modules\/qr\//;

type Bundle = Rolldown.OutputBundle;

/** The files of a build without which the crew's pages do not open, and those that they ask for later. */
export function keptFilesOf(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const kept = new Set<string>();
  const follow = (fileName: string): void => {
    const chunk = byName.get(fileName);
    if (!chunk || kept.has(fileName)) return;
    kept.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) kept.add(style);
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) kept.add(asset);
    chunk.imports.forEach(follow);
    const later = chunk.dynamicImports.filter((name) =>
      byName.get(name)?.moduleIds.some((id) => loadedLater.test(id)),
    );
    later.forEach(follow);
  };
  for (const { fileName, moduleIds } of chunks)
    if (moduleIds.some((id) => /\/src\/app\/staff\/entry\.tsx$/.test(id))) follow(fileName);
  return [...kept].toSorted();
}

/** Builds the workers that keep pages on the device, and tells the crew's its files; the guests' is told them by its page. */
export function pagesWorker(folder: string): Plugin {
  return {
    name: "pages-worker",
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    buildStart() {
      if (this.meta.watchMode) return;
      this.emitFile({
        type: "chunk",
        id: resolve(folder, "worker/pages-worker.ts"),
        fileName: "pages-worker.js",
      });
      this.emitFile({
        type: "chunk",
        id: resolve(folder, "worker/pocket-worker.ts"),
        fileName: "pocket-worker.js",
      });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const workers = ["pages-worker.js", "pocket-worker.js"].map((name) => bundle[name]);
        if (workers.some((file) => file?.type === "chunk" && file.imports.length > 0))
          this.error("A worker stands on other files.");
        const [worker] = workers;
        if (worker?.type !== "chunk") return;
        const along = Object.keys(bundle).filter((name) => /^assets\/[\w-]{7}\.json$/.test(name));
        const files = [...keptFilesOf(bundle), ...along, "favicon.svg"].map((name) => `/${name}`);
        const list = JSON.stringify(files);
        const hash = createHash("sha256").update(list).digest("base64url").slice(0, 9);
        worker.code = worker.code
          .replaceAll("__PULAU_FILES__", () => list)
          .replaceAll("__PULAU_PAGES__", () => JSON.stringify(hash));
      },
    },
  };
}
