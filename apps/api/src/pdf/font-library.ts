import { createRequire } from "node:module";
import type { create } from "fontkit";

/** A kind of font files, as the library knows them: whether these bytes are one, and the font that they hold. */
export type Format = { probe(bytes: Uint8Array): boolean; new (stream: { buffer: Uint8Array }): object };

type Library = { create: typeof create; registerFormat(format: Format): void };

/**
 * What opens fonts, loaded when the first paper is drawn. The PDFs are drawn by the one that `require` gives; `import`
 * would give another one of five megabytes.
 */
export const fontLibrary = (): Library => createRequire(import.meta.url)("fontkit");
