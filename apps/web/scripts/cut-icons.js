// Cuts the icons that our pages name out of Tabler's five thousand, into src/ui/icons: an install then fetches none of
// them. Run after an icon was named that is not there yet, or with another release: npm run icons -w @pulau/web
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { iconFile } from "../icon-file.ts";

const release = "@tabler/icons-react@3.51.0";
const source = join(import.meta.dirname, "../src");
const to = join(source, "ui/icons");
const run = promisify(execFile);

/** The names in `import { IconBoat, IconX } from "…/ui/icons/index.ts"` of all our files. */
async function iconNames() {
  const { stdout } = await run(
    "git",
    ["grep", "-l", "--untracked", "-E", '/icons/index\\.ts"', "--", "*.ts", "*.tsx"],
    { cwd: source },
  );
  const found = new Set();
  for (const file of stdout.trim().split("\n")) {
    const code = await readFile(join(source, file), "utf8");
    for (const [, names = ""] of code.matchAll(/import \{([^}]+)\} from "[./]+(?:ui\/)?icons\/index\.ts"/g))
      for (const name of names.match(/\bIcon\w+/g) ?? []) found.add(name);
  }
  return [...found].sort();
}

/** An icon as its paths alone; Tabler's names, keys and titles would be a third of it. */
function drawingOf(name, code) {
  const [, nodes, kind] =
    /const __iconNode = (\[.*\]);\s*const \w+ = createReactComponent\("(outline|filled)"/.exec(code) ?? [];
  const parts = JSON.parse(nodes ?? "[]");
  if (kind === undefined || parts.some(([tag]) => tag !== "path"))
    throw new Error(`${name} is not drawn by paths alone.`);
  const drawn = parts.map(([, { key: _, d, ...more }]) =>
    JSON.stringify(Object.keys(more).length === 0 ? d : { d, ...more }),
  );
  return `import { ${kind} } from "../icon-shape.tsx";\n\nexport const ${name} = /* @__PURE__ */ ${kind}(${drawn.join(", ")});\n`;
}

const names = await iconNames();
const folder = await mkdtemp(join(tmpdir(), "icons-"));
try {
  const { stdout } = await run("npm", ["pack", release, "--silent"], { cwd: folder });
  await run("tar", ["-xzf", stdout.trim()], { cwd: folder });
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  for (const name of names) {
    const code = await readFile(join(folder, `package/dist/esm/icons/${name}.mjs`), "utf8");
    await writeFile(join(to, iconFile(name)), drawingOf(name, code));
  }
  const index = names.map((name) => `export { ${name} } from "./${iconFile(name)}";`);
  await writeFile(join(to, "index.ts"), `${index.join("\n")}\n`);
  await writeFile(join(to, "LICENSE"), await readFile(join(folder, "package/LICENSE")));
} finally {
  await rm(folder, { recursive: true, force: true });
}
await run("npx", ["biome", "check", "--write", to]);
