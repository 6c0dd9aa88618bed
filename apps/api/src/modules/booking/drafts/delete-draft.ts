import type { DraftId, OwnerId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { releaseHold } from "../holds/public.ts";

/** Throws a draft away and lets go of what it held. One that became a booking is not found any more. */
export async function deleteDraft(
  tx: Tx,
  key: { id: DraftId; ownerId: OwnerId },
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  await releaseHold(tx, { holdId: key.id, ownerId: key.ownerId });
  const { rowCount } = await tx.execute(sql`
    DELETE FROM draft d WHERE d.id = ${key.id} AND d.owner_id = ${key.ownerId}
      AND NOT EXISTS (SELECT FROM stay_hold h WHERE h.id = d.id AND h.state = 'booked')`);
  return rowCount === 1 ? ok({ done: true }) : refuse("NOT_FOUND");
}
