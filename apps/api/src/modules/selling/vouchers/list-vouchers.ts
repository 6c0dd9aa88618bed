import type { Reply } from "@pulau/contract/route.ts";
import type { vouchersRoute } from "@pulau/contract/vouchers.ts";
import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { voucher, voucherFormerCode } from "../../../db/schema/promotions.ts";
import { frameOf } from "../../../plugins/page-frame.ts";
import { packageNames, type View, voucherReply } from "./voucher-rows.ts";

type Ask = View & {
  readonly page: number;
  readonly limit: number;
  readonly fetchAll: "true" | "false";
  /** `bought`: what the account paid for; `own`: what it has or gave away. */
  readonly which: "bought" | "own";
};

/** More than anybody bought; `fetchAll` must not be a way to ask for everything that there is. */
const most = 1_000;

/** What an account has, bought or gave away. */
const isOf = (db: Db, accountId: string) =>
  or(
    eq(voucher.ownerId, accountId),
    eq(voucher.buyerId, accountId),
    inArray(
      voucher.id,
      db
        .select({ id: voucherFormerCode.voucherId })
        .from(voucherFormerCode)
        .where(eq(voucherFormerCode.giverId, accountId)),
    ),
  );

/** An account's vouchers: bought ones newest first, own ones with what can be spent first. */
export async function listVouchers(db: Db, ask: Ask): Promise<Reply<typeof vouchersRoute>> {
  const { accountId } = ask;
  const where = ask.which === "bought" ? eq(voucher.buyerId, accountId) : isOf(db, accountId);
  const spendable = sql`(${voucher.ownerId} = ${accountId} AND ${voucher.leftSen} > 0 AND ${voucher.voidedAt} IS NULL
    AND ${voucher.expiredAt} IS NULL) DESC NULLS LAST`;
  const order =
    ask.which === "bought"
      ? []
      : [spendable, sql`CASE WHEN ${voucher.leftSen} > 0 THEN ${voucher.expiresOn} END`];
  const [page, limit] = ask.fetchAll === "true" ? [1, most] : [ask.page, ask.limit];
  const total = await db.$count(voucher, where);
  const rows = await db
    .select()
    .from(voucher)
    .where(where)
    .orderBy(...order, desc(voucher.issuedAt), desc(voucher.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const names = await packageNames(db, rows);
  const vouchers = rows.map((row) => voucherReply(row, names, ask));
  const frame =
    ask.fetchAll === "true" && total > 0
      ? { page: 1, pages: 1, limit: total, total }
      : frameOf({ page, limit, total });
  return { vouchers, ...frame, nextCursor: null };
}

/** One voucher that the account has, bought or gave away; null for another's. */
export async function findOwnVoucher(db: Db, ask: View & { readonly id: string }) {
  const { id, accountId } = ask;
  const [row] = await db
    .select()
    .from(voucher)
    .where(and(eq(voucher.id, id), isOf(db, accountId)));
  return row ? voucherReply(row, await packageNames(db, [row]), ask) : null;
}
