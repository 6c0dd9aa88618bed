import type { TillSaleRow, tillSalesRoute } from "@pulau/contract/till-sales.ts";
import { dayAt } from "@pulau/domain/calendar/day.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import type { BackKind } from "@pulau/domain/till/settle-sale.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { daySpan } from "../../../listing/day-span.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { ExtraOf, Source } from "../../../listing/source.ts";
import { statesOf } from "../../../listing/state-words.ts";

type Filters = ListRequest<typeof tillSalesRoute>["query"] & { readonly timeZone: string };
type Extra = ExtraOf<typeof tillSalesRoute>;
type Totals = { readonly paid: string } & Pick<Extra, "people" | "outlets">;
type Sums = "totalSen" | "taxSen" | "roundingSen" | "paidSen";
/** A sale as SQL answers it: sums are text, moments are of the session's zone. */
type SaleRecord = Omit<TillSaleRow, Sums | "back"> & { readonly [K in Sums]: string } & {
  readonly backAs: BackKind | null;
  readonly backAt: string;
  readonly backBy: string;
  readonly backReason: string;
};

const paidSql = sql`(s.total_sen + s.rounding_sen)`;
const itemsSql = sql`(SELECT string_agg(CASE WHEN l.count = 1 THEN l.name ->> 'en' ELSE l.count || ' × ' || (l.name ->> 'en') END,
  ', ' ORDER BY l.position) FROM till_sale_line l WHERE l.sale_id = s.id)`;

const wayWord = statesOf("shifts:takings.ways", {
  transfer: { en: "Bank transfer", my: "Pindahan bank", cn: "银行转账" },
  cash: { en: "Cash", my: "Tunai", cn: "现金" },
  terminal: { en: "Card terminal", my: "Terminal kad", cn: "刷卡机" },
  gateway: { en: "Online", my: "Dalam talian", cn: "在线支付" },
  wallet: { en: "Wallet", my: "Dompet", cn: "钱包" },
});
const stateWord = statesOf("till-sales:states", {
  sold: { en: "Sold", my: "Dijual", cn: "已售" },
  voided: { en: "Voided", my: "Dibatalkan", cn: "已作废" },
  refunded: { en: "Refunded", my: "Dibayar balik", cn: "已退款" },
});

/** What was sold at the till for money. */
export const saleList = (filters: Filters): Source<typeof tillSalesRoute, SaleRecord, Totals> => ({
  columns: sql`s.id AS "_id", s.number, s.at, json_build_object('_id', s.outlet_id, 'name', s.outlet_name) AS outlet,
    json_build_object('_id', p.id, 'name', p.name) AS staff, s.way, s.reference, s.total_sen AS "totalSen",
    s.tax_sen AS "taxSen", s.rounding_sen AS "roundingSen", ${paidSql} AS "paidSen", ${itemsSql} AS items,
    s.back_as AS "backAs", s.back_at AS "backAt", s.back_reason AS "backReason",
    (SELECT g.name FROM staff_user g WHERE g.id = s.back_by) AS "backBy"`,
  from: sql`till_sale s JOIN staff_user p ON p.id = s.staff_id`,
  where: [
    equals(sql`s.outlet_id`, filters.outletId),
    equals(sql`s.way`, filters.way),
    equals(sql`s.staff_id`, filters.staffId),
    filters.state && (filters.state === "sold" ? sql`s.back_at IS NULL` : sql`s.back_at IS NOT NULL`),
    filters.search ? found(filters.search) : undefined,
    ...daySpan(sql`s.at`, filters, filters.timeZone),
  ],
  id: up(sql`s.id`, "uuid"),
  orders: {
    "-at": [down(sql`s.at`, "timestamptz")],
    at: [up(sql`s.at`, "timestamptz")],
    "-paid": [down(paidSql, "bigint")],
    paid: [up(paidSql, "bigint")],
  },
  rows: (rows) => rows.map(rowOf),
  totals: sql`coalesce(sum(${paidSql}) FILTER (WHERE s.back_at IS NULL), 0) AS paid,
    (SELECT coalesce(json_agg(json_build_object('_id', q.id, 'name', q.name) ORDER BY q.name, q.id), '[]')
     FROM staff_user q WHERE EXISTS (SELECT FROM till_sale WHERE staff_id = q.id)) AS people,
    (SELECT coalesce(json_agg(json_build_object('_id', o.id, 'name', o.name) ORDER BY o.position, o.list_no), '[]')
     FROM outlet o WHERE EXISTS (SELECT FROM till_sale WHERE outlet_id = o.id)) AS outlets`,
  extra: ({ paid, people, outlets }) => ({ paidSen: Number(paid), people, outlets }),
  cells: {
    paperNo: (row) => row.number,
    day: (row) => dayAt(new Date(row.at), filters.timeZone),
    time: (row) => row.at,
    outlet: (row, language) => row.outlet.name[language ?? "en"] || row.outlet.name.en,
    person: (row) => row.staff.name,
    items: (row) => row.items,
    way: (row, language) => wayWord(row.way, language),
    reference: (row) => row.reference,
    total: (row) => plainRinggit(row.totalSen),
    tax: (row) => plainRinggit(row.taxSen),
    rounding: (row) => plainRinggit(row.roundingSen),
    paid: (row) => plainRinggit(row.paidSen),
    state: (row, language) => stateWord(row.back?.as ?? "sold", language),
    reason: (row) => row.back?.reason ?? "",
  },
  heads: {
    outlet: { en: "Outlet", my: "Outlet", cn: "营业点" },
    items: { en: "Items", my: "Item", cn: "商品" },
    way: { en: "Payment method", my: "Cara bayaran", cn: "付款方式" },
    rounding: { en: "Rounding", my: "Pembundaran", cn: "尾数调整" },
  },
});

function rowOf({ backAs, backAt, backBy, backReason, ...row }: SaleRecord): TillSaleRow {
  return {
    ...row,
    at: new Date(row.at).toISOString(),
    totalSen: Number(row.totalSen),
    taxSen: Number(row.taxSen),
    roundingSen: Number(row.roundingSen),
    paidSen: Number(row.paidSen),
    back: backAs && { as: backAs, at: new Date(backAt).toISOString(), by: backBy, reason: backReason },
  };
}

function found(search: string): SQL {
  const like = likeOf(search);
  return sql`(s.number ILIKE ${like} OR s.reference ILIKE ${like} OR EXISTS (
    SELECT FROM till_sale_line l, jsonb_each_text(l.name) w WHERE l.sale_id = s.id AND w.value ILIKE ${like}))`;
}
