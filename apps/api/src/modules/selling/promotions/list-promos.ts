import type { promotionsRoute } from "@pulau/contract/promo-codes.ts";
import type { PromoCodeId } from "@pulau/domain/ids.ts";
import type { PromoType } from "@pulau/domain/promotion/promo-code.ts";
import { and, gte, inArray, isNull, lte, or, sql } from "../../../db/orm.ts";
import { promoCode } from "../../../db/schema/promotions.ts";
import { equals } from "../../../listing/filter.ts";
import { inOrder } from "../../../listing/in-order.ts";
import { down, up } from "../../../listing/order.ts";
import type { Source } from "../../../listing/source.ts";
import { todayInQuery } from "../../ground/resort/public.ts";
import { promoReply, selectPromos } from "./promo-rows.ts";

/** Offered now: listed, and its days of booking are not over. */
const isOffered = and(
  promoCode.listed,
  promoCode.activeStatus,
  or(isNull(promoCode.bookTo), gte(promoCode.bookTo, todayInQuery)),
  or(isNull(promoCode.bookFrom), lte(promoCode.bookFrom, todayInQuery)),
);

type Offered = Source<typeof promotionsRoute, { id: PromoCodeId }>;

type Filters = { readonly type?: PromoType; readonly sold?: "true" | "false" | undefined };

/** The promo codes that are offered now, of one type or all, sold or free, in the order that staff gave them. */
export const offeredPromos = ({ type, sold }: Filters): Offered => ({
  columns: sql`${promoCode.id} AS id`,
  from: sql`${promoCode}`,
  where: [
    isOffered,
    equals(sql`${promoCode.type}`, type),
    sold && sql`(${promoCode.priceSen} > 0) = ${sold === "true"}`,
  ],
  id: up(sql`${promoCode.id}`, "uuid"),
  orders: {
    position: [up(sql`${promoCode.position}`, "int"), down(sql`${promoCode.createdAt}`, "timestamptz")],
  },
  rows: async (found, db) => {
    const ids = found.map(({ id }) => id);
    const rows = await selectPromos(db).where(inArray(promoCode.id, ids));
    return inOrder(ids, rows.map(promoReply), ({ _id }) => _id);
  },
});
