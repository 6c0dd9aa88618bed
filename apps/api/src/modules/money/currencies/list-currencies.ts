import type { adminCurrenciesRoute, currencyRatesRoute } from "@pulau/contract/currencies.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { CurrencyId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { ofResort, versionColumn, versionOf } from "../../../db/saved-versions.ts";
import { down, up } from "../../../listing/order.ts";
import type { RowOf, Source } from "../../../listing/source.ts";

type Listing = Reply<typeof adminCurrenciesRoute>;
type RateRow = Omit<RowOf<typeof currencyRatesRoute>, "at"> & { at: Date | string };

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
  const orderVersion = await versionOf(db, "currencyOrder", ofResort);
  return {
    currencies,
    orderVersion,
    lastImport: last ? { ...last, at: new Date(last.at).toISOString() } : null,
  };
}

/** Every rate that a currency had. */
export const currencyRates = (currencyId: CurrencyId): Source<typeof currencyRatesRoute, RateRow> => ({
  columns: sql`r.id AS "_id", r.rated_on AS "ratedOn", trim_scale(r.ringgit_per_foreign)::text AS "ringgitPerForeign",
    r.source, r.session, s.name AS by, r.at`,
  from: sql`currency_rate r LEFT JOIN staff_user s ON s.id = r.staff_id`,
  where: [sql`r.currency_id = ${currencyId}`],
  id: up(sql`r.id`, "uuid"),
  orders: {
    "-ratedOn": [down(sql`r.rated_on`, "date"), down(sql`r.at`, "timestamptz")],
    ratedOn: [up(sql`r.rated_on`, "date"), up(sql`r.at`, "timestamptz")],
  },
  rows: (rows) => rows.map(({ at, ...rate }) => ({ ...rate, at: new Date(at).toISOString() })),
  exists: sql`EXISTS (SELECT FROM currency WHERE id = ${currencyId})`,
  cells: {
    ratedOn: (rate) => rate.ratedOn,
    rate: (rate) => rate.ringgitPerForeign,
    source: (rate) => rate.source,
    by: (rate) => rate.by,
    at: (rate) => rate.at,
  },
});
