import type { BookingJson, DraftReply } from "@pulau/contract/drafts.ts";
import type { DraftId, EnquiryId, OwnerId, StaffId, WaitEntryId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { refuseChanged } from "../../../db/saved-versions.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import type { VersionedCall } from "../../../plugins/versioned-call.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { draftColumns, draftReply, findDraft } from "./draft-rows.ts";
import { sealPapers } from "./papers.ts";

type Draft = z.infer<typeof DraftReply>;

type NewDraft = {
  readonly ownerId: OwnerId;
  readonly json: BookingJson;
  readonly sealer: Sealer;
  /** Who of the staff begins it for a guest. */
  readonly staffId?: StaffId;
  /** The enquiry, or the place on the waiting list, that staff make a booking of by it. */
  readonly from?: {
    readonly enquiryId?: EnquiryId | undefined;
    readonly waitEntryId?: WaitEntryId | undefined;
  } | null;
};

/**
 * Begins a booking: the wizard's state under an id of its own. `DRAFTS_FULL` when its owner keeps as many as may be;
 * those that became bookings don't count.
 */
export async function createDraft(
  db: Db | Tx,
  { ownerId, json, sealer, staffId, from }: NewDraft,
): Promise<Result<Draft, "DRAFTS_FULL">> {
  const { limits } = await loadSettings(db);
  const { rows } = await db.execute<Parameters<typeof draftReply>[0]>(sql`
    INSERT INTO draft AS d (owner_id, staff_id, enquiry_id, wait_entry_id, json, updated_at)
    SELECT ${ownerId}::uuid, ${staffId ?? null}::uuid, ${from?.enquiryId ?? null}::uuid,
      ${from?.waitEntryId ?? null}::uuid, ${JSON.stringify(sealPapers(json, sealer))}::jsonb, pulau_now()
    WHERE (
      SELECT count(*) FROM draft o LEFT JOIN stay_hold h ON h.id = o.id
      WHERE o.owner_id = ${ownerId} AND h.state IS DISTINCT FROM 'booked') < ${limits.draftsPerOwner}
    RETURNING ${draftColumns}`);
  return rows[0] ? ok(draftReply(rows[0], sealer)) : refuse("DRAFTS_FULL", { most: limits.draftsPerOwner });
}

/** A new draft with the same choices as one of the owner's. What that one holds, or became, stays its own. */
export async function duplicateDraft(
  db: Db,
  key: { id: DraftId; ownerId: OwnerId; sealer: Sealer },
): Promise<Result<Draft, "NOT_FOUND" | "DRAFTS_FULL">> {
  const draft = await findDraft(db, key);
  return draft ? createDraft(db, { ...key, json: draft.json }) : refuse("NOT_FOUND");
}

type Save = {
  readonly id: DraftId;
  readonly ownerId: OwnerId;
  readonly json: BookingJson;
  readonly sealer: Sealer;
  /** Whose typing it is, and over which version; whatever it is now unless told. */
  readonly saves?: Pick<VersionedCall, "base" | "by">;
};

/**
 * Keeps the wizard's state; a draft that became a booking is not written any more. `CHANGED_SINCE` when another device,
 * another member of the account or, of a booking that staff make, a colleague has saved it since.
 */
export async function saveDraft(
  db: Db,
  { saves: { base, by } = { base: null, by: { who: "guest" } }, ...rest }: Save,
): Promise<Result<Draft, "NOT_FOUND" | "WRONG_STATE" | "CHANGED_SINCE">> {
  const { rows } = await db.execute<Parameters<typeof draftReply>[0]>(sql`
    UPDATE draft AS d SET json = ${JSON.stringify(sealPapers(rest.json, rest.sealer))}::jsonb, version = d.version + 1, updated_at = pulau_now()
    WHERE d.id = ${rest.id} AND d.owner_id = ${rest.ownerId} AND (${base}::int IS NULL OR d.version = ${base})
      AND NOT EXISTS (SELECT FROM stay_hold h WHERE h.id = d.id AND h.state = 'booked')
    RETURNING ${draftColumns}`);
  if (rows[0]) return ok(draftReply(rows[0], rest.sealer));
  const found = await findDraft(db, rest);
  if (!found) return refuse("NOT_FOUND");
  if (base === null || found.version === base || found.bookingId !== null) return refuse("WRONG_STATE");
  const { version, updatedAt: at } = found;
  return refuseChanged(by, { version, at, by: by.who, name: null, changed: "" });
}
