import { isDeepStrictEqual } from "node:util";
import type { BookingId, StockId } from "@pulau/domain/ids.ts";
import { sql } from "../../../db/orm.ts";
import type { HeldTransfer } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { piecesLeft } from "../../ground/stock/public.ts";
import type { CrossingRow } from "./disruption-rows.ts";
import { leftOf, ridesDiffer } from "./move-rides.ts";
import type { LockedBookings } from "./settle-parties.ts";

/** Every stock of vehicles that the rides of a disruption had or have. */
export const stocksOfMoved = (rows: readonly CrossingRow[]): StockId[] =>
  rows.flatMap(({ rides }) =>
    rides
      ? [...rides.was, ...leftOf(rides)].flatMap(({ stocks }) => stocks.map(({ stockId }) => stockId))
      : [],
  );

/**
 * The land transfers that bookings had before a disruption moved them, by booking; null where they can't be had again: they were
 * changed since, or their vehicles have gone to others. Stocks are locked.
 */
export async function ridesBefore(
  tx: Tx,
  rows: readonly CrossingRow[],
  locked: LockedBookings,
): Promise<ReadonlyMap<BookingId, readonly HeldTransfer[] | null>> {
  const left = await loadLeft(tx, stocksOfMoved(rows));
  const moved = Map.groupBy(
    rows.filter(({ rides }) => rides !== null),
    ({ bookingId }) => bookingId,
  );
  return new Map(
    [...moved].map(([bookingId, own]) => {
      const now = locked.get(bookingId)?.stay.transfers ?? [];
      const before = unwound(own, now);
      return [bookingId, before && takes(left, now, before) ? before : null];
    }),
  );
}

/** Goes back from the rides as they are, one way after the other; null where they are not as they were left. */
function unwound(rows: readonly CrossingRow[], now: readonly HeldTransfer[]): readonly HeldTransfer[] | null {
  const open = rows.flatMap(({ rides }) => rides ?? []);
  let rides = now;
  while (open.length > 0) {
    const at = open.findIndex((moved) => isDeepStrictEqual(leftOf(moved), rides));
    const [last] = at < 0 ? [] : open.splice(at, 1);
    if (!last) return null;
    rides = last.was;
  }
  return rides;
}

/** Whether there are vehicles for the rides of before, which are counted off then. */
function takes(
  left: Map<StockId, number>,
  now: readonly HeldTransfer[],
  before: readonly HeldTransfer[],
): boolean {
  const { had, needs, changed } = ridesDiffer(now, before);
  const more = changed.map((id) => [id, (needs.get(id) ?? 0) - (had.get(id) ?? 0)] as const);
  if (more.some(([id, pieces]) => pieces > (left.get(id) ?? 0))) return false;
  for (const [id, pieces] of more) left.set(id, (left.get(id) ?? 0) - pieces);
  return true;
}

async function loadLeft(tx: Tx, ids: readonly StockId[]): Promise<Map<StockId, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: StockId; left: number }>(
    sql`SELECT k.id, ${piecesLeft(null)} AS left FROM stock k WHERE k.id = ANY(${sql.param([...new Set(ids)])}::uuid[])`,
  );
  return new Map(rows.map(({ id, left }) => [id, left]));
}
