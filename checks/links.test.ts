import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const pages = globSync(["*.md", "docs/**/*.md", "apps/*/README.md"], { cwd: root });

/** Addresses within the tree that a page links to or shows. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)|(?:src|srcset|href)="([^"#]+)"/g)]
    .map(([, link, source]) => link ?? source ?? "")
    .filter((link) => !/^[a-z]+:/.test(link));

it("leads from every page to something that is there", () => {
  const lost = pages.flatMap((page) =>
    linksIn(readFileSync(join(root, page), "utf8"))
      .filter((link) => !existsSync(join(root, dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  );
  expect(pages.length).toBeGreaterThan(40);
  expect(lost).toEqual([]);
});

/** Places within pages that a page links to: the page, its own where none is named, and the anchor. */
const anchorsIn = (text: string): [page: string, anchor: string][] =>
  [...text.matchAll(/\]\((?![a-z]+:)([^)\s#]*)#([^)\s]+)\)/g)].map(([, page = "", anchor = ""]) => [
    page,
    anchor,
  ]);

/** The anchors of a page's headings, as GitHub makes them. */
const headingsIn = (text: string): string[] =>
  [...text.replaceAll(/^```[\s\S]*?^```/gm, "").matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

it("leads to headings that are there", () => {
  const lost = pages.flatMap((page) =>
    anchorsIn(readFileSync(join(root, page), "utf8"))
      .filter(([to, anchor]) => {
        const path = to === "" ? join(root, page) : join(root, dirname(page), to);
        return !path.endsWith(".md") || !headingsIn(readFileSync(path, "utf8")).includes(anchor);
      })
      .map(([to, anchor]) => `${page}: ${to}#${anchor}`),
  );
  expect(lost).toEqual([]);
});

it("sees an anchor and the heading that it names", () => {
  expect(anchorsIn("[a](#part) [b](.#part) [c](b.md#a-part) [d](https://example.com/#x)")).toEqual([
    ["", "part"],
    [".", "part"],
    ["b.md", "a-part"],
  ]);
  expect(headingsIn("# It’s: a `part`, (two)\n```sh\n# none\n```\n### Next")).toEqual([
    "its-a-part-two",
    "next",
  ]);
});

it("sees links and pictures, and leaves the rest of the world alone", () => {
  const text = '[a](docs/a.md#part) ![b](b.webp) <img src="c.webp"> [d](https://example.com)';
  expect(linksIn(text)).toEqual(["docs/a.md", "b.webp", "c.webp"]);
});

it("tells of the web's pieces what their files export", () => {
  const [, section = ""] = readFileSync(join(root, "apps/web/README.md"), "utf8").split("## Pieces");
  const pieces = [...section.matchAll(/`([a-z-]+)`\s((?:[a-zA-Z]+,\s)*\w+)/g)].flatMap(
    ([, file = "", names = ""]) => {
      const [path] = globSync(`apps/web/src/{ui,listing,business}/${file}.{ts,tsx}`, { cwd: root });
      return names.split(/,\s/).map((name) => ({ path: path ?? "README.md", name }));
    },
  );
  expect(pieces.length).toBeGreaterThan(60);
  const isExported = ({ path, name }: (typeof pieces)[number]) =>
    new RegExp(`^export (?:function|const) ${name}\\b`, "m").test(readFileSync(join(root, path), "utf8"));
  expect(pieces.filter((piece) => !isExported(piece))).toEqual([]);
});
