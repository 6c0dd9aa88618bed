import { updateRoomRoute } from "@pulau/contract/room-admin.ts";
import type { RoomId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { auditChange } from "../../../db/audit-change.ts";
import { fieldsOf } from "../../../db/changed-fields.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq, inArray, or, sql } from "../../../db/orm.ts";
import { room, roomLink } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { notifyWaitingList } from "../../booking/holds/public.ts";
import { bedsOf, setCleaning } from "../rooms/public.ts";
import { bedWords } from "./bed-words.ts";
import { findBookingsToMove, inWay } from "./bookings-to-move.ts";
import { areBedOptionsOf, capToType, lockPaxOfType } from "./room-rules.ts";

type Body = z.infer<typeof updateRoomRoute.body>;
type Request = { readonly staffId: StaffId; readonly roomId: RoomId; readonly body: Body };
type Room = typeof room.$inferSelect;

/**
 * Changes a room. `BOOKINGS_IN_WAY`: it is to go out of use, or to take fewer guests, and somebody ahead sleeps in it.
 * `NOT_FOUND`: there is no such room, neighbour, or way to make up rooms of its type.
 */
export async function updateRoom(
  tx: Tx,
  request: Request,
): Promise<Result<{ done: true }, "NOT_FOUND" | "BOOKINGS_IN_WAY">> {
  const { staffId, roomId } = request;
  const before = await readAuditedRoom(tx, roomId);
  const written = await writeRoom(tx, request);
  if (!written.ok) return written;
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "room",
    subjectId: roomId,
    before: before?.fields,
    after: (await readAuditedRoom(tx, roomId))?.fields,
    facts: { name: before?.roomNo },
  });
  return written;
}

/** The same, for who writes down themselves what was changed. */
export async function writeRoom(
  tx: Tx,
  { staffId, roomId, body }: Request,
): Promise<Result<{ done: true }, "NOT_FOUND" | "BOOKINGS_IN_WAY">> {
  const [before] = await tx.select().from(room).where(eq(room.id, roomId)).for("update");
  if (!before || !(await isKnown(tx, before, body))) return refuse("NOT_FOUND");
  const maxPax =
    body.maxPax === undefined
      ? undefined
      : capToType(body.maxPax, await lockPaxOfType(tx, before.roomTypeId));
  const toMove = await wouldCut(tx, before, { ...body, maxPax });
  if (toMove.length > 0) return inWay(toMove);
  const { adjoins, cleaning, ...fields } = body;
  // What somebody says of a room counts from then on, and no more what it took before its type was cut.
  const resized = maxPax !== undefined && maxPax !== before.maxPax && { maxPax, ownPax: null };
  const changed = { ...fields, ...(maxPax !== undefined && { maxPax }), ...resized };
  if (Object.keys(changed).length > 0) await tx.update(room).set(changed).where(eq(room.id, roomId));
  if (cleaning)
    await setCleaning(tx, { roomIds: [roomId], cleaning, cause: "rooms", staffId, at: await loadNow(tx) });
  if (adjoins) await link(tx, roomId, adjoins);
  if (!before.activeStatus && body.activeStatus) await notifyWaitingList(tx, null);
  return ok({ done: true });
}

async function wouldCut(
  tx: Tx,
  before: Room,
  { activeStatus, maxPax }: Pick<Body, "activeStatus" | "maxPax">,
) {
  if (before.activeStatus && activeStatus === false) {
    return findBookingsToMove(tx, { roomIds: [before.id] });
  }
  if (maxPax === undefined || maxPax >= before.maxPax) return [];
  return findBookingsToMove(tx, { roomIds: [before.id], morePaxThan: maxPax });
}

async function isKnown(tx: Tx, { id, roomTypeId }: Room, { bedOptionId, adjoins }: Body): Promise<boolean> {
  if (!(await areBedOptionsOf(tx, roomTypeId, bedOptionId ? [bedOptionId] : []))) return false;
  const beside = [...new Set(adjoins?.map(({ roomId }) => roomId))];
  if (beside.length === 0) return true;
  const found = await tx.select({ id: room.id }).from(room).where(inArray(room.id, beside));
  return found.length === beside.length && !beside.includes(id);
}

/** Neighbours are written once for both rooms, the lower id first. */
async function link(tx: Tx, id: RoomId, adjoins: NonNullable<Body["adjoins"]>): Promise<void> {
  await tx.delete(roomLink).where(or(eq(roomLink.roomId, id), eq(roomLink.otherId, id)));
  const beside = new Map(adjoins.map(({ roomId, connecting }) => [roomId, connecting]));
  const rows = [...beside].map(([other, connecting]) => {
    const [roomId = id, otherId = other] = [id, other].sort();
    return { roomId, otherId, connecting };
  });
  if (rows.length > 0) await tx.insert(roomLink).values(rows);
}

/** A room as the audit log tells it, with its beds and neighbours by what they are called. */
export async function readAuditedRoom(tx: Tx, id: RoomId) {
  const found = await findRoom(tx, id);
  if (!found) return null;
  const { roomNo, bedOptionId, adjoins, ...row } = found;
  const beside = await tx
    .select({ id: room.id, roomNo: room.roomNo })
    .from(room)
    .where(
      inArray(
        room.id,
        adjoins.map(({ roomId }) => roomId),
      ),
    )
    .orderBy(room.roomNo);
  const withDoor = new Set(adjoins.flatMap(({ roomId, connecting }) => (connecting ? roomId : [])));
  const { rows } = await tx.execute<{ beds: Parameters<typeof bedWords>[0] }>(
    sql`SELECT ${bedsOf(sql`${bedOptionId}::uuid`)} AS beds`,
  );
  const fields = {
    ...fieldsOf(row, updateRoomRoute.body),
    beds: bedWords(rows[0]?.beds ?? []),
    adjoins: beside.map((other) => other.roomNo),
    connecting: beside.flatMap((other) => (withDoor.has(other.id) ? other.roomNo : [])),
  };
  return { roomNo, fields };
}

/** A room with its neighbours, as a save names them; null when there is none. */
export async function findRoom(tx: Tx, id: RoomId) {
  const [found] = await tx.select().from(room).where(eq(room.id, id));
  if (!found) return null;
  const links = await tx
    .select()
    .from(roomLink)
    .where(or(eq(roomLink.roomId, id), eq(roomLink.otherId, id)))
    .orderBy(roomLink.roomId, roomLink.otherId);
  const adjoins = links.map(({ roomId, otherId, connecting }) => ({
    roomId: roomId === id ? otherId : roomId,
    connecting,
  }));
  return { ...found, adjoins };
}
