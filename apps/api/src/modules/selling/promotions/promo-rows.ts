import type { PromoCodeReply } from "@pulau/contract/promo-codes.ts";
import type { PromoCodeId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, getTableColumns, type SQL, sql } from "../../../db/orm.ts";
import { stayPackage } from "../../../db/schema/catalogue.ts";
import { promoCode } from "../../../db/schema/promotions.ts";
import type { Tx } from "../../../db/tx.ts";
import { pageOfPackage } from "../catalogue/public.ts";

/** The capacity of a stock whose limit was taken off: what was claimed of it stays counted. */
export const noLimit = 1_000_000_000;

/** How many pieces of a stock nobody has: claims that have ended count for nobody. */
const leftOf = (stockId: SQL) => sql<number | null>`(
  SELECT s.capacity - coalesce(sum(c.pieces) FILTER (WHERE c.state = 'booked' OR c.expires_at > pulau_now()), 0)
  FROM stock s LEFT JOIN stock_claim c ON c.stock_id = s.id WHERE s.id = ${stockId} AND s.capacity < ${noLimit} GROUP BY s.id)::int`;

const columns = {
  ...getTableColumns(promoCode),
  packageName: stayPackage.name,
  packageSlug: pageOfPackage(sql`${stayPackage}`),
  left: leftOf(sql`${promoCode.stockId}`),
  packages: sql<PromoCodeReply["packages"]>`coalesce((
    SELECT jsonb_agg(jsonb_build_object('_id', p.id, 'name', p.name, 'slug', ${pageOfPackage(sql`p`)}) ORDER BY p.position) FROM package p
    WHERE ${promoCode.packageIds} @> to_jsonb(p.id::text)), '[]')`,
};

export type PromoRow = typeof promoCode.$inferSelect & {
  readonly packageName: PromoCodeReply["name"] | null;
  readonly packageSlug: string | null;
  readonly left: number | null;
  readonly packages: PromoCodeReply["packages"];
};

/** Promo codes with their packages' names and what is left of them. */
export const selectPromos = (db: Db | Tx) =>
  db
    .select(columns)
    .from(promoCode)
    .leftJoin(stayPackage, eq(stayPackage.id, promoCode.packageId))
    .$dynamic();

/** One promo code, offered or not; null when there is none. */
export async function findPromo(db: Db | Tx, where: SQL | undefined): Promise<PromoRow | null> {
  const [row] = await selectPromos(db).where(where);
  return row ?? null;
}

/** One promo code of those that are offered to everybody; null when there is none, or it is not offered. */
export const findListedPromo = (db: Db, id: PromoCodeId): Promise<PromoRow | null> =>
  findPromo(db, and(eq(promoCode.id, id), promoCode.listed, promoCode.activeStatus));

/** A promo code as everybody may see it. */
export function promoReply(row: PromoRow): PromoCodeReply {
  const { id: _id, packageId, packageName, packageSlug: slug, left } = row;
  return {
    _id,
    code: row.code,
    type: row.type,
    name: row.name,
    description: row.description,
    picture: row.picture,
    valueSen: row.valueSen,
    share: row.share,
    priceSen: row.priceSen,
    minSpendSen: row.minSpendSen,
    package: packageId !== null && packageName !== null ? { _id: packageId, name: packageName, slug } : null,
    packages: row.packages,
    left: left === null ? null : Math.max(0, left),
    perPerson: row.perPerson,
    validDays: row.validDays,
    special: row.special,
    bookFrom: row.bookFrom,
    bookTo: row.bookTo,
    stayFrom: row.stayFrom,
    stayTo: row.stayTo,
  };
}
