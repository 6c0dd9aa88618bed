import type { Component, Letters, OpenedFont } from "./font-library.ts";

/** A letter as it lies in the file; of which others it is put together, and where their numbers stand in it. */
type Outline = {
  readonly bytes: Buffer;
  readonly components: readonly Component[];
  readonly advance: number;
  readonly bearing: number;
};

type Table = { readonly tag: string; readonly bytes: Buffer };

/**
 * Makes what writes the file of a font with some of its letters: the same bytes as the library's, which reads each letter
 * and writes each byte of the constant tables anew for every paper. Letters once read are kept.
 */
export function subsetEncoder(font: OpenedFont): (letters: Letters) => Buffer {
  const file = Buffer.from(
    font.stream.buffer.buffer,
    font.stream.buffer.byteOffset,
    font.stream.buffer.length,
  );
  const tableOf = (tag: string): Buffer | null => {
    const place = font.directory.tables[tag];
    return place ? file.subarray(place.offset, place.offset + place.length) : null;
  };
  const outlines = new Map<number, Outline>();
  const outlineOf = (id: number): Outline => {
    const known = outlines.get(id);
    if (known) return known;
    const read = readOutline(font, tableOf("glyf") ?? file, id);
    outlines.set(id, read);
    return read;
  };
  const constants = Object.fromEntries(
    ["head", "hhea", "maxp", "cvt ", "prep", "fpgm"].map((tag) => [tag, tableOf(tag)]),
  );
  return (letters) => {
    const found: Outline[] = [];
    // Those of which a letter is put together are added behind it, while the list is read.
    for (let i = 0; i < letters.glyphs.length; i += 1) {
      const outline = outlineOf(letters.glyphs[i] ?? 0);
      found.push({ ...outline, bytes: renumbered(outline, letters) });
    }
    const { head, hhea, maxp } = constants;
    const tables: [tag: string, bytes: Buffer | null | undefined][] = [
      ["head", head],
      ["hhea", hhea && withNumber(hhea, 34, found.length)],
      ["loca", offsetsOf(found, font.loca.version)],
      ["maxp", maxp && withNumber(maxp, 4, found.length)],
      ["cvt ", constants["cvt "]],
      ["prep", constants.prep],
      ["glyf", Buffer.concat(found.map(({ bytes }) => bytes))],
      ["hmtx", metricsOf(found)],
      ["fpgm", constants.fpgm],
    ];
    return fileOf(tables.flatMap(([tag, bytes]) => (bytes ? [{ tag, bytes }] : [])));
  };
}

function readOutline(font: OpenedFont, glyf: Buffer, id: number): Outline {
  const glyph = font.getGlyph(id);
  return {
    bytes: glyf.subarray(font.loca.offsets[id], font.loca.offsets[id + 1]),
    components: glyph._decode()?.components ?? [],
    advance: glyph.advanceWidth,
    bearing: glyph._getMetrics().leftBearing,
  };
}

function renumbered({ bytes, components }: Outline, letters: Letters): Buffer {
  if (components.length === 0) return bytes;
  const own = Buffer.from(bytes);
  for (const { glyphID, pos } of components) own.writeUInt16BE(letters.includeGlyph(glyphID), pos);
  return own;
}

function withNumber(table: Buffer, at: number, value: number): Buffer {
  const own = Buffer.from(table);
  own.writeUInt16BE(value, at);
  return own;
}

/** Where each letter begins and the last ends; halved in the short form. */
function offsetsOf(outlines: readonly Outline[], version: 0 | 1): Buffer {
  const size = version === 0 ? 2 : 4;
  const offsets = Buffer.alloc((outlines.length + 1) * size);
  let at = 0;
  for (const [i, { bytes }] of [...outlines.entries(), [outlines.length, { bytes: "" }] as const]) {
    if (version === 0) offsets.writeUInt16BE(at >>> 1, i * size);
    else offsets.writeUInt32BE(at, i * size);
    at += bytes.length;
  }
  return offsets;
}

function metricsOf(outlines: readonly Outline[]): Buffer {
  const metrics = Buffer.alloc(outlines.length * 4);
  for (const [i, { advance, bearing }] of outlines.entries()) {
    metrics.writeUInt16BE(advance, i * 4);
    metrics.writeInt16BE(bearing, i * 4 + 2);
  }
  return metrics;
}

const headerBytes = 12;
const entryBytes = 16;

/** The head of the file, which names each table with where it lies and how long it is, and then the tables. */
function fileOf(tables: readonly Table[]): Buffer {
  const power = Math.floor(Math.log2(tables.length));
  const header = Buffer.alloc(headerBytes + tables.length * entryBytes);
  header.write("true", 0, "latin1");
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((tables.length - 2 ** power) * 16, 10);
  let at = header.length;
  for (const [i, { tag, bytes }] of tables.entries()) {
    const entry = headerBytes + i * entryBytes;
    header.write(tag, entry, "latin1");
    header.writeUInt32BE(at, entry + 8);
    header.writeUInt32BE(bytes.length, entry + 12);
    at += bytes.length;
  }
  return Buffer.concat([header, ...tables.map(({ bytes }) => bytes)]);
}
