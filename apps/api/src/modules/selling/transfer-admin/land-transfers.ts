import {
  type LandTransferAdd,
  type LandTransferChange,
  type LandTransferRecord,
  landTransferRecords,
  type landTransfersRoute,
} from "@pulau/contract/transfer-records.ts";
import { transferPriceText } from "@pulau/domain/catalogue/transfer-price-text.ts";
import type { RoadPrice } from "@pulau/domain/catalogue/transfers.ts";
import type { LandTransferId, PointId, VehicleId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { eq, type SQL, sql } from "../../../db/orm.ts";
import { landTransfer } from "../../../db/schema/transfers.ts";
import type { Tx } from "../../../db/tx.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { wordsIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { recordSource } from "../../../records/list-records.ts";
import { byPlace, lastPlace } from "../../../records/places.ts";
import { defined } from "../../../records/plain-store.ts";
import type { RecordStore } from "../../../records/record-store.ts";

const of = (table: "transport_point" | "transfer_vehicle", column: SQL, value: SQL) =>
  sql`(SELECT o.${value} FROM ${sql.identifier(table)} o WHERE o.id = ${column})`;
const start = (value: SQL) => of("transport_point", sql`t.start_point_id`, value);
const end = (value: SQL) => of("transport_point", sql`t.end_point_id`, value);
const vehicle = (value: SQL) => of("transfer_vehicle", sql`t.vehicle_id`, value);
const nameColumn = sql`name`;
const no = sql`list_no`;

const row = sql`jsonb_build_object('id', t.list_no, '_id', t.id, 'active_status', t.active_status,
  'start_point', ${start(no)}, 'end_point', ${end(no)}, 'vehicle', ${vehicle(no)},
  'start_name', ${start(nameColumn)}, 'end_name', ${end(nameColumn)}, 'vehicle_name', ${vehicle(nameColumn)},
  'vehicle_type', ${vehicle(sql`type`)}, 'minutes', t.minutes, 'first_time', left(t.first_time::text, 5),
  'last_time', left(t.last_time::text, 5), 'departures', t.departures, 'price', t.price, 'position', t.position,
  'bookings', (SELECT count(DISTINCT b.booking_id)::int FROM booking_transfer b WHERE b.land_transfer_id = t.id))`;
const name = sql`concat_ws(' ', ${start(nameColumn)} ->> 'en', ${end(nameColumn)} ->> 'en', ${vehicle(nameColumn)} ->> 'en')`;

/** Each road as it is called in the three languages: "Airport – Jetty". */
const roads = sql.join(
  ["en", "my", "cn"].map(
    (language) => sql`${start(nameColumn)} ->> ${language} || ' – ' || (${end(nameColumn)} ->> ${language})`,
  ),
  sql`, `,
);

type Change = z.output<typeof LandTransferChange>;
type Named = Pick<Change, "start_point" | "end_point" | "vehicle">;
type Row = typeof landTransfer.$inferSelect;
export type Route = Pick<Row, "startPointId" | "endPointId" | "vehicleId">;

/** Roads with their vehicle, times and price. A guest's next look shows what is saved. */
export const landTransfers: RecordStore<typeof LandTransferAdd, typeof LandTransferChange, LandTransferId> = {
  routes: landTransferRecords,
  table: "land_transfer",
  row,
  subject: "landTransfer",
  add: async (tx, obj) => {
    const route = await routeOf(tx, obj, null);
    if (!route.ok) return route;
    const free = await checkRoute(tx, route.value, null);
    if (!free.ok) return free;
    const position = obj.position ?? (await lastPlace(tx, "land_transfer"));
    const values = { ...columnsOf(obj), ...route.value, position } as typeof landTransfer.$inferInsert;
    const [made] = await tx.insert(landTransfer).values(values).returning({ id: landTransfer.id });
    if (!made) throw new Error("no land transfer was made");
    return ok(made.id);
  },
  change: async (tx, id, obj) => {
    const [before] = await tx.select().from(landTransfer).where(eq(landTransfer.id, id));
    const route = await routeOf(tx, obj, before ?? null);
    if (!route.ok) return route;
    const free = await checkRoute(tx, route.value, before ?? null);
    if (!free.ok) return free;
    await tx
      .update(landTransfer)
      .set({ ...columnsOf(obj), ...route.value })
      .where(eq(landTransfer.id, id));
    return ok(true);
  },
  users: (id) => ({ holds: [{ table: "stay_hold", where: isHeldWith(id) }] }),
};

const sorted = (times: readonly string[] | undefined) => [...(times ?? [])].sort();

const columnsOf = (obj: Omit<Change, "position"> & { readonly position?: number | null | undefined }) =>
  defined({
    activeStatus: obj.active_status,
    minutes: obj.minutes,
    position: obj.position ?? undefined,
    firstTime: obj.first_time,
    lastTime: obj.last_time,
    price: obj.price as RoadPrice | undefined,
    departures: obj.departures && { out: sorted(obj.departures.out), back: sorted(obj.departures.back) },
  });

/** Points and vehicle as they are asked for or were; what is not listed is told at its field. */
async function routeOf(tx: Tx, obj: Named, before: Row | null): Promise<Result<Route, "INVALID_INPUT">> {
  const wrong = (path: string, rule: string) =>
    refuseFields("INVALID_INPUT", [{ path: `obj.${path}`, rule }]);
  const startPointId = await idOf(tx, "transport_point", obj.start_point, before?.startPointId);
  if (startPointId === undefined) return wrong("start_point", "notListed");
  const endPointId = await idOf(tx, "transport_point", obj.end_point, before?.endPointId);
  if (endPointId === undefined) return wrong("end_point", "notListed");
  const vehicleId = await idOf(tx, "transfer_vehicle", obj.vehicle, before?.vehicleId);
  if (vehicleId === undefined) return wrong("vehicle", "notListed");
  if (startPointId === endPointId) return wrong("end_point", "samePoint");
  return ok({ startPointId, endPointId, vehicleId });
}

/** The row of a number, or what was before where none is told; undefined where the number is nobody's. */
async function idOf<I extends PointId | VehicleId>(
  tx: Tx,
  table: "transport_point" | "transfer_vehicle",
  number: number | undefined,
  before: I | undefined,
): Promise<I | undefined> {
  if (number === undefined) return before;
  const { rows } = await tx.execute<{ id: I }>(
    sql`SELECT id FROM ${sql.identifier(table)} WHERE list_no = ${number} FOR KEY SHARE`,
  );
  return rows[0]?.id;
}

/**
 * A route has one transfer of each type of vehicle, whichever way it is told: guests choose by place and type. One that
 * guests have keeps its route.
 */
export async function checkRoute(
  tx: Tx,
  route: Route,
  before: (Route & Pick<Row, "id">) | null,
): Promise<Result<true, "INVALID_INPUT">> {
  const { startPointId, endPointId, vehicleId } = route;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('land transfers', 0))`);
  const { rows } = await tx.execute(sql`
    SELECT FROM land_transfer t JOIN transfer_vehicle v ON v.id = t.vehicle_id
    WHERE t.id IS DISTINCT FROM ${before?.id ?? null}::uuid
      AND v.type = (SELECT type FROM transfer_vehicle WHERE id = ${vehicleId}::uuid)
      AND (t.start_point_id, t.end_point_id)
        IN ((${startPointId}::uuid, ${endPointId}::uuid), (${endPointId}::uuid, ${startPointId}::uuid)) LIMIT 1`);
  if (rows.length > 0) return refuseFields("INVALID_INPUT", [{ path: "obj.vehicle", rule: "routeTwice" }]);
  const moved =
    before !== null &&
    (before.startPointId !== startPointId ||
      before.endPointId !== endPointId ||
      before.vehicleId !== vehicleId);
  if (!moved) return ok(true);
  const { rows: booked } = await tx.execute(
    sql`SELECT FROM booking_transfer WHERE land_transfer_id = ${before.id}::uuid LIMIT 1`,
  );
  const { rows: held } = await tx.execute(
    sql`SELECT FROM stay_hold u WHERE ${isHeldWith(before.id)} LIMIT 1`,
  );
  if (booked.length + held.length === 0) return ok(true);
  const path = before.vehicleId === vehicleId ? "obj.start_point" : "obj.vehicle";
  return refuseFields("INVALID_INPUT", [{ path, rule: "routeBooked" }]);
}

/** Whether a stay `u` is held with it just now, or held and being paid: it becomes a booking with it. */
const isHeldWith = (
  id: LandTransferId,
): SQL => sql`u.kind = 'stay' AND u.state = 'live' AND u.expires_at > pulau_now()
  AND u.stay -> 'transfers' @> jsonb_build_array(jsonb_build_object('landTransferId', ${id}::text))`;

type Filters = ListRequest<typeof landTransfersRoute>["query"];
export const landTransferList = (
  filters: Filters,
): Source<typeof landTransfersRoute, { row: LandTransferRecord }> => {
  const { type, point } = filters;
  const source = recordSource<LandTransferRecord>({
    table: "land_transfer",
    row,
    filters,
    name,
    searched: sql`concat_ws(' ', ${roads}, ${wordsIn(vehicle(nameColumn))})`,
    where: [
      equals(vehicle(sql`type`), type),
      point === undefined ? undefined : sql`${point}::uuid IN (t.start_point_id, t.end_point_id)`,
    ],
  });
  return {
    ...source,
    orders: {
      ...source.orders,
      ...byPlace,
      minutes: [up(sql`t.minutes`, "int")],
      "-minutes": [down(sql`t.minutes`, "int")],
    },
    cells: {
      no: ({ id }) => id,
      from: ({ start_name }) => start_name.en,
      to: ({ end_name }) => end_name.en,
      vehicle: ({ vehicle_name }) => vehicle_name.en,
      kind: ({ vehicle_type }) => vehicle_type,
      minutes: ({ minutes }) => minutes,
      firstTime: ({ first_time }) => first_time,
      lastTime: ({ last_time }) => last_time,
      departuresOut: ({ departures }) => departures.out.join(" "),
      departuresBack: ({ departures }) => departures.back.join(" "),
      price: ({ price }) => transferPriceText(price),
      position: ({ position }) => position,
      active: ({ active_status }) => active_status,
    },
  };
};
