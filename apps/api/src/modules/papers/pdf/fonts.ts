import { fileURLToPath } from "node:url";
import { openSync } from "fontkit";
import pdfmake from "pdfmake";
import type { ContentText } from "pdfmake/interfaces.js";
import type { Language } from "../../../plugins/language.ts";

const file = (path: string): string => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}.ttf`));

/** Letters as on the screens; Chinese, and whatever else those lack, in a font that has thirty thousand of them. */
const fonts = {
  text: {
    normal: file("figtree/400Regular/Figtree_400Regular"),
    bold: file("figtree/600SemiBold/Figtree_600SemiBold"),
  },
  display: {
    normal: file("petrona/500Medium/Petrona_500Medium"),
    bold: file("petrona/600SemiBold/Petrona_600SemiBold"),
  },
  wide: {
    normal: file("noto-sans-sc/400Regular/NotoSansSC_400Regular"),
    bold: file("noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold"),
  },
};

pdfmake.setFonts(fonts);
// Papers are made of text alone: nothing in a name can make the server open an address or another file.
const known = new Set(Object.values(fonts).flatMap((font) => Object.values(font)));
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => known.has(path));

function lettersOf(path: string): ReadonlySet<number> {
  const font = openSync(path);
  return new Set("characterSet" in font ? font.characterSet : []);
}
const letters = { text: lettersOf(fonts.text.normal), wide: lettersOf(fonts.wide.normal) };

/** The one font that has all letters of a part; undefined when either has them. */
function fontFor(part: string): "text" | "wide" | undefined {
  const codes = [...part].map((letter) => letter.codePointAt(0) ?? 0);
  if (!codes.every((code) => letters.text.has(code))) return "wide";
  return codes.every((code) => letters.wide.has(code)) ? undefined : "text";
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
