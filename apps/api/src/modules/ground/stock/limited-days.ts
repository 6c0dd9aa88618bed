import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AddOnId, StockId, VehicleId } from "@pulau/domain/ids.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { lockStocks } from "./lock-stocks.ts";

/** Where the days of what is limited by the day stand. Each has a stock of its own, under the day's id. */
export type LimitedDays = {
  readonly table: "add_on_day" | "vehicle_day";
  readonly owner: "add_on_id" | "vehicle_id";
};

const daysOf = ({ table, owner }: LimitedDays, limitedId: AddOnId | VehicleId): SQL =>
  sql`${sql.identifier(table)} WHERE ${sql.identifier(owner)} = ${limitedId}::uuid`;

/** Locks the days ahead, and lets go of claims whose time is over, so that only who has a place counts. */
export async function lockDays(
  tx: Tx,
  days: LimitedDays,
  limitedId: AddOnId | VehicleId,
  from: Day,
): Promise<void> {
  await lockStocks(tx, sql`SELECT id FROM ${daysOf(days, limitedId)} AND day >= ${from}`);
}

/** Removes days that nobody claims, with their stocks; tells how many claim one, and then removes none. */
export async function removeDays(tx: Tx, days: LimitedDays, limitedId: AddOnId | VehicleId): Promise<number> {
  const own = sql`SELECT id FROM ${daysOf(days, limitedId)}`;
  await tx.execute(sql`SELECT id FROM stock WHERE id IN (${own}) ORDER BY id FOR UPDATE`);
  const { rows } = await tx.execute<{ claims: number }>(
    sql`SELECT count(DISTINCT hold_id)::int AS claims FROM stock_claim WHERE stock_id IN (${own})`,
  );
  const claims = rows[0]?.claims ?? 0;
  if (claims > 0) return claims;
  const gone = await tx.execute<{ id: StockId }>(sql`DELETE FROM ${daysOf(days, limitedId)} RETURNING id`);
  await tx.execute(
    sql`DELETE FROM stock WHERE id = ANY(${sql.param(gone.rows.map(({ id }) => id))}::uuid[])`,
  );
  return 0;
}
