import type { HoldId } from "@pulau/domain/ids.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";

type Planned = { readonly holdId: HoldId; readonly until: Date; readonly mail: boolean };

/** Queues what happens at the end of a courtesy hold, and the mail that tells of it. A job of an end that was moved since does nothing. */
export async function planEnd(tx: Tx, { holdId, until, mail }: Planned): Promise<void> {
  await enqueue(tx, "end-courtesy-hold", { holdId }, { startAfter: until });
  if (!mail) return;
  await enqueue(tx, "send-mail", { template: "courtesy-hold", heldId: holdId, until: until.toISOString() });
}
