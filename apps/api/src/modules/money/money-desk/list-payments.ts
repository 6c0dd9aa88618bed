import type { MoneyRow, paymentsCsvAddressRoute, paymentsRoute } from "@pulau/contract/money-desk.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { likeOf } from "../../../listing/search.ts";
import { loadSettings } from "../../ground/resort/public.ts";

export type MoneyFilter = Received<typeof paymentsCsvAddressRoute>["query"];
type Ask = Received<typeof paymentsRoute>["query"];

/**
 * Payments and refunds as rows of one kind, with the date at the resort and what the filter leaves of them. What staff gave
 * back by hand is of the way in which they did, whatever it came in by.
 */
const moneyRows = (timeZone: string, filter: MoneyFilter): SQL => {
  const like = filter.search ? likeOf(filter.search) : null;
  return sql`
  WITH money AS (
    SELECT p.id AS "_id", 'payment' AS what, coalesce(p.settled_at, p.created_at) AS at, p.gateway, p.state,
      p.amount_sen AS "amountSen", p.refunded_sen AS "refundedSen", p.booking_id, p.purchase_id,
      coalesce(o.reference, p.gateway_ref) AS reference,
      o.payment_id IS NOT NULL AND p.state = 'captured' AND p.refunded_sen = 0 AS "canVoid"
    FROM payment p LEFT JOIN offline_payment o ON o.payment_id = p.id
    UNION ALL
    SELECT r.id, 'refund', coalesce(r.done_at, r.created_at),
      CASE WHEN r.wallet_account_id IS NOT NULL THEN 'wallet'
        ELSE coalesce(r.paid_back_by, p.gateway) END, r.state, -r.amount_sen, 0,
      r.booking_id, r.purchase_id, r.gateway_ref, false
    FROM refund r JOIN payment p ON p.id = r.payment_id
  ), told AS (
    SELECT m.*, (m.at AT TIME ZONE ${timeZone})::date AS day, b.id AS "bookingId", u.id AS "purchaseId",
      coalesce(b.booking_no, u.number) AS number, coalesce(b.booking_name, a.name) AS name
    FROM money m LEFT JOIN booking b ON b.id = m.booking_id LEFT JOIN purchase u ON u.id = m.purchase_id
    LEFT JOIN account a ON a.id = u.account_id
  ), found AS (
    SELECT * FROM told WHERE (${filter.from ?? null}::date IS NULL OR day >= ${filter.from ?? null}::date)
      AND (${filter.to ?? null}::date IS NULL OR day <= ${filter.to ?? null}::date)
      AND (${filter.gateway ?? null}::text IS NULL OR gateway = ${filter.gateway ?? null})
      AND (${filter.state ?? null}::text IS NULL OR state = ${filter.state ?? null})
      AND (${like}::text IS NULL OR number ILIKE ${like}
        OR name ILIKE ${like} OR reference ILIKE ${like})
  )`;
};

type Told = Omit<MoneyRow, "at"> & { readonly at: string; readonly total: number };

const columns = sql`"_id", what, at, day::text AS day, gateway, state, "amountSen",
  "refundedSen", "bookingId", "purchaseId", number, name, reference, "canVoid"`;

const rowOf = ({ total: _, ...row }: Told): MoneyRow => ({ ...row, at: new Date(row.at).toISOString() });

/** All payments and refunds, the latest first, with the sums by which a gateway's own statement is compared. */
export async function listPayments(db: Db, ask: Ask): Promise<Reply<typeof paymentsRoute>> {
  const { page, limit, cursor: _, ...filter } = ask;
  const { timeZone } = await loadSettings(db);
  const rows = moneyRows(timeZone, filter);
  const [found, sums, gateways] = await Promise.all([
    db.execute<Told>(sql`${rows} SELECT ${columns}, count(*) OVER ()::int AS total FROM found
      ORDER BY at DESC, "_id" LIMIT ${limit} OFFSET ${(page - 1) * limit}`),
    db.execute<Reply<typeof paymentsRoute>["sums"][number]>(sql`${rows}, days AS (
        SELECT DISTINCT day FROM found WHERE state IN ('captured', 'done') ORDER BY day DESC LIMIT 31)
      SELECT day::text AS day, gateway, coalesce(sum("amountSen") FILTER (WHERE what = 'payment'), 0)::bigint AS "inSen",
        coalesce(-sum("amountSen") FILTER (WHERE what = 'refund'), 0)::bigint AS "outSen", count(*)::int AS count
      FROM found WHERE state IN ('captured', 'done') AND day IN (SELECT day FROM days)
      GROUP BY day, gateway ORDER BY day DESC, gateway`),
    db.execute<{ gateway: string }>(sql`SELECT DISTINCT gateway FROM payment
      UNION SELECT paid_back_by FROM refund WHERE paid_back_by IS NOT NULL
      ORDER BY gateway`),
  ]);
  const total = found.rows[0]?.total ?? 0;
  return {
    rows: found.rows.map(rowOf),
    sums: sums.rows.map(({ day, gateway, inSen, outSen, count }) => ({ day, gateway, inSen, outSen, count })),
    gateways: gateways.rows.map(({ gateway }) => gateway),
    ...{ page: total === 0 ? 1 : page, pages: Math.max(1, Math.ceil(total / limit)), limit, total },
    nextCursor: null,
  };
}

/** More than a year of a busy resort. */
const mostRows = 20_000;

/** The same rows, all of them, for a file. */
export async function allPayments(db: Db, filter: MoneyFilter): Promise<MoneyRow[]> {
  const { timeZone } = await loadSettings(db);
  const { rows } = await db.execute<Told>(
    sql`${moneyRows(timeZone, filter)} SELECT ${columns} FROM found ORDER BY at DESC, "_id" LIMIT ${mostRows}`,
  );
  return rows.map(rowOf);
}
