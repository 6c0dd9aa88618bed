import type { Db } from "../../../db/connect.ts";
import { and, eq, isNull } from "../../../db/orm.ts";
import { roomClosure } from "../../../db/schema/room-closures.ts";
import { inTransaction } from "../../../db/tx.ts";
import { loadResortToday } from "../../ground/resort/public.ts";
import { lockClosure, writeClosedNights } from "./closed-nights.ts";

/**
 * Carries rooms that are out of order until further notice on to the horizon, each in a transaction of its own. A booking
 * beyond it stays: the room is closed up to the horizon of before, and whoever changes the closure is told.
 */
export async function carryOnClosures(db: Db): Promise<void> {
  const open = await db
    .select({ id: roomClosure.id })
    .from(roomClosure)
    .where(
      and(isNull(roomClosure.untilDay), isNull(roomClosure.takenBackAt), eq(roomClosure.kind, "outOfOrder")),
    );
  for (const { id } of open)
    await inTransaction(db, async (tx) => {
      const closure = await lockClosure(tx, id);
      if (!closure || closure.untilDay !== null || closure.takenBackAt !== null) return null;
      return writeClosedNights(tx, closure, await loadResortToday(tx));
    });
}
