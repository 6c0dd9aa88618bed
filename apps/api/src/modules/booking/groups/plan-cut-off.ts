import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { remindDaysBefore } from "@pulau/domain/groups/group-moves.ts";
import type { GroupId } from "@pulau/domain/ids.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { cutOffAt } from "./group-rows.ts";

/**
 * Queues what happens at a group's cut-off and before it. Jobs of a day that was moved since find that it is another one, and
 * do nothing.
 */
export async function planCutOff(
  tx: Tx,
  groupId: GroupId,
  { cutOffOn, until }: { readonly cutOffOn: Day; readonly until: Date },
): Promise<void> {
  await enqueue(tx, "release-group", { groupId }, { startAfter: until });
  const remindAt = await cutOffAt(tx, addDays(cutOffOn, -remindDaysBefore - 1));
  await enqueue(tx, "remind-group", { groupId, cutOffOn }, { startAfter: remindAt });
}
