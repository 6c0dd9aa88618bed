import type { Reply } from "@pulau/contract/route.ts";
import type { takingsRoute } from "@pulau/contract/shifts.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { daySpan } from "../../../listing/day-span.ts";

type OutletTakings = Reply<typeof takingsRoute>["outlets"];
type Row = Omit<OutletTakings[number], "count" | "takenSen" | "backSen"> & {
  readonly count: string;
  readonly taken: string;
  readonly back: string;
};

/** What was paid at the tills and went back, and what was put on the bills of rooms and taken off, by outlet. */
const movesSql = sql`SELECT outlet_id, way, at, 1 AS pieces, total_sen + rounding_sen AS taken, 0 AS back FROM till_sale
  UNION ALL SELECT outlet_id, way, back_at, 0, 0, total_sen + rounding_sen FROM till_sale WHERE back_at IS NOT NULL
  UNION ALL SELECT g.outlet_id, 'room', c.at, CASE WHEN c.discount_of IS NULL THEN 1 ELSE 0 END,
    greatest(c.total_sen, 0), greatest(-c.total_sen, 0) FROM booking_charge c JOIN charge_slip g ON g.id = c.slip_id
  UNION ALL SELECT g.outlet_id, 'room', c.off_at, 0, greatest(-c.total_sen, 0), greatest(c.total_sen, 0)
  FROM booking_charge c JOIN charge_slip g ON g.id = c.slip_id WHERE c.off_at IS NOT NULL`;

/** What each outlet took on days at the resort, both ends included, by way of payment; what rooms pay comes last. */
export async function outletTakings(
  db: Db,
  { timeZone, ...days }: { readonly from: Day; readonly to: Day; readonly timeZone: string },
): Promise<OutletTakings> {
  const during = sql.join(daySpan(sql`m.at`, days, timeZone), sql` AND `);
  const { rows } = await db.execute<Row>(sql`
    SELECT json_build_object('_id', o.id, 'name', o.name) AS outlet, m.way, sum(m.pieces) AS count,
      sum(m.taken) AS taken, sum(m.back) AS back
    FROM (${movesSql}) m JOIN outlet o ON o.id = m.outlet_id WHERE ${during}
    GROUP BY o.id, m.way ORDER BY o.position, o.list_no, m.way = 'room', m.way`);
  return rows.map(({ outlet, way, count, taken, back }) => ({
    outlet,
    way,
    count: Number(count),
    takenSen: Number(taken),
    backSen: Number(back),
  }));
}
