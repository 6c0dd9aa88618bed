import type {
  ImportCheck,
  ImportDefinition,
  ImportProblem,
  ImportRoute,
  ImportText,
} from "@pulau/contract/import.ts";
import type { RouteDefinition } from "@pulau/contract/route.ts";
import { type Failure, ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { Db } from "../../db/connect.ts";
import { inSavepoint, inTransaction, type Tx } from "../../db/tx.ts";
import { type Call, mount } from "../../plugins/mount.ts";
import { fieldsOfImport } from "./match-columns.ts";
import { problemAt, type ReadTable, readRows } from "./read-rows.ts";

type AnyImport = ImportRoute<ImportDefinition>;
type RowOf<I extends AnyImport> = z.output<I["import"]["row"]>;

/** Takes one line into the list: what it did, or why it could not. It meets what the lines before it did. */
type TakeRow<I extends AnyImport> = (
  tx: Tx,
  row: RowOf<I>,
  call: Pick<Call<I & RouteDefinition>, "params" | "session">,
) => Promise<Result<"added" | "changed">>;

type Taken = { readonly added: number; readonly changed: number; readonly problems: ImportProblem[] };

/**
 * Serves the import of a list: the call that takes a table, all of it or nothing, and the call that tries the same and
 * keeps nothing. What is wrong with one line keeps no other line from being tried.
 */
export function mountImport<const I extends AnyImport>(
  app: FastifyInstance,
  route: I,
  take: TakeRow<I>,
): void {
  const { db } = app.mounting;
  mount(app, route.check as RouteDefinition, async (call) => {
    const asked = call.body as ImportText;
    const table = readRows(route.import, asked);
    const taken = await tryTable(db, table, (tx, row) => take(tx, row as RowOf<I>, call as never), false);
    return ok(checkOf(route, asked, table, taken));
  });
  mount(app, route as RouteDefinition, async (call) => {
    const table = readRows(route.import, call.body as ImportText);
    const { added, changed, problems } = await tryTable(
      db,
      table,
      (tx, row) => take(tx, row as RowOf<I>, call as never),
      true,
    );
    if (problems.length > 0) return refuseFields("INVALID_INPUT", problems.map(fieldOf));
    // The check of the schema saw a text; that it holds no line but its headings is told in the same words.
    if (added + changed === 0) return refuseFields("INVALID_INPUT", [{ path: "text", rule: "required" }]);
    return ok({ added, changed });
  });
}

/** A mistake as a field of the call: `text.12.rate`, of the file's line 12. */
const fieldOf = ({ line, field, rule, code }: ImportProblem) => ({
  path: ["text", line, field].filter((part) => part !== null).join("."),
  rule: rule ?? code ?? "invalid",
});

type Try = (tx: Tx, row: unknown) => Promise<Result<"added" | "changed">>;

/** Takes the lines that could be read, in one transaction; it is kept only when it should be and every line went well. */
async function tryTable(db: Db, table: ReadTable, take: Try, keeps: boolean): Promise<Taken> {
  const right = table.rows.filter(({ value }) => value !== undefined);
  let taken: Taken = { added: 0, changed: 0, problems: [...table.problems] };
  await inTransaction(db, async (tx) => {
    const done = { added: 0, changed: 0 };
    const problems = [...table.problems];
    for (const { line, value } of right) {
      const result = await inSavepoint(tx, (inner) => take(inner, value));
      if (result.ok) done[result.value]++;
      else problems.push(...problemsOf(result.failure, line, table));
    }
    taken = { ...done, problems: problems.toSorted((a, b) => a.line - b.line || a.column - b.column) };
    return keeps && problems.length === 0 && right.length > 0 ? ok(null) : refuse("INVALID_INPUT");
  });
  return taken;
}

/** What a refusal says of a line: which cell, where it names one of ours. */
function problemsOf(
  { code, facts = {}, fields }: Failure,
  line: Parameters<typeof problemAt>[0],
  { columns }: ReadTable,
): ImportProblem[] {
  const whole = problemAt(line, { column: 0, field: null, code, facts: { ...facts } });
  const named = (fields ?? []).flatMap(({ path, rule }) => {
    const at = columns.findIndex(({ field }) => field === path.split(".")[0]);
    return at < 0 ? [] : [problemAt(line, { column: at + 1, field: columns[at]?.field ?? null, rule })];
  });
  return named.length > 0 ? named : [whole];
}

/** Most mistakes that are told at once. */
const mostTold = 100;

function checkOf(
  route: AnyImport,
  { language }: ImportText,
  table: ReadTable,
  { added, changed, problems }: Taken,
): ImportCheck {
  const told = problems.slice(0, mostTold);
  const wrong = new Set(problems.map(({ line }) => line));
  return {
    fields: fieldsOfImport(route.import, language),
    columns: [...table.columns],
    lines: table.rows.length,
    ...{ added, changed, problems: told, wrong: problems.length },
    wrongLines: table.rows
      .filter(({ line }) => wrong.has(line.line))
      .map(({ line }) => ({ line: line.line, cells: [...line.cells] })),
  };
}
