import { randomUUID } from "node:crypto";
import type { BookingJson, DraftReply } from "@pulau/contract/drafts.ts";
import type { Received } from "@pulau/contract/route.ts";
import type { staffCreateDraftRoute } from "@pulau/contract/staff-bookings.ts";
import type { AccountId, DraftId, OwnerId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { and, eq, isNotNull } from "../../../db/orm.ts";
import { account } from "../../../db/schema/accounts.ts";
import { draft } from "../../../db/schema/drafts.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { createDraft } from "../drafts/public.ts";
import { stayOfEnquiry } from "../enquiries/public.ts";
import { stayOfEntry } from "../waiting-list/public.ts";

export type NewDraft = {
  readonly staffId: StaffId;
  /** Whose booking it will be; null: nobody's yet, it is taken over by the link in its mail. */
  readonly accountId: AccountId | null;
  readonly json: BookingJson;
  /** The enquiry, or the place on the waiting list, that becomes this booking. */
  readonly from: Received<typeof staffCreateDraftRoute>["body"]["from"];
  readonly sealer: Sealer;
};

/** Begins a booking for a guest, with what is known of it where they have asked or wait for it. */
export async function beginDraft(
  db: Db,
  { staffId, accountId, json, from, sealer }: NewDraft,
): Promise<Result<z.infer<typeof DraftReply>, "NOT_FOUND" | "WRONG_STATE" | "DRAFTS_FULL">> {
  if (accountId !== null) {
    const [known] = await db.select({ id: account.id }).from(account).where(eq(account.id, accountId));
    if (!known) return refuse("NOT_FOUND", { accountId });
  }
  const known = await knownOf(db, from);
  if (!known.ok) return known;
  const filled = { ...json, ...known.value };
  return createDraft(db, { ownerId: accountId ?? randomUUID(), json: filled, sealer, staffId, from });
}

async function knownOf(
  db: Db,
  from: NewDraft["from"],
): Promise<Result<Partial<BookingJson>, "NOT_FOUND" | "WRONG_STATE">> {
  if (from?.enquiryId !== undefined) return stayOfEnquiry(db, from.enquiryId);
  return from ? stayOfEntry(db, from.waitEntryId) : ok({});
}

/** Whose a draft is that staff began, or null when guests made it themselves: those are none of staff's business. */
export async function ownerOfDraft(
  db: Db,
  id: DraftId,
): Promise<{ ownerId: OwnerId; accountId: AccountId | null } | null> {
  const [found] = await db
    .select({ ownerId: draft.ownerId, accountId: account.id })
    .from(draft)
    .leftJoin(account, eq(account.id, draft.ownerId))
    .where(and(eq(draft.id, id), isNotNull(draft.staffId)));
  return found ?? null;
}
