import { createRequire } from "node:module";
import type { create, Font } from "fontkit";
import { expect, it } from "vitest";
import { pdfText } from "../modules/money/papers/pdf/test-pdf-text.ts";
import { written } from "./fonts.ts";
import { keepFonts } from "./kept-fonts.ts";
import { makePdf } from "./make-pdf.ts";

const library = createRequire(import.meta.url)("fontkit") as { create: typeof create };

it("opens a font once, whoever draws with it", () => {
  const [[, first], [, again], [, other]] = ["figtree-400.ttf", "figtree-400.ttf", "figtree-600.ttf"].map(
    (name) => keepFonts([name])[0] ?? ["", Buffer.alloc(0)],
  ) as [[string, Buffer], [string, Buffer], [string, Buffer]];
  expect(library.create(again)).toBe(library.create(first));
  expect(library.create(other)).not.toBe(library.create(first));
  expect(library.create(first)).toMatchObject({ familyName: "Figtree" });
});

it("gives each paper its own letters, also those that are drawn at one moment", async () => {
  const words = ["Ombak 海浪", "Terumbu 珊瑚", "Ombak 海浪"];
  const papers = await Promise.all(
    words.map((text) => makePdf({ defaultStyle: { font: "text" }, content: [{ text: written(text) }] })),
  );
  const texts = await Promise.all(papers.map(async (paper) => (await pdfText(paper)).text));
  for (const [i, word] of words.entries()) expect(texts[i]).toContain(word);
});

it("lays a word out once, and gives each paper a copy that it may scale", () => {
  const [[, bytes]] = keepFonts(["figtree-400.ttf"]) as [[string, Buffer]];
  const font = library.create(bytes) as Font;
  const first = font.layout("AVATAR");
  const width = first.advanceWidth;
  const again = font.layout("AVATAR");
  expect(again.glyphs).toBe(first.glyphs);
  for (const position of again.positions) position.xAdvance *= 2;
  expect(again.advanceWidth).toBe(width * 2);
  expect([first.advanceWidth, font.layout("AVATAR").advanceWidth]).toEqual([width, width]);
});
