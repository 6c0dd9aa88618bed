import { inArray } from "../../../db/orm.ts";
import { bedOption, building, room, roomType } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { capToType, findBookingsToMove, hasFloor } from "../room-admin/public.ts";
import type { Compared, Placed, RowPlan } from "./compare.ts";
import type { FindRow, ImportFault, Row } from "./part.ts";
import { finder } from "./rows.ts";

type Around = Pick<Compared, "rows"> & Readonly<Record<"rooms" | "roomTypes" | "buildings", RowPlan>>;

/** Rooms stay where and as large as they may be, and with whoever sleeps in them, as when they are changed by hand. */
export const wrongRooms = async (tx: Tx, around: Around): Promise<ImportFault[]> => [
  ...(await roomsInUse(tx, around.rooms)),
  ...placesOfRooms(around),
];

/** A room whose type or size the file changes is from then on as the file says, and not what it was before its type was cut. */
export async function forgetOwnPax(tx: Tx, { changed }: RowPlan): Promise<void> {
  const ids = changed
    .filter(({ row, before }) => row.maxPax !== before.maxPax || row.roomTypeId !== before.roomTypeId)
    .map(({ row }) => String(row.id));
  if (ids.length > 0) await tx.update(room).set({ ownPax: null }).where(inArray(room.id, ids));
}

/** A room where somebody ahead sleeps stays in use, of its type, and as large as it was: they are moved first. */
async function roomsInUse(tx: Tx, { changed, gone }: RowPlan): Promise<ImportFault[]> {
  const wrong: ImportFault[] = [];
  const left = changed.filter(
    ({ row, before }) =>
      (before.activeStatus === true && row.activeStatus === false) || row.roomTypeId !== before.roomTypeId,
  );
  const ids = [...gone.map(({ id }) => id), ...left.map(({ row }) => row.id)].map(String);
  if (ids.length > 0) wrong.push(...bookingsOf(await findBookingsToMove(tx, { roomIds: ids })));
  for (const { row, before } of changed) {
    if (ids.includes(String(row.id)) || Number(row.maxPax) >= Number(before.maxPax)) continue;
    const cut = { roomIds: [String(row.id)], morePaxThan: Number(row.maxPax) };
    wrong.push(...bookingsOf(await findBookingsToMove(tx, cut)));
  }
  return wrong;
}

const bookingsOf = (found: Awaited<ReturnType<typeof findBookingsToMove>>): ImportFault[] =>
  [...Map.groupBy(found, ({ roomNo }) => roomNo)].map(([roomNo, bookings]) => ({
    path: `rooms.${roomNo}`,
    rule: "catalogue.inWay",
    facts: { count: bookings.length, roomNo },
  }));

/** What is wrong with a room is told at its own row, or else at the type or the building that the file changes. */
function placesOfRooms({ rows, rooms, roomTypes, buildings }: Around): ImportFault[] {
  const find = finder(rows);
  const own = placesOf(rooms);
  const types = placesOf(roomTypes);
  const houses = placesOf(buildings);
  const wrong = (rows.get(room) ?? []).flatMap((row) => [
    ...tooManyGuests(row, find, own.get(row.id) ?? types.get(row.roomTypeId)),
    ...noSuchFloor(row, find, { own: own.get(row.id), house: houses.get(row.buildingId) }),
    ...bedsOfOtherType(row, find, own.get(row.id)),
  ]);
  // Of several rooms for which one type or building is too small, one is named.
  return [...new Map(wrong.map((fault) => [fault.path, fault])).values()];
}

type InFile = (Placed & { readonly before?: Row; readonly path: string }) | undefined;

/** The rows that a file adds or changes, by their ids. */
const placesOf = ({ part, added, changed }: RowPlan): ReadonlyMap<unknown, NonNullable<InFile>> =>
  new Map(
    [...added, ...changed].map((placed) => [placed.row.id, { ...placed, path: `${part.id}.${placed.at}` }]),
  );

function tooManyGuests({ roomNo, roomTypeId, maxPax }: Row, find: FindRow, inFile: InFile): ImportFault[] {
  const most = Number(find(roomType, roomTypeId)?.maxPax ?? maxPax);
  if (!inFile || capToType(Number(maxPax), most) === maxPax) return [];
  return [
    { path: `${inFile.path}.maxPax`, rule: "catalogue.roomPax", facts: { roomNo: String(roomNo), most } },
  ];
}

/** A floor that a room had and that its building keeps is not asked for. */
function noSuchFloor(
  { floor, buildingId }: Row,
  find: FindRow,
  { own, house }: { readonly own: InFile; readonly house: InFile },
): ImportFault[] {
  const moved = own && (own.before?.floor !== floor || own.before?.buildingId !== buildingId);
  const floors = find(building, buildingId)?.noOfFloors as string[] | undefined;
  if (!floors || !(moved || house) || hasFloor(floors, String(floor))) return [];
  return moved
    ? [{ path: `${own.path}.floor`, rule: "notListed" }]
    : [{ path: `${house?.path}.noOfFloors`, rule: "floorInUse", facts: { floor: String(floor) } }];
}

const bedsOfOtherType = ({ bedOptionId, roomTypeId }: Row, find: FindRow, own: InFile): ImportFault[] =>
  own && bedOptionId !== null && find(bedOption, bedOptionId)?.roomTypeId !== roomTypeId
    ? [{ path: `${own.path}.bedOptionId`, rule: "notListed" }]
    : [];
