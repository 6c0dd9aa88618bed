import type { RoomTypeListed, roomTypesListRoute } from "@pulau/contract/room-type-records.ts";
import { sql } from "../../../db/orm.ts";
import { descCells, nameCells, namedTextsCell } from "../../../listing/cells.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { wordsIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import type { Language } from "../../../plugins/language.ts";
import { recordSource } from "../../../records/list-records.ts";
import { roomTypeRow } from "./room-types.ts";

const row = sql`(${roomTypeRow} || jsonb_build_object('amenity_names', t.amenities,
  'buildings', coalesce((SELECT jsonb_agg(DISTINCT b.name) FROM room r JOIN building b ON b.id = r.building_id
    WHERE r.room_type_id = t.id), '[]'::jsonb),
  'rooms', (SELECT count(*)::int FROM room r WHERE r.room_type_id = t.id),
  'bed_options', (SELECT count(*)::int FROM bed_option o WHERE o.room_type_id = t.id AND o.active_status),
  'bookings', (SELECT count(DISTINCT b.booking_id)::int FROM booking_room b WHERE b.room_type_id = t.id)))`;

/** What each picture of a type shows, in a language. */
const pictureTexts =
  (language: Language) =>
  ({ room_images_path: pictures, room_images_alt: alts }: RoomTypeListed) =>
    namedTextsCell(pictures.map((picture, at) => [picture, alts[at]?.[language] ?? ""]));

type Filters = ListRequest<typeof roomTypesListRoute>["query"];

/** Room types on their list's page. */
export const roomTypeList = (
  filters: Filters,
): Source<typeof roomTypesListRoute, { row: RoomTypeListed }> => {
  const { building, amenity } = filters;
  const source = recordSource<RoomTypeListed>({
    table: "room_type",
    row,
    filters,
    name: sql`(t.name ->> 'en')`,
    searched: sql`concat_ws(' ', t.room_code, ${wordsIn(sql`t.name`)}, ${wordsIn(sql`t.summary`)})`,
    where: [
      building === undefined
        ? undefined
        : sql`EXISTS (SELECT FROM room r WHERE r.room_type_id = t.id AND r.building_id = ${building}::uuid)`,
      amenity === undefined
        ? undefined
        : sql`EXISTS (SELECT FROM room_type_amenity l WHERE l.room_type_id = t.id AND l.amenity_id = ${amenity}::uuid)`,
    ],
  });
  return {
    ...source,
    orders: {
      ...source.orders,
      code: [up(sql`t.room_code`, "text")],
      "-code": [down(sql`t.room_code`, "text")],
      sleeps: [up(sql`t.max_pax`, "int")],
      "-sleeps": [down(sql`t.max_pax`, "int")],
    },
    cells: {
      no: ({ id }) => id,
      roomCode: ({ room_code }) => room_code,
      ...nameCells<RoomTypeListed>(({ name }) => name),
      minPax: ({ min_pax }) => min_pax,
      maxPax: ({ max_pax }) => max_pax,
      sizeSqm: ({ size_sqm }) => size_sqm,
      bedTypes: ({ bed_types }) => bed_types.join(" "),
      amenities: ({ amenity_names }) => amenity_names.map(({ en }) => en).join("; "),
      rooms: ({ rooms }) => rooms,
      ...descCells<RoomTypeListed>(({ desc }) => desc),
      highlightEn: ({ highlight }) => highlight.en,
      highlightMy: ({ highlight }) => highlight.my,
      highlightCn: ({ highlight }) => highlight.cn,
      pictures: ({ room_images_path }) => room_images_path.join("; "),
      pictureTextsEn: pictureTexts("en"),
      pictureTextsMy: pictureTexts("my"),
      pictureTextsCn: pictureTexts("cn"),
      active: ({ active_status }) => active_status,
    },
  };
};
