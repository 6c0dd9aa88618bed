import type { PromoPackageReply } from "@pulau/contract/promo-packages.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { expiryOf, isOnSale, type PackageOffer, stillAllowed } from "@pulau/domain/promo-package/buying.ts";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { packageOption } from "../../../db/schema/catalogue.ts";
import { promoPackage } from "../../../db/schema/promo-packages.ts";
import { stock } from "../../../db/schema/transport.ts";
import type { Tx } from "../../../db/tx.ts";
import { leftOfStock } from "../../booking/holds/public.ts";
import { countBought } from "./count-bought.ts";

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
    .select({ row: promoPackage, option: packageOption, sold: stock.sold, left: leftOfStock })
    .from(promoPackage)
    .innerJoin(stock, eq(stock.id, promoPackage.id))
    .innerJoin(packageOption, eq(packageOption.id, promoPackage.optionId))
    .where(where)
    .orderBy(asc(promoPackage.saleTo), asc(promoPackage.createdAt), asc(promoPackage.id));
}

/** One promo package with what is left of it; null when there is none. */
export async function findOffer(db: Db | Tx, promoPackageId: string): Promise<FoundOffer | null> {
  const [found] = await readOffers(db, eq(promoPackage.id, promoPackageId));
  return found ?? null;
}

/** Who asks, and when. */
export type Asking = { readonly accountId: string | null; readonly today: Day };

/** What is sold on a day, those that end soonest first. */
export async function listOffers(db: Db, asking: Asking): Promise<PromoPackageReply[]> {
  const found = await readOffers(db, and(eq(promoPackage.activeStatus, true), sql`ended_at is null`));
  const onSale = found.filter(({ row }) => isOnSale(offerOf(row), asking.today));
  return Promise.all(onSale.map((readOffer) => replyOf(db, readOffer, asking)));
}

/** A promo package as a buyer sees it. */
export async function replyOf(
  db: Db,
  { row, option, sold, left }: FoundOffer,
  { accountId, today }: Asking,
): Promise<PromoPackageReply> {
  const { id: _id, depositSen, perPerson } = row;
  const has =
    accountId === null || perPerson === null ? 0 : await countBought(db, { promoPackageId: _id, accountId });
  return {
    ...{
      _id,
      packageId: row.packageId,
      optionId: row.optionId,
      name: row.name,
      description: row.description,
    },
    ...{ picture: row.picture, optionName: option.name, nights: option.nights, meals: option.meals },
    ...{ includes: option.includes, per: row.per, depositCost: depositSen, paxMax: row.paxMax },
    ...{ saleFrom: row.saleFrom, saleTo: row.saleTo, expiry: expiryOf(row, today) },
    ...{ expiresAfterDays: row.expiresAfterDays, nosBought: sold, left, perPerson },
    allowed: stillAllowed(row, has),
  };
}
