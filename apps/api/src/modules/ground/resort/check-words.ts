import type { ResortSettings } from "@pulau/contract/settings/setting-schemas.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

type Named = Pick<ResortSettings, "activityNames" | "marketNames">;

/**
 * Refuses that an activity or a market loses its name while prices tell it apart: no guest could choose it any more. Prices
 * that name the word themselves go on as they are.
 */
export async function checkWords(
  tx: Tx,
  before: Named,
  after: Partial<Named>,
): Promise<Result<true, "INVALID_INPUT">> {
  for (const [path, asked] of [
    ["activityNames", "activities"],
    ["marketNames", "markets"],
  ] as const) {
    const names = after[path] ?? before[path];
    for (const word of Object.keys(before[path]).filter((known) => !Object.hasOwn(names, known))) {
      const { rows } = await tx.execute<{ count: number }>(sql`
        SELECT count(*)::int AS count FROM rate_card c
        WHERE c.asks -> ${asked}::text ? ${word} AND NOT coalesce(c.rules -> 'words' ? ${word}, false)`);
      const count = rows[0]?.count ?? 0;
      if (count > 0)
        return refuseFields("INVALID_INPUT", [{ path, rule: "wordInUse", facts: { count, word } }]);
    }
  }
  return ok(true);
}
