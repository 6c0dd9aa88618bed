import type { Day } from "@pulau/domain/calendar/day.ts";
import { madeAt } from "@pulau/domain/calendar/made-at.ts";
import type { FoundThingId, RoomId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq } from "../../../db/orm.ts";
import { foundThing } from "../../../db/schema/room-photos.ts";
import { room } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadResortToday } from "../../ground/resort/public.ts";

type Finding = {
  readonly staffId: StaffId;
  readonly roomId: RoomId;
  readonly foundOn: Day;
  readonly what: string;
  readonly place: string;
  /** Made by the device, which may send it twice. */
  readonly _id?: FoundThingId | undefined;
  /** When it was written down, where it is sent later than that. */
  readonly at?: string | undefined;
};

/**
 * Writes down something that was found in a room, once for each id. `INVALID_INPUT` for a day that is still to come,
 * `KEY_REUSED` where the id is another thing's.
 */
export async function addFound(
  tx: Tx,
  { staffId, _id, at, ...found }: Finding,
): Promise<Result<{ _id: FoundThingId }, "NOT_FOUND" | "KEY_REUSED" | "INVALID_INPUT">> {
  if (found.foundOn > (await loadResortToday(tx)))
    return refuseFields("INVALID_INPUT", [{ path: "foundOn", rule: "dayAhead" }]);
  const [inRoom] = await tx.select().from(room).where(eq(room.id, found.roomId)).for("key share");
  if (!inRoom) return refuse("NOT_FOUND");
  const [made] = await tx
    .insert(foundThing)
    .values({ ...(_id && { id: _id }), ...found, foundBy: staffId, at: madeAt(at, await loadNow(tx)) })
    // Of no single key: with its room it has another one, which one of two at once may meet first.
    .onConflictDoNothing()
    .returning({ _id: foundThing.id });
  if (!made) return findSame(tx, { staffId, _id, ...found });
  await auditChange(tx, {
    staffId,
    act: "added",
    subject: "foundThing",
    subjectId: made._id,
    before: null,
    after: { foundWhat: found.what, foundPlace: found.place, foundOn: found.foundOn },
    facts: { name: inRoom.roomNo },
  });
  return ok(made);
}

/** The thing that was written down under an id before. Where it lies and what it is called may have been corrected since. */
async function findSame(
  tx: Tx,
  { staffId, roomId, foundOn, _id }: Finding,
): Promise<Result<{ _id: FoundThingId }, "KEY_REUSED">> {
  if (_id === undefined) throw new Error("nothing was kept");
  const [earlier] = await tx.select().from(foundThing).where(eq(foundThing.id, _id));
  const isSame = earlier?.roomId === roomId && earlier.foundBy === staffId && earlier.foundOn === foundOn;
  return isSame ? ok({ _id }) : refuse("KEY_REUSED");
}
