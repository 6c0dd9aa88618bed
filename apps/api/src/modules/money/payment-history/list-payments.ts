import type { HistoryPayment, paymentHistoryRoute } from "@pulau/contract/payment-history.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { daySpan } from "../../../listing/day-span.ts";
import { likeOf } from "../../../listing/search.ts";
import { frameOf } from "../../../plugins/page-frame.ts";
import { loadSettings } from "../../ground/resort/public.ts";

type Query = Received<typeof paymentHistoryRoute>["query"];
export type PaymentFilter = Omit<Query, "page" | "limit" | "cursor"> & { readonly ownerId: string };
type Found = Omit<HistoryPayment, "at" | "settledAt"> & { at: string; settledAt: string | null };

/** Where something that was paid for can still be paid for: a booking or purchase in time, or a balance. */
const stillPayable = sql`CASE WHEN b.id IS NOT NULL
  THEN (b.state = 'awaitingPayment' AND b.pay_until > pulau_now())
    OR (b.state IN ('confirmed', 'inHouse') AND b.paid_sen < b.total_sen)
  ELSE pu.state = 'open' AND pu.pay_until > pulau_now() END`;

/** Every attempt to pay of an owner, with what it was for. */
const paymentsOf = (ownerId: string): SQL => sql`
  SELECT p.id AS "_id", p.created_at AS at, p.settled_at AS "settledAt",
    CASE WHEN b.id IS NOT NULL THEN 'booking' ELSE pu.flow END AS kind, coalesce(b.id, pu.id) AS "payableId",
    b.id AS "bookingId", b.booking_no AS "bookingNo", coalesce(b.booking_no, pu.number) AS number,
    coalesce(pk.name, pu.facts -> 'name') AS name, p.gateway, p.part, p.state, p.reason, p.note,
    p.amount_sen AS "amountSen", p.refunded_sen AS "refundedSen", p.state = 'captured' AS "hasReceipt",
    p.state = 'captured' AND pu.flow = 'event' AND (pu.state = 'done' OR EXISTS (
      SELECT FROM purchase_paper i WHERE i.purchase_id = pu.id)) IS TRUE AS "hasInvoice",
    p.state IN ('started', 'declined', 'expired') AND ${stillPayable} AND NOT EXISTS (
      SELECT FROM payment l WHERE (l.booking_id = b.id OR l.purchase_id = pu.id)
        AND (l.created_at, l.id) > (p.created_at, p.id)) AS "canRetry",
    concat_ws(' ', b.booking_no, b.booking_name, pk.name, pu.number, pu.facts -> 'name', p.gateway_ref, p.capture_ref,
      p.note) AS said
  FROM payment p LEFT JOIN booking b ON b.id = p.booking_id LEFT JOIN package pk ON pk.id = b.package_id
  LEFT JOIN purchase pu ON pu.id = p.purchase_id
  WHERE b.owner_id = ${ownerId} OR pu.account_id = ${ownerId}`;

function conditionsOf({ _id, kind, state, gateway, from, to, search }: PaymentFilter, zone: string): SQL {
  return sql.join(
    [
      sql`true`,
      ...(_id ? [sql`m."payableId" = ${_id}`] : []),
      ...(kind ? [sql`m.kind = ${kind}`] : []),
      ...(state ? [sql`m.state = ${state}`] : []),
      ...(gateway ? [sql`m.gateway = ${gateway}`] : []),
      ...daySpan(sql`m.at`, { from, to }, zone),
      ...(search ? [sql`m.said ILIKE ${likeOf(search)}`] : []),
    ],
    sql` AND `,
  );
}

const iso = (moment: string): string => new Date(moment).toISOString();
const rowOf = ({ at, settledAt, ...row }: Found): HistoryPayment => ({
  ...row,
  at: iso(at),
  settledAt: settledAt === null ? null : iso(settledAt),
});

/** A page of somebody's payments, newest first, with the sums of all that the filter finds. */
export async function listPayments(
  db: Db,
  { page, limit, cursor, ...filter }: PaymentFilter & Pick<Query, "page" | "limit" | "cursor">,
): Promise<Reply<typeof paymentHistoryRoute>> {
  const { timeZone } = await loadSettings(db);
  const all = paymentsOf(filter.ownerId);
  const where = conditionsOf(filter, timeZone);
  const from = cursor
    ? sql`AND (m.at, m."_id") < (SELECT created_at, id FROM payment WHERE id = ${cursor})`
    : sql``;
  const [{ rows }, counted, gateways] = await Promise.all([
    db.execute<Found>(sql`SELECT * FROM (${all}) m WHERE ${where} ${from}
      ORDER BY m.at DESC, m."_id" DESC LIMIT ${limit} OFFSET ${cursor ? 0 : (page - 1) * limit}`),
    db.execute<{ total: number; captured: string; refunded: string }>(sql`
      SELECT count(*)::int AS total, coalesce(sum(m."amountSen") FILTER (WHERE m.state = 'captured'), 0) AS captured,
        coalesce(sum(m."refundedSen"), 0) AS refunded FROM (${all}) m WHERE ${where}`),
    db.execute<{ gateway: string }>(sql`SELECT DISTINCT m.gateway FROM (${all}) m ORDER BY m.gateway`),
  ]);
  const { total = 0, captured = 0, refunded = 0 } = counted.rows[0] ?? {};
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    payments: rows.map(rowOf),
    ...frameOf({ page, limit, total }),
    nextCursor: last?._id ?? null,
    capturedSen: Number(captured),
    refundedSen: Number(refunded),
    gateways: gateways.rows.map(({ gateway }) => gateway),
  };
}

/** All that the filter finds, for a file. More than this is no table for people any more. */
export async function allPayments(db: Db, filter: PaymentFilter): Promise<HistoryPayment[]> {
  const { timeZone } = await loadSettings(db);
  const { rows } = await db.execute<Found>(sql`
    SELECT * FROM (${paymentsOf(filter.ownerId)}) m WHERE ${conditionsOf(filter, timeZone)}
    ORDER BY m.at DESC, m."_id" DESC LIMIT 50000`);
  return rows.map(rowOf);
}
