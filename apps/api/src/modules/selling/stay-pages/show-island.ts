import type { Reply } from "@pulau/contract/route.ts";
import type { islandRoute } from "@pulau/contract/stay-pages.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { loadSettings, pictureOf } from "../../ground/resort/public.ts";
import { loadRoads, type Road } from "../transport/public.ts";
import { roomTypeCard } from "./room-type-cards.ts";

type Island = Reply<typeof islandRoute>;

/** The resort's map and how one gets there, as staff have set it. */
export async function showIsland(db: Db): Promise<Island> {
  const { map, mapPlaces: places, ...notes } = (await loadSettings(db)).island;
  const [buildings, roads] = await Promise.all([loadBuildings(db), loadRoads(db, {})]);
  return { ...notes, map: map && pictureOf(map), places, buildings, roads: roads.map(roadOf) };
}

/** Buildings with rooms on sale, and which. */
async function loadBuildings(db: Db): Promise<Island["buildings"]> {
  const { rows } = await db.execute<Island["buildings"][number]>(sql`
    select b.id as "_id", b.name, b.map_x as x, b.map_y as y,
      (select json_agg(${roomTypeCard} order by t.priority, t.room_code) from room_type t
        where t.active_status and exists (
          select from room r where r.room_type_id = t.id and r.building_id = b.id and r.active_status)) as "roomTypes"
    from building b
    where b.active_status and exists (
      select from room r join room_type t on t.id = r.room_type_id
      where r.building_id = b.id and r.active_status and t.active_status)
    order by b.name`);
  return rows;
}

function roadOf({ start, end, name, minutes, firstTime, lastTime, price }: Road): Island["roads"][number] {
  const adult =
    price.per === "person" ? price.amounts.find(({ guestKind }) => guestKind === "adult") : undefined;
  return {
    from: start.name,
    to: end.name,
    vehicle: name,
    minutes,
    firstTime,
    lastTime,
    adultSen: adult?.sen ?? null,
  };
}
