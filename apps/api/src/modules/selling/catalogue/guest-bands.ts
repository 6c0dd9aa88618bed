import type { OptionId } from "@pulau/domain/ids.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import { packageOption, stayPackage } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { readBands } from "./stored-card.ts";

type Bands = readonly AgeBand[];

/** Who counts as what in an option, on sale or not: by its package's own ages, where it has any, else by the resort's. */
export async function loadGuestBands(db: Db | Tx, optionId: OptionId): Promise<Bands> {
  const { bands } = await loadSettings(db);
  const [found] = await db
    .select({ own: stayPackage.bands })
    .from(packageOption)
    .innerJoin(stayPackage, eq(stayPackage.id, packageOption.packageId))
    .where(eq(packageOption.id, optionId));
  return readBands(found?.own ?? null) ?? bands.package;
}

/**
 * Every set of ages by which some price of an option may count: its package's first, the resort's for boats and fees, and
 * those that boats, charges and rules have for themselves. Who is of the same kind in all of them costs the same.
 */
export async function loadPricedBands(
  db: Db | Tx,
  optionId: OptionId,
): Promise<readonly [Bands, ...Bands[]]> {
  const [own, { bands }] = await Promise.all([loadGuestBands(db, optionId), loadSettings(db)]);
  const { rows } = await db.execute<{ bands: AgeBand[] }>(sql`
    SELECT DISTINCT found.bands FROM (
      SELECT b.bands FROM boat b
      UNION ALL SELECT jsonb_path_query(jsonb_build_array(c.rules, c.own), 'strict $.**.bands') FROM rate_card c
        WHERE c.option_id = ${optionId}
      UNION ALL SELECT jsonb_path_query(list.terms, 'strict $.**.bands') FROM (
        SELECT terms FROM fee UNION ALL SELECT terms FROM surcharge UNION ALL SELECT terms FROM tax
      ) list
    ) found WHERE jsonb_typeof(found.bands) = 'array'`);
  return [own, bands.boat, bands.fee, ...rows.map((row) => row.bands)];
}
