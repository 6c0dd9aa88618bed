import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { VehicleId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import { sailingsAhead } from "@pulau/domain/transport/timetable.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, type SQL, sql } from "../../../db/orm.ts";
import { transferVehicle } from "../../../db/schema/transfers.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { loadResortToday } from "../../ground/resort/public.ts";
import { type LimitedDays, lockDays, removeDays } from "../../ground/stock/public.ts";

export type VehicleRow = Pick<typeof transferVehicle.$inferSelect, "id" | "type" | "seats" | "daily">;

/** What can be sold of a vehicle each day and way: whole private ones, else seats. */
const piecesOf = ({ type, seats, daily }: VehicleRow): number | null =>
  daily === null ? null : type === "private" ? daily : daily * seats;

/**
 * Live rides of a vehicle by day and way, as rows `direction, day, pieces, persons, vehicles, claimed`: of stays that are
 * held or booked. What was booked while there was no limit claims nothing.
 */
const rides = ({ id, type }: Pick<VehicleRow, "id" | "type">, today: Day): SQL => sql`(
  SELECT w.direction, w.day::date AS day, (r ->> 'vehicles')::int AS vehicles,
    (r ->> 'adultCount')::int + (r ->> 'childCount')::int AS persons,
    CASE ${type} WHEN 'private' THEN (r ->> 'vehicles')::int
      ELSE (r ->> 'adultCount')::int + (r ->> 'childCount')::int END AS pieces,
    jsonb_array_length(coalesce(r -> 'stocks', '[]'::jsonb)) > 0 AS claimed
  FROM stay_hold h
  CROSS JOIN LATERAL jsonb_array_elements(coalesce(h.stay -> 'transfers', '[]'::jsonb)) AS r
  JOIN land_transfer t ON t.id = (r ->> 'landTransferId')::uuid
  CROSS JOIN LATERAL (VALUES ('out', h.stay ->> 'checkIn'), ('back', h.stay ->> 'checkOut')) AS w(direction, day)
  WHERE h.kind = 'stay' AND h.state <> 'released' AND (h.expires_at IS NULL OR h.expires_at > pulau_now())
    AND t.vehicle_id = ${id}::uuid AND w.day::date >= ${today}
    AND (r ->> 'tripType' = 'return' OR r ->> 'direction' = w.direction))`;

const vehicleDays: LimitedDays = { table: "vehicle_day", owner: "vehicle_id" };

/** Refuses fewer seats than a party that rides in private vehicles needs in those that it has. */
export async function checkRidden(tx: Tx, vehicle: VehicleRow): Promise<Result<true, "INVALID_INPUT">> {
  if (vehicle.type !== "private") return ok(true);
  const { rows } = await tx.execute<{ day: Day; persons: number }>(sql`
    SELECT ride.day, ride.persons FROM ${rides(vehicle, await loadResortToday(tx))} AS ride
    WHERE ride.persons > ride.vehicles * ${vehicle.seats} ORDER BY ride.day LIMIT 1`);
  const [first] = rows;
  return first
    ? refuseFields("INVALID_INPUT", [{ path: "obj.seats", rule: "partyRides", facts: first }])
    : ok(true);
}

/**
 * Makes what can be sold of a limited vehicle, from today to the horizon, what it says. A vehicle without a limit needs no
 * days; those that it had stay for who claims them. The stocks are locked by id first, so whoever is claiming one finishes
 * and is seen, and whoever comes later meets the new capacity.
 *
 * @param keepBooked where more is booked than there would be, so much stays; otherwise the day is refused at `daily`
 */
export async function writeVehicleDays(
  tx: Tx,
  vehicle: VehicleRow,
  { keepBooked = false } = {},
): Promise<Result<true, "INVALID_INPUT">> {
  const pieces = piecesOf(vehicle);
  if (pieces === null) return ok(true);
  const today = await loadResortToday(tx);
  await lockDays(tx, vehicleDays, vehicle.id, today);
  await insertDays(tx, vehicle.id, { from: today, to: addDays(today, sailingsAhead), pieces });
  const { rows } = await tx.execute<{ day: Day; taken: number }>(sql`
    WITH unlimited AS (
      SELECT direction, day, sum(pieces)::int AS pieces FROM ${rides(vehicle, today)} AS ride
      WHERE NOT claimed GROUP BY direction, day
    ), wanted AS (
      SELECT d.id, d.day, k.held + k.sold AS claimed, coalesce(u.pieces, 0) AS unclaimed
      FROM vehicle_day d JOIN stock k ON k.id = d.id
      LEFT JOIN unlimited u ON u.day = d.day AND u.direction = d.direction
      WHERE d.vehicle_id = ${vehicle.id}::uuid AND d.day >= ${today}
    ), written AS (
      UPDATE stock k SET capacity = greatest(w.claimed, ${pieces} - w.unclaimed)
      FROM wanted w WHERE k.id = w.id AND k.capacity <> greatest(w.claimed, ${pieces} - w.unclaimed)
    )
    SELECT day, claimed + unclaimed AS taken FROM wanted
    WHERE claimed + unclaimed > ${pieces} ORDER BY claimed + unclaimed DESC, day LIMIT 1`);
  const [short] = rows;
  if (!short || keepBooked) return ok(true);
  return refuseFields("INVALID_INPUT", [{ path: "obj.daily", rule: "vehiclesTaken", facts: short }]);
}

async function insertDays(
  tx: Tx,
  vehicleId: VehicleId,
  { from, to, pieces }: { from: Day; to: Day; pieces: number },
): Promise<void> {
  await tx.execute(sql`
    WITH lacking AS MATERIALIZED (
      SELECT gen_random_uuid() AS id, ahead.at::date AS day, w.direction
      FROM generate_series(${from}::date, ${to}::date - 1, interval '1 day') AS ahead(at)
      CROSS JOIN (VALUES ('out'), ('back')) AS w(direction)
      WHERE NOT EXISTS (SELECT FROM vehicle_day d
        WHERE d.vehicle_id = ${vehicleId}::uuid AND d.direction = w.direction AND d.day = ahead.at::date)
    ), stocks AS (
      INSERT INTO stock (id, kind, capacity) SELECT id, 'vehicleDay', ${pieces} FROM lacking
    )
    INSERT INTO vehicle_day (id, vehicle_id, direction, day)
    SELECT id, ${vehicleId}::uuid, direction, day FROM lacking`);
}

/** Removes the days of a vehicle that nobody claims, with their stocks; tells how many are claimed, and then removes none. */
export const removeVehicleDays = (tx: Tx, vehicleId: VehicleId): Promise<number> =>
  removeDays(tx, vehicleDays, vehicleId);

/** Carries the days of every limited vehicle on to the horizon, each in a transaction of its own. */
export async function makeVehicleDays(db: Db): Promise<void> {
  const all = await db.select({ id: transferVehicle.id }).from(transferVehicle);
  for (const { id } of all) {
    await inTransaction(db, async (tx) => {
      const [now] = await tx.select().from(transferVehicle).where(eq(transferVehicle.id, id)).for("update");
      if (now) await writeVehicleDays(tx, now, { keepBooked: true });
    });
  }
}
