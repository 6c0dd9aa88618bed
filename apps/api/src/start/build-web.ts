import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const root = join(import.meta.dirname, "../../../..");
const web = join(root, "apps/web");
/** Folder of the files that browsers load. */
export const clientFolder = join(web, "dist/client");
/** Folder of the bundle that makes pages on the server. */
export const serverFolder = join(web, "dist/server");
/** Written last, so that a build that broke off counts as none. */
const stamp = join(web, "dist/built");

/** Whether the web must be built: its output is missing, or older than a file (or a folder) it is made from. */
export async function isWebStale(): Promise<boolean> {
  const sources = ["src", "public", "index.html", "staff", "package.json"].concat(
    [
      "vite.config",
      "vite.widget.config",
      "vite-plugins",
      "route-faces",
      "kept-files",
      "worker/pages-worker",
      "worker/pocket-worker",
    ].map((name) => `${name}.ts`),
  );
  if (!existsSync(join(web, "src"))) return false; // an image holds the output alone
  const built = await stat(stamp).catch(() => null);
  if (built === null) return true;
  const shared = ["packages/contract/src", "packages/domain/src", "apps/api/src/gateways"].map((value) =>
    join(root, value),
  );
  const changed = await Promise.all([...sources.map((source) => join(web, source)), ...shared].map(newestIn));
  return Math.max(...changed) > built.mtimeMs;
}

/** When the newest of a file or folder and all in it changed, in ms; tests don't count. */
async function newestIn(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (found === null) return 0;
  if (!found.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : found.mtimeMs;
  const inside = await Promise.all((await readdir(path)).map((name) => newestIn(join(path, name))));
  return Math.max(found.mtimeMs, ...inside);
}

export class WebNotBuilt extends Error {
  constructor(output: string) {
    super(`The web could not be built:\n${output}`);
  }
}

/** Builds the web and packs its files for browsers that take brotli. Throws `WebNotBuilt` with the builder's last words. */
export async function buildWeb(): Promise<void> {
  const begun = new Date();
  await runBuild();
  await packAll(clientFolder);
  await writeFile(stamp, begun.toISOString());
}

function runBuild(): Promise<void> {
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ["npm", []];
  return new Promise((done, fail) => {
    const child = spawn(command, [...first, "run", "build", "-w", "@pulau/web"], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const keepEnd = (part: Buffer) => {
      output = (output + part.toString()).slice(-4000);
    };
    child.stdout.on("data", keepEnd);
    child.stderr.on("data", keepEnd);
    child.once("error", fail);
    child.once("close", (code) => (code === 0 ? done() : fail(new WebNotBuilt(output))));
  });
}

const worthPacking = new Set([".js", ".css", ".svg", ".json", ".wasm", ".webmanifest"]);
const brotli = promisify(brotliCompress);

async function packAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !worthPacking.has(extname(path))) continue;
    const content = await readFile(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    if (content.length > 1024) await writeFile(`${path}.br`, await brotli(content, { params }));
  }
}
