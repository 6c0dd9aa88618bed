import type { PromoCodeReply } from "@pulau/contract/promo-codes.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { PromoType } from "@pulau/domain/promotion/promo-code.ts";
import { and, asc, desc, eq, gte, isNull, lte, or } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { promoCode } from "../../../db/schema/promotions.ts";
import { frameOf } from "../../../plugins/page-frame.ts";
import { promoReply, selectPromos } from "./promo-rows.ts";

/** Offered now: listed, and its days of booking are not over. */
export const isOffered = (today: Day) =>
  and(
    promoCode.listed,
    promoCode.activeStatus,
    or(isNull(promoCode.bookTo), gte(promoCode.bookTo, today)),
    or(isNull(promoCode.bookFrom), lte(promoCode.bookFrom, today)),
  );

type Ask = {
  readonly page: number;
  readonly limit: number;
  readonly type?: PromoType | undefined;
  readonly today: Day;
};

/** The promo codes that are offered now, of one type or all, in the order that staff gave them. */
export async function listPromos(db: Db, { page, limit, type, today }: Ask) {
  const where = and(isOffered(today), type && eq(promoCode.type, type));
  const total = await db.$count(promoCode, where);
  const rows = await selectPromos(db)
    .where(where)
    .orderBy(asc(promoCode.position), desc(promoCode.createdAt), asc(promoCode.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const promoCodes: PromoCodeReply[] = rows.map(promoReply);
  return { promoCodes, ...frameOf({ page, limit, total }), nextCursor: null };
}
