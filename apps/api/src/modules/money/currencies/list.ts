import type { adminCurrenciesRoute, currencyRatesRoute } from "@pulau/contract/currencies.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { versionColumn } from "../../../db/saved-versions.ts";
import { frameOf } from "../../../plugins/page-frame.ts";

type Listing = Reply<typeof adminCurrenciesRoute>;
type Rates = Reply<typeof currencyRatesRoute>;

/** Every currency with its newest rate, those not offered included, and how the bank last answered. */
export async function listAdminCurrencies(db: Db): Promise<Listing> {
  const [{ rows: currencies }, { rows: imports }] = await Promise.all([
    db.execute<Listing["currencies"][number]>(sql`
      SELECT c.id AS "_id", ${versionColumn("currency", sql`c.id`)} AS version, c.code, c.name, c.symbol, c.active_status AS "activeStatus",
        trim_scale(c.ringgit_per_foreign)::text AS "ringgitPerForeign",
        trim_scale(c.foreign_per_ringgit)::text AS "foreignPerRinggit", c.rated_on AS "ratedOn",
        CASE WHEN c.code <> 'MYR' THEN (
          SELECT r.source FROM currency_rate r WHERE r.currency_id = c.id
          ORDER BY r.rated_on DESC, r.at DESC LIMIT 1) END AS source
      FROM currency c ORDER BY c.position, c.code`),
    db.execute<{ at: Date | string } & Omit<NonNullable<Listing["lastImport"]>, "at">>(sql`
      SELECT at, session, outcome, reason, taken FROM rate_import ORDER BY at DESC LIMIT 1`),
  ]);
  const last = imports[0];
  return { currencies, lastImport: last ? { ...last, at: new Date(last.at).toISOString() } : null };
}

/** Every rate that a currency had, the newest first. */
export async function listRates(
  db: Db,
  { currencyId, page, limit }: { currencyId: string; page: number; limit: number },
): Promise<Result<Rates, "NOT_FOUND">> {
  const { rows: known } = await db.execute(sql`SELECT 1 FROM currency WHERE id = ${currencyId}`);
  if (known.length === 0) return refuse("NOT_FOUND");
  const { rows } = await db.execute<
    Omit<Rates["rates"][number], "at"> & { at: Date | string; total: number }
  >(sql`
    SELECT r.id AS "_id", r.rated_on AS "ratedOn", trim_scale(r.ringgit_per_foreign)::text AS "ringgitPerForeign",
      r.source, r.session, s.name AS by, r.at, count(*) OVER ()::int AS total
    FROM currency_rate r LEFT JOIN staff_user s ON s.id = r.staff_id
    WHERE r.currency_id = ${currencyId} ORDER BY r.rated_on DESC, r.at DESC
    LIMIT ${limit} OFFSET ${(page - 1) * limit}`);
  const rates = rows.map(({ total: _, at, ...rate }) => ({ ...rate, at: new Date(at).toISOString() }));
  return ok({ rates, ...frameOf({ page, limit, total: rows[0]?.total ?? 0 }), nextCursor: null });
}
