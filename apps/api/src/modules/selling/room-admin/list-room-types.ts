import type { adminRoomTypesRoute, RoomTypeAdminReply } from "@pulau/contract/room-admin.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { ofResort, versionColumn, versionOf } from "../../../db/saved-versions.ts";
import { likeOf } from "../../../listing/search.ts";
import { frameOf } from "../../../plugins/page-frame.ts";
import { bedOptionsOf } from "../rooms/public.ts";

type Ask = { readonly page: number; readonly limit: number; readonly search?: string | undefined };
type Row = z.infer<typeof RoomTypeAdminReply> & { total: number };
type Listing = Reply<typeof adminRoomTypesRoute>;

/** Room types, those out of use included, in the order of auto-select. */
export async function listRoomTypes(db: Db, { page, limit, search }: Ask): Promise<Listing> {
  const like = search ? likeOf(search) : null;
  const { rows } = await db.execute<Row>(sql`
    select t.id as "_id", t.active_status as "activeStatus", t.room_code as "roomCode", t.name, t.summary, t.highlight,
      t.picture, t.size_sqm as "sizeSqm", t.min_pax as "minPax", t.max_pax as "maxPax", t.bed_types as "bedTypes",
      t.amenities, t.priority, ${versionColumn("roomType", sql`t.id`)} as version,
      ${versionColumn("bedOptions", sql`t.id`)} as "bedsVersion", ${bedOptionsOf(sql`t.id`)} as "bedOptions", count(*) over ()::int as total,
      (select count(*)::int from room r where r.room_type_id = t.id) as rooms
    from room_type t
    where ${like}::text is null or t.room_code ilike ${like} or t.name::text ilike ${like}
    order by t.priority, t.room_code limit ${limit} offset ${(page - 1) * limit}`);
  const total = rows[0]?.total ?? 0;
  const roomTypes = rows.map(({ total: _, ...row }) => row);
  const orderVersion = await versionOf(db, "roomTypeOrder", ofResort);
  return { roomTypes, orderVersion, ...frameOf({ page, limit, total }), nextCursor: null };
}
