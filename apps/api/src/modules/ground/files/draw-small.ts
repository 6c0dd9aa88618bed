import { loadSharp } from "./load-sharp.ts";

/** The longest side of a picture in a list, in pixels: twice what is shown, for sharp screens. */
const smallSide = 320;

/** A kept picture as small as a list shows it, as JPEG. */
export async function drawSmall(bytes: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(bytes)
    .resize({ width: smallSide, height: smallSide, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 76 })
    .toBuffer();
}
