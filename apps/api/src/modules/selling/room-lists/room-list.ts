import type { RoomListed, roomsListRoute } from "@pulau/contract/room-records.ts";
import { sql } from "../../../db/orm.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { wordsIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { recordSource } from "../../../records/list-records.ts";
import { bedsCell, bedsOf } from "./beds-cell.ts";
import { roomRow } from "./rooms.ts";

const typeName = sql`(SELECT y.name FROM room_type y WHERE y.id = t.room_type_id)`;
const typeCode = sql`(SELECT y.room_code FROM room_type y WHERE y.id = t.room_type_id)`;
const house = sql`(SELECT b.name FROM building b WHERE b.id = t.building_id)`;
const row = sql`(${roomRow} || jsonb_build_object('type_name', ${typeName}, 'type_code', ${typeCode},
  'building_name', ${house}, 'beds', ${bedsOf(sql`t.bed_option_id`)}, 'cleaning', t.cleaning,
  'bookings', (SELECT count(DISTINCT b.booking_id)::int FROM booking_room b WHERE b.room_id = t.id)))`;

type Filters = ListRequest<typeof roomsListRoute>["query"];

/** Room numbers on their list's page. */
export const roomList = (filters: Filters): Source<typeof roomsListRoute, { row: RoomListed }> => {
  const { type, building, floor, cleaning } = filters;
  const source = recordSource<RoomListed>({
    table: "room",
    row,
    filters,
    name: sql`t.room_no`,
    searched: sql`concat_ws(' ', t.room_no, ${typeCode}, ${wordsIn(typeName)}, ${house}, t.floor, t."desc")`,
    where: [
      equals(sql`t.room_type_id`, type),
      equals(sql`t.building_id`, building),
      equals(sql`t.floor`, floor),
      equals(sql`t.cleaning`, cleaning),
    ],
  });
  return {
    ...source,
    orders: {
      ...source.orders,
      type: [up(typeCode, "text")],
      "-type": [down(typeCode, "text")],
      building: [up(house, "text")],
      "-building": [down(house, "text")],
      sleeps: [up(sql`t.max_pax`, "int")],
      "-sleeps": [down(sql`t.max_pax`, "int")],
    },
    cells: {
      no: ({ id }) => id,
      roomNo: ({ room_no }) => room_no,
      roomType: ({ type_code }) => type_code,
      building: ({ building_name }) => building_name,
      floor: ({ associated_floor }) => associated_floor,
      maxPax: ({ max_pax }) => max_pax,
      sizeSqm: ({ room_size }) => room_size ?? "",
      smoking: ({ allow_smoking }) => allow_smoking,
      accessible: ({ allow_disabled_person }) => allow_disabled_person,
      beds: ({ beds }, language) => bedsCell(beds, language),
      desc: ({ desc }) => desc,
      active: ({ active_status }) => active_status,
    },
  };
};
