import type { ResortSettings } from "@pulau/contract/settings/setting-schemas.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Language } from "../../../plugins/language.ts";
import { countUses, type Users, usageFacts } from "../../../records/name-uses.ts";

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
  language: Language = "en",
): Promise<Result<true, "INVALID_INPUT">> {
  for (const path of wordSettings) {
    const names = after[path];
    if (names === undefined) continue;
    for (const word of Object.keys(before[path])) {
      if (Object.hasOwn(names, word)) continue;
      const users = usersOf[path](sql`${word}::text`);
      const uses = await usageFacts(tx, users, language);
      if (uses === null) continue;
      const count = Object.values(await countUses(tx, users)).reduce((sum, many) => sum + many, 0);
      return refuseFields("INVALID_INPUT", [{ path, rule: "wordInUse", facts: { word, count, ...uses } }]);
    }
  }
  return ok(true);
}

const usersOf: Readonly<Record<(typeof wordSettings)[number], (word: SQL) => Users>> = {
  activityNames: (word) => packagesWith("activities", word),
  marketNames: (word) => ({
    ...packagesWith("markets", word),
    agencies: [
      {
        table: "agent_contract",
        where: sql`u.market = ${word} AND u.active_status AND (u."to" IS NULL OR u."to" >= pulau_now()::date)`,
      },
    ],
  }),
};

/** Packages of whose options a card asks for the word, or a draft of prices names it. */
const packagesWith = (question: "activities" | "markets", word: SQL): Users => ({
  packages: [
    {
      table: "package",
      where: sql`u.id IN (
        SELECT o.package_id FROM package_option o JOIN rate_card c ON c.option_id = o.id
        WHERE c.questions -> ${question}::text ? ${word} AND NOT coalesce(c.rules -> 'words' ? ${word}, false)
        UNION SELECT o.package_id FROM package_option o JOIN price_change h ON h.option_id = o.id
        WHERE jsonb_path_exists(h.value, '$.** ? (@ == $word)', jsonb_build_object('word', ${word})))`,
    },
  ],
});
