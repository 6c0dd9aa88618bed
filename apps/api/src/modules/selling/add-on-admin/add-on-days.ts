import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { isAddOnDay } from "@pulau/domain/catalogue/add-on-days.ts";
import type { AddOnId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import { sailingsAhead } from "@pulau/domain/transport/timetable.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, type SQL, sql } from "../../../db/orm.ts";
import { addOn } from "../../../db/schema/catalogue.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { loadResortToday } from "../../ground/resort/public.ts";
import { type LimitedDays, lockDays, removeDays } from "../../ground/stock/public.ts";

type Columns = typeof addOn.$inferSelect;
export type StockedAddOn = Pick<Columns, "id" | "dailyStock" | "from" | "to" | "weekdays" | "excluded">;

/** So many days are named where there are too few places. */
const mostNamed = 5;

/**
 * Stays ahead that have an add-on on a day without a claim, as rows `day, pieces`: what was held or booked while there was
 * no limit.
 */
const unclaimed = (id: AddOnId, today: Day): SQL => sql`(
  SELECT (a ->> 'day')::date AS day, sum((a ->> 'count')::int)::int AS pieces
  FROM stay_hold h CROSS JOIN LATERAL jsonb_array_elements(coalesce(h.stay -> 'addOns', '[]'::jsonb)) AS a
  WHERE h.kind = 'stay' AND h.state <> 'released' AND (h.expires_at IS NULL OR h.expires_at > pulau_now())
    AND a ->> 'addOnId' = ${id} AND a ->> 'stockId' IS NULL AND (a ->> 'day')::date >= ${today}
  GROUP BY 1)`;

const addOnDays: LimitedDays = { table: "add_on_day", owner: "add_on_id" };

/**
 * Makes the places of a limited add-on, from today to the horizon, what it says: its number on the days on which it takes
 * place, none on the others. Nobody loses a place: a day that is closed keeps as many as are taken. An add-on without a
 * limit needs no days. The stocks are locked by id first, so whoever is claiming one finishes and is seen, and whoever
 * comes later meets the new capacity.
 *
 * @param keepBooked where more is taken than there would be, so much stays; otherwise the days are refused at `daily_stock`
 */
export async function writeAddOnDays(
  tx: Tx,
  row: StockedAddOn,
  { keepBooked = false } = {},
): Promise<Result<true, "INVALID_INPUT">> {
  const { dailyStock: places } = row;
  if (places === null) return ok(true);
  const today = await loadResortToday(tx);
  await lockDays(tx, addOnDays, row.id, today);
  const days = Array.from({ length: sailingsAhead }, (_, at) => addDays(today, at));
  await insertDays(tx, row.id, days);
  const open = days.filter((day) => isAddOnDay(row, day));
  const { rows } = await tx.execute<{ day: Day; taken: number }>(sql`
    WITH wanted AS (
      SELECT d.id, d.day, k.held + k.sold AS claimed, coalesce(u.pieces, 0) AS unclaimed,
        d.day = ANY(${sql.param(open)}::date[]) AS open,
        CASE WHEN d.day = ANY(${sql.param(open)}::date[]) THEN ${places}::int ELSE 0 END AS places
      FROM add_on_day d JOIN stock k ON k.id = d.id LEFT JOIN ${unclaimed(row.id, today)} u ON u.day = d.day
      WHERE d.add_on_id = ${row.id}::uuid AND d.day >= ${today}
    ), written AS (
      UPDATE stock k SET capacity = greatest(w.claimed, w.places - w.unclaimed)
      FROM wanted w WHERE k.id = w.id AND k.capacity <> greatest(w.claimed, w.places - w.unclaimed)
    )
    SELECT day, claimed + unclaimed AS taken FROM wanted
    WHERE open AND claimed + unclaimed > places ORDER BY day LIMIT ${mostNamed + 1}`);
  if (rows.length === 0 || keepBooked) return ok(true);
  const named = rows.slice(0, mostNamed).map(({ day }) => day);
  const facts = { days: named.join(" · "), taken: Math.max(...rows.map(({ taken }) => taken)) };
  const rule = rows.length > mostNamed ? "placesTakenMore" : "placesTaken";
  return refuseFields("INVALID_INPUT", [{ path: "obj.daily_stock", rule, facts }]);
}

/** Days that are not there yet, without a place until they are written. */
async function insertDays(tx: Tx, addOnId: AddOnId, days: readonly Day[]): Promise<void> {
  await tx.execute(sql`
    WITH lacking AS MATERIALIZED (
      SELECT gen_random_uuid() AS id, ahead.day FROM unnest(${sql.param(days)}::date[]) AS ahead(day)
      WHERE NOT EXISTS (SELECT FROM add_on_day d WHERE d.add_on_id = ${addOnId}::uuid AND d.day = ahead.day)
    ), stocks AS (
      INSERT INTO stock (id, kind, capacity) SELECT id, 'addOnDay', 0 FROM lacking
    )
    INSERT INTO add_on_day (id, add_on_id, day) SELECT id, ${addOnId}::uuid, day FROM lacking`);
}

/** Removes the days of an add-on that nobody claims, with their stocks; tells how many claim one, and then removes none. */
export const removeAddOnDays = (tx: Tx, addOnId: AddOnId): Promise<number> =>
  removeDays(tx, addOnDays, addOnId);

/** Carries the days of every limited add-on on to the horizon, each in a transaction of its own. */
export async function makeAddOnDays(db: Db): Promise<void> {
  const all = await db.select({ id: addOn.id }).from(addOn);
  for (const { id } of all) {
    await inTransaction(db, async (tx) => {
      const [now] = await tx.select().from(addOn).where(eq(addOn.id, id)).for("update");
      if (now) await writeAddOnDays(tx, now, { keepBooked: true });
    });
  }
}
