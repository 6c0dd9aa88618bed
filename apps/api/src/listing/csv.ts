import type { FileReply, Reply, RouteDefinition } from "@pulau/contract/route.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../db/connect.ts";
import { type SQL, sql } from "../db/orm.ts";
import { readThrough } from "../db/read-through.ts";
import { byteOrderMark, csvLines } from "../plugins/csv.ts";
import type { Language } from "../plugins/language.ts";
import { headOf } from "./column-heads.ts";
import { orderOf, pageStatement } from "./page.ts";
import type { RowSource } from "./source.ts";

export type FileQuery = {
  readonly sort: string;
  readonly columns?: string | undefined;
  readonly language?: Language | undefined;
};

type FileSource<Selected, Row> = Omit<RowSource<Selected, Row>, "totals" | "extra">;

const rowsAtOnce = 500;

/** Files that a process sends at the same time: each keeps a connection for as long as it takes. */
const mostAtOnce = 6;
let running = 0;

/**
 * A list as the text of a CSV file, all of it, as it was at one moment; it is read as fast as it is taken. `BUSY`: too
 * many are being sent.
 */
async function csvOf<Selected extends object, Row>(
  db: Db,
  source: FileSource<Selected, Row>,
  query: FileQuery,
): Promise<Result<AsyncIterable<string>, "BUSY">> {
  if (running >= mostAtOnce) return refuse("BUSY");
  running++;
  const text = textOf(db, source, query);
  // What the database refuses is an answer of its own as long as nothing was sent.
  const first = await text.next();
  return ok(resumed(first, text));
}

/** The same as a handler of a file's call gives it back: callers get its bytes, sent as they are made. */
export async function csvFile<Selected extends object, Row>(
  db: Db,
  source: FileSource<Selected, Row>,
  { name, ...query }: FileQuery & { readonly name: string },
): Promise<Result<Reply<CsvCall>, "BUSY" | "NOT_FOUND">> {
  if (source.exists && !(await isThere(db, source.exists))) return refuse("NOT_FOUND");
  const chunks = await csvOf(db, source, query);
  return chunks.ok ? ok({ name, chunks: chunks.value } as unknown as Reply<CsvCall>) : chunks;
}

async function isThere(db: Db, exists: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ isThere: boolean }>(sql`SELECT ${exists} AS "isThere"`);
  return rows[0]?.isThere === true;
}

type CsvCall = RouteDefinition & { readonly reply: typeof FileReply };

async function* textOf<Selected extends object, Row>(
  db: Db,
  source: FileSource<Selected, Row>,
  { sort, columns, language }: FileQuery,
): AsyncGenerator<string, void, void> {
  try {
    const cells = source.cells ?? {};
    const names = columns ? columns.split(",") : Object.keys(cells);
    const head = (name: string) => {
      const own = source.heads?.[name];
      if (typeof own === "string") return own;
      return language ? (own?.[language] ?? headOf(name, language)) : name;
    };
    const heads = csvLines([names.map(head)]);
    const statement = pageStatement({ ...source, countsWithPage: false }, { order: orderOf(source, sort) });
    let before = `${byteOrderMark}${heads}`;
    for await (const batch of readThrough<Selected>(db, statement, rowsAtOnce)) {
      const rows = await source.rows(batch.rows, batch.db);
      const lines = csvLines(
        rows.map((row) => names.map((name) => String(cells[name]?.(row, language) ?? ""))),
      );
      yield before + lines;
      before = "";
    }
    if (before !== "") yield before;
  } finally {
    running--;
  }
}

/** An iteration that was begun, from its start. Given up, it is given up where it stands, also before it is asked again. */
function resumed<T>(first: IteratorResult<T, void>, rest: AsyncGenerator<T, void, void>): AsyncIterable<T> {
  let begun = false;
  return {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        if (begun) return rest.next();
        begun = true;
        return first;
      },
      return: async () => {
        await rest.return();
        return { done: true, value: undefined };
      },
    }),
  };
}
