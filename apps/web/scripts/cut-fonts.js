// Cuts out of each font what pages of ours are written with, into src/ui/fonts: a phone that sees no other letter waits
// for two thirds of it. Run after a font was renewed: npm run fonts -w @pulau/web
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const to = join(import.meta.dirname, "../src/ui/fonts");
const fonts = {
  figtree: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  "petrona-600": "@fontsource/petrona/files/petrona-latin-600-normal.woff2",
};
// Named once more by `unicode-range` in src/ui/fonts.css.
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join("");
const letters = `${ascii}\u00a0©·×–—‘’“”•…−`;

await mkdir(to, { recursive: true });
for (const [name, file] of Object.entries(fonts)) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(file)));
  await writeFile(join(to, `${name}.woff2`), await subsetFont(whole, letters, { targetFormat: "woff2" }));
}
