import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** Selectors that have two blocks of rules of their own at the top of a file: what two things are called alike by mistake. */
function twiceIn(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const seen = new Set<string>();
  const twice: string[] = [];
  let depth = 0;
  let text = "";
  for (const sign of bare) {
    if (sign === "{" && depth++ === 0) {
      const selector = text.trim().replace(/\s+/g, " ");
      if (!selector.startsWith("@") && seen.has(selector)) twice.push(selector);
      seen.add(selector);
    }
    if (sign === "}") depth--;
    text = sign === "{" || sign === "}" || sign === ";" ? "" : text + sign;
  }
  return twice;
}

it("tells a selector with two blocks from one within a list, a query or another selector", () => {
  expect(twiceIn(".a { b: c; }\n.a,\n.d { e: f; }\n@media print { .a { g: h; } }\n.a .d { i: j; }")).toEqual(
    [],
  );
  expect(twiceIn(".a { b: c; } /* .d { } */ .d { e: f; }\n.a { g: h; }")).toEqual([".a"]);
});

it("gives no selector of a stylesheet two blocks, so that no name stands for two things", () => {
  const files = globSync("apps/web/src/**/*.module.css", { cwd: root });
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) =>
    twiceIn(readFileSync(join(root, file), "utf8")).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});

it("aligns texts by the page, as in a mirrored one each text keeps its own direction", () => {
  const aligns = /text-align:\s*(?:start|end|left|right)\b/;
  expect("a { text-align: start; }").toMatch(aligns);
  expect("a { text-align: var(--text-start); }").not.toMatch(aligns);
  const files = globSync("apps/web/src/**/*.css", { cwd: root });
  expect(files.filter((file) => aligns.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
});
