import { createRequire } from "node:module";
import type { Font } from "fontkit";

/** A kind of font files, as the library knows them: whether these bytes are one, and the font that they hold. */
export type Format = { probe(bytes: Uint8Array): boolean; new (stream: { buffer: Uint8Array }): object };

/** What a font of the library holds beside what its types name: its file, where each table lies in it, and glyphs. */
export type OpenedFont = Omit<Font, "createSubset" | "getGlyph"> & {
  readonly stream: { readonly buffer: Uint8Array };
  readonly directory: { readonly tables: Readonly<Record<string, { offset: number; length: number }>> };
  readonly loca: { readonly version: 0 | 1; readonly offsets: readonly number[] };
  createSubset(): Letters & { encode(): Uint8Array };
  getGlyph(id: number): {
    readonly advanceWidth: number;
    _getMetrics(): { readonly leftBearing: number };
    _decode(): { readonly components?: readonly Component[] } | null;
  };
};

/** Another letter of which one is put together, and where its number stands in it. */
export type Component = { readonly glyphID: number; readonly pos: number };

/** The letters of one paper, in the order in which it came to need them. */
export type Letters = { readonly glyphs: readonly number[]; includeGlyph(id: number): number };

type Library = { create(file: Uint8Array): OpenedFont; registerFormat(format: Format): void };

/**
 * What opens fonts, loaded when the first paper is drawn. The PDFs are drawn by the one that `require` gives; `import`
 * would give another one of five megabytes.
 */
export const fontLibrary = (): Library => createRequire(import.meta.url)("fontkit");
