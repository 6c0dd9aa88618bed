import { type SQL, sql } from "../db/orm.ts";
import type { Tx } from "../db/tx.ts";
import type { Language } from "../plugins/language.ts";

/** How often something is used, by the words that a screen says it with; `…Names` and `…More` beside them. */
export type NamedUses = Record<string, number | string>;

const shown = 3;

/** A text in three languages as its reader reads it; English where there is none in theirs. */
export const inLanguage = (words: SQL, language: Language): SQL =>
  sql`coalesce(nullif(${words} ->> ${language}, ''), ${words} ->> 'en')`;

/**
 * Says of what uses something also which: the first names, a line each, and how many there are beside them.
 *
 * @param named for each word a SELECT of one text, `name`; what has no name is left to its count
 */
export async function nameUses(
  tx: Tx,
  counts: Readonly<Record<string, number>>,
  named: Readonly<Record<string, SQL>>,
): Promise<NamedUses> {
  const uses: NamedUses = { ...counts };
  for (const [word, names] of Object.entries(named)) {
    if (!counts[word]) continue;
    const { rows } = await tx.execute<{ name: string; all: number }>(sql`
      SELECT n.name, (count(*) OVER ())::int AS all
      FROM (SELECT DISTINCT u.name FROM (${names}) u WHERE u.name IS NOT NULL) n ORDER BY n.name LIMIT ${shown}`);
    const [first] = rows;
    if (!first) continue;
    uses[`${word}Names`] = rows.map(({ name }) => name).join("\n");
    if (first.all > shown) uses[`${word}More`] = first.all - shown;
  }
  return uses;
}
