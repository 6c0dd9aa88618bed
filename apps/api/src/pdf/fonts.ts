import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { ContentText, TFontDictionary } from "pdfmake/interfaces.js";
import type { Language } from "../plugins/language.ts";
import { fontLibrary } from "./font-library.ts";

/** Letters as on the screens; Chinese, and whatever else those lack, in a font that has thirty thousand of them. */
export const fonts = {
  text: { normal: "figtree-400.ttf", bold: "figtree-600.ttf" },
  display: { normal: "petrona-500.ttf", bold: "petrona-600.ttf" },
  wide: { normal: "noto-sans-sc-400.ttf", bold: "noto-sans-sc-600.ttf" },
} satisfies TFontDictionary;

/** The bytes of a font by its name above; the large ones lie packed. */
export function readFont(name: string): Buffer {
  const path = join(import.meta.dirname, "fonts", name);
  return name.startsWith("noto") ? brotliDecompressSync(readFileSync(`${path}.br`)) : readFileSync(path);
}

const lettersOf = new Map<string, ReadonlySet<number>>();

/** Read when the first paper is written: unpacking takes a tenth of a second that no start should wait for. */
function letters(font: "text" | "wide"): ReadonlySet<number> {
  const known = lettersOf.get(font);
  if (known) return known;
  const opened = fontLibrary().create(readFont(fonts[font].normal));
  const found = new Set(opened.characterSet);
  lettersOf.set(font, found);
  return found;
}

/** The one font that has all letters of a part; undefined when either has them. */
function fontFor(part: string): "text" | "wide" | undefined {
  const codes = [...part].map((letter) => letter.codePointAt(0) ?? 0);
  if (!codes.every((code) => letters("text").has(code))) return "wide";
  return codes.every((code) => letters("wide").has(code)) ? undefined : "text";
}

type Part = { text: string; font?: string; noWrap?: true };

/** Dates, sums, telephone numbers and the numbers of papers, bookings and rooms: none is read when it is in two lines. */
const unbroken = new RegExp(
  [
    String.raw`\d{4}年\d{1,2}月\d{1,2}日(?:周.)?`,
    String.raw`\b\d{1,2} \p{L}{3,9}\.? \d{4}\b`,
    String.raw`-?\bRM [\d,]+\.\d\d`,
    String.raw`\+\d[\d -]{5,18}\d`,
    String.raw`(?<![\p{L}\d-])[A-Z\d]{1,12}(?:-[A-Z\d]{1,12}){1,3}(?![\p{L}\d-])`,
  ].join("|"),
  "gu",
);

/**
 * Text in fonts that have its letters: of a name like `Lim Mei Ling 林美玲` the second part is set in another font than
 * the paper's own. Numbers and dates stay in one line.
 */
export function written(text: string): ContentText["text"] {
  return partsOf(text);
}

/** The same for a part of a line that looks otherwise than the rest of it. */
export const writtenAs = (text: string, look: Pick<ContentText, "bold" | "fontSize" | "color">) =>
  partsOf(text).map((part) => ({ ...part, ...look }));

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const normal = text.normalize("NFC");
  for (const { 0: whole, index } of normal.matchAll(unbroken)) {
    addParts(parts, normal.slice(from, index));
    parts.push({ ...inFont(whole), noWrap: true });
    from = index + whole.length;
  }
  addParts(parts, normal.slice(from));
  return parts;
}

function addParts(parts: Part[], text: string): void {
  for (const [part] of text.matchAll(/\p{Script=Han}+|[^\p{Script=Han}\s]+|\s+/gu)) {
    const last = parts.at(-1);
    const set = inFont(part);
    if (last && !last.noWrap && (part.trim() === "" || last.font === set.font)) last.text += part;
    else parts.push(set);
  }
}

function inFont(text: string): Part {
  const font = fontFor(text);
  return font ? { text, font } : { text };
}

/** The font that most of a paper is set in: one for all of a Chinese paper, so that its columns share a baseline. */
export const bodyFont = (language: Language): string => (language === "cn" ? "wide" : "text");
