import type { Day } from "@pulau/domain/calendar/day.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { type SaleWay, saleWays } from "@pulau/domain/till/sale-ways.ts";
import type { Db, Tx } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { daySpan } from "../../../listing/day-span.ts";

export type Takings = {
  readonly staff: { readonly _id: StaffId; readonly name: string };
  readonly way: SaleWay;
  readonly count: number;
  readonly takenSen: Sen;
  readonly backSen: Sen;
};
type Row = {
  staffId: StaffId;
  name: string;
  way: SaleWay;
  count: string;
  taken: string;
  back: string;
};

const voidedSql = sql`SELECT o.voided_by AS staff_id, o.way, o.voided_at AS at, 0 AS pieces, 0 AS taken,
    p.amount_sen + o.rounding_sen AS back
  FROM offline_payment o JOIN payment p ON p.id = o.payment_id WHERE o.voided_by IS NOT NULL`;

/** What went back by the refund `r`: of cash what left the drawer, which before there were drawers was the refund itself. */
export const refundedSql = sql`CASE WHEN r.paid_back_by = 'cash' THEN coalesce(
    (SELECT -sum(d.sen) FROM drawer_entry d WHERE d.refund_id = r.id AND d.kind = 'refund'), r.amount_sen)
  ELSE r.amount_sen END`;

/** What came onto the accounts of groups by the desk, and went back from them. */
const groupsSql = sql`SELECT staff_id, way, at, (kind = 'received')::int AS pieces,
    CASE WHEN kind = 'received' THEN amount_sen ELSE 0 END AS taken, CASE WHEN kind = 'received' THEN 0 ELSE amount_sen END AS back
  FROM group_entry WHERE way IS NOT NULL`;

/** Room deposits that were money; what is withheld of one came in again as a payment. */
const depositsSql = sql`SELECT staff_id, way, at, 1 AS pieces, amount_sen AS taken, 0 AS back
  FROM room_deposit WHERE way IN ('cash', 'terminal')
  UNION ALL SELECT back_by, way, back_at, 0, 0, amount_sen
  FROM room_deposit WHERE way IN ('cash', 'terminal') AND back_at IS NOT NULL`;

/** What came in at the desk and the tills, and went back: cash with what it was rounded by, and whoever verified a transfer took it. */
const movesSql = sql`SELECT o.decided_by AS staff_id, o.way, p.settled_at AS at, 1 AS pieces,
    p.amount_sen + o.rounding_sen AS taken, 0 AS back
  FROM offline_payment o JOIN payment p ON p.id = o.payment_id WHERE p.state IN ('captured', 'voided')
  UNION ALL ${voidedSql}
  UNION ALL ${groupsSql}
  UNION ALL SELECT n.done_by, r.paid_back_by, r.done_at, 0, 0, ${refundedSql}
  FROM refund r CROSS JOIN LATERAL (
    SELECT done_by FROM needs_person WHERE facts ->> 'refundId' = r.id::text AND done_by IS NOT NULL
    ORDER BY done_at DESC LIMIT 1) n
  WHERE r.state = 'done' AND r.paid_back_by IS NOT NULL
  UNION ALL SELECT t.staff_id, t.way, t.at, 1, t.total_sen + t.rounding_sen, 0 FROM till_sale t
  UNION ALL SELECT t.back_by, t.way, t.back_at, 0, 0, t.total_sen + t.rounding_sen FROM till_sale t
  WHERE t.back_at IS NOT NULL AND NOT EXISTS (SELECT FROM refund r
    WHERE r.purchase_id = t.purchase_id AND r.state = 'done' AND r.paid_back_by IS NOT NULL)
  UNION ALL ${depositsSql}`;

/** What each person took and gave back at the desk and the tills, by way of payment; `at` says which moments count. */
export async function loadTakings(db: Db | Tx, at: SQL, staffId?: StaffId): Promise<Takings[]> {
  const ofPerson = staffId ? sql`m.staff_id = ${staffId}` : sql`true`;
  const { rows } = await db.execute<Row>(sql`
    SELECT s.id AS "staffId", s.name, m.way, sum(m.pieces) AS count, sum(m.taken) AS taken, sum(m.back) AS back
    FROM (${movesSql}) m JOIN staff_user s ON s.id = m.staff_id
    WHERE ${at} AND ${ofPerson} GROUP BY s.id, s.name, m.way ORDER BY s.name, s.id`);
  return rows
    .map(({ staffId: _id, name, way, count, taken, back }) => ({
      staff: { _id, name },
      way,
      count: Number(count),
      takenSen: Number(taken),
      backSen: Number(back),
    }))
    .toSorted(
      (a, b) => a.staff.name.localeCompare(b.staff.name) || saleWays.indexOf(a.way) - saleWays.indexOf(b.way),
    );
}

/** The same of whole days at the resort, both ends included. */
export const showTakings = (
  db: Db,
  { timeZone, ...days }: { readonly from: Day; readonly to: Day; readonly timeZone: string },
): Promise<Takings[]> => loadTakings(db, sql.join(daySpan(sql`m.at`, days, timeZone), sql` AND `));
