import { createRequire } from "node:module";
import type { create, Font } from "fontkit";
import { readFont } from "./fonts.ts";

/** A kind of font files, as the library knows them: whether these bytes are one, and the font that they hold. */
type Format = { probe(bytes: Uint8Array): boolean; new (stream: { buffer: Uint8Array }): object };

type Library = { create: typeof create; registerFormat(format: Format): void };

/** Which the PDFs are drawn by: it is loaded by `require` there, and would be another one by `import`. */
const library = createRequire(import.meta.url)("fontkit") as Library;

const mark = "kept font ";
const nameIn = (bytes: Uint8Array): string | null => {
  const text = Buffer.from(bytes).toString("latin1", 0, 100);
  return text.startsWith(mark) ? text.slice(mark.length) : null;
};

const opened = new Map<string, Font>();
function openedFont(name: string): Font {
  const font = opened.get(name) ?? (library.create(readFont(name)) as Font);
  opened.set(name, font);
  return font;
}

/** Files that hold nothing but the name of a font; whoever opens one gets that font, which is opened once. */
class KeptFont {
  static probe = (bytes: Uint8Array): boolean => nameIn(bytes) !== null;
  constructor({ buffer }: { buffer: Uint8Array }) {
    // biome-ignore lint/correctness/noConstructorReturn: the library makes a font by `new`, and this one is there already
    return openedFont(nameIn(buffer) ?? "");
  }
}

let isKnown = false;

/**
 * What to hand on in place of each font's file, by its name. Every PDF opens its fonts anew, and to read their tables took
 * two thirds of the time that a paper takes to draw.
 */
export function keepFonts(names: readonly string[]): [name: string, standIn: Buffer][] {
  if (!isKnown) library.registerFormat(KeptFont);
  isKnown = true;
  return names.map((name) => [name, Buffer.from(mark + name, "latin1")]);
}
