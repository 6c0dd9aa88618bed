import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { DraftId, OwnerId } from "@pulau/domain/ids.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { sealPapers } from "./papers.ts";

/** A draft that the resort makes for a guest, to go on with. @returns its id */
export async function prepareDraft(
  tx: Tx,
  draft: { ownerId: OwnerId; json: BookingJson; sealer: Sealer },
): Promise<DraftId> {
  const { rows } = await tx.execute<{ id: DraftId }>(sql`
    INSERT INTO draft (owner_id, json, updated_at)
    VALUES (${draft.ownerId}, ${JSON.stringify(sealPapers(draft.json, draft.sealer))}::jsonb, pulau_now()) RETURNING id`);
  if (!rows[0]) throw new Error("a draft was not written");
  return rows[0].id;
}
