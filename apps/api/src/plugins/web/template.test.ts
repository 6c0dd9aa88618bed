import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { linksFor } from "./links.ts";
import { fill, scriptHashesOf, withPaint } from "./template.ts";

const built = `<!doctype html>
<html
    lang="en" dir="ltr">
  <head><meta charset="utf-8" /><title>Pulau</title><!--head--><script type="module" src="/assets/a.js"></script></head>
  <body><div id="root"><!--body--></div><!--data--></body>
</html>`;

describe("the page template", () => {
  it("puts in language, head, body and the answers to go on from", () => {
    const page = fill(built, {
      lang: "ms",
      head: "<title>Utama</title>",
      body: "<p>$& $1</p>",
      remembered: [["GET", { text: "</script><b>" }]],
      rendered: "/",
    });
    expect(page).toContain('lang="ms"');
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page).toContain('<div id="root" data-rendered="/"><p>$& $1</p></div>');
    expect(page).not.toContain("</script><b>");
    const [, data = ""] = /id="remembered">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toEqual([["GET", { text: "</script><b>" }]]);
  });

  it("hashes the inline scripts that it holds itself, and none that is filled in", () => {
    const painted = withPaint(built, "staff");
    const scripts = [...painted.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => script);
    expect(scripts.join()).toContain("pulau.staff.paint");
    expect(scriptHashesOf(painted)).toEqual(
      scripts.map((script) => `sha256-${createHash("sha256").update(script).digest("base64")}`),
    );
    expect(scriptHashesOf(built)).toEqual([]);
  });

  it("links what a page needs and the document lacks, each once", () => {
    const manifest = {
      "page.tsx": { file: "assets/page.js", css: ["assets/page.css"], imports: ["shared"] },
      shared: { file: "assets/shared.js", css: ["assets/page.css"], imports: ["entry"] },
      entry: { file: "assets/a.js", css: [], imports: ["shared"] },
    };
    expect(linksFor(manifest, ["page.tsx"], built)).toBe(
      '<link rel="stylesheet" href="/assets/page.css">' +
        '<link rel="modulepreload" crossorigin href="/assets/page.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/shared.js">',
    );
  });
});
