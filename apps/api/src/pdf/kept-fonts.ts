import type { GlyphRun } from "fontkit";
import { subsetEncoder } from "./encode-subset.ts";
import { fontLibrary, type OpenedFont } from "./font-library.ts";
import { readFont } from "./fonts.ts";

const mark = "kept font ";
const nameIn = (bytes: Uint8Array): string | null => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1", 0, 100);
  return text.startsWith(mark) ? text.slice(mark.length) : null;
};

const opened = new Map<string, OpenedFont>();
function openedFont(name: string): OpenedFont {
  const known = opened.get(name);
  if (known) return known;
  const font = fontLibrary().create(readFont(name));
  keepWords(font);
  keepLetters(font);
  opened.set(name, font);
  return font;
}

/** Of a font; most papers have the same few hundred. */
const wordsAtMost = 1_000;
const longestWord = 24;

/** Words that were laid out once need not be again, in whichever paper. Whoever draws scales what it is given: it gets copies. */
function keepWords(font: OpenedFont): void {
  const layOut = font.layout.bind(font);
  const known = new Map<string, GlyphRun>();
  font.layout = (text, ...more) => {
    if (text.length > longestWord || more.some((given) => given !== undefined)) return layOut(text, ...more);
    let run = known.get(text);
    if (!run) {
      run = layOut(text);
      if (known.size >= wordsAtMost) known.clear();
      known.set(text, run);
    }
    return Object.assign(Object.create(Object.getPrototypeOf(run)), run, {
      positions: run.positions.map((position) => ({ ...position })),
    });
  };
}

function keepLetters(font: OpenedFont): void {
  const begin = font.createSubset.bind(font);
  const encode = subsetEncoder(font);
  font.createSubset = () => {
    const letters = begin();
    return Object.assign(letters, { encode: () => encode(letters) });
  };
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
 * two thirds of the time that a paper takes to draw; to lay out its words and to write its letters, a third of the rest.
 */
export function keepFonts(names: readonly string[]): [name: string, standIn: Buffer][] {
  if (!isKnown) fontLibrary().registerFormat(KeptFont);
  isKnown = true;
  return names.map((name) => [name, Buffer.from(mark + name, "latin1")]);
}
