import type { boughtPromoRoute, vouchersRoute } from "@pulau/contract/vouchers.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AccountId, VoucherId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, inArray, or, type SQL, sql } from "../../../db/orm.ts";
import { rowFromJson } from "../../../db/row-from-json.ts";
import { voucher, voucherFormerCode } from "../../../db/schema/promotions.ts";
import { down, up } from "../../../listing/order.ts";
import type { Source } from "../../../listing/source.ts";
import { todayInQuery } from "../../ground/resort/public.ts";
import { packageNames, type View, voucherReply } from "./voucher-rows.ts";

type Filters = Omit<View, "today"> & { readonly fetchAll: "true" | "false" };
type VoucherRow = { readonly row: Record<string, unknown>; readonly today: Day };

/** What an account has, bought or gave away. */
const isOf = (db: Db, accountId: AccountId): SQL | undefined =>
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

const latestFirst = [down(sql`${voucher.issuedAt}`, "timestamptz")] as const;

/** An account's vouchers that a condition picks. */
const vouchersWhere = ({ fetchAll, ...view }: Filters, where: SQL | undefined) => ({
  columns: sql`to_jsonb(voucher.*) AS row, ${todayInQuery} AS today`,
  from: sql`${voucher}`,
  where: [where],
  id: up(sql`${voucher.id}`, "uuid"),
  rows: async (found: readonly VoucherRow[], db: Db) => {
    const rows = found.map(({ row, today }) => ({ row: rowFromJson(voucher, row), today }));
    const names = await packageNames(
      db,
      rows.map(({ row }) => row),
    );
    return rows.map(({ row, today }) => voucherReply(row, names, { ...view, today }));
  },
  whole: fetchAll === "true",
});

/** What an account paid for. */
export const boughtVouchers = (filters: Filters): Source<typeof boughtPromoRoute, VoucherRow> => ({
  ...vouchersWhere(filters, eq(voucher.buyerId, filters.accountId)),
  orders: { "-issuedAt": latestFirst, issuedAt: [up(sql`${voucher.issuedAt}`, "timestamptz")] },
});

/** What an account has or gave away; what can be spent comes first, of that what expires first. */
export const ownVouchers = (db: Db, filters: Filters): Source<typeof vouchersRoute, VoucherRow> => {
  const canSpend = sql`coalesce(${voucher.ownerId} = ${filters.accountId} AND ${voucher.leftSen} > 0
    AND ${voucher.voidedAt} IS NULL AND ${voucher.expiredAt} IS NULL, false)`;
  const lastDay = sql`(CASE WHEN ${voucher.leftSen} > 0 THEN ${voucher.expiresOn} ELSE date '9999-12-31' END)`;
  return {
    ...vouchersWhere(filters, isOf(db, filters.accountId)),
    orders: {
      spendable: [down(canSpend, "boolean"), up(lastDay, "date"), ...latestFirst],
      "-issuedAt": latestFirst,
      expiresOn: [up(sql`${voucher.expiresOn}`, "date")],
    },
  };
};

/** One voucher that the account has, bought or gave away; null for another's. */
export async function findOwnVoucher(db: Db, key: View & { readonly id: VoucherId }) {
  const { id, accountId } = key;
  const [row] = await db
    .select()
    .from(voucher)
    .where(and(eq(voucher.id, id), isOf(db, accountId)));
  return row ? voucherReply(row, await packageNames(db, [row]), key) : null;
}
