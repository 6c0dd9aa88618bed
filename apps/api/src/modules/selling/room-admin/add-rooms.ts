import type { AddRoomsBody } from "@pulau/contract/room-admin.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { eq } from "../../../db/orm.ts";
import { building, room } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { notifyWaitingList } from "../../booking/holds/public.ts";
import { areBedOptionsOf, capToType, hasFloor, lockPaxOfType } from "./room-rules.ts";
import { readAuditedRoom } from "./update-room.ts";

type Added = { readonly added: string[] };

/**
 * Adds many rooms that differ by their numbers alone, all or none. Numbers that others have are named. `NOT_FOUND`: no
 * such type, building, floor of it, or bed option of the type.
 */
export async function addRooms(
  tx: Tx,
  { staffId, body }: { staffId: StaffId; body: AddRoomsBody },
): Promise<Result<Added, "NOT_FOUND" | "ROOM_NUMBERS_TAKEN">> {
  const { numbers, ...facts } = body;
  const { roomTypeId, bedOptionId, floor } = facts;
  const ofType = await lockPaxOfType(tx, roomTypeId);
  const [house] = await tx.select().from(building).where(eq(building.id, facts.buildingId)).for("share");
  if (ofType === undefined || !house) return refuse("NOT_FOUND");
  const bedOptionIds = bedOptionId === null ? [] : [bedOptionId];
  if (!(await areBedOptionsOf(tx, roomTypeId, bedOptionIds))) return refuse("NOT_FOUND");
  if (!hasFloor(house.noOfFloors, floor)) return refuse("NOT_FOUND");
  // A number that somebody adds at this moment is waited for, and then left out here as well.
  const made = await tx
    .insert(room)
    .values(
      numbers.map((roomNo) => ({
        ...facts,
        roomNo,
        maxPax: capToType(facts.maxPax ?? ofType, ofType),
      })),
    )
    .onConflictDoNothing({ target: room.roomNo })
    .returning({ id: room.id, roomNo: room.roomNo });
  if (made.length < numbers.length) {
    const own = new Set(made.map(({ roomNo }) => roomNo));
    const taken = numbers.filter((roomNo) => !own.has(roomNo)).join(", ");
    return refuse("ROOM_NUMBERS_TAKEN", { numbers: taken });
  }
  for (const { id, roomNo } of made) {
    const after = (await readAuditedRoom(tx, id))?.fields;
    await auditChange(tx, {
      staffId,
      act: "added",
      subject: "room",
      subjectId: id,
      before: null,
      after,
      facts: { name: roomNo },
    });
  }
  await notifyWaitingList(tx, null);
  return ok({ added: numbers });
}
