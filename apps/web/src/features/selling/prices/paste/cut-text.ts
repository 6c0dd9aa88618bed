import { readDates } from "./read-dates.ts";

/** A line's cells between tabs. A cell in quotation marks may have lines of its own, as spreadsheets copy it. */
const cell = /(?:"((?:[^"]|"")*)"(?=\t|\n|$)|([^\t\n]*))(\t|\n|$)/gy;

function cutAtTabs(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  cell.lastIndex = 0;
  for (;;) {
    const [, quoted, plain = "", end] = cell.exec(text) ?? [];
    line.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).replace(/\s+/g, " ").trim());
    if (end === "\t") continue;
    lines.push(line);
    if (end !== "\n") return lines;
    line = [];
  }
}

/** A price as lists write it: "RM459", "RM 459.00 nett", "459/pax". */
export const figure = String.raw`(?:(?:RM|MYR)\s*)?\d[\d,]*(?:\.\d{1,2})?(?:\s?%|\s?\/\s?(?:pax|pp|person|orang|人)|\s?nett?\b|\+{1,2}|\*+)?|FOC|N/A|[-–—]`;
const figuresAtEnd = new RegExp(String.raw`^(.*?)((?:(?:^|\s+)(?:${figure}))+)$`, "i");
const eachFigure = new RegExp(String.raw`(?:^|\s)(${figure})(?=\s|$)`, "gi");

/** The prices at the end of a line, and what stands before them; a year at the end of dates is none. */
function figuresOf(line: string): { name: string; figures: string[] } {
  const [, name = line, end = ""] = figuresAtEnd.exec(line) ?? [];
  const figures = [...end.matchAll(eachFigure)].map(([, text = ""]) => text);
  const isDates = readDates(line, 2000).spans.length > 0;
  return isDates && figures.every((text) => /^20\d\d$/.test(text))
    ? { name: line, figures: [] }
    : { name: name.trim(), figures };
}

const commonest = (counts: readonly number[]): number => {
  const [most] = [...Map.groupBy(counts, (count) => count)].toSorted(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? 0;
};

/** The words over so many columns, where they can be dealt to them: "Twin Triple Quad", "Low season High season". */
function headsOver(line: string, width: number): string[] {
  const words = line.split(/\s+/);
  if (words.length === width + 1) return words;
  const size = words.length / width;
  if (!Number.isInteger(size)) return [line];
  const heads = Array.from({ length: width }, (_, at) => words.slice(at * size, (at + 1) * size).join(" "));
  return size === 1 || new Set(heads.map((head) => head.split(" ").at(-1))).size === 1
    ? ["", ...heads]
    : [line];
}

type CutLine = ReturnType<typeof figuresOf>;

/** "Twin – RM459": where a dash is before the prices of every line, it parts them from the name, and is no price. */
function withoutDashes(lines: readonly CutLine[]): readonly CutLine[] {
  const priced = lines.filter(({ figures }) => figures.length > 0);
  const isParted = ({ figures: [first = "", ...prices] }: CutLine) =>
    /^[-–—]$/.test(first) && prices.length > 0;
  if (!priced.every(isParted)) return lines;
  return lines.map(({ name, figures }) => ({ name, figures: figures.slice(1) }));
}

/** Lines without tabs, as a PDF or a mail gives them: the prices stand at their ends. Null where they are none. */
function cutAtFigures(lines: readonly string[]): string[][] | null {
  const wide = lines.map((line) => line.trim().split(/\s{2,}|\s*\|\s*/));
  if (wide.filter(({ length }) => length > 1).length > 1) return wide;
  const read = withoutDashes(lines.map((line) => figuresOf(line.trim())));
  const priced = read.filter(({ name, figures }) => name !== "" && figures.length > 0);
  if (priced.length < 2) return null;
  const width = commonest(priced.map(({ figures }) => figures.length));
  const first = read.findIndex(({ figures }) => figures.length > 0);
  return read.map(({ name, figures }, at) => {
    if (figures.length === 0) return at < first && width > 1 ? headsOver(name, width) : [name];
    const over = Math.max(0, figures.length - width);
    return [[name, ...figures.slice(0, over)].join(" "), ...figures.slice(over)];
  });
}

/** The cells of a text that was copied from a spreadsheet, a web page, a PDF or a mail. */
export function blockOf(text: string): string[][] {
  const plain = text.replace(/\r\n?/g, "\n").replace(/\n+$/, "");
  if (plain.includes("\t")) return cutAtTabs(plain);
  const lines = plain.split("\n");
  return (lines.length > 1 ? cutAtFigures(lines) : null) ?? cutAtTabs(plain);
}
