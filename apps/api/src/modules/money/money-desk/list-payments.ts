import type { MoneyRow, paymentsRoute } from "@pulau/contract/money-desk.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { allOf, anyOf, between, equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { ExtraOf, Source } from "../../../listing/source.ts";
import { stateCell } from "../../../listing/state-words.ts";

type Filters = Omit<ListRequest<typeof paymentsRoute>["query"], "sort"> & { readonly timeZone: string };
type PaymentRow = Omit<MoneyRow, "at"> & { readonly at: string };
type Extra = ExtraOf<typeof paymentsRoute>;
type Totals = { readonly sums: Extra["sums"] | null; readonly gateways: string[] | null };

/**
 * Payments and refunds as rows of one kind, with the date at the resort. What staff gave
 * back by hand is of the way in which they did, whatever it came in by.
 */
const moneyRows = (timeZone: string): SQL => sql`
  money AS (
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
  )`;

const columns = sql`f."_id", f.what, f.at, f.day::text AS day, f.gateway, f.state, f."amountSen",
  f."refundedSen", f."bookingId", f."purchaseId", f.number, f.name, f.reference, f."canVoid"`;

const found = ({ search }: Filters): SQL | undefined => {
  if (!search) return undefined;
  const like = likeOf(search);
  return sql`f.number ILIKE ${like} OR f.name ILIKE ${like} OR f.reference ILIKE ${like}`;
};

/** Settled money by day and gateway, the latest 31 days with any. */
const settled = sql`(
  SELECT json_agg(json_build_object('day', s.day, 'gateway', s.gateway, 'inSen', s.in_sen, 'outSen', s.out_sen,
    'count', s.count) ORDER BY s.day DESC, s.gateway) FROM (
    SELECT day::text AS day, gateway, coalesce(sum("amountSen") FILTER (WHERE what = 'payment'), 0)::bigint AS in_sen,
      coalesce(-sum("amountSen") FILTER (WHERE what = 'refund'), 0)::bigint AS out_sen, count(*)::int AS count,
      dense_rank() OVER (ORDER BY day DESC) AS nth
    FROM found WHERE state IN ('captured', 'done') GROUP BY day, gateway) s WHERE s.nth <= 31)`;

const gateways = sql`(SELECT array_agg(g.gateway ORDER BY g.gateway) FROM (SELECT DISTINCT gateway FROM payment
  UNION SELECT paid_back_by FROM refund WHERE paid_back_by IS NOT NULL) g)`;

/** All payments and refunds, with the sums by which a gateway's own statement is compared. */
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
