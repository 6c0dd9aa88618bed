import { isMyKad } from "@pulau/domain/person/identity.ts";
import { mrzFaultOf } from "@pulau/domain/person/mrz.ts";
import { mendMrz, mrzSizes } from "@pulau/domain/person/mrz-seen.ts";
import { type Cell, cellsOf } from "./cells.ts";
import { type Gray, quarterTurned, stretched, turned } from "./gray.ts";
import { type Ink, inkOf } from "./ink.ts";
import { lettersPicture } from "./letters-picture.ts";
import { slantOf } from "./slant.ts";
import { machineLines, type TextLine } from "./text-lines.ts";

/** Reads the letters of a picture: those of one line, or all that are on it. */
export type ReadLetters = (
  picture: Gray,
  look: { readonly signs: string; readonly whole: boolean },
) => string;

const mrzSigns = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
/** In how many points of height letters are drawn, one after the other until the check digits fit. */
const heights = [40, 32, 50] as const;

type Page = { readonly gray: Gray; readonly ink: Ink; readonly straightness: number };

function straightened(gray: Gray): Page {
  const ink = inkOf(gray);
  const { degrees, straightness } = slantOf(ink);
  if (Math.abs(degrees) < 0.15) return { gray, ink, straightness };
  const straight = turned(gray, degrees);
  return { gray: straight, ink: inkOf(straight), straightness };
}

/** A page on the side on which its text stands in rows, then on its head; then, where that is not plain, on the others. */
function sidesOf(photo: Gray): Page[] {
  const upright = straightened(photo);
  const onItsSide = straightened(quarterTurned(photo, 1));
  const [first, second] = [upright, onItsSide].toSorted((a, b) => b.straightness - a.straightness);
  const isPlain = (first?.straightness ?? 0) > 1.5 * (second?.straightness ?? 0);
  const pages = [first, second].slice(0, isPlain ? 1 : 2).flatMap((page) => page ?? []);
  const onHead = ({ gray, straightness }: Page): Page => {
    const turnedOver = quarterTurned(gray, 2);
    return { gray: turnedOver, ink: inkOf(turnedOver), straightness };
  };
  return pages.flatMap((page) => [page, onHead(page)]);
}

/** One line, sign by sign; null where its letters can't be told apart. */
function readLine({ gray }: Page, line: TextLine, cells: readonly Cell[], height: number, read: ReadLetters) {
  const picture = lettersPicture(gray, line, cells, height);
  const signs = [...read(picture, { signs: mrzSigns, whole: false }).replace(/\s/g, "")];
  if (signs.length !== cells.filter(({ isFiller }) => !isFiller).length) return null;
  return cells.map(({ isFiller }) => (isFiller ? "<" : signs.shift())).join("");
}

/** What lines say, read several times where they are hard to read. */
function* readLines(
  page: Page,
  lines: readonly TextLine[],
  length: number,
  read: ReadLetters,
): Generator<string> {
  const rows = lines.map((line) => ({ line, cells: cellsOf(page.ink, line, length) }));
  for (const height of heights) {
    const texts = rows.map(({ line, cells }) => readLine(page, line, cells, height, read));
    if (texts.every((text) => text !== null)) yield mendMrz(texts);
  }
}

/** The size of which a group of lines can be: by how many they are, and how many pieces of ink the fullest has. */
function sizeOf(lines: readonly TextLine[]) {
  const pieces = Math.max(...lines.map((line) => line.pieces));
  const distance = ({ length }: { readonly length: number }) => Math.abs(length - pieces);
  const fitting = mrzSizes.filter((size) => size.lines === lines.length && distance(size) <= 5);
  return fitting.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** All that a page has of lines for machines, the lowest first. */
function* machineTexts(page: Page, read: ReadLetters): Generator<string> {
  for (const group of machineLines(page.ink))
    for (const lines of group.length > 2 ? [group, group.slice(-2)] : [group]) {
      const size = sizeOf(lines);
      if (size) yield* readLines(page, lines, size.length, read);
    }
}

/** The number of a MyKad on a page. */
function myKadOn({ gray }: Page, read: ReadLetters): string | null {
  const text = read(stretched(gray), { signs: "0123456789-", whole: true });
  const found = text.match(/\d{6}\s?-\s?\d{2}\s?-\s?\d{4}/g) ?? [];
  return found.map((number) => number.replace(/\s/g, "")).find(isMyKad) ?? null;
}

/**
 * What the photo of a paper says of who holds it: the machine-readable lines of a passport or card, or the number of a
 * MyKad. Lines whose check digits all fit come before others; null where nothing of either kind is seen. The photo may lie on
 * any of its sides.
 */
export function readPaper(photo: Gray, read: ReadLetters): string | null {
  const pages = sidesOf(photo);
  let doubtful: string | null = null;
  for (const page of pages)
    for (const text of machineTexts(page, read)) {
      if (mrzFaultOf(text) === null) return text;
      doubtful ??= text;
    }
  if (doubtful !== null) return doubtful;
  for (const page of pages) {
    const number = myKadOn(page, read);
    if (number !== null) return number;
  }
  return null;
}
