import type { PromoPackageReply, promoPackagesRoute } from "@pulau/contract/promo-packages.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AccountId, PromoPackageId } from "@pulau/domain/ids.ts";
import { expiryOf, isOnSale, type PackageOffer, stillAllowed } from "@pulau/domain/promo-package/buying.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, eq, type SQL, sql } from "../../../db/orm.ts";
import { rowFromJson } from "../../../db/row-from-json.ts";
import { packageOption } from "../../../db/schema/catalogue.ts";
import { promoPackage } from "../../../db/schema/promo-packages.ts";
import { stock } from "../../../db/schema/transport.ts";
import type { Tx } from "../../../db/tx.ts";
import { down, up } from "../../../listing/order.ts";
import type { Source } from "../../../listing/source.ts";
import { remainingStock } from "../../booking/holds/public.ts";
import { todayInQuery } from "../../ground/resort/public.ts";
import { boughtBy, countBought } from "./count-bought.ts";

type Row = typeof promoPackage.$inferSelect;
export type FoundOffer = {
  readonly row: Row;
  readonly option: typeof packageOption.$inferSelect;
  readonly sold: number;
  readonly left: number;
};

/** The terms of a row as the rules take them. */
export const offerOf = ({ endedAt, ...row }: Row): PackageOffer => ({ ...row, ended: endedAt !== null });

async function readOffers(db: Db | Tx, where: SQL | undefined): Promise<FoundOffer[]> {
  return db
    .select({ row: promoPackage, option: packageOption, sold: stock.sold, left: remainingStock })
    .from(promoPackage)
    .innerJoin(stock, eq(stock.id, promoPackage.id))
    .innerJoin(packageOption, eq(packageOption.id, promoPackage.optionId))
    .where(where)
    .orderBy(asc(promoPackage.saleTo), asc(promoPackage.createdAt), asc(promoPackage.id));
}

/** One promo package with what is left of it; null when there is none. */
export async function findOffer(db: Db | Tx, promoPackageId: PromoPackageId): Promise<FoundOffer | null> {
  const [found] = await readOffers(db, eq(promoPackage.id, promoPackageId));
  return found ?? null;
}

/** The same for buyers: null for one that is not shown. */
export async function findShownOffer(db: Db, promoPackageId: PromoPackageId): Promise<FoundOffer | null> {
  const found = await findOffer(db, promoPackageId);
  return found?.row.activeStatus ? found : null;
}

/** Who asks, and when. */
type OffersQuery = { readonly accountId: AccountId | null; readonly today: Day };

type OfferRow = {
  readonly row: Readonly<Record<string, unknown>>;
  readonly option: Readonly<Record<string, unknown>>;
  readonly sold: number;
  readonly left: number;
  readonly has: number;
  readonly today: Day;
};

/** What is sold today, those that end soonest first unless told. */
export function offers(accountId: AccountId | null): Source<typeof promoPackagesRoute, OfferRow> {
  const lastDay = sql`coalesce(${promoPackage.saleTo}, date '9999-12-31')`;
  return {
    columns: sql`to_jsonb(promo_package.*) AS row, to_jsonb(package_option.*) AS option, ${stock.sold} AS sold,
      ${remainingStock} AS left, ${todayInQuery} AS today,
      ${accountId === null ? sql`0` : boughtBy(accountId)} AS has`,
    from: sql`${promoPackage} JOIN ${stock} ON ${stock.id} = ${promoPackage.id}
      JOIN ${packageOption} ON ${packageOption.id} = ${promoPackage.optionId}`,
    where: [
      sql`${promoPackage.activeStatus} AND ${promoPackage.endedAt} IS NULL`,
      sql`${todayInQuery} BETWEEN ${promoPackage.saleFrom} AND ${lastDay}`,
      sql`${promoPackage.expiresOn} IS NULL OR ${promoPackage.expiresOn} >= ${todayInQuery}`,
    ],
    id: up(sql`${promoPackage.id}`, "uuid"),
    orders: {
      saleTo: [up(lastDay, "date"), up(sql`${promoPackage.createdAt}`, "timestamptz")],
      "-saleTo": [down(lastDay, "date"), down(sql`${promoPackage.createdAt}`, "timestamptz")],
    },
    rows: (rows) =>
      rows.map(({ row, option, has, today, ...places }) =>
        offerReply(
          { row: rowFromJson(promoPackage, row), option: rowFromJson(packageOption, option), ...places },
          { has, today },
        ),
      ),
  };
}

/** A promo package as a buyer sees it, and whether it is on sale; null for one that is not shown. */
export async function showOffer(
  db: Db,
  promoPackageId: PromoPackageId,
  { accountId, today }: OffersQuery,
): Promise<(PromoPackageReply & { readonly onSale: boolean }) | null> {
  const offer = await findShownOffer(db, promoPackageId);
  if (!offer) return null;
  const limited = accountId !== null && offer.row.perPerson !== null;
  const has = limited ? await countBought(db, { promoPackageId, accountId }) : 0;
  return { ...offerReply(offer, { has, today }), onSale: isOnSale(offerOf(offer.row), today) };
}

type Buyer = { readonly has: number; readonly today: Day };

function offerReply({ row, option, sold, left }: FoundOffer, { has, today }: Buyer): PromoPackageReply {
  const { id: _id, depositSen, perPerson } = row;
  return {
    _id,
    packageId: row.packageId,
    optionId: row.optionId,
    name: row.name,
    description: row.description,
    picture: row.picture,
    optionName: option.name,
    nights: option.nights,
    meals: option.meals,
    includes: option.includes,
    per: row.per,
    depositCost: depositSen,
    paxMax: row.paxMax,
    saleFrom: row.saleFrom,
    saleTo: row.saleTo,
    expiry: expiryOf(row, today),
    expiresAfterDays: row.expiresAfterDays,
    nosBought: sold,
    left,
    perPerson,
    allowed: stillAllowed(row, has),
  };
}
