import { readDates } from "./read-dates.ts";
import {
  type HeadWords,
  type Meaning,
  readHead,
  saysNothing,
  saysSomething,
  together,
  unsureBeside,
  withoutUnsure,
} from "./read-heads.ts";

/** A block of a spreadsheet, cut into what names its rows and columns and what are prices. */
export type Block = {
  /** Each distinct text of a head, as it stands there, in order. */
  readonly heads: readonly string[];
  readonly rows: readonly Line[];
  /** The columns of each table: a list has several below one another, with heads of their own. */
  readonly tables: readonly (readonly Line[])[];
  /** Which table each row is of. */
  readonly tableOf: readonly number[];
  readonly hasRowNames: boolean;
  readonly hasColumnNames: boolean;
  /** Lines that are sentences and no prices: "Weekend: surcharge RM 30 a night". */
  readonly notes: readonly string[];
  /** Sentences above the first price: one may say how all are meant, "Rates per person per night with full board". */
  readonly opening: readonly string[];
  /** What stands in the corner of a table, above the names of its rows, and before which row: "Garden Room | Low | High". */
  readonly corners: readonly Corner[];
  readonly cells: readonly (readonly string[])[];
};
type Line = { readonly texts: readonly string[] };
type Corner = { readonly text: string; readonly row: number };

const hasWord = (text: string): boolean => /\p{L}/u.test(text) || /\d\s*[-–/]\s*\d/.test(text);

/** Which lines before the first price only name things. */
const headCount = (lines: readonly (readonly string[])[], isPrice: (text: string) => boolean): number => {
  const first = lines.findIndex((line) => line.some(isPrice));
  return first > 0 && lines.slice(0, first).some((line) => line.some(hasWord)) ? first : 0;
};

const turned = (lines: readonly (readonly string[])[]): string[][] =>
  Array.from({ length: Math.max(0, ...lines.map(({ length }) => length)) }, (_, at) =>
    lines.map((line) => line[at] ?? ""),
  );

/** What was merged into one cell goes for all that it covers: but for the innermost heads, which each say their own. */
const unmerged = (heads: readonly (readonly string[])[]): string[][] =>
  heads.map((line, at) => {
    if (at === heads.length - 1) return [...line];
    let last = "";
    return line.map((text) => {
      last = text || last;
      return last;
    });
  });

/** Sentences of a list stand among its prices and names; names are short. */
const isSentence = (text: string, most: number): boolean =>
  (text.match(/\p{L}+/gu) ?? []).length > most || (text.match(/\p{Script=Han}/gu) ?? []).length > 3 * most;

/** Words that a cell, and that a name alone on its line, has at most. */
const mostWords = { cell: 2, name: 8 } as const;

const isNote = (line: readonly string[], side: number, isPrice: (text: string) => boolean): boolean => {
  const texts = line.slice(side).filter(Boolean);
  if (texts.length > 0) return texts.every((text) => !isPrice(text) && isSentence(text, mostWords.cell));
  return line.some((text) => isSentence(text, mostWords.name)) && !line.some(hasDates);
};

const hasDates = (text: string): boolean => readDates(text, 2000).spans.length > 0;

type Lines = readonly (readonly string[])[];

/** The heads of the next table: its own lines, and of those that it doesn't write again the last one's. */
function nextHeads(last: Lines, own: Lines): Lines {
  const textOf = (line: readonly string[]) => line.join("\t").toLowerCase();
  const fresh = own.filter((line) => last.every((other) => textOf(other) !== textOf(line)));
  return own.length >= last.length ? own : [...fresh, ...last.slice(fresh.length)];
}

/** The lines of prices and titles, and the heads of each table among them. */
function tablesOf(
  body: Lines,
  first: Lines,
  { side, isPrice }: { side: number; isPrice: (text: string) => boolean },
): { priced: Lines; tables: Lines[]; tableOf: number[]; corners: Corner[] } {
  const isHead = (line: readonly string[]) => line.slice(side).some(Boolean) && !line.some(isPrice);
  const tables: Lines[] = [first.filter((line) => line.slice(side).some(Boolean))];
  const tableOf: number[] = [];
  const priced: (readonly string[])[] = [];
  const cornersOf = (heads: Lines, row: number): Corner[] =>
    heads
      .filter((line) => line.slice(side).some(Boolean))
      .flatMap((line) => line.slice(0, side).filter((text) => text !== "" && !hasDates(text)))
      .map((text) => ({ text, row }));
  const corners = cornersOf(first, 0);
  let open: (readonly string[])[] = [];
  for (const line of body) {
    if (isHead(line) && first.length > 0) {
      open.push(line);
      continue;
    }
    if (open.length > 0) {
      tables.push(nextHeads(tables.at(-1) ?? [], open));
      corners.push(...cornersOf(open, priced.length));
    }
    open = [];
    priced.push(line);
    tableOf.push(tables.length - 1);
  }
  return { priced, tables, tableOf, corners };
}

const noteText = (line: readonly string[]): string => line.filter(Boolean).join(": ");

/** A block with its heads found; null where it has none and is nothing but cells. */
export function readBlock(
  copied: readonly (readonly string[])[],
  isPrice: (text: string) => boolean,
): Block | null {
  // What stands below the last price names none: "Closed from 1 November to 28 February".
  const end = copied.findLastIndex((line) => line.some(isPrice)) + 1;
  const [lines, below] = [copied.slice(0, end), copied.slice(end)];
  const first = headCount(lines, isPrice);
  const side = headCount(turned(lines.slice(first)), isPrice);
  // What stands only beside the prices names rows: "Garden Room" on a line of its own above them.
  const top = lines.slice(0, first).findLastIndex((line) => line.slice(side).some(Boolean)) + 1;
  const isAlone = (line: readonly string[]) => line.some(Boolean) && !line.slice(side).some(Boolean);
  // Dates in the corner are those of the whole table, as on a line above it.
  const titles = lines
    .slice(0, top)
    .flatMap((line) =>
      isAlone(line) ? [line] : line.slice(0, side).flatMap((text) => (hasDates(text) ? [[text]] : [])),
    );
  if (top + side === 0) return null;
  const all = [...titles, ...lines.slice(top)];
  const { body = [], notes = [] } = Object.groupBy(all, (line) =>
    isNote(line, side, isPrice) ? "notes" : "body",
  );
  const firstPriced = all.findIndex((line) => line.some(isPrice));
  const opening = notes.filter((line) => all.indexOf(line) < firstPriced);
  const { priced, tables, tableOf, corners } = tablesOf(body, lines.slice(0, top), { side, isPrice });
  const beside = unmerged(turned(priced.map((line) => line.slice(0, side))));
  const width = Math.max(0, ...lines.map(({ length }) => length - side));
  const columns = tables.map((heads) => {
    const above = unmerged(heads.map((line) => line.slice(side))).filter((line) => line.some(Boolean));
    return Array.from({ length: width }, (_, at) => ({ texts: above.flatMap((line) => line[at] || []) }));
  });
  const rows = priced.map((_, at) => ({ texts: beside.flatMap((line) => line[at] || []) }));
  const used = [...columns.flat(), ...rows].flatMap(({ texts }) => texts);
  return {
    heads: [...new Set(used)],
    rows,
    tables: columns,
    tableOf,
    hasRowNames: side > 0,
    hasColumnNames: top > 0,
    notes: [...notes.filter((line) => !opening.includes(line)), ...below].map(noteText).filter(Boolean),
    opening: opening.map(noteText),
    corners,
    cells: priced.map((line) => Array.from({ length: width }, (_, at) => line[side + at] ?? "")),
  };
}

/**
 * A block with what stands above its rows as titles: sentences above the first price where every word of them is understood, else
 * they are notes; and of what stands in corners likewise. A corner that only names the rows ("Guest") says nothing.
 */
export function withTitles(block: Block, words: HeadWords): Block {
  const isTitle = (text: string): boolean => {
    const { left, ...says } = readHead(text, words);
    return left === "" && saysSomething(says);
  };
  const { titles = [], notes = [] } = Object.groupBy(block.opening, (text) =>
    isTitle(text) ? "titles" : "notes",
  );
  // Of a corner's words all must be known, and say whom or what the prices are for: "DAYS" only names what stands below.
  const corners = block.corners.filter(({ text }) => {
    const { left, unsure, terms } = readHead(text, words);
    return left === "" && unsure === "" && Object.keys(terms).length > 0;
  });
  const before = [...titles.map((text) => ({ text, row: 0 })), ...corners];
  const lines = block.rows.flatMap((line, row) => [
    ...before
      .filter((title) => title.row === row)
      .map(({ text }) => ({ line: { texts: [text] }, table: block.tableOf[row] ?? 0, cells: [] })),
    { line, table: block.tableOf[row] ?? 0, cells: block.cells[row] ?? [] },
  ]);
  return {
    ...block,
    heads: [...new Set([...before.map(({ text }) => text), ...block.heads])],
    rows: lines.map(({ line }) => line),
    tableOf: lines.map(({ table }) => table),
    cells: lines.map(({ cells }) => cells),
    notes: [...notes, ...block.notes],
    opening: [],
    corners: [],
  };
}

/**
 * What somebody said that a head means: its prices stay out, it says nothing, it is the name that it reads as, only what
 * is understood of it counts, or its other words mean something.
 */
export type Choice = "leaveOut" | "ignore" | "name" | "ignoreRest" | Meaning;

export type ReadHead = {
  readonly text: string;
  readonly meaning: Meaning;
  /** Its words that nobody knows: nothing under it is pasted until somebody says what they mean. */
  readonly unread: string;
  /** Whether it may be the name of dates, as it is. */
  readonly isName: boolean;
  /** What it says without the unread words. */
  readonly understood: Meaning;
};

/**
 * Each head and what it is taken for. What stands over dates and says nothing else is their name, but for words that are
 * no name; of all others every word must be known.
 */
export const readHeads = ({ heads, rows, tables }: Block, words: HeadWords): ReadHead[] => {
  const read = new Map(heads.map((text) => [text, readHead(text, words)] as const));
  const datesBeside = new Map(
    [...rows, ...tables.flat()].flatMap(({ texts }) => {
      const spans = texts.flatMap((text) => read.get(text)?.spans ?? []);
      return spans.length > 0 ? texts.map((text) => [text, spans] as const) : [];
    }),
  );
  return heads.map((text) => {
    const { left, name, unsure, ...says } = read.get(text) ?? readHead(text, words);
    const spans = says.spans ?? datesBeside.get(text);
    const isName = spans !== undefined && (spans === says.spans || !saysSomething({ ...says, label: "" }));
    const meaning = isName ? { ...says, label: name } : says;
    return {
      text,
      meaning,
      isName,
      unread: isName ? unsureBeside({ ...says, unsure }, spans, words) : left,
      understood: { ...meaning, label: isName ? withoutUnsure(meaning.label, words) : "" },
    };
  });
};

/** What a head is taken for; null where its prices stay out. */
export function meaningOfHead({ meaning, unread, understood }: ReadHead, choice?: Choice): Meaning | null {
  if (choice === undefined) return unread === "" ? meaning : null;
  if (choice === "leaveOut") return null;
  if (choice === "ignore") return saysNothing;
  if (choice === "name") return meaning;
  if (choice === "ignoreRest") return understood;
  return unread === "" ? choice : together(understood, choice);
}

export type Priced = {
  readonly meaning: Meaning;
  readonly text: string;
  /** Its place in the block, for a dimension that has no names. */
  readonly row: number;
  readonly column: number;
};

/** All heads of one price. A period is named by the heads that stand with its dates. */
const allOf = (heads: readonly Meaning[]): Meaning => {
  const all = heads.reduce(together, saysNothing);
  return { ...all, label: heads.findLast(({ spans }) => spans)?.label ?? all.label };
};

/** Heads that stand above or beside one another; one whose prices stay out leaves out the whole line. */
const heading = ({ texts }: Line, meaningOf: (text: string) => Meaning | null): Meaning | null => {
  const all = texts.map(meaningOf);
  if (all.includes(null)) return null;
  return all.reduce<Meaning>((sum, meaning) => (meaning ? together(sum, meaning) : sum), saysNothing);
};

/** Where a title that nobody knows stands: what it is over stays out until somebody says what it means. */
const noMeaning: Meaning = { terms: {}, label: "" };

/** The titles that still go when another comes: those above the last that was about the same. */
const above = (titles: readonly Meaning[], next: Meaning): readonly Meaning[] => {
  const about = ({ terms, isExtra, spans }: Meaning) => [
    ...Object.keys(terms),
    isExtra ? "nights" : "",
    spans ? "dates" : "",
  ];
  const named = new Set(about(next).filter(Boolean));
  const same = titles.findIndex((title) => about(title).some((term) => named.has(term)));
  return same < 0 ? titles : titles.slice(0, same);
};

/**
 * What children and seniors pay stands once for all who share, in a cell that was merged over them: it goes for each column
 * of the same dates that is for as many nights, a percentage for every one.
 */
function spread(
  line: readonly string[],
  own: Meaning | null,
  columns: readonly (Meaning | null)[],
): readonly string[] {
  const [text = "", ...rest] = line;
  const kind = own?.terms.guestKind;
  if (text === "" || rest.some(Boolean) || !kind || kind === "adult") return line;
  const datesOf = (over: Meaning | null | undefined) => JSON.stringify([over?.spans, over?.column]);
  const lengthOf = (over: Meaning | null | undefined) => `${over?.isExtra} ${over?.terms.nights?.from}`;
  const isFor = (over: Meaning | null) =>
    datesOf(over) === datesOf(columns[0]) &&
    (text.includes("%") || own.isExtra || lengthOf(over) === lengthOf(columns[0]));
  return columns.map((over, at) => (at === 0 || isFor(over) ? text : ""));
}

/** Every price of the block with all that its heads say. */
export function pricesIn(block: Block, meaningOf: (text: string) => Meaning | null): Priced[] {
  const headOf = (line: Line) => heading(line, meaningOf);
  const tables = block.tables.map((columns) => columns.map(headOf));
  let titles: readonly Meaning[] = [];
  return block.cells.flatMap((line, row) => {
    const own = headOf(block.rows[row] ?? { texts: [] });
    const columns = tables[block.tableOf[row] ?? 0] ?? [];
    if (line.every((text) => text === "")) {
      if (own === null) titles = [...titles, noMeaning];
      else if (saysSomething(own)) titles = [...above(titles, own), own];
      return [];
    }
    return spread(line, own, columns).flatMap((text, column) => {
      const over = columns[column];
      return text === "" || !own || !over || titles.includes(noMeaning)
        ? []
        : { meaning: allOf([...titles, over, own]), text, row, column };
    });
  });
}
