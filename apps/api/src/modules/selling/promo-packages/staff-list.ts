import type { StaffPromoPackageReply, staffPromoPackagesRoute } from "@pulau/contract/promo-packages.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { isOnSale } from "@pulau/domain/promo-package/buying.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { versionColumn } from "../../../db/saved-versions.ts";
import type { Tx } from "../../../db/tx.ts";
import { likeOf } from "../../../listing/search.ts";
import { frameOf } from "../../../plugins/page-frame.ts";

type Listing = Reply<typeof staffPromoPackagesRoute>;
type Row = Omit<StaffPromoPackageReply, "state"> & { ended: boolean; total: number };

const rowsWhere = (where: SQL, paging = sql``) => sql`
  select k.id as "_id", ${versionColumn("promoPackage", sql`k.id`)} as version, k.active_status as "activeStatus", k.option_id as "optionId", k.name, k.description, k.picture,
    k.per, k.deposit_sen as "depositSen", k.pax_max as "paxMax", s.capacity as "nosToSell", k.windows,
    k.sale_from as "saleFrom", k.sale_to as "saleTo", k.expires_after_days as "expiresAfterDays",
    k.expires_on as "expiresOn", k.per_person as "perPerson", k.ended_at is not null as ended,
    p.name as "packageName", o.name as "optionName", s.sold as "nosBought",
    (select coalesce(sum(c.pieces), 0)::int from stock_claim c
      where c.stock_id = k.id and c.state <> 'booked' and c.expires_at > pulau_now()) as "nosHeld",
    b.used as "nosUsed", b.expired as "nosExpired", b.ahead as "aheadSen", count(*) over ()::int as total
  from promo_package k join stock s on s.id = k.id join package_option o on o.id = k.option_id
  join package p on p.id = k.package_id
  cross join lateral (
    select coalesce(sum(nos_used), 0)::int as used,
      coalesce(sum(nos_bought - nos_used) filter (where expired_at is not null), 0)::int as expired,
      coalesce(sum((nos_bought - nos_used) * deposit_sen) filter (where expired_at is null), 0)::bigint as ahead
    from bought_package where promo_package_id = k.id
  ) b
  where ${where} order by (k.ended_at is not null), k.created_at desc, k.id ${paging}`;

const replyOf = ({ total: _, ended, ...row }: Row, today: Day): StaffPromoPackageReply => ({
  ...row,
  state: stateOf({ ...row, ended }, today),
});

function stateOf(row: Omit<Row, "total">, today: Day): StaffPromoPackageReply["state"] {
  if (row.ended) return "ended";
  if (!row.activeStatus) return "off";
  if (today < row.saleFrom) return "notYet";
  if (!isOnSale(row, today)) return "over";
  return row.nosBought + row.nosHeld >= row.nosToSell ? "soldOut" : "onSale";
}

/** Promo packages with how many are bought, used and expired; those that are ended come last. */
export async function listForStaff(
  db: Db,
  ask: { page: number; limit: number; search?: string | undefined; today: Day },
): Promise<Omit<Listing, "options">> {
  const { page, limit, search, today } = ask;
  const like = search ? likeOf(search) : null;
  const named = sql`${like}::text is null or k.name::text ilike ${like} or p.name::text ilike ${like}`;
  const paging = sql`limit ${limit} offset ${(page - 1) * limit}`;
  const { rows } = await db.execute<Row>(rowsWhere(named, paging));
  const total = rows[0]?.total ?? 0;
  const promoPackages = rows.map((row) => replyOf(row, today));
  return { promoPackages, ...frameOf({ page, limit, total }), nextCursor: null };
}

/** One of them; null when there is none. */
export async function findForStaff(
  db: Db | Tx,
  id: string,
  today: Day,
): Promise<StaffPromoPackageReply | null> {
  const { rows } = await db.execute<Row>(rowsWhere(sql`k.id = ${id}`));
  return rows[0] ? replyOf(rows[0], today) : null;
}

/** What a promo package can be made of: options on sale of packages of kind `promo`. */
export async function listPromoOptions(db: Db): Promise<Listing["options"]> {
  const { rows } = await db.execute<Listing["options"][number]>(sql`
    select o.id as "_id", o.name, p.name as "packageName", o.nights, p.sold_ahead as "soldAhead"
    from package_option o join package p on p.id = o.package_id
    where p.type = 'promo' and p.active_status and o.active_status order by p.position, p.id, o.position, o.id`);
  return rows;
}
