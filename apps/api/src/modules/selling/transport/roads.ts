import { KeptRoadPrice } from "@pulau/contract/card-charges.ts";
import type { pointTypes, TransferType } from "@pulau/contract/transfers.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { RoadPrice, Transfer } from "@pulau/domain/catalogue/transfers.ts";
import type { HoldId, LandTransferId, OptionId, PointId, StockId } from "@pulau/domain/ids.ts";
import { rideName } from "@pulau/domain/transport/ride-name.ts";
import type { Departures } from "@pulau/domain/transport/transfer-times.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { piecesLeft } from "../../ground/stock/public.ts";

export type Direction = "out" | "back";

export type TransportPoint = {
  readonly id: PointId;
  readonly type: (typeof pointTypes)[number];
  readonly name: Words;
  readonly meetingPoint: Words | null;
};

/** The vehicles of one day and way: what is claimed of them, and how many pieces nobody claims. */
export type RoadStock = { readonly stockId: StockId; readonly left: number };

/** A road that can be ridden, with what can still be had of its vehicles on the days of a stay. */
export type Road = {
  readonly id: LandTransferId;
  readonly type: TransferType;
  /** The vehicle's name. */
  readonly name: Words;
  readonly seats: number;
  /** Whether only so many go each day; then a day without stock has none. */
  readonly limited: boolean;
  /** Where it begins on the mainland, and where the boat leaves. */
  readonly start: TransportPoint;
  readonly end: TransportPoint;
  readonly minutes: number;
  readonly firstTime: string;
  readonly lastTime: string;
  /** Pick-up times of each way; none where it is driven at any time of its hours. */
  readonly departures: Departures;
  readonly price: RoadPrice;
  readonly stock: Readonly<Record<Direction, RoadStock | null>>;
  /** Which ways the option's price holds. */
  readonly included: Readonly<Record<Direction, boolean>>;
};

export type RoadsRequest = {
  /** Days of the way out and back; without them nothing is left of limited vehicles. */
  readonly checkIn?: Day | null;
  readonly checkOut?: Day | null;
  /** The option whose inclusions count. */
  readonly optionId?: OptionId | null;
  /** What this hold claims counts as free: its owner asks. */
  readonly exceptHoldId?: HoldId | null;
};

/** Every road on offer, in the order in which guests see them. */
export async function loadRoads(db: Db | Tx, span: RoadsRequest): Promise<Road[]> {
  const { checkIn = null, checkOut = null, optionId = null, exceptHoldId = null } = span;
  const { rows } = await db.execute<Road>(sql`
    select t.id, v.type, v.name, v.seats, v.daily is not null as limited, ${pointOf(sql`a`)} as start,
      ${pointOf(sql`z`)} as "end", t.minutes, left(t.first_time::text, 5) as "firstTime",
      left(t.last_time::text, 5) as "lastTime", t.departures, t.price,
      json_build_object('out', ${stockOf("out", checkIn, exceptHoldId)}, 'back', ${stockOf("back", checkOut, exceptHoldId)})
        as stock,
      json_build_object('out', ${includes("out", optionId)}, 'back', ${includes("back", optionId)}) as included
    from land_transfer t
      join transfer_vehicle v on v.id = t.vehicle_id
      join transport_point a on a.id = t.start_point_id
      join transport_point z on z.id = t.end_point_id
    where t.active_status and v.active_status and a.active_status and z.active_status
    order by t.position, t.id`);
  // JSON says nothing of what a row leaves open; the engine asks for a null there.
  return rows.map((road) => ({ ...road, price: KeptRoadPrice.parse(road.price) }));
}

const pointOf = (point: SQL) =>
  sql`json_build_object('id', ${point}.id, 'type', ${point}.type, 'name', ${point}.name, 'meetingPoint', ${point}.meeting_point)`;

const stockOf = (direction: Direction, day: Day | null, exceptHoldId: HoldId | null) => sql`(
  select json_build_object('stockId', k.id, 'left', ${piecesLeft(exceptHoldId)})
  from vehicle_day d join stock k on k.id = d.id
  where d.vehicle_id = v.id and d.direction = ${direction} and d.day = ${day}::date)`;

const includes = (direction: Direction, optionId: OptionId | null) => sql`exists (
  select from included_transport i join package_option o
    on o.package_id = i.package_id and (i.option_id is null or i.option_id = o.id)
  where i.land_transfer_id = t.id and o.id = ${optionId}::uuid and (i.direction is null or i.direction = ${direction}))`;

/** Where a road begins when it is ridden this way. */
export const startOf = (road: Road, direction: Direction) => (direction === "out" ? road.start : road.end);
/** Where it ends then. */
export const endOf = (road: Road, direction: Direction) => (direction === "out" ? road.end : road.start);

/** Vehicles that persons need: as many private ones as seat them; of what is sold by the seat there is always one. */
export const vehiclesFor = (road: Pick<Road, "type" | "seats">, persons: number): number =>
  road.type === "private" ? Math.max(1, Math.ceil(persons / road.seats)) : 1;

/** What persons take of the vehicles' stock: seats, or private vehicles. */
export const piecesFor = (road: Pick<Road, "type" | "seats">, persons: number): number =>
  road.type === "private" ? vehiclesFor(road, persons) : persons;

/** Persons who still find a place this way; null where there is no limit. */
export function placesLeft(road: Road, direction: Direction): number | null {
  if (!road.limited) return null;
  const left = Math.max(0, road.stock[direction]?.left ?? 0);
  return road.type === "private" ? left * road.seats : left;
}

/** The road as a price sees it when it is ridden this way. */
export const transferOf = (road: Road, direction: Direction): Transfer => ({
  id: road.id,
  name: rideName(road.name, startOf(road, direction).name, endOf(road, direction).name),
  price: road.price,
});
