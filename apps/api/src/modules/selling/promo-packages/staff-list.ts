import type { StaffPromoPackageReply, staffPromoPackagesRoute } from "@pulau/contract/promo-package-admin.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { PromoPackageId } from "@pulau/domain/ids.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { isOnSale } from "@pulau/domain/promo-package/buying.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { versionColumn } from "../../../db/saved-versions.ts";
import type { Tx } from "../../../db/tx.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf, wordsIn } from "../../../listing/search.ts";
import type { ExtraOf, Source } from "../../../listing/source.ts";
import { stateCell } from "../../../listing/state-words.ts";
import { todayInQuery } from "../../ground/resort/public.ts";

type Options = ExtraOf<typeof staffPromoPackagesRoute>["options"];
type Row = Omit<StaffPromoPackageReply, "state"> & { ended: boolean; today: Day };

const columns = sql`k.id as "_id", ${versionColumn("promoPackage", sql`k.id`)} as version, k.active_status as "activeStatus", k.option_id as "optionId", k.name, k.description, k.picture,
    k.per, k.deposit_sen as "depositSen", k.pax_max as "paxMax", s.capacity as "nosToSell", k.windows,
    k.sale_from as "saleFrom", k.sale_to as "saleTo", k.expires_after_days as "expiresAfterDays",
    k.expires_on as "expiresOn", k.per_person as "perPerson", k.ended_at is not null as ended,
    p.name as "packageName", o.name as "optionName", s.sold as "nosBought",
    (select coalesce(sum(c.pieces), 0)::int from stock_claim c
      where c.stock_id = k.id and c.state <> 'booked' and c.expires_at > pulau_now()) as "nosHeld",
    b.used as "nosUsed", b.expired as "nosExpired", b.ahead as "aheadSen",
    ${todayInQuery} as today`;
const from = sql`promo_package k join stock s on s.id = k.id join package_option o on o.id = k.option_id
  join package p on p.id = k.package_id
  cross join lateral (
    select coalesce(sum(nos_used), 0)::int as used,
      coalesce(sum(nos_bought - nos_used) filter (where expired_at is not null), 0)::int as expired,
      coalesce(sum((nos_bought - nos_used) * deposit_sen) filter (where expired_at is null), 0)::bigint as ahead
    from bought_package where promo_package_id = k.id
  ) b`;

const replyOf = ({ ended, today, ...row }: Row): StaffPromoPackageReply => ({
  ...row,
  state: stateOf({ ...row, ended }, today),
});

function stateOf(row: Omit<Row, "today">, today: Day): StaffPromoPackageReply["state"] {
  if (row.ended) return "ended";
  if (!row.activeStatus) return "off";
  if (today < row.saleFrom) return "notYet";
  if (!isOnSale(row, today)) return "over";
  return row.nosBought + row.nosHeld >= row.nosToSell ? "soldOut" : "onSale";
}

const lastDay = sql`coalesce(k.sale_to, date '9999-12-31')`;

/** What a promo package can be made of: options on sale of packages of kind `promo`. */
const options = sql`(
  select json_agg(json_build_object('_id', o.id, 'name', o.name, 'packageName', p.name, 'nights', o.nights,
    'soldAhead', p.sold_ahead) order by p.position, p.id, o.position, o.id)
  from package_option o join package p on p.id = o.package_id
  where p.type = 'promo' and p.active_status and o.active_status)`;

/** Promo packages with how many are bought, used and expired. */
export const staffPromoPackages = ({
  search,
}: ListRequest<typeof staffPromoPackagesRoute>["query"]): Source<
  typeof staffPromoPackagesRoute,
  Row,
  { readonly options: Options | null }
> => {
  const like = likeOf(search ?? "");
  return {
    columns,
    from,
    where: [
      search
        ? sql`${wordsIn(sql`k.name`)} ilike ${like} or ${wordsIn(sql`p.name`)} ilike ${like}`
        : undefined,
    ],
    id: up(sql`k.id`, "uuid"),
    orders: {
      offered: [up(sql`(k.ended_at is not null)`, "boolean"), down(sql`k.created_at`, "timestamptz")],
      "-createdAt": [down(sql`k.created_at`, "timestamptz")],
      createdAt: [up(sql`k.created_at`, "timestamptz")],
      saleTo: [up(lastDay, "date")],
      "-saleTo": [down(lastDay, "date")],
    },
    rows: (rows) => rows.map(replyOf),
    totals: sql`${options} as options`,
    extra: ({ options }) => ({ options: options ?? [] }),
    cells: {
      promoName: (row, language = "en") => row.name[language],
      package: (row, language = "en") => row.packageName[language],
      option: (row, language = "en") => row.optionName[language],
      status: (row, language) => stateCell("promoPackage", row.state, language),
      saleFrom: (row) => row.saleFrom,
      saleTo: (row) => row.saleTo,
      deposit: (row) => plainRinggit(row.depositSen),
      toSell: (row) => row.nosToSell,
      sold: (row) => row.nosBought,
      held: (row) => row.nosHeld,
      used: (row) => row.nosUsed,
      expired: (row) => row.nosExpired,
      ahead: (row) => plainRinggit(row.aheadSen),
      id: (row) => row._id,
    },
  };
};

/** One of them; null when there is none. */
export async function findForStaff(db: Db | Tx, id: PromoPackageId): Promise<StaffPromoPackageReply | null> {
  const { rows } = await db.execute<Row>(sql`select ${columns} from ${from} where k.id = ${id}`);
  return rows[0] ? replyOf(rows[0]) : null;
}
