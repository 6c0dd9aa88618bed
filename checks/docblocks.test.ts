import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** Docblocks that describe nothing: an empty line, another docblock, an import or the end of a block comes after them. */
function strayDocblocks(path: string, text: string): string[] {
  const strays = text.matchAll(
    /^[ \t]*\/\*\*(?:(?!\*\/)[\s\S])*\*\/[ \t]*\n(?=[ \t]*(?:\n|\/\*\*|\/\/(?! biome-ignore)|import\b|[)}\]]))/gm,
  );
  return [...strays].map(({ index }) => `${path}:${text.slice(0, index).split("\n").length}`);
}

it("has each docblock right before what it describes; what is said of a whole file stands behind //", () => {
  const paths = globSync("{{apps,packages}/*/src,bench,checks,e2e,tools}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: ["**/node_modules/**"],
  });
  expect(paths.length).toBeGreaterThan(2_500);
  expect(paths.flatMap((path) => strayDocblocks(path, readFileSync(join(root, path), "utf8")))).toEqual([]);
});

it("finds those before nothing, and doubled ones", () => {
  const text = [
    "/** A header. */",
    "",
    "/** What is left of something. */",
    "/** A room. */",
    "type Room = { readonly no: string /** Ends nothing. */ };",
    "/** A night. */",
    "export type Night = {",
    "  /** A price that is gone. */",
    "};",
    "/** Words. */",
    "// biome-ignore lint/a: words",
    'export { words } from "./words.ts";',
  ].join("\n");
  expect(strayDocblocks("a.ts", text)).toEqual(["a.ts:1", "a.ts:3", "a.ts:8"]);
});
