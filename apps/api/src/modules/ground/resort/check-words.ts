import type { ResortSettings } from "@pulau/contract/settings/setting-schemas.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

const wordSettings = ["activityNames", "marketNames"] as const;
type WordNames = Pick<ResortSettings, (typeof wordSettings)[number]>;

/**
 * Refuses to lose the name of an activity or a market that prices, drafts of prices or agencies' contracts still use:
 * guests could no longer read what they choose. A card with a name of its own for a word needs none of the resort's.
 */
export async function checkWords(
  tx: Tx,
  before: WordNames,
  after: Partial<WordNames>,
): Promise<Result<true, "INVALID_INPUT">> {
  for (const path of wordSettings) {
    const names = after[path];
    if (names === undefined) continue;
    for (const word of Object.keys(before[path])) {
      if (Object.hasOwn(names, word)) continue;
      const count = await countUses(tx, path, word);
      if (count > 0)
        return refuseFields("INVALID_INPUT", [{ path, rule: "wordInUse", facts: { word, count } }]);
    }
  }
  return ok(true);
}

const usesOf: Readonly<Record<(typeof wordSettings)[number], (word: SQL) => SQL>> = {
  activityNames: (word) => sql`${cardsThatAsk("activities", word)} UNION ALL ${draftsThatName(word)}`,
  marketNames: (word) => sql`${cardsThatAsk("markets", word)} UNION ALL ${draftsThatName(word)}
    UNION ALL SELECT FROM agent_contract k WHERE k.market = ${word} AND k.active_status
      AND (k."to" IS NULL OR k."to" >= pulau_now()::date)`,
};

const cardsThatAsk = (question: "activities" | "markets", word: SQL): SQL =>
  sql`SELECT FROM rate_card c WHERE c.questions -> ${question}::text ? ${word} AND NOT coalesce(c.rules -> 'words' ? ${word}, false)`;

const draftsThatName = (word: SQL): SQL =>
  sql`SELECT FROM price_change h WHERE jsonb_path_exists(h.value, '$.** ? (@ == $word)', jsonb_build_object('word', ${word}))`;

async function countUses(tx: Tx, path: (typeof wordSettings)[number], word: string): Promise<number> {
  const uses = usesOf[path](sql`${word}::text`);
  const { rows } = await tx.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM (${uses}) u`);
  return rows[0]?.count ?? 0;
}
