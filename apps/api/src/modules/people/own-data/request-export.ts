import type { MemberId } from "@pulau/domain/ids.ts";
import { loadNow } from "../../../db/clock.ts";
import { dataExport } from "../../../db/schema/own-data.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";

/** Queues a copy of a member's data; whoever asks again while it is made waits for that one. */
export async function requestExport(tx: Tx, memberId: MemberId): Promise<void> {
  const [made] = await tx
    .insert(dataExport)
    .values({ memberId, askedAt: await loadNow(tx) })
    .onConflictDoNothing()
    .returning({ exportId: dataExport.id });
  if (made) await enqueue(tx, "make-export", made);
}
