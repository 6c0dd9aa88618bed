import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../db/connect.ts";
import { type SQL, sql } from "../db/orm.ts";
import type { Tx } from "../db/tx.ts";
import type { Language } from "../plugins/language.ts";
import { type RowNames, rowNames } from "./row-names.ts";

/** Rows `u` of a table that use something. */
export type UsingRows = { readonly table: string; readonly where: SQL };
/** What uses something, by the words that a screen says it with. */
export type Users<W extends string = string> = Readonly<Record<W, readonly UsingRows[]>>;

/** Bookings and held stays that claim one of some stocks. */
export const claimsOf = (stocks: SQL) => {
  const claims = (state: SQL) => [
    { table: "stock_claim", where: sql`u.stock_id IN (${stocks}) AND ${state}` },
  ];
  return { bookings: claims(sql`u.state = 'booked'`), holds: claims(sql`u.state <> 'booked'`) };
};

/** Drafts of some kind. One that became a booking is counted as that. */
export const openDrafts = (which: SQL): UsingRows[] => [
  {
    table: "draft",
    where: sql`${which} AND NOT EXISTS (SELECT FROM stay_hold h WHERE h.id = u.id AND h.state = 'booked')`,
  },
];

/** How many names a refusal tells. */
const shown = 3;

/** How often each uses it. */
export async function countUses<W extends string>(db: Db | Tx, users: Users<W>): Promise<Record<W, number>> {
  const names = rowNames("en");
  const words = Object.entries<readonly UsingRows[]>(users);
  const counts = words.map(
    ([word, rows]) =>
      sql`(SELECT count(DISTINCT n.one)::int FROM (${usingRows(rows, names)}) n) AS ${sql.identifier(word)}`,
  );
  const { rows } = await db.execute<Record<W, number>>(sql`SELECT ${sql.join(counts, sql`, `)}`);
  const [found] = rows;
  if (!found) throw new Error("a count has no row");
  return found;
}

/** Refuses where something is in use: `IN_USE` with what `usageFacts` tells. */
export async function refuseUsed(
  tx: Tx,
  users: Users,
  language: Language = "en",
): Promise<Result<true, "IN_USE">> {
  const facts = await usageFacts(tx, users, language);
  return facts === null ? ok(true) : refuse("IN_USE", facts);
}

/**
 * By the words of what uses something how often, and which, beside each: the first names under `…Names`, a line each, and
 * how many more there are under `…More`. Null where nothing uses it.
 */
export async function usageFacts(
  tx: Tx,
  users: Users,
  language: Language = "en",
): Promise<Readonly<Record<string, number | string>> | null> {
  const counts = Object.entries(await countUses(tx, users)).filter(([, count]) => count > 0);
  if (counts.length === 0) return null;
  const names = rowNames(language);
  const facts: Record<string, number | string> = Object.fromEntries(counts);
  for (const [word] of counts) {
    const { rows } = await tx.execute<{ name: string; all: number }>(sql`
      SELECT d.name, (count(*) OVER ())::int AS all
      FROM (SELECT DISTINCT n.name FROM (${usingRows(users[word] ?? [], names)}) n WHERE n.name IS NOT NULL) d
      ORDER BY d.name LIMIT ${shown}`);
    const [first] = rows;
    if (!first) continue;
    facts[`${word}Names`] = rows.map(({ name }) => name).join("\n");
    if (first.all > shown) facts[`${word}More`] = first.all - shown;
  }
  return facts;
}

/** Rows of several tables, each as what it counts as, `one`, and its name. */
const usingRows = (rows: readonly UsingRows[], names: Readonly<Record<string, RowNames>>): SQL =>
  sql.join(
    rows.map(({ table, where }) => {
      const { name, counted } = names[table] ?? {};
      const use = counted ?? sql`${`${table} `}::text || u.ctid::text`;
      return sql`SELECT ${use} AS one, ${name ?? sql`NULL::text`} AS name FROM ${sql.identifier(table)} u WHERE ${where}`;
    }),
    sql` UNION ALL `,
  );
