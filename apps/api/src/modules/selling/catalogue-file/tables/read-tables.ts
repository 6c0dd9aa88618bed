import type { CataloguePart } from "@pulau/contract/catalogue-file.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import { unguarded } from "@pulau/domain/rooming/cells.ts";
import type { Tx } from "../../../../db/tx.ts";
import { readLines } from "../../../../listing/import/read-lines.ts";
import type { ImportFault, Row } from "../part.ts";
import { type Catalogue, catalogueOf, mostRows } from "../read-catalogue.ts";
import { type Base, loadBase } from "./base.ts";
import { headsOf } from "./heads.ts";
import { placesIn, type Source } from "./places.ts";
import { unknownOption } from "./price-tables.ts";
import type { Built, Column, PartTable, PriceTable, ReadLine, Table } from "./table.ts";
import { tables } from "./tables.ts";

/** A CSV file with the table that it is one of. */
export type SentTable = {
  readonly name: string;
  readonly table: Table;
  readonly lines: ReturnType<typeof readLines>;
};

/** Which table a file is: the one whose lines it can tell apart, and with most of whose columns; null when it is none. */
export function recognise(name: string, text: string): SentTable | null {
  const lines = readLines(text);
  const heads = new Set((lines[0]?.cells ?? []).map(plainHead));
  const has = ({ head }: Column) => headsOf(head).some((text) => heads.has(plainHead(text)));
  const count = (table: Table) => table.columns.filter(has).length;
  const [table] = tables
    .filter(({ columns }) => columns.every((column) => !column.isKey || has(column)))
    .toSorted((a, b) => count(b) - count(a));
  return table ? { name, table, lines } : null;
}

/** Letters and digits alone. */
const plainHead = (head: string): string =>
  unguarded(head)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

type Read = {
  readonly sent: SentTable;
  readonly columns: readonly Column[];
  readonly lines: readonly ReadLine[];
};
type SourceTable = Source & {
  readonly wrong: { readonly line: ReadLine | null; readonly path: string } & Omit<ImportFault, "path">;
};

/**
 * Tables as a part of a catalogue's file, for the importer: what a table says in place of what there is, everything else
 * as it is. Mistakes are told by the file, its line and its column.
 */
export async function catalogueOfTables(tx: Tx, sent: readonly SentTable[]): Promise<Catalogue> {
  const base = await loadBase(tx);
  const wrong: SourceTable[] = [];
  const read = sent.map((table) => readTable(table, base, (found) => wrong.push(found)));
  const given = new Map<CataloguePart, readonly unknown[]>();
  const sources = new Map<string, Source>();
  const put = ({ sent }: Read, path: string, { line, inner }: Built) => {
    const columns = columnsAsSent(sent);
    const source = (from: ReadLine) => ({ ...from, file: sent.name, columns });
    sources.set(path, source(line));
    for (const [place, from] of inner ?? []) sources.set(`${path}.${place}`, source(from));
  };
  for (const file of read) {
    const { table } = file.sent;
    if (!isOfPart(table)) continue;
    const built = table.build(file.lines, base);
    given.set(
      table.part,
      built.map(({ row }) => row),
    );
    for (const [at, made] of built.entries()) put(file, `${table.part}.${at}`, made);
  }
  const prices = pricesOf(read, base, put);
  if (prices.length > 0) given.set("prices", prices);
  for (const file of read)
    if (!isOfPart(file.sent.table))
      for (const line of unknownOption(file.lines, base))
        wrong.push(foundAt(file.sent, { line, path: "option", rule: "notListed" }));
  const catalogue = catalogueOf(Object.fromEntries(given));
  const places = placesIn(sources);
  const own = wrong.map(({ wrong: { line: _, ...rest }, ...source }, at): ImportFault => {
    const path = `${rest.path === "" ? source.file : `${source.file}.${source.line}.${rest.path}`}#${at}`;
    places.add(path, source, rest.path);
    return { ...rest, path };
  });
  // What could not be read is said once: the row without it would only be wrong again.
  return { ...catalogue, problems: own.length > 0 ? own : catalogue.problems, places };
}

const isOfPart = (table: Table): table is PartTable => "part" in table;

function foundAt(sent: SentTable, wrong: SourceTable["wrong"]): SourceTable {
  const { line = null, name = "" } = wrong.line ?? {};
  return { file: sent.name, line, name, columns: columnsAsSent(sent), wrong };
}

/** The columns of a table, headed as its file heads them: mistakes are told by these. */
function columnsAsSent({ table, lines }: SentTable): readonly Column[] {
  const heads = new Map((lines[0]?.cells ?? []).map((head) => [plainHead(head), head.trim()]));
  return table.columns.map((column) => {
    const sent = headsOf(column.head).map((head) => heads.get(plainHead(head)));
    return { ...column, head: sent.find((head) => head !== undefined) ?? column.head };
  });
}

/** Reads the cells of a table by its headings. */
function readTable(sent: SentTable, base: Base, tell: (found: SourceTable) => void): Read {
  const [head, ...lines] = sent.lines;
  const known = new Map(
    sent.table.columns.flatMap((column) =>
      headsOf(column.head).map((text) => [plainHead(text), column] as const),
    ),
  );
  const seen = new Set<Column>();
  const columns = (head?.cells ?? []).map((text) => {
    const column = known.get(plainHead(text));
    const heading = text.trim().slice(0, 60);
    if (column && !seen.has(column)) {
      seen.add(column);
      return column;
    }
    if (heading !== "")
      tell(
        foundAt(sent, {
          line: { line: head?.line ?? 1, name: "", values: new Map() },
          path: "",
          rule: column ? "catalogue.columnTwice" : "catalogue.column",
          facts: { heading },
        }),
      );
    return null;
  });
  if (lines.length > mostRows) {
    tell(foundAt(sent, { line: null, path: "", rule: "catalogue.tooMany" }));
    return { sent, columns: [...seen], lines: [] };
  }
  let mistakes = 0;
  const read = lines.map(({ line, cells }): ReadLine => {
    const values = new Map<string, unknown>();
    const name = columns
      .flatMap((column, i) =>
        column && naming.includes(column.path) ? [unguarded(cells[i] ?? "").trim()] : [],
      )
      .join(" · ")
      .slice(0, 200);
    for (const [i, column] of columns.entries()) {
      if (column === null || mistakes > mostMistakes) continue;
      const read = column.cell.read(unguarded((cells[i] ?? "").trim()), base.names);
      if ("value" in read) values.set(column.path, read.value);
      else {
        mistakes++;
        tell(foundAt(sent, { line: { line, name, values }, path: column.path, rule: read.rule }));
      }
    }
    return { line, name, values };
  });
  return { sent, columns: [...seen], lines: read };
}

/** What a line is called by. */
const naming = ["roomNo", "code", "name.en", "boatId", "package", "option"];

/** Most mistakes that are looked for in one table. */
const mostMistakes = 200;

/** Prices of every option that a table names, with what no table says of them. */
function pricesOf(
  read: readonly Read[],
  base: Base,
  put: (read: Read, path: string, built: Built) => void,
): Row[] {
  const made = new Map<string, Partial<Record<PriceTable["of"], readonly Built[]>>>();
  const periodsOf = (optionId: OptionId): readonly Row[] =>
    made.get(optionId)?.periods?.map(({ row }) => row) ?? (base.prices.get(optionId)?.periods as Row[]) ?? [];
  // Rates name periods, so those are read first.
  for (const list of ["periods", "rates"] as const)
    for (const { sent, lines } of read) {
      const { table } = sent;
      if (isOfPart(table) || table.of !== list) continue;
      for (const [optionId, built] of table.buildOf(lines, base, periodsOf))
        made.set(optionId, { ...made.get(optionId), [list]: built });
    }
  return [...made].map(([optionId, tablesOf], at) => {
    for (const file of read) {
      const { table } = file.sent;
      if (isOfPart(table)) continue;
      for (const [place, built] of (tablesOf[table.of] ?? []).entries())
        put(file, `prices.${at}.${table.of}.${place}`, built);
    }
    const rowsOf = (list: PriceTable["of"]) => tablesOf[list]?.map(({ row }) => row);
    return {
      ...(base.prices.get(optionId) ?? { optionId, periods: [], rates: [] }),
      ...(rowsOf("periods") && { periods: rowsOf("periods") }),
      ...(rowsOf("rates") && { rates: rowsOf("rates") }),
    };
  });
}
