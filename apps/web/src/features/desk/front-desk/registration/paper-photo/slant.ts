import type { Ink } from "./ink.ts";

/** As far as a photo is taken to be aslant, in degrees. */
const most = 14;
const pointsLooked = 40_000;

/** Upper edges of what is written: of a straight line of text they lie in a few rows. */
function upperEdges({ width, height, marks }: Ink): { xs: Float32Array; ys: Float32Array } {
  const found: number[] = [];
  for (let i = width; i < width * height; i++) if (marks[i] === 1 && marks[i - width] === 0) found.push(i);
  const step = Math.max(1, Math.ceil(found.length / pointsLooked));
  const kept = found.filter((_, i) => i % step === 0);
  return {
    xs: Float32Array.from(kept, (i) => i % width),
    ys: Float32Array.from(kept, (i) => Math.floor(i / width)),
  };
}

export type Slant = {
  /** By how many degrees the lines of a text fall to the right; 0 where there is none. */
  readonly degrees: number;
  /** How much of what is written stands in rows: of two sides on which a page may lie, the right one has more. */
  readonly straightness: number;
};

/** How far a text is from lying straight. */
export function slantOf(ink: Ink): Slant {
  const { xs, ys } = upperEdges(ink);
  const rows = ink.height + 2 * ink.width;
  const straightnessAt = (degrees: number, rowHeight: number): number => {
    const fall = Math.tan((degrees * Math.PI) / 180);
    const counts = new Float64Array(Math.ceil(rows / rowHeight));
    for (let i = 0; i < xs.length; i++) {
      const row = Math.floor(((ys[i] ?? 0) - fall * (xs[i] ?? 0) + ink.width) / rowHeight);
      counts[row] = (counts[row] ?? 0) + 1;
    }
    return counts.reduce((sum, count) => sum + count * count, 0) / Math.max(1, xs.length);
  };
  const best = (from: number, to: number, step: number, rowHeight: number): Slant => {
    let found = { degrees: 0, straightness: straightnessAt(0, rowHeight) };
    for (let degrees = from; degrees <= to; degrees += step) {
      const next = { degrees, straightness: straightnessAt(degrees, rowHeight) };
      if (next.straightness > found.straightness) found = next;
    }
    return found;
  };
  const about = best(-most, most, 0.5, 4).degrees;
  return best(about - 0.6, about + 0.6, 0.1, 2);
}
