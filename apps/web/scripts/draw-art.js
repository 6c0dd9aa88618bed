// Draws src/art/*.svg into public/art: as AVIF (three widths), one WebP for browsers without AVIF, and one JPEG for e-mails.
// Run after an SVG changed: npm run art -w @pulau/web
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const from = join(import.meta.dirname, "../src/art");
const to = join(import.meta.dirname, "../public/art");
const widths = [480, 800, 1440];

await mkdir(to, { recursive: true });
for (const file of (await readdir(from)).filter((name) => name.endsWith(".svg"))) {
  const name = file.replace(".svg", "");
  const drawing = await sharp(join(from, file), { density: 144 }).resize({ width: 1600 }).png().toBuffer();
  for (const width of widths) {
    const scaled = sharp(drawing).resize({ width });
    await scaled.avif({ quality: 46, effort: 6 }).toFile(join(to, `${name}-${width}.avif`));
  }
  const middle = sharp(drawing).resize({ width: 800 });
  await middle
    .clone()
    .webp({ quality: 62 })
    .toFile(join(to, `${name}-800.webp`));
  await middle
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 72, mozjpeg: true })
    .toFile(join(to, `${name}-800.jpg`));
}
