import { importAmenitiesRoute } from "@pulau/contract/amenity-records.ts";
import { importBedsRoute } from "@pulau/contract/bed-records.ts";
import { importBuildingsRoute } from "@pulau/contract/building-records.ts";
import { importRoomsRoute } from "@pulau/contract/room-records.ts";
import { importRoomTypesRoute, type RoomTypeRecord } from "@pulau/contract/room-type-records.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { sql } from "../../../db/orm.ts";
import { nameFields } from "../../../listing/cells.ts";
import type { Language } from "../../../plugins/language.ts";
import type { RecordImport } from "../../../records/import-records.ts";
import { comparable, numbersByName } from "../../../records/name-lookup.ts";
import { amenityList } from "./amenities.ts";
import { bedList } from "./beds.ts";
import { bedOptionsByBeds } from "./beds-cell.ts";
import { buildingList } from "./buildings.ts";
import { roomList } from "./room-list.ts";
import { roomTypeList } from "./room-type-list.ts";

const all = {};
const kept = { desc: "desc", active: "active_status" };

export const buildingImport: RecordImport = {
  route: importBuildingsRoute,
  source: buildingList(all),
  fields: { name: "name", floors: "no_of_floors", ...kept },
  key: "name",
};

export const bedImport: RecordImport = {
  route: importBedsRoute,
  source: bedList(all),
  fields: {
    ...nameFields,
    usingFor: "using_for",
    width: "width",
    length: "length",
    sleeps: "no_of_pax",
    ...kept,
  },
  key: "nameEn",
};

export const amenityImport: RecordImport = {
  route: importAmenitiesRoute,
  source: amenityList(all),
  fields: { ...nameFields, icon: "icon_path", ...kept },
  key: "nameEn",
};

type PictureFields = Partial<Pick<RoomTypeRecord, "room_images_path" | "room_images_alt">>;

/** What each picture shows, as a column says it in one language: the pictures are those that the line has, in their order. */
const pictureTexts =
  (language: Language) =>
  (texts: Readonly<Record<string, string>>, row: PictureFields | null, values: PictureFields) => {
    const before = row?.room_images_path ?? [];
    const pictures = values.room_images_path ?? before;
    if (!Object.keys(texts).every((picture) => pictures.includes(picture))) return undefined;
    return pictures.map((picture, at) => ({
      ...(values.room_images_alt?.[at] ?? row?.room_images_alt?.[before.indexOf(picture)] ?? noWords),
      [language]: texts[picture] ?? "",
    }));
  };

export const roomTypeImport: RecordImport = {
  route: importRoomTypesRoute,
  source: roomTypeList(all),
  fields: {
    roomCode: "room_code",
    ...nameFields,
    minPax: "min_pax",
    maxPax: "max_pax",
    sizeSqm: "size_sqm",
    bedTypes: "bed_types",
    amenities: "associated_amenities_id",
    active: "active_status",
    descEn: "desc.en",
    descMy: "desc.my",
    descCn: "desc.cn",
    highlightEn: "highlight.en",
    highlightMy: "highlight.my",
    highlightCn: "highlight.cn",
    pictures: "room_images_path",
    pictureTextsEn: "room_images_alt",
    pictureTextsMy: "room_images_alt",
    pictureTextsCn: "room_images_alt",
  },
  key: "roomCode",
  read: async (tx) => {
    const { rows } = await tx.execute<{ no: number; name: Words }>(
      sql`SELECT list_no AS no, name FROM amenity ORDER BY list_no DESC`,
    );
    const numberOf = numbersByName(rows);
    const numbersOf = (names: string[]) => {
      const numbers = names.map(numberOf);
      return numbers.every((no) => no !== undefined) ? numbers : undefined;
    };
    return {
      names: {
        amenities: numbersOf,
        pictureTextsEn: pictureTexts("en"),
        pictureTextsMy: pictureTexts("my"),
        pictureTextsCn: pictureTexts("cn"),
      },
    };
  },
};

export const roomImport: RecordImport = {
  route: importRoomsRoute,
  source: roomList(all),
  fields: {
    roomNo: "room_no",
    roomType: "room_type",
    building: "building_type",
    floor: "associated_floor",
    maxPax: "max_pax",
    sizeSqm: "room_size",
    smoking: "allow_smoking",
    accessible: "allow_disabled_person",
    beds: "bed_option_id",
    ...kept,
  },
  key: "roomNo",
  read: async (tx) => {
    const { rows: types } = await tx.execute<{ no: number; code: string; name: Words; maxPax: number }>(
      sql`SELECT list_no AS no, room_code AS code, name, max_pax AS "maxPax" FROM room_type ORDER BY list_no DESC`,
    );
    const { rows: houses } = await tx.execute<{ no: number; name: string }>(
      sql`SELECT list_no AS no, name FROM building ORDER BY list_no DESC`,
    );
    const byName = numbersByName(types);
    const byCode = new Map(types.map(({ no, code }) => [comparable(code), no]));
    const byHouse = new Map(houses.map(({ no, name }) => [comparable(name), no]));
    return {
      names: {
        roomType: (name: string) => byCode.get(comparable(name)) ?? byName(name),
        building: (name: string) => byHouse.get(comparable(name)),
        beds: await bedOptionsByBeds(tx),
      },
      usual: ({ room_type: no }) => ({ max_pax: types.find((type) => type.no === no)?.maxPax }),
    };
  },
};
