import type { BoughtPackageReply, boughtPackagesRoute } from "@pulau/contract/promo-packages.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import { usesLeft } from "@pulau/domain/promo-package/redeeming.ts";
import { sql } from "../../../db/orm.ts";
import { down, up } from "../../../listing/order.ts";
import type { Source } from "../../../listing/source.ts";
import { todayInQuery } from "../../ground/resort/public.ts";

type Filters = { readonly accountId: AccountId; readonly fetchAll: boolean };
type Row = Omit<BoughtPackageReply, "left"> & { readonly today: Day };

/** Expired: marked so, or its last day is over. */
const isExpired = sql`(b.expired_at is not null or b.expires_on < ${todayInQuery})`;
/** Nothing of it is left to use. */
const isOver = sql`(${isExpired} or b.nos_used >= b.nos_bought)`;

/** What an account bought of promo packages, what expires soonest first; with what is used up or expired, if told. */
export const boughtPackages = ({
  accountId,
  fetchAll,
}: Filters): Source<typeof boughtPackagesRoute, Row> => ({
  columns: sql`b.id as "_id", u.number, b.promo_package_id as "promoPackageId", k.package_id as "packageId",
    k.option_id as "optionId", k.name, k.picture, o.name as "optionName", o.nights,
    b.nos_bought as "nosBought", b.nos_used as "nosUsed", b.pax_max as "paxMax", b.deposit_sen as "depositCost",
    b.expires_on as expiry, ${isExpired} as expired, ${todayInQuery} as today,
    case when u.state = 'cancelled' then json_build_object('returnedSen', u.refunded_sen) end as "takenBack",
    to_char(b.bought_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "boughtAt",
    (select coalesce(json_agg(json_build_object('_id', k.id, 'bookingNo', k.booking_no, 'checkIn', k.check_in,
        'checkOut', k.check_out, 'status', k.state) order by k.check_in), '[]')
      from payment p join booking k on k.id = p.booking_id
      where p.bought_package_id = b.id and k.state <> 'cancelled') as bookings`,
  from: sql`bought_package b join purchase u on u.id = b.id join promo_package k on k.id = b.promo_package_id
    join package_option o on o.id = k.option_id`,
  among: sql`bought_package b`,
  where: [sql`b.account_id = ${accountId}`, fetchAll ? undefined : sql`not ${isOver}`],
  id: up(sql`b.id`, "uuid"),
  orders: {
    expiry: [up(isOver, "boolean"), up(sql`b.expires_on`, "date")],
    "-boughtAt": [down(sql`b.bought_at`, "timestamptz")],
  },
  rows: (rows) =>
    rows.map(({ today, ...row }) => ({ ...row, left: usesLeft({ ...row, expiresOn: row.expiry }, today) })),
});
