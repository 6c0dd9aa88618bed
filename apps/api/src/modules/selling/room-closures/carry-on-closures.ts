import { addDays } from "@pulau/domain/calendar/day.ts";
import { closedAhead } from "@pulau/domain/catalogue/closures.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, gt, isNull, or } from "../../../db/orm.ts";
import { roomClosure } from "../../../db/schema/room-closures.ts";
import { inTransaction } from "../../../db/tx.ts";
import { loadResortToday } from "../../ground/resort/public.ts";
import { lockClosure, writeClosedNights } from "./closed-nights.ts";

/**
 * Carries rooms that are out of order until further notice, or until a day beyond it, on to the horizon, each in a transaction of its own. A booking
 * beyond it stays: the room is closed up to the horizon of before, and whoever changes the closure is told.
 */
export async function carryOnClosures(db: Db): Promise<void> {
  const near = addDays(await loadResortToday(db), closedAhead - 30);
  const goesOn = or(isNull(roomClosure.untilDay), gt(roomClosure.untilDay, near));
  const open = await db
    .select({ id: roomClosure.id })
    .from(roomClosure)
    .where(and(goesOn, isNull(roomClosure.takenBackAt), eq(roomClosure.kind, "outOfOrder")));
  for (const { id } of open)
    await inTransaction(db, async (tx) => {
      const closure = await lockClosure(tx, id);
      if (!closure || closure.takenBackAt !== null) return null;
      return writeClosedNights(tx, closure, await loadResortToday(tx));
    });
}
