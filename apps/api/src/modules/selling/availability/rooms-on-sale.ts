import type { BedOptionReply } from "@pulau/contract/beds.ts";
import type { OfferedType } from "@pulau/domain/availability/auto-select.ts";
import type { Words } from "@pulau/domain/catalogue/words.ts";
import { type ReviewScore, shownScore } from "@pulau/domain/feedback/review-score.ts";
import type { RoomId, RoomTypeId } from "@pulau/domain/ids.ts";
import type { BedType } from "@pulau/domain/party/party.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { cachedByStamp } from "../catalogue/public.ts";
import { bedOptionsOf } from "../rooms/public.ts";

/** A room type as guests see it. */
export type RoomTypeFace = {
  readonly _id: RoomTypeId;
  readonly code: string;
  /** The last part of its page's address. */
  readonly slug: string;
  readonly name: Words;
  readonly summary: Words;
  readonly highlight: Words;
  readonly picture: string;
  /** What it shows; null where nobody has said. */
  readonly pictureAlt: Words | null;
  /** What guests think of it; null below three reviews. */
  readonly score: ReviewScore | null;
  readonly sizeSqm: number;
  readonly minPax: number;
  readonly maxPax: number;
  readonly bedTypes: BedType[];
  readonly bedOptions: BedOptionReply[];
  readonly amenities: (Words & { readonly icon: string })[];
};

/** A room that can be had, as far as stays ask for it. */
export type RoomOnSale = {
  readonly roomId: RoomId;
  readonly roomTypeId: RoomTypeId;
  readonly maxPax: number;
};
export type TypeOnSale = RoomTypeFace & Pick<OfferedType, "priority">;
/** A type with its rooms. */
type TypeWith<R> = TypeOnSale & { readonly rooms: readonly R[] };
/** The same as the database answers. */
export type FoundType<R> = Omit<TypeOnSale, "score"> & {
  readonly rooms: readonly R[];
  readonly stars: { readonly total: number; readonly count: number } | null;
};

/** Types and rooms on sale and the nights of the longest stay, as this process keeps them. */
export const loadRoomsOnSale = cachedByStamp(1, () => "", readRoomsOnSale);

async function readRoomsOnSale(db: Db | Tx) {
  type TypesRow = { types: FoundType<Pick<RoomOnSale, "roomId" | "maxPax">>[]; longest: number };
  const { rows } = await db.execute<TypesRow>(sql`
    select ${typesWith(sql`json_build_object('roomId', r.id, 'maxPax', r.max_pax)`)} as types,
      (select coalesce(max(nights), 0) from package_option where active_status) as longest`);
  const [found] = rows;
  if (!found) throw new Error("the rooms were not answered");
  return { ...roomsOf(found.types), longest: found.longest };
}

/** What the rooms of a type `t` have, each with its icon. */
const amenitiesOfType = sql`(
  select coalesce(jsonb_agg(a.name || jsonb_build_object('icon', a.icon_path) order by l.position), '[]')
  from room_type_amenity l join amenity a on a.id = l.amenity_id where l.room_type_id = t.id)`;

/** Room types on sale in their order, each with its rooms as they are told. */
export const typesWith = (room: SQL) => sql`(
  select coalesce(json_agg(row_to_json(line)), '[]') from (
    select t.id as "_id", t.room_code as code, t.slug, t.name, t.summary, t.highlight, t.picture,
      t.picture_alts -> t.picture as "pictureAlt", t.size_sqm as "sizeSqm",
      (select json_build_object('total', s.total, 'count', s.count) from review_score s where s.room_type_id = t.id) as stars,
      t.min_pax as "minPax", t.max_pax as "maxPax", t.bed_types as "bedTypes", t.priority,
      ${amenitiesOfType} as amenities,
      ${bedOptionsOf(sql`t.id`)} as "bedOptions",
      (select coalesce(json_agg(${room}), '[]') from room r where r.room_type_id = t.id and r.active_status) as rooms
    from room_type t where t.active_status order by t.priority, t.room_code
  ) as line)`;

export const roomsOf = <R extends object>(found: readonly FoundType<R>[]) => ({
  types: found.map(
    ({ stars, ...type }): TypeWith<R> => ({
      ...type,
      score: shownScore(stars?.total ?? 0, stars?.count ?? 0),
    }),
  ),
  rooms: found.flatMap(({ _id, rooms }) => rooms.map((room) => ({ ...room, roomTypeId: _id }))),
});
