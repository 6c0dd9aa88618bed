import type { Gray } from "./gray.ts";

/** Where a picture is written on: 1 for a point of ink. */
export type Ink = { readonly width: number; readonly height: number; readonly marks: Uint8Array };

/** How much darker than what is around it ink is. */
const inkShade = 0.8;

/** Sums of shades above and left of each point: the mean of any box is four of them. */
function sumsOf({ width, height, shades }: Gray): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += shades[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/** Ink is what is darker than its surroundings: so a shadow over half of a page, or a dark room, is none. */
export function inkOf(gray: Gray): Ink {
  const { width, height, shades } = gray;
  const reach = Math.max(8, Math.round(width / 40));
  const sums = sumsOf(gray);
  const at = (x: number, y: number): number => sums[y * (width + 1) + x] ?? 0;
  const marks = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach);
    const bottom = Math.min(height, y + reach + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
      const mean = sum / ((right - left) * (bottom - top));
      if ((shades[y * width + x] ?? 0) < mean * inkShade) marks[y * width + x] = 1;
    }
  }
  return { width, height, marks };
}
