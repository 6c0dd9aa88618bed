import type { Ink } from "./ink.ts";
import type { TextLine } from "./text-lines.ts";

/** One letter's place in a line; `isFiller` where `<` stands in it. */
export type Cell = { readonly left: number; readonly right: number; readonly isFiller: boolean };

/** The column with the least ink near one: letters for machines are equally wide, but a page is seldom quite flat. */
function valleyNear(ink: Ink, line: TextLine, x: number, reach: number): number {
  let best = { x: Math.round(x), count: Number.POSITIVE_INFINITY };
  for (let column = Math.round(x - reach); column <= x + reach; column++) {
    let count = Math.abs(column - x) / (reach + 1);
    for (let y = line.top; y < line.bottom; y++) count += ink.marks[y * ink.width + column] ?? 0;
    if (count < best.count) best = { x: column, count };
  }
  return best.x;
}

type Box = { left: number; right: number; top: number; bottom: number };

/** The smallest box round all ink of a cell. */
function inkBox(ink: Ink, { top, bottom }: TextLine, from: number, to: number): Box | null {
  const box = { left: to, right: from, top: bottom, bottom: top };
  for (let y = top; y < bottom; y++)
    for (let x = from; x < to; x++)
      if (ink.marks[y * ink.width + x] === 1) {
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x + 1);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y + 1);
      }
  return box.right > box.left ? box : null;
}

/**
 * `<` is a point at the left, half way up, and two ends at the right with nothing between them. Whether a shape is that
 * is measured, since whoever reads letters takes a long row of them for letters.
 */
function isFiller(ink: Ink, line: TextLine, from: number, to: number): boolean {
  const box = inkBox(ink, line, from, to);
  if (!box) return true;
  const wide = box.right - box.left;
  const high = box.bottom - box.top;
  if (wide < 3 || high < 4) return false;
  const count = (x0: number, x1: number, y0: number, y1: number): number => {
    let sum = 0;
    for (let y = Math.floor(box.top + y0 * high); y < box.top + y1 * high; y++)
      for (let x = Math.floor(box.left + x0 * wide); x < box.left + x1 * wide; x++)
        sum += ink.marks[y * ink.width + x] ?? 0;
    return sum;
  };
  const leftInk = count(0, 0.25, 0, 1);
  const rightInk = count(0.72, 1, 0, 1);
  const pointed = count(0, 0.25, 0.25, 0.75) / Math.max(1, leftInk);
  const open = count(0.72, 1, 0.34, 0.66) / Math.max(1, rightInk);
  const upper = count(0.5, 1, 0, 0.5);
  const lower = count(0.5, 1, 0.5, 1);
  return pointed > 0.9 && open < 0.12 && Math.min(upper, lower) / Math.max(upper, lower) > 0.5;
}

/** A line cut into so many cells. */
export function cellsOf(ink: Ink, line: TextLine, count: number): Cell[] {
  const pitch = (line.right - line.left) / (count - 0.3);
  const edges = Array.from({ length: count + 1 }, (_, i) => {
    const x = line.left + (i - 0.15) * pitch;
    if (i === 0) return Math.max(0, Math.round(x));
    if (i === count) return Math.min(ink.width, Math.round(x));
    return valleyNear(ink, line, x, pitch * 0.28);
  });
  return Array.from({ length: count }, (_, i) => {
    const left = edges[i] ?? 0;
    const right = edges[i + 1] ?? left;
    return { left, right, isFiller: isFiller(ink, line, left, right) };
  });
}
