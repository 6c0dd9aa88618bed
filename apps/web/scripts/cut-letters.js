// Cuts out of Tesseract's English letters what reads single lines, without its words and numbers: a passport has neither. Run
// after they were renewed, with `npm install --no-save @tesseract.js-data/eng@1.0.0`: npm run letters -w @pulau/web
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

const from = "../../../node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz";
const to = "../src/features/desk/front-desk/registration/paper-photo/letters.traineddata.gz";
/** The network, its letters, how they are coded, and the version: numbers of the parts in the file's head. */
const needed = [17, 21, 22, 23];

const whole = gunzipSync(await readFile(join(import.meta.dirname, from)));
const count = whole.readInt32LE(0);
const starts = Array.from({ length: count }, (_, i) => Number(whole.readBigInt64LE(4 + 8 * i)));
const endOf = (start) => Math.min(whole.length, ...starts.filter((other) => other > start));
const head = Buffer.alloc(4 + 8 * count, 0xff);
head.writeInt32LE(count, 0);
const parts = [head];
for (const part of needed) {
  const start = starts[part];
  head.writeBigInt64LE(BigInt(parts.reduce((sum, { length }) => sum + length, 0)), 4 + 8 * part);
  parts.push(whole.subarray(start, endOf(start)));
}
await writeFile(join(import.meta.dirname, to), gzipSync(Buffer.concat(parts), { level: 9 }));
