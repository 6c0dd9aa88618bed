import { inflateSync } from "node:zlib";

/** Bytes that everything packed in a slip unpacks to, and more than any has: pages of pictures count as well. */
const mostUnpacked = 128 * 1024 * 1024;
/** A slip has a dozen of them, a statement a few hundred. */
const mostStreams = 20_000;

/**
 * Whether a file unpacks to more than paper does. It is looked at wherever a stream could begin, also where a parser sees
 * none: this only guards the parser's memory, and decides nothing else.
 */
export function inflatesTooFar(bytes: Buffer): boolean {
  let left = mostUnpacked;
  let at = bytes.indexOf("stream");
  for (let streams = 0; at >= 0; streams++) {
    if (streams > mostStreams) return true;
    const begin = afterLineEnd(bytes, at + "stream".length);
    if (begin !== null) {
      const unpacked = unpackedLength(bytes.subarray(begin), left);
      if (unpacked === null) return true;
      left -= unpacked;
    }
    at = bytes.indexOf("stream", at + "stream".length);
  }
  return false;
}

function afterLineEnd(bytes: Buffer, at: number): number | null {
  if (bytes[at] === 13 && bytes[at + 1] === 10) return at + 2;
  return bytes[at] === 10 || bytes[at] === 13 ? at + 1 : null;
}

/** How long a zlib stream at the start of these bytes is when unpacked; 0 where there is none, null past the most. */
function unpackedLength(bytes: Buffer, most: number): number | null {
  const [method = 0, flags = 0] = bytes;
  if ((method & 15) !== 8 || (method * 256 + flags) % 31 !== 0) return 0;
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, most) }).length;
  } catch (error) {
    // Damaged or cut short: the parser will say so. Only what grows beyond the most is a bomb.
    return (error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE" ? null : 0;
  }
}
