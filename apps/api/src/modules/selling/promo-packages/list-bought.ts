import type { BoughtPackageReply, boughtPackagesRoute } from "@pulau/contract/promo-packages.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { usesLeft } from "@pulau/domain/promo-package/redeeming.ts";
import { sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { frameOf } from "../../../plugins/page-frame.ts";

type Ask = {
  readonly accountId: string;
  readonly today: Day;
  readonly fetchAll: boolean;
  readonly page: number;
  readonly limit: number;
};
type Row = Omit<BoughtPackageReply, "left"> & { total: number };

/** What an account bought of promo packages, what expires soonest first; with what is used up or expired, if told. */
export async function listBought(db: Db, ask: Ask): Promise<Reply<typeof boughtPackagesRoute>> {
  const { accountId, today, fetchAll, page, limit } = ask;
  const { rows } = await db.execute<Row>(sql`
    select b.id as "_id", u.number, b.promo_package_id as "promoPackageId", k.package_id as "packageId",
      k.option_id as "optionId", k.name, k.picture, o.name as "optionName", o.nights,
      b.nos_bought as "nosBought", b.nos_used as "nosUsed", b.pax_max as "paxMax", b.deposit_sen as "depositCost",
      b.expires_on as expiry, (b.expired_at is not null or b.expires_on < ${today}::date) as expired,
      case when u.state = 'cancelled' then json_build_object('returnedSen', u.refunded_sen) end as "takenBack",
      to_char(b.bought_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "boughtAt",
      count(*) over ()::int as total,
      (select coalesce(json_agg(json_build_object('_id', k.id, 'bookingNo', k.booking_no, 'checkIn', k.check_in,
          'checkOut', k.check_out, 'status', k.state) order by k.check_in), '[]')
        from payment p join booking k on k.id = p.booking_id
        where p.bought_package_id = b.id and k.state <> 'cancelled') as bookings
    from bought_package b join purchase u on u.id = b.id join promo_package k on k.id = b.promo_package_id
    join package_option o on o.id = k.option_id
    where b.account_id = ${accountId} and (${fetchAll}::boolean
      or (b.expired_at is null and b.expires_on >= ${today}::date and b.nos_used < b.nos_bought))
    order by (b.expired_at is not null or b.expires_on < ${today}::date or b.nos_used >= b.nos_bought),
      b.expires_on, b.id
    limit ${limit} offset ${(page - 1) * limit}`);
  const total = rows[0]?.total ?? 0;
  const bought = rows.map(({ total: _, ...row }) => ({
    ...row,
    left: usesLeft({ ...row, expiresOn: row.expiry }, today),
  }));
  return { bought, ...frameOf({ page, limit, total }), nextCursor: null };
}
