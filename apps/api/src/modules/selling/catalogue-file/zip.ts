import { setImmediate as breathe } from "node:timers/promises";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { strToU8, Unzip, UnzipInflate, type ZippableFile, zipSync } from "fflate";

/** Bounds of what a file unpacks to, whatever it says of itself. */
const mostFiles = 500;
const mostOfOne = 25 * 1024 * 1024;
const mostOfAll = 150 * 1024 * 1024;
/** Little enough that even the worst packing unpacks to some megabytes before it is looked at again. */
const step = 8 * 1024;

export type Files = ReadonlyMap<string, Uint8Array>;
type Unread = "CATALOGUE_UNREADABLE";

class TooMuch extends Error {}

/**
 * Unpacks a zip within bounds; only files for which the caller has a name are unpacked at all, the first of each name. Names
 * are keys of a map and never paths of anything.
 *
 * @param nameOf what the file at a path within the zip is called; null for one that is not wanted
 */
export async function unpack(
  bytes: Uint8Array,
  nameOf: (path: string) => string | null,
): Promise<Result<Files, Unread>> {
  const files = new Map<string, Uint8Array>();
  let [all, count] = [0, 0];
  const unzip = new Unzip((file) => {
    if (++count > mostFiles) throw new TooMuch("files");
    const name = nameOf(file.name);
    if (name === null || files.has(name)) return;
    const chunks: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, chunk, final) => {
      if (error) throw error;
      size += chunk.length;
      all += chunk.length;
      if (size > mostOfOne || all > mostOfAll) throw new TooMuch("bytes");
      chunks.push(chunk);
      if (final) files.set(name, Buffer.concat(chunks));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += step) {
      unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
      if (at % (step * 32) === 0) await breathe();
    }
  } catch (error) {
    return refuse("CATALOGUE_UNREADABLE", { rule: error instanceof TooMuch ? "tooLarge" : "invalid" });
  }
  return ok(files);
}

/** Packs files under their names; the same files make the same bytes. */
export function pack(files: Files): Uint8Array {
  const entries = [...files].map(([name, bytes]): [string, ZippableFile] => [
    name,
    [bytes, { level: /\.(json|csv)$/.test(name) ? 6 : 0, mtime: new Date(2020, 0, 1) }],
  ]);
  return zipSync(Object.fromEntries(entries));
}

export const textBytes = (text: string): Uint8Array => strToU8(text);

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
