import type { BedOptionReply } from "@pulau/contract/beds.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { BedOptionId, RoomTypeId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

/** A room type with the ways in which its rooms can be made up. */
export type TypeWithBeds = {
  readonly roomTypeId: RoomTypeId;
  readonly name: Words;
  readonly bedOptions: BedOptionReply[];
};

/** The beds of the way to make up a room that a query names, as one JSON value; extra beds stand last. */
export const bedsOf = (bedOptionId: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('bedId', b.id, 'name', b.name, 'usingFor', b.using_for,
    'noOfPax', b.no_of_pax, 'width', b.width, 'length', b.length, 'count', s.count, 'extra', s.extra)
    order by s.extra, b.no_of_pax desc, b.width desc, b.id), '[]')
  from bed_option_bed s join bed b on b.id = s.bed_id where s.bed_option_id = ${bedOptionId}
)`;

/**
 * The ways to make up a room of the type that a query names, as one JSON value, the usual one first; those of `had` also
 * where they are offered no more.
 */
export const bedOptionsOf = (roomTypeId: SQL, had: readonly BedOptionId[] = []): SQL => sql`(
  select coalesce(json_agg(json_build_object('bedOptionId', o.id, 'beds', ${bedsOf(sql`o.id`)})
    order by o.position, o.id), '[]')
  from bed_option o where o.room_type_id = ${roomTypeId}
    and (o.active_status or o.id = any(${sql.param([...had])}::uuid[]))
)`;

/** Room types on sale, or the one that is named, with their beds. */
export async function loadTypesWithBeds(
  db: Db | Tx,
  roomTypeId?: RoomTypeId,
  { alsoInactive = false } = {},
): Promise<TypeWithBeds[]> {
  const { rows } = await db.execute<TypeWithBeds>(sql`
    select t.id as "roomTypeId", t.name, ${bedOptionsOf(sql`t.id`)} as "bedOptions"
    from room_type t where (t.active_status or ${alsoInactive})
      and (${roomTypeId ?? null}::uuid is null or t.id = ${roomTypeId ?? null})
    order by t.priority, t.room_code`);
  return rows;
}
