import { type RoomAdd, type RoomChange, roomRecords } from "@pulau/contract/room-records.ts";
import type { BedOptionId, BuildingId, RoomId, RoomTypeId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { eq, sql } from "../../../db/orm.ts";
import { countVersion, noteChanged } from "../../../db/saved-versions.ts";
import { building, room, roomType } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { checkFree } from "../../../records/check-name.ts";
import { defined } from "../../../records/plain-store.ts";
import type { RecordStore } from "../../../records/record-store.ts";
import { notifyWaitingList } from "../../booking/holds/public.ts";
import {
  areBedOptionsOf,
  bedWords,
  capToType,
  findBookingsToMove,
  hasFloor,
  inWay,
  lockPaxOfType,
  writeRoom,
} from "../room-admin/public.ts";
import { bedsOf } from "../rooms/public.ts";

/** A room as its calls tell it, of `t`. */
export const roomRow = sql`jsonb_build_object('id', t.list_no, '_id', t.id, 'active_status', t.active_status, 'room_no', t.room_no,
  'room_size', t.room_size, 'max_pax', t.max_pax, 'allow_smoking', t.allow_smoking,
  'allow_disabled_person', t.allow_disabled_person, 'bed_option_id', t.bed_option_id,
  'room_type', (SELECT y.list_no FROM room_type y WHERE y.id = t.room_type_id),
  'building_type', (SELECT b.list_no FROM building b WHERE b.id = t.building_id),
  'associated_floor', t.floor, 'desc', t."desc")`;
const number = { table: "room", column: sql`t.room_no`, path: "obj.room_no" };
type Change = z.output<typeof RoomChange>;
type Place = {
  roomTypeId: RoomTypeId;
  buildingId: BuildingId;
  floor: string;
  bedOptionId: BedOptionId | null;
};
type Row = typeof room.$inferSelect;

export const rooms: RecordStore<typeof RoomAdd, typeof RoomChange, RoomId> = {
  routes: roomRecords,
  table: "room",
  row: roomRow,
  subject: "room",
  named: async (tx, { bed_option_id, room_type, building_type }) => {
    const { rows } = await tx.execute<{
      beds: Parameters<typeof bedWords>[0];
      type: string;
      house: string;
    }>(sql`
      SELECT ${bedsOf(sql`${bed_option_id}::uuid`)} AS beds,
        (SELECT name ->> 'en' FROM room_type WHERE list_no = ${room_type}) AS type,
        (SELECT name FROM building WHERE list_no = ${building_type}) AS house`);
    const [found] = rows;
    if (!found) throw new Error("a query of values gave none");
    return { bed_option_id: bedWords(found.beds), room_type: found.type, building_type: found.house };
  },
  parts: [
    { table: "room_link", where: (id) => sql`(p.room_id = ${id}::uuid OR p.other_id = ${id}::uuid)` },
    { table: "housekeeping_room", where: (id) => sql`p.room_id = ${id}::uuid` },
    { table: "housekeeping_event", where: (id) => sql`p.room_id = ${id}::uuid` },
    { table: "room_fault", where: (id) => sql`p.room_id = ${id}::uuid` },
  ],
  add: addRoom,
  change: async (tx, id, obj, { staffId }) => {
    const free = await checkFree(tx, number, obj.room_no, id);
    if (!free.ok) return free;
    const saving = { kind: "room", key: id, base: null, by: { who: "staff", staffId } } as const;
    const version = await countVersion(tx, saving);
    if (!version.ok) return version;
    const moved = await moveRoom(tx, id, obj);
    if (!moved.ok) return moved;
    const body = defined({
      activeStatus: obj.active_status,
      maxPax: obj.max_pax,
      allowSmoking: obj.allow_smoking,
      desc: obj.desc,
      allowDisabledPerson: obj.allow_disabled_person,
      bedOptionId: obj.bed_option_id,
    });
    const written = await writeRoom(tx, { staffId, roomId: id, body });
    if (written.ok) await noteChanged(tx, { ...saving, version: version.value, changed: Object.keys(obj) });
    return written;
  },
};

async function addRoom(tx: Tx, obj: z.output<typeof RoomAdd>): Promise<Result<string>> {
  const free = await checkFree(tx, number, obj.room_no);
  if (!free.ok) return free;
  const place = await placeOf(tx, obj, null);
  if (!place.ok) return place;
  const [made] = await tx
    .insert(room)
    .values({
      ...place.value,
      roomNo: obj.room_no,
      roomSize: obj.room_size,
      activeStatus: obj.active_status,
      desc: obj.desc,
      allowSmoking: obj.allow_smoking,
      allowDisabledPerson: obj.allow_disabled_person,
      maxPax: capToType(obj.max_pax, await lockPaxOfType(tx, place.value.roomTypeId)),
    })
    .returning({ id: room.id });
  if (!made) throw new Error("no room was made");
  if (obj.active_status) await notifyWaitingList(tx, null);
  return ok(made.id);
}

/** Number, size and place of a room. Its type changes only while nobody ahead sleeps in it. */
async function moveRoom(tx: Tx, id: RoomId, obj: Change): Promise<Result<true>> {
  const [before] = await tx.select().from(room).where(eq(room.id, id)).for("update");
  if (!before) throw new Error(`no room ${id}`);
  const place = await placeOf(tx, obj, before);
  if (!place.ok) return place;
  const { roomTypeId } = place.value;
  if (roomTypeId !== before.roomTypeId) {
    const toMove = await findBookingsToMove(tx, { roomIds: [id] });
    if (toMove.length > 0) return inWay(toMove);
  }
  const maxPax = capToType(before.maxPax, await lockPaxOfType(tx, roomTypeId));
  const columns = defined({ roomNo: obj.room_no, roomSize: obj.room_size });
  await tx
    .update(room)
    .set({ ...columns, ...place.value, maxPax, ...(roomTypeId !== before.roomTypeId && { ownPax: null }) })
    .where(eq(room.id, id));
  return ok(true);
}

/** Type, building, floor and beds as they are asked for or were; what is not listed is told at its field. */
async function placeOf(tx: Tx, obj: Change, before: Row | null): Promise<Result<Place, "INVALID_INPUT">> {
  const wrong = (path: string) => refuseFields("INVALID_INPUT", [{ path: `obj.${path}`, rule: "notListed" }]);
  const [type] = await tx
    .select({ id: roomType.id })
    .from(roomType)
    .where(
      obj.room_type === undefined
        ? eq(roomType.id, before?.roomTypeId ?? "")
        : eq(roomType.listNo, obj.room_type),
    );
  if (!type) return wrong("room_type");
  const [house] = await tx
    .select({ id: building.id, floors: building.noOfFloors })
    .from(building)
    .where(
      obj.building_type === undefined
        ? eq(building.id, before?.buildingId ?? "")
        : eq(building.listNo, obj.building_type),
    );
  if (!house) return wrong("building_type");
  const floor = obj.associated_floor ?? before?.floor ?? "";
  const placeChanged = obj.associated_floor !== undefined || obj.building_type !== undefined;
  if (placeChanged && !hasFloor(house.floors, floor)) return wrong("associated_floor");
  const sameType = type.id === before?.roomTypeId;
  const bedOptionId =
    obj.bed_option_id !== undefined ? obj.bed_option_id : sameType ? (before?.bedOptionId ?? null) : null;
  if (!(await areBedOptionsOf(tx, type.id, bedOptionId === null ? [] : [bedOptionId])))
    return wrong("bed_option_id");
  return ok({ roomTypeId: type.id, buildingId: house.id, floor, bedOptionId });
}
