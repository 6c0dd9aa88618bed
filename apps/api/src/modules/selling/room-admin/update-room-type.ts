import { RoomTypeBody } from "@pulau/contract/room-admin.ts";
import type { RoomTypeId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { fieldsOf } from "../../../db/changed-fields.ts";
import { and, eq, gt, sql } from "../../../db/orm.ts";
import { room, roomType } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { lockNames } from "../../../records/check-name.ts";
import { showPicture } from "../../ground/files/public.ts";
import { findBookingsToMove, inWay } from "./bookings-to-move.ts";
import { lookUpRoomCode } from "./room-code.ts";

type Request = { readonly staffId: StaffId; readonly roomTypeId: RoomTypeId; readonly body: RoomTypeBody };
type Refusal = "NOT_FOUND" | "CODE_TAKEN" | "BOOKINGS_IN_WAY";
type Done = { done: true };

/**
 * Changes a room type. Out of use means that it is not sold any more; what is booked stays. Fewer guests than before cut
 * its rooms too, and are refused while bookings ahead have more in one of them. More let the rooms that took as many as
 * their type take more as well; one that was cut takes what it took before, and no more. `CODE_TAKEN`: another type has the code.
 */
export async function updateRoomType(
  tx: Tx,
  { staffId, roomTypeId, body }: Request,
): Promise<Result<Done, Refusal | "INVALID_INPUT">> {
  const shown = await showPicture(tx, { staffId, picture: body.picture });
  if (!shown.ok) return shown;
  const [before] = await tx.select().from(roomType).where(eq(roomType.id, roomTypeId)).for("update");
  const others = (before?.images ?? []).filter((picture) => picture !== body.picture);
  const images = before?.picture === body.picture ? before.images : [body.picture, ...others];
  const written = await writeRoomType(tx, { roomTypeId, body: { ...body, images } });
  if (!written.ok) return written;
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "roomType",
    subjectId: roomTypeId,
    before: before && fieldsOf(before, RoomTypeBody),
    after: body,
    facts: { name: body.name },
  });
  return written;
}

/** The same, for who writes down themselves what was changed. */
export async function writeRoomType(
  tx: Tx,
  { roomTypeId, body }: { roomTypeId: RoomTypeId; body: RoomTypeBody & { images?: string[] } },
): Promise<Result<Done, Refusal>> {
  const [before] = await tx.select().from(roomType).where(eq(roomType.id, roomTypeId)).for("update");
  if (!before) return refuse("NOT_FOUND");
  await lockNames(tx, "room_type");
  const { roomType: owner } = await lookUpRoomCode(tx, body.roomCode);
  if (owner && owner._id !== roomTypeId) return refuse("CODE_TAKEN", { code: body.roomCode });
  if (body.maxPax < before.maxPax) {
    const cut = await cutRooms(tx, before, body.maxPax);
    if (!cut.ok) return cut;
  }
  if (body.maxPax > before.maxPax) await growRooms(tx, before, body.maxPax);
  await tx.update(roomType).set(body).where(eq(roomType.id, roomTypeId));
  return ok({ done: true });
}

type Limit = { readonly id: RoomTypeId; readonly maxPax: number };

/** No room takes more guests than its type. What those take by themselves that are small for a reason is kept. */
async function cutRooms(tx: Tx, before: Limit, maxPax: number): Promise<Result<true, "BOOKINGS_IN_WAY">> {
  const ofType = eq(room.roomTypeId, before.id);
  const larger = and(ofType, gt(room.maxPax, maxPax));
  const rooms = await tx.select({ id: room.id }).from(room).where(larger);
  const toMove = await findBookingsToMove(tx, { roomIds: rooms.map(({ id }) => id), morePaxThan: maxPax });
  if (toMove.length > 0) return inWay(toMove);
  const ownPax = sql`CASE WHEN ${room.maxPax} < ${before.maxPax} THEN ${room.maxPax} ELSE ${room.ownPax} END`;
  await tx
    .update(room)
    .set({ ownPax, maxPax: sql`least(${room.maxPax}, ${maxPax})` })
    .where(ofType);
  return ok(true);
}

/** A room that takes fewer than its type did is small for a reason; the others grow with it, as far as they did before. */
async function growRooms(tx: Tx, before: Limit, maxPax: number): Promise<void> {
  const asTheType = and(eq(room.roomTypeId, before.id), eq(room.maxPax, before.maxPax));
  const cut = sql`${room.ownPax} >= ${before.maxPax}`;
  await tx
    .update(room)
    .set({
      maxPax: sql`CASE WHEN ${cut} THEN least(${room.ownPax}, ${maxPax}) ELSE ${maxPax} END`,
      // Smaller than its type again: from here its own limit says so.
      ownPax: sql`CASE WHEN ${room.ownPax} < ${maxPax} THEN NULL ELSE ${room.ownPax} END`,
    })
    .where(asTheType);
}
