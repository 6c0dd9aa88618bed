import type { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { expect, it } from "vitest";
import { headOf, previewPicture } from "./page-head.ts";

const resort = { name: "Teluk & Biru" } as Reply<typeof resortRoute>;
const head =
  '<title>Lagoon &amp; reef · Teluk</title><meta name="description" content="Three &quot;trips&quot;"/>';
const facts = {
  path: "/packages/lagoon",
  origin: "https://book.example.com",
  resort,
  picture: "reef",
} as const;

it("names the page's address in its language, with the others beside it", () => {
  const found = headOf(head, { ...facts, language: "my", data: [] });
  expect(found).toContain(
    '<link rel="canonical" href="https://book.example.com/packages/lagoon?lang=my" data-page="">',
  );
  const languages = [...found.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...pair]) => pair);
  expect(languages).toEqual([
    ["en", "https://book.example.com/packages/lagoon"],
    ["ms", "https://book.example.com/packages/lagoon?lang=my"],
    ["zh-CN", "https://book.example.com/packages/lagoon?lang=cn"],
    ["x-default", "https://book.example.com/packages/lagoon"],
  ]);
});

it("says in previews what the page says, escaped once", () => {
  const found = headOf(head, { ...facts, language: "en", data: [] });
  expect(found).toContain('property="og:title" content="Lagoon &amp; reef · Teluk"');
  expect(found).toContain('property="og:description" content="Three &quot;trips&quot;"');
  expect(found).toContain('property="og:site_name" content="Teluk &amp; Biru"');
  expect(found).toContain('property="og:image" content="https://book.example.com/art/reef-800.jpg"');
});

it("holds data that no text of the resort can end", () => {
  const found = headOf(head, {
    ...facts,
    language: "en",
    data: [{ "@type": "Hotel", name: "</script><b>" }],
  });
  expect(found).not.toContain("</script><b>");
  const [, json = ""] = /application\/ld\+json" data-page="">(.*?)<\/script>/.exec(found) ?? [];
  expect(JSON.parse(json)).toMatchObject({ "@context": "https://schema.org", name: "</script><b>" });
});

it("has a picture in a form that previews can read", () => {
  expect(previewPicture("https://a.example", "/api/resort/picture/x")).toBe(
    "https://a.example/api/resort/picture/x?w=800&as=jpeg",
  );
});
