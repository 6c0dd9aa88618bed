import type { Received, Reply } from "@pulau/contract/route.ts";
import type { staffVouchersRoute } from "@pulau/contract/vouchers.ts";
import { asVoucherCode, bareCode, voucherState } from "@pulau/domain/promotion/voucher.ts";
import { maskedCode } from "@pulau/domain/promotion/voucher-holder.ts";
import { and, asc, desc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../../db/connect.ts";
import { account, member } from "../../../db/schema/accounts.ts";
import { voucher } from "../../../db/schema/promotions.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import { likeOf } from "../../../listing/search.ts";
import { frameOf } from "../../../plugins/page-frame.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { factsOf } from "./voucher-rows.ts";

type Ask = Received<typeof staffVouchersRoute>["query"];
type State = NonNullable<Ask["state"]>;

const buyer = alias(account, "buyer");
const owner = alias(account, "owner");
/** Who first had the account is who bought. */
const email = sql<string>`(SELECT m.email FROM ${member} m WHERE m.account_id = ${voucher.buyerId} ORDER BY m.created_at, m.id LIMIT 1)`;

const stateIs = (state: State, today: string): SQL | undefined => {
  const isLive = sql`${voucher.voidedAt} IS NULL AND ${voucher.expiredAt} IS NULL`;
  switch (state) {
    case "void":
      return sql`${voucher.voidedAt} IS NOT NULL`;
    case "expired":
      return sql`${voucher.voidedAt} IS NULL AND (${voucher.expiredAt} IS NOT NULL
        OR (${voucher.leftSen} > 0 AND ${voucher.expiresOn} < ${today}))`;
    case "used":
      return sql`${isLive} AND ${voucher.leftSen} = 0`;
    case "active":
      return sql`${isLive} AND ${voucher.leftSen} > 0 AND ${voucher.expiresOn} >= ${today}`;
  }
};

/** A gift that nobody has taken yet: whoever knows its code may spend it. */
const isBearer = sql`${voucher.ownerId} IS NULL AND ${voucher.leftSen} > 0 AND ${voucher.voidedAt} IS NULL`;

/** The code as staff see it. Of one that anybody may spend only the end: it is as good as banknotes. */
const shownCode = ({ code, ownerId, leftSen, voidedAt }: typeof voucher.$inferSelect): string =>
  ownerId === null && leftSen > 0 && voidedAt === null ? maskedCode(code) : code;

function found(search: string | undefined): SQL | undefined {
  const asked = search?.trim();
  if (!asked) return undefined;
  const like = likeOf(asked);
  return or(
    eq(voucher.code, asVoucherCode(bareCode(asked))),
    and(ilike(voucher.code, like), sql`NOT (${isBearer})`),
    ilike(purchase.number, like),
    ilike(buyer.name, like),
    sql`${email} ILIKE ${like}`,
    sql`${voucher.gift} ->> 'name' ILIKE ${like}`,
    sql`${voucher.gift} ->> 'email' ILIKE ${like}`,
  );
}

/** Every voucher that was issued, newest first. */
export async function listForStaff(db: Db, ask: Ask): Promise<Reply<typeof staffVouchersRoute>> {
  const { page, limit } = ask;
  const today = await loadToday(db, (await loadSettings(db)).timeZone);
  const where = and(found(ask.search), ask.state && stateIs(ask.state, today));
  const select = db
    .select({
      row: voucher,
      purchaseNo: purchase.number,
      buyerName: buyer.name,
      buyerEmail: email,
      ownerName: owner.name,
      total: sql<number>`count(*) OVER ()::int`,
    })
    .from(voucher)
    .innerJoin(purchase, eq(purchase.id, voucher.purchaseId))
    .innerJoin(buyer, eq(buyer.id, voucher.buyerId))
    .leftJoin(owner, eq(owner.id, voucher.ownerId));
  const rows = await select
    .where(where)
    .orderBy(desc(voucher.issuedAt), asc(voucher.place), asc(voucher.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const vouchers = rows.map(({ row, purchaseNo, buyerName, buyerEmail, ownerName }) => ({
    ...{ _id: row.id, code: shownCode(row), name: row.name, picture: row.picture },
    ...{ worthSen: row.worthSen, leftSen: row.leftSen, expiresOn: row.expiresOn },
    state: voucherState(factsOf(row), today),
    issuedAt: row.issuedAt.toISOString(),
    gift: row.gift && { byHand: false, ...row.gift, sentAt: row.giftSentAt?.toISOString() ?? null },
    promoCodeId: row.promoCodeId,
    purchaseNo,
    buyer: { accountId: row.buyerId, name: buyerName, email: buyerEmail ?? "" },
    ownerName,
    voidReason: row.voidReason,
    voidBalance: row.voidBalance ?? (row.voidedAt === null ? null : "income"),
  }));
  return { vouchers, ...frameOf({ page, limit, total: rows[0]?.total ?? 0 }), nextCursor: null };
}
