import type { MoneyRow, paymentsRoute } from "@pulau/contract/money-desk.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { allOf, anyOf, between, equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { ExtraOf, Source } from "../../../listing/source.ts";
import { stateCell } from "../../../listing/state-words.ts";
import { refundedSql } from "../shifts/public.ts";

type Filters = Omit<ListRequest<typeof paymentsRoute>["query"], "sort"> & { readonly timeZone: string };
type PaymentRow = Omit<MoneyRow, "at"> & { readonly at: string };
type Extra = ExtraOf<typeof paymentsRoute>;
type Totals = { readonly sums: Extra["sums"] | null; readonly gateways: string[] | null };

/** An id that is always the same, of a movement that has no row of its own. */
const idFor = (text: SQL): SQL =>
  sql`overlay(overlay(md5(${text}) PLACING '8' FROM 13) PLACING '8' FROM 17)::uuid`;

/** Its columns, for the parts that know less of it. */
const none = sql`NULL::uuid AS booking_id, NULL::uuid AS purchase_id`;

/** What came in by payments, with what cash was rounded by, and what staff took out of the books again. */
const paymentRows = sql`
  SELECT p.id AS "_id", 'payment' AS what, coalesce(p.settled_at, p.created_at) AS at, p.gateway, p.state,
    p.amount_sen + coalesce(o.rounding_sen, 0) AS "amountSen", p.refunded_sen AS "refundedSen", p.booking_id, p.purchase_id,
    coalesce(o.reference, p.gateway_ref) AS reference,
    o.payment_id IS NOT NULL AND p.state = 'captured' AND p.refunded_sen = 0 AS "canVoid",
    p.state IN ('captured', 'voided') AS moved, s.id AS "saleId", s.number AS own_number, s.outlet_name ->> 'en' AS own_name,
    NULL::uuid AS "depositId"
  FROM payment p LEFT JOIN offline_payment o ON o.payment_id = p.id LEFT JOIN till_sale s ON s.purchase_id = p.purchase_id
  UNION ALL
  SELECT ${idFor(sql`'void ' || p.id`)}, 'void', o.voided_at, p.gateway, 'voided', -(p.amount_sen + o.rounding_sen), 0,
    p.booking_id, p.purchase_id, o.reference, false, true, NULL, NULL, NULL, NULL
  FROM offline_payment o JOIN payment p ON p.id = o.payment_id WHERE o.voided_at IS NOT NULL`;

/** What went back of them. Cash is what left the drawer. */
const refundRows = sql`
  SELECT r.id, 'refund', coalesce(r.done_at, r.created_at),
    CASE WHEN r.wallet_account_id IS NOT NULL THEN 'wallet'
      ELSE coalesce(r.paid_back_by, p.gateway) END, r.state, -(${refundedSql})::bigint, 0,
    r.booking_id, r.purchase_id, r.gateway_ref, false, r.state = 'done', s.id, s.number, s.outlet_name ->> 'en', NULL
  FROM refund r JOIN payment p ON p.id = r.payment_id LEFT JOIN till_sale s ON s.purchase_id = r.purchase_id`;

/** What was paid at the tills, and went back. What was paid on a phone is a payment already. */
const saleRows = sql`
  SELECT s.id, 'payment', s.at, s.way, CASE s.back_as WHEN 'voided' THEN 'voided' ELSE 'captured' END,
    s.total_sen + s.rounding_sen, CASE s.back_as WHEN 'refunded' THEN s.total_sen + s.rounding_sen ELSE 0 END,
    ${none}, nullif(s.reference, ''), false, true, s.id, s.number, s.outlet_name ->> 'en', NULL
  FROM till_sale s WHERE s.purchase_id IS NULL
  UNION ALL
  SELECT ${idFor(sql`'back ' || s.id`)}, CASE s.back_as WHEN 'voided' THEN 'void' ELSE 'refund' END, s.back_at, s.way,
    CASE s.back_as WHEN 'voided' THEN 'voided' ELSE 'done' END, -(s.total_sen + s.rounding_sen), 0,
    ${none}, nullif(s.reference, ''), false, true, s.id, s.number, s.outlet_name ->> 'en', NULL
  FROM till_sale s WHERE s.purchase_id IS NULL AND s.back_at IS NOT NULL`;

/** What came onto the accounts of groups by the desk, and went back from them. */
const groupRows = sql`
  SELECT e.id, CASE e.kind WHEN 'received' THEN 'payment' WHEN 'voided' THEN 'void' ELSE 'refund' END, e.at, e.way,
    CASE WHEN e.kind = 'voided' OR EXISTS (SELECT FROM group_entry v WHERE v.voids = e.id) THEN 'voided'
      WHEN e.kind = 'received' THEN 'captured' ELSE 'done' END,
    CASE e.kind WHEN 'received' THEN e.amount_sen ELSE -e.amount_sen END, 0,
    ${none}, nullif(e.reference, ''), false, true, NULL, g.name, NULL, NULL
  FROM group_entry e JOIN stay_group g ON g.id = e.group_id WHERE e.way IS NOT NULL`;

/** Room deposits that were money, and went back whole: what was withheld of one is a payment already. */
const depositRows = sql`
  SELECT d.id, 'payment', d.at, d.way, 'captured', d.amount_sen,
    CASE WHEN d.back_at IS NULL THEN 0 ELSE d.amount_sen END, d.booking_id, NULL::uuid, nullif(d.reference, ''),
    false, true, NULL::uuid, NULL, NULL, d.id
  FROM room_deposit d WHERE d.way IN ('cash', 'terminal')
  UNION ALL
  SELECT ${idFor(sql`'deposit back ' || d.id`)}, 'refund', d.back_at, d.way, 'done', -d.amount_sen, 0, d.booking_id,
    NULL::uuid, nullif(d.back_reference, ''), false, true, NULL::uuid, NULL, NULL, d.id
  FROM room_deposit d WHERE d.way IN ('cash', 'terminal') AND d.back_at IS NOT NULL`;

/**
 * Payments, refunds and what was voided as rows of one kind, each with the date at the resort on which the money moved. What
 * staff gave back by hand is of the way in which they did, whatever it came in by.
 */
const moneyRows = (timeZone: string): SQL => sql`
  money AS (${paymentRows} UNION ALL ${refundRows} UNION ALL ${saleRows} UNION ALL ${groupRows} UNION ALL ${depositRows}
  ), told AS (
    SELECT m.*, (m.at AT TIME ZONE ${timeZone})::date AS day, b.id AS "bookingId", u.id AS "purchaseId",
      coalesce(b.booking_no, m.own_number, u.number) AS number, coalesce(b.booking_name, m.own_name, a.name, u.facts #>> '{name,en}') AS name
    FROM money m LEFT JOIN booking b ON b.id = m.booking_id LEFT JOIN purchase u ON u.id = m.purchase_id
    LEFT JOIN account a ON a.id = u.account_id
  )`;

const columns = sql`f."_id", f.what, f.at, f.day::text AS day, f.gateway, f.state, f."amountSen",
  f."refundedSen", f."bookingId", f."purchaseId", f."saleId", f."depositId", f.number, f.name, f.reference, f."canVoid"`;

const found = ({ search }: Filters): SQL | undefined => {
  if (!search) return undefined;
  const like = likeOf(search);
  return sql`f.number ILIKE ${like} OR f.name ILIKE ${like} OR f.reference ILIKE ${like}`;
};

/** Money that moved by day and way, the latest 31 days with any: as takings and shifts have it. */
const settled = sql`(
  SELECT json_agg(json_build_object('day', s.day, 'gateway', s.gateway, 'inSen', s.in_sen, 'outSen', s.out_sen,
    'count', s.count) ORDER BY s.day DESC, s.gateway) FROM (
    SELECT day::text AS day, gateway, coalesce(sum("amountSen") FILTER (WHERE what = 'payment'), 0)::bigint AS in_sen,
      coalesce(-sum("amountSen") FILTER (WHERE what <> 'payment'), 0)::bigint AS out_sen, count(*)::int AS count,
      dense_rank() OVER (ORDER BY day DESC) AS nth
    FROM found WHERE moved GROUP BY day, gateway) s WHERE s.nth <= 31)`;

const gateways = sql`(SELECT array_agg(g.gateway ORDER BY g.gateway) FROM (SELECT DISTINCT gateway FROM payment
  UNION SELECT paid_back_by FROM refund WHERE paid_back_by IS NOT NULL
  UNION SELECT way FROM till_sale WHERE purchase_id IS NULL
  UNION SELECT way FROM group_entry WHERE way IS NOT NULL
  UNION SELECT way FROM room_deposit WHERE way IN ('cash', 'terminal')) g)`;

/** All payments and refunds, of stays and purchases, at tills, of groups and of room deposits, with the sums by which a gateway's own statement is compared. */
export const moneyMovements = (filters: Filters): Source<typeof paymentsRoute, PaymentRow, Totals> => {
  const conditions = allOf([
    between(sql`f.day`, filters),
    equals(sql`f.gateway`, filters.gateway),
    anyOf(sql`f.state`, filters.state),
    found(filters),
  ]);
  return {
    with: sql`${moneyRows(filters.timeZone)}, found AS (SELECT * FROM told f WHERE ${conditions})`,
    columns,
    from: sql`found f`,
    where: [],
    id: up(sql`f."_id"`, "uuid"),
    orders: {
      "-at": [down(sql`f.at`, "timestamptz")],
      at: [up(sql`f.at`, "timestamptz")],
      "-amount": [down(sql`f."amountSen"`, "bigint")],
      amount: [up(sql`f."amountSen"`, "bigint")],
    },
    rows: (rows) => rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
    totals: sql`${settled} AS sums, ${gateways} AS gateways`,
    extra: ({ sums, gateways }) => ({ sums: sums ?? [], gateways: gateways ?? [] }),
    cells: {
      day: (row) => row.day,
      time: (row) => row.at,
      what: (row, language) => stateCell("movement", row.what, language),
      gateway: (row) => row.gateway,
      state: (row, language) => stateCell("money", row.state, language),
      amount: (row) => plainRinggit(row.amountSen),
      number: (row) => row.number,
      name: (row) => row.name,
      reference: (row) => row.reference,
      id: (row) => row._id,
    },
  };
};
