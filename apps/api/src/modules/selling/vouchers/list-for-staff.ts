import type { staffVouchersRoute } from "@pulau/contract/vouchers.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { asVoucherCode, bareCode, type VoucherState, voucherState } from "@pulau/domain/promotion/voucher.ts";
import { maskedCode } from "@pulau/domain/promotion/voucher-holder.ts";
import { alias, and, eq, ilike, or, type SQL, sql } from "../../../db/orm.ts";
import { rowFromJson } from "../../../db/row-from-json.ts";
import { account, member } from "../../../db/schema/accounts.ts";
import { voucher } from "../../../db/schema/promotions.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { RowOf, Source } from "../../../listing/source.ts";
import { stateCell } from "../../../listing/state-words.ts";
import { todayInQuery } from "../../ground/resort/public.ts";
import { factsOf } from "./voucher-rows.ts";

type VoucherRow = {
  readonly row: Record<string, unknown>;
  readonly today: Day;
  readonly purchaseNo: string;
  readonly buyerName: string;
  readonly buyerEmail: string | null;
  readonly ownerName: string | null;
};

const buyer = alias(account, "buyer");
const owner = alias(account, "owner");
/** Who first had the account is who bought. */
const email = sql<string>`(SELECT m.email FROM ${member} m WHERE m.account_id = ${voucher.buyerId} ORDER BY m.created_at, m.id LIMIT 1)`;

const stateIs = (state: VoucherState, today: SQL): SQL | undefined => {
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
  const searched = search?.trim();
  if (!searched) return undefined;
  const like = likeOf(searched);
  return or(
    eq(voucher.code, asVoucherCode(bareCode(searched))),
    and(ilike(voucher.code, like), sql`NOT (${isBearer})`),
    ilike(purchase.number, like),
    ilike(buyer.name, like),
    sql`${email} ILIKE ${like}`,
    sql`${voucher.gift} ->> 'name' ILIKE ${like}`,
    sql`${voucher.gift} ->> 'email' ILIKE ${like}`,
  );
}

const rowOf = (found: VoucherRow): RowOf<typeof staffVouchersRoute> => {
  const row = rowFromJson(voucher, found.row);
  return {
    _id: row.id,
    code: shownCode(row),
    name: row.name,
    picture: row.picture,
    worthSen: row.worthSen,
    leftSen: row.leftSen,
    expiresOn: row.expiresOn,
    state: voucherState(factsOf(row), found.today),
    issuedAt: row.issuedAt.toISOString(),
    gift: row.gift && { byHand: false, ...row.gift, sentAt: row.giftSentAt?.toISOString() ?? null },
    promoCodeId: row.promoCodeId,
    purchaseNo: found.purchaseNo,
    buyer: { accountId: row.buyerId, name: found.buyerName, email: found.buyerEmail ?? "" },
    ownerName: found.ownerName,
    voidReason: row.voidReason,
    voidBalance: row.voidBalance ?? (row.voidedAt === null ? null : "income"),
  };
};

/** Every voucher that was issued. */
export const issuedVouchers = ({
  search,
  state,
}: ListRequest<typeof staffVouchersRoute>["query"]): Source<typeof staffVouchersRoute, VoucherRow> => ({
  columns: sql`to_jsonb(voucher.*) AS row, ${todayInQuery} AS today, ${purchase.number} AS "purchaseNo",
    ${buyer.name} AS "buyerName", ${email} AS "buyerEmail", ${owner.name} AS "ownerName"`,
  from: sql`${voucher} JOIN ${purchase} ON ${purchase.id} = ${voucher.purchaseId}
    JOIN ${account} buyer ON ${buyer.id} = ${voucher.buyerId} LEFT JOIN ${account} owner ON ${owner.id} = ${voucher.ownerId}`,
  where: [found(search), state && stateIs(state, todayInQuery)],
  id: up(sql`${voucher.id}`, "uuid"),
  orders: {
    "-issuedAt": [down(sql`${voucher.issuedAt}`, "timestamptz"), up(sql`${voucher.place}`, "int")],
    issuedAt: [up(sql`${voucher.issuedAt}`, "timestamptz")],
    expiresOn: [up(sql`${voucher.expiresOn}`, "date")],
    "-expiresOn": [down(sql`${voucher.expiresOn}`, "date")],
    "-left": [down(sql`${voucher.leftSen}`, "bigint")],
  },
  rows: (rows) => rows.map(rowOf),
  cells: {
    code: (row) => row.code,
    promoName: (row) => row.name.en,
    status: (row, language) => stateCell("voucher", row.state, language),
    worth: (row) => plainRinggit(row.worthSen),
    left: (row) => plainRinggit(row.leftSen),
    expiresOn: (row) => row.expiresOn,
    at: (row) => row.issuedAt,
    purchaseNo: (row) => row.purchaseNo,
    buyer: (row) => row.buyer.name,
    email: (row) => row.buyer.email,
    owner: (row) => row.ownerName,
    recipient: (row) => row.gift?.name ?? null,
    reason: (row) => row.voidReason,
    id: (row) => row._id,
  },
});
