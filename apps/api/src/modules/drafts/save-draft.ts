import type { BookingJson, DraftReply } from "@pulau/contract/drafts.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../db/connect.ts";
import type { Sealer } from "../../plugins/seal.ts";
import { draftColumns, draftReply, findDraft } from "./draft-rows.ts";
import { sealPapers } from "./papers.ts";

type Draft = z.infer<typeof DraftReply>;

/** Begins a booking: the wizard's state under an id of its own. */
export async function createDraft(
  db: Db,
  ask: { ownerId: string; json: BookingJson; sealer: Sealer },
): Promise<Result<Draft>> {
  const { rows } = await db.execute<Parameters<typeof draftReply>[0]>(sql`
    INSERT INTO draft AS d (owner_id, json, updated_at)
    VALUES (${ask.ownerId}, ${JSON.stringify(sealPapers(ask.json, ask.sealer))}::jsonb, pulau_now()) RETURNING ${draftColumns}`);
  if (!rows[0]) throw new Error("a draft was not written");
  return ok(draftReply(rows[0], ask.sealer));
}

/** Keeps the wizard's state; a draft that became a booking is not written any more. */
export async function saveDraft(
  db: Db,
  ask: { id: string; ownerId: string; json: BookingJson; sealer: Sealer },
): Promise<Result<Draft, "NOT_FOUND" | "WRONG_STATE">> {
  const { rows } = await db.execute<Parameters<typeof draftReply>[0]>(sql`
    UPDATE draft AS d SET json = ${JSON.stringify(sealPapers(ask.json, ask.sealer))}::jsonb, version = d.version + 1, updated_at = pulau_now()
    WHERE d.id = ${ask.id} AND d.owner_id = ${ask.ownerId}
      AND NOT EXISTS (SELECT FROM stay_hold h WHERE h.id = d.id AND h.state = 'booked')
    RETURNING ${draftColumns}`);
  if (rows[0]) return ok(draftReply(rows[0], ask.sealer));
  return refuse((await findDraft(db, ask)) ? "WRONG_STATE" : "NOT_FOUND");
}
