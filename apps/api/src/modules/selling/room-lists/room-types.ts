import { type RoomTypeAdd, type RoomTypeChange, roomTypeRecords } from "@pulau/contract/room-type-records.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { RoomTypeId, StaffId } from "@pulau/domain/ids.ts";
import { type BedType, bedTypes } from "@pulau/domain/party/party.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { eq, inArray, sql } from "../../../db/orm.ts";
import { countVersion, noteChanged } from "../../../db/saved-versions.ts";
import { amenity, roomType } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { checkFree } from "../../../records/check-name.ts";
import { defined } from "../../../records/plain-store.ts";
import type { RecordStore } from "../../../records/record-store.ts";
import { showPictures } from "../../ground/files/public.ts";
import { lastPriority, roomTypeUsers, writeRoomType } from "../room-admin/public.ts";

/** The pictures of a room type; one from before it had several has the main one alone. */
const pictures = sql`CASE WHEN t.images = '[]'::jsonb THEN jsonb_build_array(t.picture) ELSE t.images END`;

/** A room type as its calls tell it, of `t`. */
export const roomTypeRow = sql`jsonb_build_object('id', t.list_no, '_id', t.id, 'active_status', t.active_status, 'name', t.name,
  'room_code', t.room_code, 'min_pax', t.min_pax, 'max_pax', t.max_pax, 'desc', t.summary, 'highlight', t.highlight,
  'room_images_path', ${pictures},
  'room_images_alt', coalesce((SELECT jsonb_agg(coalesce(t.picture_alts -> i.picture, '{"en":"","my":"","cn":""}') ORDER BY i.place)
    FROM jsonb_array_elements_text(${pictures}) WITH ORDINALITY AS i(picture, place)), '[]'::jsonb), 'size_sqm', t.size_sqm, 'bed_types', t.bed_types,
  'associated_amenities_id', coalesce((SELECT jsonb_agg(a.list_no ORDER BY l.position)
    FROM room_type_amenity l JOIN amenity a ON a.id = l.amenity_id WHERE l.room_type_id = t.id), '[]'::jsonb))`;
const code = { table: "room_type", column: sql`t.room_code`, path: "obj.room_code" };

/** As many to a room as it sleeps. */
const bedTypesOfSize = (maxPax: number): BedType[] =>
  bedTypes.slice(0, Math.max(1, Math.min(maxPax, bedTypes.length)));

/** A type goes with the ways in which its rooms are made up. */
const parts = [
  { table: "bed_option", where: (id: RoomTypeId) => sql`p.room_type_id = ${id}::uuid` },
  {
    table: "bed_option_bed",
    where: (id: RoomTypeId) =>
      sql`p.bed_option_id IN (SELECT o.id FROM bed_option o WHERE o.room_type_id = ${id}::uuid)`,
  },
  { table: "room_type_amenity", where: (id: RoomTypeId) => sql`p.room_type_id = ${id}::uuid` },
];

export const roomTypes: RecordStore<typeof RoomTypeAdd, typeof RoomTypeChange, RoomTypeId> = {
  routes: roomTypeRecords,
  table: "room_type",
  row: roomTypeRow,
  subject: "roomType",
  named: async (tx, { associated_amenities_id: numbers }) => {
    const named = await amenityNames(tx, numbers as number[]);
    return named.ok ? { associated_amenities_id: named.value?.map(({ en }) => en) } : {};
  },
  parts,
  users: roomTypeUsers,
  add: (tx, obj, { staffId }) => addType(tx, obj, staffId),
  change: async (tx, id, obj, { staffId }) => {
    const free = await checkFree(tx, code, obj.room_code, id);
    if (!free.ok) return free;
    const [before] = await tx.select().from(roomType).where(eq(roomType.id, id)).for("update");
    if (!before) return refuse("NOT_FOUND");
    const columns = await columnsOf(tx, obj, { staffId, before });
    if (!columns.ok) return columns;
    const { listNo: _, id: __, priority: ___, ...kept } = before;
    const body = { ...kept, ...defined(columns.value) };
    if (body.minPax > body.maxPax) return paxOrder();
    const saving = { kind: "roomType", key: id, base: null, by: { who: "staff", staffId } } as const;
    const version = await countVersion(tx, saving);
    if (!version.ok) return version;
    // The images stand beside what the type's own form saves.
    const written = await writeRoomType(tx, { roomTypeId: id, body });
    if (written.ok)
      await noteChanged(tx, {
        ...saving,
        version: version.value,
        changed: Object.keys(defined(columns.value)),
      });
    return written;
  },
};

const paxOrder = () => refuseFields("INVALID_INPUT", [{ path: "obj.max_pax", rule: "paxOrder" }]);

async function addType(tx: Tx, obj: z.output<typeof RoomTypeAdd>, staffId: StaffId): Promise<Result<string>> {
  const free = await checkFree(tx, code, obj.room_code);
  if (!free.ok) return free;
  if (obj.min_pax > obj.max_pax) return paxOrder();
  const columns = await columnsOf(tx, obj, { staffId, before: null });
  if (!columns.ok) return columns;
  const usual = { highlight: obj.name, bedTypes: bedTypesOfSize(obj.max_pax) };
  const values = { ...usual, ...defined(columns.value) } as typeof roomType.$inferInsert;
  const [made] = await tx
    .insert(roomType)
    .values({ ...values, priority: lastPriority })
    .returning({ id: roomType.id });
  if (!made) throw new Error("no room type was made");
  return ok(made.id);
}

type RoomTypeEdit = { readonly staffId: StaffId; readonly before: typeof roomType.$inferSelect | null };

async function columnsOf(tx: Tx, obj: z.output<typeof RoomTypeChange>, { staffId, before }: RoomTypeEdit) {
  const { associated_amenities_id: numbers, room_images_path: images } = obj;
  const [lost] = await showPictures(tx, { staffId, pictures: images ?? [] });
  if (lost !== undefined)
    return refuseFields("INVALID_INPUT", [{ path: `obj.room_images_path.${lost}`, rule: "invalid" }]);
  const named = await amenityNames(tx, numbers);
  if (!named.ok) return named;
  return ok({
    name: obj.name,
    roomCode: obj.room_code,
    minPax: obj.min_pax,
    maxPax: obj.max_pax,
    images,
    summary: obj.desc,
    highlight: obj.highlight,
    sizeSqm: obj.size_sqm,
    bedTypes: obj.bed_types,
    activeStatus: obj.active_status,
    picture: images?.[0],
    amenities: named.value,
    pictureAlts: altsOf(obj.room_images_alt, images ?? picturesOf(before)),
  });
}

/** Those of a type that is there; one from before it had several has the main one alone. */
const picturesOf = (type: RoomTypeEdit["before"]): readonly string[] =>
  type?.images.length === 0 ? [type.picture] : (type?.images ?? []);

/** What pictures show, by the picture; of one without words nothing is kept. */
const altsOf = (alts: readonly Words[] | undefined, images: readonly string[]) =>
  alts &&
  Object.fromEntries(
    images.flatMap((picture, at) => {
      const alt = alts[at];
      return alt && Object.values(alt).some((text) => text !== "") ? [[picture, alt] as const] : [];
    }),
  );

/** Amenities by their numbers, in the order given. */
async function amenityNames(
  tx: Tx,
  numbers: number[] | undefined,
): Promise<Result<Words[] | undefined, "INVALID_INPUT">> {
  if (!numbers) return ok(undefined);
  const found = await tx
    .select({ no: amenity.listNo, name: amenity.name })
    .from(amenity)
    .where(inArray(amenity.listNo, [...numbers, 0]))
    .for("share");
  const names = [...new Set(numbers)].map((no) => found.find((amenity) => amenity.no === no)?.name);
  const known = names.filter((name) => name !== undefined);
  return known.length === names.length
    ? ok(known)
    : refuseFields("INVALID_INPUT", [{ path: "obj.associated_amenities_id", rule: "notListed" }]);
}
