import type {
  ImportCheck,
  ImportDefinition,
  ImportProblem,
  ImportRoute,
  ImportText,
} from "@pulau/contract/import.ts";
import type { RouteDefinition } from "@pulau/contract/route.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { type Failure, ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { unguarded } from "@pulau/domain/rooming/cells.ts";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { markReadOnly } from "../../db/commit-steps.ts";
import type { Db } from "../../db/connect.ts";
import { inTransaction, type Tx } from "../../db/tx.ts";
import { type Call, mount } from "../../plugins/mount.ts";
import { headOf } from "../column-heads.ts";
import { fieldsOfImport } from "./match-columns.ts";
import { clearProgress, noteProgress } from "./progress.ts";
import type { Line } from "./read-lines.ts";
import { problemAt, type ReadTable, readRows } from "./read-rows.ts";

type AnyImport = ImportRoute<ImportDefinition>;
type RowOf<I extends AnyImport> = z.output<I["import"]["row"]>;

/** What became of one line, and of its columns those that were other, as they were. */
export type LineTaken =
  | { readonly did: "unchanged" }
  | {
      readonly did: "added" | "changed";
      readonly name: string;
      readonly before: Readonly<Record<string, string>>;
    };

/**
 * Takes one line into the list: what it did, or why it could not; a line that is refused leaves nothing behind. It meets
 * what the lines before it did.
 */
export type TakeRow<Row> = (tx: Tx, row: Row) => Promise<Result<LineTaken>>;

/** Reads what all lines need to know, once, and gives what takes them one by one. */
type BeginImport<I extends AnyImport> = (
  tx: Tx,
  call: Pick<Call<I & RouteDefinition & { scope: "staff" }>, "params" | "session">,
) => Promise<TakeRow<RowOf<I>>>;

type Preview = ImportCheck["preview"][number];
type Taken = Record<LineTaken["did"], number> & {
  readonly problems: ImportProblem[];
  readonly preview: readonly Preview[];
};

/**
 * Serves the import of a list: the call that takes a table, all of it or nothing, and the call that tries the same and
 * keeps nothing. What is wrong with one line keeps no other line from being tried. How far it has come can be asked
 * meanwhile by whoever sent it.
 */
export function mountImport<const I extends AnyImport>(
  app: FastifyInstance,
  route: I,
  begin: BeginImport<I>,
): void {
  const { db } = app.mounting;
  const tried = (table: ReadTable, { language }: ImportText, call: unknown, keeps: boolean) => {
    const known = call as Parameters<BeginImport<I>>[1];
    const take = (tx: Tx) => begin(tx, known) as Promise<TakeRow<unknown>>;
    return tryTable(db, { table, begin: take, keeps, language, staffId: known.session.staffId });
  };
  mount(app, route.check as RouteDefinition, async (call) => {
    const sent = call.body as ImportText;
    const table = readRows(route.import, sent);
    return ok(checkOf(route, sent, table, await tried(table, sent, call, false)));
  });
  mount(app, route as RouteDefinition, async (call) => {
    const sent = call.body as ImportText;
    const taken = await tried(readRows(route.import, sent), sent, call, true);
    const { added, changed, unchanged, problems } = taken;
    if (problems.length > 0) return refuseFields("INVALID_INPUT", problems.slice(0, mostListed).map(fieldOf));
    // The check of the schema saw a text; that it holds no line but its headings is told in the same words.
    if (added + changed + unchanged === 0)
      return refuseFields("INVALID_INPUT", [{ path: "text", rule: "required" }]);
    if (added + changed === 0) markReadOnly();
    return ok({ added, changed, unchanged });
  });
}

/** A mistake as a field of the call: `text.12.rate`, of the file's line 12. */
const fieldOf = ({ line, field, rule, code }: ImportProblem) => ({
  path: ["text", line, field].filter((part) => part !== null).join("."),
  rule: rule ?? code ?? "invalid",
});

type Try = {
  readonly table: ReadTable;
  readonly begin: (tx: Tx) => Promise<TakeRow<unknown>>;
  /** Whether what was done is kept, where every line went well. */
  readonly keeps: boolean;
  readonly language: ImportText["language"];
  readonly staffId: StaffId;
};

/** Most mistakes, and most lines of the preview, that are told at once. */
const mostListed = 100;

/** Takes the lines that could be read, in one transaction; it is kept only when it should be and every line went well. */
async function tryTable(db: Db, { table, begin, keeps, language, staffId }: Try): Promise<Taken> {
  const right = table.rows.filter(({ value }) => value !== undefined);
  const nothing: Taken = { added: 0, changed: 0, unchanged: 0, problems: [...table.problems], preview: [] };
  if (right.length === 0) return nothing;
  let taken = nothing;
  await inTransaction(db, async (tx) => {
    const take = await begin(tx);
    const done = { added: 0, changed: 0, unchanged: 0 };
    const problems = [...table.problems];
    const preview: Preview[] = [];
    const tell = noteProgress(db, { staffId, lines: right.length });
    for (const [index, { line, value }] of right.entries()) {
      await tell(index);
      const result = await take(tx, value);
      if (!result.ok) problems.push(...problemsOf(result.failure, line, table));
      else {
        done[result.value.did]++;
        if (preview.length < mostListed) preview.push(...previewOf(result.value, line, { table, language }));
      }
    }
    taken = {
      ...done,
      preview,
      problems: problems.toSorted((a, b) => a.line - b.line || a.column - b.column),
    };
    return keeps && problems.length === 0 ? ok(null) : refuse("INVALID_INPUT");
  }).finally(() => clearProgress(db, staffId));
  return taken;
}

type Read = { readonly table: ReadTable; readonly language: ImportText["language"] };

/** A line as its preview shows it: what is other, as it was and as the file has it. */
function previewOf(taken: LineTaken, { line, cells }: Line, { table, language }: Read): Preview[] {
  if (taken.did === "unchanged") return [];
  const changes = Object.entries(taken.before).map(([field, before]) => {
    const at = table.columns.findIndex((column) => column.field === field);
    return { field, name: headOf(field, language), before, after: unguarded(cells[at] ?? "").trim() };
  });
  // Several columns may fill one field: those that read as they did have changed nothing.
  const other = changes.filter(({ before, after }) => before !== after);
  return [{ line, did: taken.did, name: taken.name, changes: other }];
}

/** What a refusal says of a line: which cell, where it names one of ours. */
function problemsOf(
  { code, facts = {}, fields }: Failure,
  line: Line,
  { columns }: ReadTable,
): ImportProblem[] {
  const whole = problemAt(line, { column: 0, field: null, code, facts: { ...facts } });
  const named = (fields ?? []).flatMap(({ path, rule }) => {
    const at = columns.findIndex(({ field }) => field === path.split(".")[0]);
    return at < 0 ? [] : [problemAt(line, { column: at + 1, field: columns[at]?.field ?? null, rule })];
  });
  return named.length > 0 ? named : [whole];
}

function checkOf(
  route: AnyImport,
  { language }: ImportText,
  table: ReadTable,
  { added, changed, unchanged, problems, preview }: Taken,
): ImportCheck {
  const shown = problems.slice(0, mostListed);
  const wrong = new Set(problems.map(({ line }) => line));
  return {
    fields: fieldsOfImport(route.import, language),
    columns: [...table.columns],
    lines: table.rows.length,
    added,
    changed,
    unchanged,
    preview: [...preview],
    problems: shown,
    wrong: problems.length,
    wrongLines: table.rows
      .filter(({ line }) => wrong.has(line.line))
      .map(({ line }) => ({ line: line.line, cells: [...line.cells] })),
  };
}
