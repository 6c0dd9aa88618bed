import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import PageText from "./page-text.tsx";

const shown = (text: string) => renderToStaticMarkup(createElement(PageText, { text }));

describe("a text of the resort", () => {
  it("has headings below the page's own, lists, emphasis and links", () => {
    const html = shown("# Boats\n\n- one\n- **two**\n\n[Call](tel:+6095550118) [Terms](/info/terms)");
    expect(html).toContain("<h2>Boats</h2>");
    expect(html).toContain("<strong>two</strong>");
    expect(html).toContain('<a class="link" href="tel:+6095550118"');
    expect(html).toContain('<a class="link" href="/info/terms">Terms</a>');
  });

  it("opens other sites apart, and tells search engines not to count them", () => {
    const html = shown("[Marine park](https://marinepark.example)");
    expect(html).toContain('target="_blank" rel="noopener noreferrer nofollow"');
  });

  it.each([
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "<iframe src=https://evil.example></iframe>",
    '<a href="javascript:alert(1)">here</a>',
    "[here](javascript:alert(1))",
    "[here](JaVaScRiPt:alert(1))",
    "[here](java\tscript:alert(1))",
    "[here](&#106;avascript:alert(1))",
    "[here](data:text/html;base64,PHNjcmlwdD4=)",
    "[here](vbscript:x)",
    "[here](//evil.example)",
    "[here](\\\\evil.example)",
    "<javascript:alert(1)>",
    '![x](x "onerror=alert(1)")',
    "[a]: javascript:alert(1)\n\n[a]",
    '[x](https://a.example"onmouseover=alert(1))',
  ])("never runs what an attacker writes: %s", (text) => {
    const html = shown(text);
    expect(html).not.toMatch(/<(script|img|iframe|svg|object|style)\b/i);
    expect(html).not.toMatch(/<[^>]*\son\w+\s*=/i);
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address = ""]) => address);
    expect(addresses.filter((address) => !address.startsWith("https://a.example"))).toEqual([]);
  });
});
