import { addDays } from "@pulau/domain/calendar/day.ts";
import {
  type FoundMove,
  foundLife,
  mayDiscard,
  type ReturnWay,
} from "@pulau/domain/housekeeping/found-things.ts";
import type { FoundThingId, StaffId } from "@pulau/domain/ids.ts";
import { nextState } from "@pulau/domain/life-cycle.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { moverOf } from "../../../db/mover.ts";
import { foundThing } from "../../../db/schema/room-photos.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { type LockedThing, lockFound } from "./lock-found.ts";

/** Takes a locked thing one step through its life: the only place that writes what became of it. */
const moveThing = moverOf(foundThing, ({ state }: LockedThing, move: FoundMove) =>
  nextState(foundLife, state, move),
);

type Move = {
  readonly foundId: FoundThingId;
  readonly staffId: StaffId;
  readonly move: FoundMove;
  readonly way?: ReturnWay | undefined;
  readonly note: string;
};

/**
 * Says what became of a found thing. `WRONG_STATE` where somebody was quicker, `TOO_EARLY` for one that is to be thrown away before
 * it has been kept as long as the resort keeps things.
 */
export async function moveFound(
  tx: Tx,
  { foundId, staffId, move, way, note }: Move,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE" | "TOO_EARLY">> {
  const found = await lockFound(tx, foundId);
  if (!found) return refuse("NOT_FOUND");
  const next = nextState(foundLife, found.state, move);
  if (!next.ok) return refuse("WRONG_STATE", { rule: "foundMoved", state: found.state });
  if (next.value === "discarded") {
    const { limits, timeZone } = await loadSettings(tx);
    if (!mayDiscard(found.foundOn, await loadToday(tx, timeZone), limits.foundThingDays))
      return refuse("TOO_EARLY", { rule: "found", day: addDays(found.foundOn, limits.foundThingDays) });
  }
  const returned = next.value === "returned" ? { way: way ?? "handed", note } : { way: null, note: "" };
  await moveThing(tx, { row: found }, move, { ...returned, movedAt: await loadNow(tx), movedBy: staffId });
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "foundThing",
    subjectId: foundId,
    before: { foundState: found.state, returnWay: found.way, foundNote: found.note },
    after: { foundState: next.value, returnWay: returned.way, foundNote: returned.note },
    facts: { name: found.roomNo },
  });
  return ok({ done: true });
}
