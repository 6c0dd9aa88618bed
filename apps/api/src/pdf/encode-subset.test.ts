import { describe, expect, it } from "vitest";
import { subsetEncoder } from "./encode-subset.ts";
import { fontLibrary, type OpenedFont } from "./font-library.ts";
import { fonts, readFont } from "./fonts.ts";

const names = Object.values(fonts).flatMap((font) => Object.values(font));

/** The letters of a text, each time anew: whoever writes them adds those that others are put together of. */
function lettersOf(font: OpenedFont, text: string) {
  const letters = font.createSubset();
  for (const { id } of font.glyphsForString(text)) letters.includeGlyph(id);
  return letters;
}

describe("the letters of a paper", () => {
  it.each(names)("are written as the library writes them: %s", (name) => {
    const font = fontLibrary().create(readFont(name));
    const encode = subsetEncoder(font);
    // Some are put together of others; a second paper gets what was read for the first, under other numbers.
    for (const text of ["Zoë, Ñandú & Åse – RM 1,396.00", "åÅ éë 海浪 Ombak", "Zoë"]) {
      const own = encode(lettersOf(font, text));
      expect(own.equals(Buffer.from(lettersOf(font, text).encode()))).toBe(true);
    }
  });
});
