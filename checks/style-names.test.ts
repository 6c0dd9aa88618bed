import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const web = join(import.meta.dirname, "../apps/web/src");
const read = (path: string): string => readFileSync(join(web, path), "utf8");
const classesOf = (sheet: string): Set<string> =>
  new Set([...read(sheet).matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name));

/** The classes that a piece takes of its style sheets by name, and the sheet of each. */
function classesIn(path: string): { readonly path: string; readonly sheet: string; readonly name: string }[] {
  const text = read(path);
  const code = text.replace(/^import .*$/gm, "");
  return [...text.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)].flatMap(
    ([, styles = "", from = ""]) =>
      [...code.matchAll(new RegExp(`(?<![./"'\`\\w:])${styles}\\.(\\w+)`, "g"))].map(([, name = ""]) => ({
        path,
        sheet: join(dirname(path), from),
        name,
      })),
  );
}

it("takes no class of a style sheet that doesn't have it", () => {
  const taken = globSync("**/*.tsx", { cwd: web }).flatMap(classesIn);
  expect(taken.length).toBeGreaterThan(1500);
  expect(taken.filter(({ sheet, name }) => !classesOf(sheet).has(name))).toEqual([]);
});
