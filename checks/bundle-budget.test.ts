import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { buildWeb, clientFolder, isWebStale } from "../apps/api/src/start/build-web.ts";
import { classPrefixes } from "../apps/web/vite-plugins.ts";
import {
  budget,
  closureOf,
  firstPageModules,
  foundPageBudget,
  foundPageModules,
  foundPages,
  scriptsOf,
} from "./first-page-scripts.ts";

beforeAll(async () => {
  if (await isWebStale()) await buildWeb();
}, 180_000);

describe("the first page's JavaScript", () => {
  it.each(["en", "my", "cn"] as const)("fits its budget in %s", async (language) => {
    const scripts = await scriptsOf(clientFolder, firstPageModules(language));
    const list = scripts.map(({ file, kB }) => `${kB.toFixed(1)} kB ${file}`).join("\n");
    // To the byte: sums of fractions are a little off.
    const total = Math.round(scripts.reduce((sum, { kB }) => sum + kB, 0) * 1000) / 1000;
    expect(total, list).toBeGreaterThan(50); // React alone is more: the count is of the real thing
    expect(total, list).toBeLessThanOrEqual(budget);
  });
});

describe("the JavaScript of a page that visitors find", () => {
  it.each(Object.keys(foundPages) as (keyof typeof foundPages)[])("fits its budget: %s", async (page) => {
    for (const language of ["en", "my", "cn"] as const) {
      const scripts = await scriptsOf(clientFolder, foundPageModules(page, language));
      const list = scripts.map(({ file, kB }) => `${kB.toFixed(1)} kB ${file}`).join("\n");
      const total = scripts.reduce((sum, { kB }) => sum + kB, 0);
      expect(total, list).toBeGreaterThan(100);
      expect(total, list).toBeLessThanOrEqual(foundPageBudget);
    }
  });
});

describe("the widget for other websites", () => {
  it("is one script of its own, within 30 kB", async () => {
    const path = join(clientFolder, "widget.js");
    expect((await readFile(`${path}.br`)).length).toBeLessThan(30_000);
    const script = await readFile(path, "utf8");
    expect(script).toContain("pulau-booking");
    expect(script).not.toMatch(/\bimport\b|\bexport\b|eval\(|innerHTML/);
  });
});

describe("a production build", () => {
  it("has nothing of the page of all pieces", async () => {
    const manifest = await readFile(join(clientFolder, ".vite", "manifest.json"), "utf8");
    expect(manifest).toContain("src/features/");
    expect(manifest).not.toMatch(/src\/dev\/|dev\/pieces/);
    const scripts = (await readdir(clientFolder, { recursive: true })).filter((file) => file.endsWith(".js"));
    const texts = await Promise.all(scripts.map((script) => readFile(join(clientFolder, script), "utf8")));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => text.includes("Toast of a failure"))).toEqual([]);
  });

  it("names what other pages are made of in a table, not in the first page's scripts", async () => {
    const scripts = await scriptsOf(clientFolder, firstPageModules("en"));
    const texts = await Promise.all(scripts.map(({ file }) => readFile(join(clientFolder, file), "utf8")));
    expect(texts.filter((text) => text.includes("__vite__mapDeps"))).toEqual([]);
    // A script is kept for a year: the table of one release has no place in it.
    expect(texts.filter((text) => /assets\/[\w-]{7}\.json/.test(text))).toEqual([]);
    const documents = await Promise.all(
      ["index.html", "staff/index.html"].map((file) => readFile(join(clientFolder, file), "utf8")),
    );
    const tables = documents.map(
      (html) => /name="along" content="\/(assets\/[\w-]{7}\.json)"/.exec(html)?.[1],
    );
    expect(new Set(tables).size).toBe(1);
    const [files, lines] = JSON.parse(await readFile(join(clientFolder, tables[0] ?? ""), "utf8")) as [
      string[],
      Record<string, number[]>,
    ];
    expect(Object.keys(lines).length).toBeGreaterThan(50);
    expect(
      Object.values(lines)
        .flat()
        .filter((place) => files[place] === undefined),
    ).toEqual([]);
    const there = await readdir(clientFolder, { recursive: true });
    expect(files.filter((file) => !there.includes(file))).toEqual([]);
    expect(Object.keys(lines).filter((script) => !there.includes(`assets/${script}.js`))).toEqual([]);
  });

  it("keeps the styles of every piece, also where its classes stand in their place", async () => {
    const here = join(import.meta.dirname, "../apps/web/src");
    const sheets = (await readdir(here, { recursive: true })).filter((file) => file.endsWith(".module.css"));
    const built = (await readdir(clientFolder, { recursive: true })).filter((file) => file.endsWith(".css"));
    const styles = (await Promise.all(built.map((file) => readFile(join(clientFolder, file), "utf8")))).join(
      "",
    );
    const prefixOf = classPrefixes(here);
    expect(sheets.length).toBeGreaterThan(100);
    expect(new Set(sheets.map(prefixOf)).size, "prefixes, each of one sheet").toBe(sheets.length);
    expect(
      sheets.filter((sheet) => !sheet.startsWith("dev/") && !styles.includes(`.${prefixOf(sheet)}_`)),
    ).toEqual([]);
  });

  it("loads the headless library on no first page", async () => {
    const scripts = await scriptsOf(clientFolder, firstPageModules("en"));
    const texts = await Promise.all(scripts.map(({ file }) => readFile(join(clientFolder, file), "utf8")));
    expect(texts.filter((text) => text.includes("data-rac"))).toEqual([]);
  });
});

describe("the count", () => {
  const manifest = {
    "index.html": { file: "entry.js", imports: ["_shared"] },
    "page.tsx": { file: "page.js", imports: ["_shared", "_more"] },
    _shared: { file: "shared.js", imports: ["_more"] },
    _more: { file: "more.js", imports: ["index.html"] },
    "other.tsx": { file: "other.js", imports: [] },
  };

  it("takes each file once, with all that it imports, and nothing else", () => {
    expect([...closureOf(manifest, ["index.html", "page.tsx"])].sort()).toEqual(
      "entry.js more.js page.js shared.js".split(" "),
    );
  });

  it("does not pass over a page that the build no longer has", () => {
    expect(() => closureOf(manifest, ["gone.tsx"])).toThrow("gone.tsx");
  });
});
