import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, it } from "vitest";
import { nodeFlags } from "./node-flags.ts";

const source = join(import.meta.dirname, "..");

/** Notes each file that is loaded, by `import` or by `require`, and tells it with the heap that is left after tidying. */
const look = `
  import { registerHooks } from "node:module";
  const files = new Set();
  registerHooks({
    resolve(name, context, next) {
      const found = next(name, context);
      files.add(found.url);
      return found;
    },
  });
  for (const file of FILES) await import(file);
  for (let i = 0; i < 3; i += 1) gc();
  process.stdout.write(JSON.stringify({ files: [...files], heap: process.memoryUsage().heapUsed / 1e6 }));
`;

/** What a server loads before it starts: all that its file imports. */
const atStart = [...readFileSync(join(source, "server.ts"), "utf8").matchAll(/ from "\.\/([^"]+)"/g)].map(
  ([, path = ""]) => join(source, path),
);

let loaded: { files: string[]; heap: number };

beforeAll(async () => {
  const code = look.replace("FILES", JSON.stringify(atStart));
  const flags = [...nodeFlags, "--expose-gc", "--input-type=module", "--eval", code];
  const { stdout } = await promisify(execFile)(process.execPath, flags, { maxBuffer: 16_000_000 });
  loaded = JSON.parse(stdout);
}, 60_000);

const from = (part: string): string[] => loaded.files.filter((url) => url.includes(part));

it.each([
  "/node_modules/fontkit/",
  "/node_modules/pdfmake/",
  "/node_modules/@pdfme/",
  "/node_modules/@aws-sdk/",
  "/node_modules/stripe/",
  "/node_modules/sharp/",
  "/node_modules/@simplewebauthn/",
  "/node_modules/postal-mime/",
  "/node_modules/iso-3166/2.js",
  "/src/db/demo/examples/",
  "/src/db/demo/seed.ts",
  "/src/start/fill-demo.ts",
])("leaves %s until it is needed", (part) => {
  expect(from(part)).toEqual([]);
});

it("holds no more of what it has loaded than a server of 250 MB can", () => {
  expect(from("/src/modules/").length).toBeGreaterThan(500); // else nothing was looked at
  expect(loaded.heap).toBeLessThan(76);
});
