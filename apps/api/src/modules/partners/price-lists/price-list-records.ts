import {
  type PriceListAdd,
  type PriceListChange,
  type PriceListRecord,
  priceListRecords,
  type priceListsRoute,
} from "@pulau/contract/price-lists.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { priceList } from "../../../db/schema/price-lists.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import type { Source } from "../../../listing/source.ts";
import { checkFree } from "../../../records/check-name.ts";
import { recordSource } from "../../../records/list-records.ts";
import { namesCode } from "../../../records/names-code.ts";
import { plainStore } from "../../../records/plain-store.ts";
import { todayInQuery } from "../../ground/resort/public.ts";

const inForce = (k: SQL) => sql`${k}.active_status AND (${k}."to" IS NULL OR ${k}."to" >= ${todayInQuery})`;

/** The options that have a price by a list. */
const pricedBy = (code: SQL) => sql`SELECT coalesce(r.option_id, p.option_id)
  FROM rate r LEFT JOIN period p ON p.id = r.period_id WHERE r.terms ->> 'priceList' = ${code}`;

/** Whether rules say that they are for a list, or not for it. */
const isNamedIn = (json: SQL, code: SQL) =>
  namesCode(json, ["priceList", "priceLists", "notPriceLists"], code);

/** The options whose prices or rules name a list, published or not yet. */
const namedBy = (code: SQL) => sql`SELECT coalesce(r.option_id, p.option_id)
    FROM rate r LEFT JOIN period p ON p.id = r.period_id WHERE ${isNamedIn(sql`r.terms`, code)}
  UNION SELECT c.option_id FROM rate_card c WHERE ${isNamedIn(sql`c.rules`, code)} OR ${isNamedIn(sql`c.own`, code)}
  UNION SELECT d.option_id FROM price_change d WHERE ${isNamedIn(sql`d.value`, code)}`;

/** By how many options, agencies and promo codes the list `t` is used; what has ended uses it no more. */
const uses = {
  options: sql`(SELECT count(DISTINCT o.id)::int FROM (${pricedBy(sql`t.code`)}) o (id))`,
  agencies: sql`(SELECT count(DISTINCT k.account_id)::int FROM agent_contract k
    WHERE k.price_list = t.code AND ${inForce(sql`k`)})`,
  promo_codes: sql`(SELECT count(*)::int FROM promo_code c WHERE c.price_list = t.code AND c.active_status)`,
};

const row = sql`jsonb_build_object('id', t.list_no, '_id', t.id, 'active_status', t.active_status, 'name', t.name,
  'code', t.code, 'desc', t."desc", 'options', ${uses.options}, 'agencies', ${uses.agencies},
  'promo_codes', ${uses.promo_codes})`;

const kept = plainStore<typeof priceList, typeof PriceListAdd, typeof PriceListChange>({
  routes: priceListRecords,
  table: priceList,
  row,
  subject: "priceList",
  unique: { column: sql`t.name`, path: "obj.name", of: (obj) => obj.name },
  columns: ({ active_status, name, desc, ...rest }) => ({
    name,
    desc,
    activeStatus: active_status,
    ...("code" in rest && { code: rest.code ?? name }),
  }),
});

const code = { table: "price_list", column: sql`t.code`, path: "obj.code" };

/** Price lists beside the public one. A list that prices, rules, agencies or promo codes name is not deleted. */
export const priceListStore: typeof kept = {
  ...kept,
  add: async (tx, obj, actor) => {
    const unused = await checkFree(tx, code, obj.code ?? obj.name);
    return unused.ok ? kept.add(tx, obj, actor) : unused;
  },
  users: (id) => {
    const named = sql`(SELECT t.code FROM price_list t WHERE t.id = ${id}::uuid)`;
    const where = sql`u.active_status AND ${isNamedIn(sql`u.terms`, named)}`;
    return {
      options: [{ table: "package_option", where: sql`u.id IN (${namedBy(named)})` }],
      prices: ["surcharge", "fee", "tax"].map((table) => ({ table, where })),
      agencies: [{ table: "agent_contract", where: sql`u.price_list = ${named} AND ${inForce(sql`u`)}` }],
      promoCodes: [{ table: "promo_code", where: sql`u.price_list = ${named} AND u.active_status` }],
    };
  },
};

type Filters = ListRequest<typeof priceListsRoute>["query"];
export const priceLists = (filters: Filters): Source<typeof priceListsRoute, { row: PriceListRecord }> => ({
  ...recordSource<PriceListRecord>({
    table: "price_list",
    row,
    filters,
    name: sql`t.name`,
    searched: sql`(t.name || ' ' || t.code || ' ' || t."desc")`,
  }),
  cells: {
    no: ({ id }) => id,
    name: ({ name }) => name,
    listCode: (list) => list.code,
    desc: ({ desc }) => desc,
    options: ({ options }) => options,
    agencies: ({ agencies }) => agencies,
    codes: (list) => list.promo_codes,
    active: ({ active_status }) => active_status,
  },
});
