import { isDeepStrictEqual } from "node:util";
import type { ResortSettings } from "@pulau/contract/settings/setting-schemas.ts";
import { gapInBands, removedKinds } from "@pulau/domain/party/bands.ts";
import type { GuestKind } from "@pulau/domain/party/party.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

type Bands = ResortSettings["bands"];
type Where = keyof Bands;

/**
 * Refuses ages of the resort that leave somebody out, who would pay as an adult unseen, and kinds that go while prices name
 * them: those of packages and boats that have no ages of their own, and fees. What is not changed is not asked.
 */
export async function checkBands(
  tx: Tx,
  before: Bands,
  after: Bands,
): Promise<Result<true, "INVALID_INPUT">> {
  for (const where of ["package", "boat", "fee"] as const) {
    if (isDeepStrictEqual(before[where], after[where])) continue;
    const path = `bands.${where}`;
    const hole = gapInBands(after[where]);
    if (hole)
      return refuseFields("INVALID_INPUT", [
        hole.toAge === null
          ? { path, rule: "bandsEnd", facts: { fromAge: hole.fromAge } }
          : { path, rule: "bandsHole", facts: { fromAge: hole.fromAge, toAge: hole.toAge } },
      ]);
    const count = await countPrices(tx, where, removedKinds(before[where], after[where]));
    if (count > 0) return refuseFields("INVALID_INPUT", [{ path, rule: "bandsInUse", facts: { count } }]);
  }
  return ok(true);
}

/** Prices that name one of these kinds and go by the resort's ages. */
const pricesOf: Readonly<Record<Where, (kinds: SQL) => SQL>> = {
  package: (kinds) => sql`rate r LEFT JOIN period d ON d.id = r.period_id
    JOIN package_option o ON o.id = coalesce(r.option_id, d.option_id) JOIN package p ON p.id = o.package_id
    LEFT JOIN rate_card c ON c.option_id = o.id
    WHERE p.bands IS NULL AND NOT coalesce(c.own ? 'bands', false) AND r.guest_kind = ANY(${kinds})`,
  boat: (kinds) => sql`boat b CROSS JOIN LATERAL jsonb_array_elements(b.tickets) AS t
    WHERE b.bands IS NULL AND t ->> 'guestKind' = ANY(${kinds})`,
  fee: (kinds) => sql`fee f CROSS JOIN LATERAL jsonb_array_elements(f.amounts) AS a
    WHERE f.active_status AND a ->> 'guestKind' = ANY(${kinds})`,
};

async function countPrices(tx: Tx, where: Where, kinds: readonly GuestKind[]): Promise<number> {
  if (kinds.length === 0) return 0;
  const from = pricesOf[where](sql`${sql.param(kinds)}::text[]`);
  const { rows } = await tx.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM ${from}`);
  return rows[0]?.count ?? 0;
}
