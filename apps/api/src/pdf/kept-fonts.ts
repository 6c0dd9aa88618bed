import type { Font } from "fontkit";
import { fontLibrary } from "./font-library.ts";
import { readFont } from "./fonts.ts";

const mark = "kept font ";
const nameIn = (bytes: Uint8Array): string | null => {
  const text = Buffer.from(bytes).toString("latin1", 0, 100);
  return text.startsWith(mark) ? text.slice(mark.length) : null;
};

const opened = new Map<string, Font>();
function openedFont(name: string): Font {
  const font = opened.get(name) ?? (fontLibrary().create(readFont(name)) as Font);
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
  if (!isKnown) fontLibrary().registerFormat(KeptFont);
  isKnown = true;
  return names.map((name) => [name, Buffer.from(mark + name, "latin1")]);
}
