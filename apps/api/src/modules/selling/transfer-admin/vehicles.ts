import {
  type VehicleAdd,
  type VehicleChange,
  type VehicleRecord,
  vehicleRecords,
  type vehiclesRoute,
} from "@pulau/contract/vehicle-records.ts";
import type { VehicleId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import { eq, sql } from "../../../db/orm.ts";
import { transferVehicle } from "../../../db/schema/transfers.ts";
import type { Tx } from "../../../db/tx.ts";
import { nameCells } from "../../../listing/cells.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { wordsIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { recordSource } from "../../../records/list-records.ts";
import { claimsOf } from "../../../records/name-uses.ts";
import { plainStore } from "../../../records/plain-store.ts";
import type { RecordStore } from "../../../records/record-store.ts";
import { checkRidden, removeVehicleDays, type VehicleRow, writeVehicleDays } from "./vehicle-days.ts";

const row = sql`jsonb_build_object('id', t.list_no, '_id', t.id, 'active_status', t.active_status, 'type', t.type,
  'name', t.name, 'seats', t.seats, 'daily', t.daily,
  'transfers', (SELECT count(*)::int FROM land_transfer l WHERE l.vehicle_id = t.id))`;
const name = sql`(t.name ->> 'en')`;

const kept = plainStore<typeof transferVehicle, typeof VehicleAdd, typeof VehicleChange>({
  routes: vehicleRecords,
  table: transferVehicle,
  row,
  subject: "transferVehicle",
  unique: { column: name, path: "obj.name.en", of: (obj) => obj.name?.en },
  columns: ({ active_status, type, name: words, seats, daily }) => ({
    type,
    name: words,
    seats,
    daily,
    activeStatus: active_status,
  }),
  check: (tx, id, { type }) => checkVehicleType(tx, id, type),
});

/**
 * What is sold, a seat or the vehicle, stays what it is while transfers name it: refuses where they do, and the vehicle is not
 * of this type.
 */
export async function checkVehicleType(
  tx: Tx,
  id: VehicleId,
  type: VehicleRow["type"] | undefined,
): Promise<Result<true, "INVALID_INPUT">> {
  if (type === undefined) return ok(true);
  const { rows } = await tx.execute(sql`
    SELECT FROM transfer_vehicle v JOIN land_transfer t ON t.vehicle_id = v.id
    WHERE v.id = ${id}::uuid AND v.type <> ${type} LIMIT 1`);
  return rows.length === 0
    ? ok(true)
    : refuseFields("INVALID_INPUT", [{ path: "obj.type", rule: "typeInUse" }]);
}

/** What a vehicle can carry each day and way is written ahead; there is never less of it than is booked. */
export const vehicles: RecordStore<typeof VehicleAdd, typeof VehicleChange, VehicleId> = {
  ...kept,
  parts: [{ table: "vehicle_day", where: (id) => sql`p.vehicle_id = ${id}::uuid` }],
  add: async (tx, obj, actor) => {
    const added = await kept.add(tx, obj, actor);
    return added.ok ? thenWritten(tx, added.value, ok(added.value)) : added;
  },
  change: async (tx, id, obj, actor) => {
    const changed = await kept.change(tx, id, obj, actor);
    if (!changed.ok) return changed;
    const ridden = await checkRidden(tx, await rowOf(tx, id));
    return ridden.ok ? thenWritten(tx, id, changed) : ridden;
  },
  users: (id) => claimsOf(sql`SELECT d.id FROM vehicle_day d WHERE d.vehicle_id = ${id}::uuid`),
  beforeRemove: async (tx, id) => ok(await removeVehicleDays(tx, id)),
  afterRestore: async (tx, id) => {
    await writeVehicleDays(tx, await rowOf(tx, id), { keepBooked: true });
  },
};

async function thenWritten<T>(tx: Tx, id: VehicleId, done: Result<T>): Promise<Result<T>> {
  const written = await writeVehicleDays(tx, await rowOf(tx, id));
  return written.ok ? done : written;
}

async function rowOf(tx: Tx, id: VehicleId): Promise<VehicleRow> {
  const [found] = await tx.select().from(transferVehicle).where(eq(transferVehicle.id, id));
  if (!found) throw new Error(`no vehicle ${id}`);
  return found;
}

type Filters = ListRequest<typeof vehiclesRoute>["query"];
export const vehicleList = (filters: Filters): Source<typeof vehiclesRoute, { row: VehicleRecord }> => ({
  ...recordSource<VehicleRecord>({
    table: "transfer_vehicle",
    row,
    filters,
    name,
    searched: wordsIn(sql`t.name`),
    where: [equals(sql`t.type`, filters.type)],
  }),
  cells: {
    no: ({ id }) => id,
    ...nameCells<VehicleRecord>(({ name }) => name),
    kind: ({ type }) => type,
    seats: ({ seats }) => seats,
    daily: ({ daily }) => daily ?? "",
    active: ({ active_status }) => active_status,
  },
});
