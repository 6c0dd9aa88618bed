import type { Ink } from "./ink.ts";

/** Where a line of text stands in a picture, in points of it; `right` and `bottom` are just outside. */
export type TextLine = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How many pieces of ink it has side by side: about as many as it has letters. */
  readonly pieces: number;
};

/** A stretch of numbers, the last one just outside. */
type Stretch = { readonly from: number; readonly to: number };

/** The stretches where something holds, where gaps of up to `gap` break none. */
function stretchesOf(length: number, holds: (at: number) => boolean, gap: number): Stretch[] {
  const found: { from: number; to: number }[] = [];
  for (let at = 0; at < length; at++) {
    if (!holds(at)) continue;
    const last = found.at(-1);
    if (last && at - last.to <= gap) last.to = at + 1;
    else found.push({ from: at, to: at + 1 });
  }
  return found;
}

/** How many strokes each row of a picture crosses. */
function strokesOfRows({ width, height, marks }: Ink): number[] {
  return Array.from({ length: height }, (_, y) => {
    let strokes = 0;
    for (let i = y * width + 1; i < (y + 1) * width; i++) if (marks[i] === 1 && marks[i - 1] === 0) strokes++;
    return strokes;
  });
}

const hasInk = ({ width, marks }: Ink, rows: Stretch, x: number): boolean => {
  for (let y = rows.from; y < rows.to; y++) if (marks[y * width + x] === 1) return true;
  return false;
};
const rowHasInk = ({ width, marks }: Ink, columns: Stretch, y: number): boolean => {
  for (let x = columns.from; x < columns.to; x++) if (marks[y * width + x] === 1) return true;
  return false;
};

/** The pieces of a row that stand as far from each other as letters for machines do; an edge beside them does not. */
function evenPieces(pieces: readonly Stretch[]): readonly Stretch[] {
  const middles = pieces.map(({ from, to }) => (from + to) / 2);
  const steps = middles.slice(1).map((middle, i) => middle - (middles[i] ?? 0));
  const usual = steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 0;
  const isOdd = (step: number | undefined): boolean =>
    step !== undefined && Math.abs(step - usual) > usual * 0.32;
  let first = 0;
  let last = pieces.length - 1;
  while (first < last && isOdd(steps[first])) first++;
  while (last > first && isOdd(steps[last - 1])) last--;
  return pieces.slice(first, last + 1);
}

/** Whether ink goes on above and below a band: an edge of the paper, a frame, a shadow. */
function goesThrough(ink: Ink, band: Stretch, columns: Stretch): boolean {
  const more = Math.round((band.to - band.from) * 0.4);
  const above = stretchesOf(more, (y) => rowHasInk(ink, columns, band.from - y), 0);
  const below = stretchesOf(more, (y) => rowHasInk(ink, columns, band.to + y), 0);
  return [above, below].every((found) => found[0] !== undefined && found[0].to - found[0].from >= more - 1);
}

/** The longest row of letters in a band: what stands apart, an edge of the paper or of the table, is none of it. */
function lineIn(ink: Ink, band: Stretch): TextLine | null {
  const height = band.to - band.from;
  const pieces = stretchesOf(ink.width, (x) => hasInk(ink, band, x), 0).filter(
    (piece) => piece.to - piece.from < 2 * height && !goesThrough(ink, band, piece),
  );
  const groups: Stretch[][] = [];
  for (const piece of pieces) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && piece.from - last.to < 1.6 * height) group.push(piece);
    else groups.push([piece]);
  }
  const longest = evenPieces(groups.toSorted((a, b) => b.length - a.length)[0] ?? []);
  const left = longest[0]?.from;
  const right = longest.at(-1)?.to;
  if (left === undefined || right === undefined) return null;
  const columns = { from: left, to: right };
  const rows = stretchesOf(height, (y) => rowHasInk(ink, columns, band.from + y), height).at(0);
  if (!rows) return null;
  return { left, right, top: band.from + rows.from, bottom: band.from + rows.to, pieces: longest.length };
}

/** Strokes a row crosses at least where letters that a machine is to read stand in it. */
const fewestStrokes = 16;

/** The lines of text of a picture that are as long as those of a passport's foot, from above. */
export function longLines(ink: Ink): TextLine[] {
  const strokes = strokesOfRows(ink);
  const bands = stretchesOf(ink.height, (y) => (strokes[y] ?? 0) >= fewestStrokes, 2);
  return bands
    .filter(({ from, to }) => to - from >= 6)
    .flatMap((band) => lineIn(ink, band) ?? [])
    .filter(
      ({ left, right, top, bottom, pieces }) => pieces >= fewestStrokes && right - left > 14 * (bottom - top),
    );
}

/** Two lines that belong together: as long, as high, and one close below the other. */
function isBelow(below: TextLine, above: TextLine): boolean {
  const height = above.bottom - above.top;
  const length = above.right - above.left;
  return (
    Math.abs(below.left - above.left) < length * 0.06 &&
    Math.abs(below.right - above.right) < length * 0.06 &&
    below.top - above.bottom < 3 * height &&
    Math.abs(below.bottom - below.top - height) < 0.5 * height
  );
}

/** Lines that stand together as those for machines do: two or three, the lowest of a picture first. */
export function machineLines(ink: Ink): TextLine[][] {
  const groups: TextLine[][] = [];
  for (const line of longLines(ink)) {
    const last = groups.at(-1)?.at(-1);
    if (last && isBelow(line, last)) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups
    .filter((group) => group.length >= 2)
    .map((group) => equallyLong(group.slice(-3)))
    .toReversed();
}

/** They begin and end below one another, so the longest tells where those end of which a letter was not seen. */
function equallyLong(lines: readonly TextLine[]): TextLine[] {
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  return lines.map((line) => ({ ...line, left, right }));
}
