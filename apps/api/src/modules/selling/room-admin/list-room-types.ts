import type { adminRoomTypesRoute, RoomTypeAdminReply } from "@pulau/contract/room-admin.ts";
import type { z } from "zod";
import { sql } from "../../../db/orm.ts";
import { ofResort, versionColumn } from "../../../db/saved-versions.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf, wordsIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { bedOptionsOf } from "../rooms/public.ts";

type Row = z.infer<typeof RoomTypeAdminReply>;

/** Room types, those out of use included, in the order of auto-select unless told. */
export const roomTypes = ({
  search,
}: ListRequest<typeof adminRoomTypesRoute>["query"]): Source<
  typeof adminRoomTypesRoute,
  Row,
  { readonly orderVersion: number }
> => {
  const like = likeOf(search ?? "");
  return {
    columns: sql`t.id as "_id", t.active_status as "activeStatus", t.room_code as "roomCode", t.name, t.summary,
      t.highlight, t.picture, t.size_sqm as "sizeSqm", t.min_pax as "minPax", t.max_pax as "maxPax",
      t.bed_types as "bedTypes", t.amenities, t.priority, ${versionColumn("roomType", sql`t.id`)} as version,
      ${versionColumn("bedOptions", sql`t.id`)} as "bedsVersion", ${bedOptionsOf(sql`t.id`)} as "bedOptions",
      (select count(*)::int from room r where r.room_type_id = t.id) as rooms`,
    from: sql`room_type t`,
    where: [search ? sql`t.room_code ilike ${like} or ${wordsIn(sql`t.name`)} ilike ${like}` : undefined],
    id: up(sql`t.id`, "uuid"),
    orders: {
      priority: [up(sql`t.priority`, "int"), up(sql`t.room_code`, "text")],
      roomCode: [up(sql`t.room_code`, "text")],
      "-roomCode": [down(sql`t.room_code`, "text")],
    },
    rows: (rows) => rows,
    totals: sql`${versionColumn("roomTypeOrder", sql`${ofResort}`)} as "orderVersion"`,
    extra: ({ orderVersion }) => ({ orderVersion }),
    cells: {
      roomCode: (type) => type.roomCode,
      roomType: (type) => type.name.en,
      active: (type) => type.activeStatus,
      rooms: (type) => type.rooms,
      minPax: (type) => type.minPax,
      maxPax: (type) => type.maxPax,
      sizeSqm: (type) => type.sizeSqm,
      bedTypes: (type) => type.bedTypes.join(" "),
      id: (type) => type._id,
    },
  };
};
