import type { Cell } from "./cells.ts";
import { blank, drawPart, type Gray, stretched } from "./gray.ts";
import type { TextLine } from "./text-lines.ts";

const margin = 16;

/**
 * The letters of a line, at even distances and without its fillers, of which two blanks are left at most: so a page that is
 * a little bent is straight, and a row of fillers is taken for no letters. `letterHeight` is in points.
 */
export function lettersPicture(
  gray: Gray,
  line: TextLine,
  cells: readonly Cell[],
  letterHeight: number,
): Gray {
  const room = (line.bottom - line.top) * 0.08;
  const top = line.top - room;
  const bottom = line.bottom + room;
  const scale = letterHeight / (bottom - top);
  const pitch = Math.round(((line.right - line.left) / (cells.length - 0.3)) * scale);
  const shown = cells.filter(
    ({ isFiller }, i) => !(isFiller && cells[i - 1]?.isFiller && cells[i - 2]?.isFiller),
  );
  const lines = stretched(cutLine(gray, line, top, bottom));
  const picture = blank(shown.length * pitch + 2 * margin, letterHeight + 2 * margin);
  shown.forEach(({ left, right, isFiller }, i) => {
    if (isFiller) return;
    const wide = Math.round((right - left) * scale);
    const x = margin + i * pitch + Math.max(0, Math.round((pitch - wide) / 2));
    const from = { left: left - line.left + 1, right: right - line.left + 1, top: 0, bottom: lines.height };
    drawPart(lines, from, picture, { x, y: margin, height: letterHeight });
  });
  return picture;
}

function cutLine(gray: Gray, { left, right }: TextLine, top: number, bottom: number): Gray {
  const height = Math.round(bottom - top);
  const cut = blank(right - left + 2, height);
  drawPart(gray, { left: left - 1, right: right + 1, top, bottom: top + height }, cut, {
    x: 0,
    y: 0,
    height,
  });
  return cut;
}
