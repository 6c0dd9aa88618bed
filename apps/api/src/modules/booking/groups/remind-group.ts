import type { Day } from "@pulau/domain/calendar/day.ts";
import type { GroupId } from "@pulau/domain/ids.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { lockGroup } from "./group-rows.ts";

/** Asks a group for the names that lack, a few days before its cut-off: nothing where all are named, or the day was moved. */
export async function remindGroup(
  tx: Tx,
  { groupId, cutOffOn }: { readonly groupId: GroupId; readonly cutOffOn: Day },
): Promise<void> {
  const locked = await lockGroup(tx, groupId);
  if (!locked?.keeps || locked.row.cutOffOn !== cutOffOn || locked.stay.rooms.length === 0) return;
  await enqueue(tx, "send-mail", { template: "group-names-due", groupId, cutOffOn });
}
