import type { HoldReply } from "@pulau/contract/holds.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../db/connect.ts";
import { inTransaction } from "../../db/tx.ts";
import { loadSettings } from "../resort/public.ts";
import { claimStay } from "./claims.ts";
import { findDraftToHold } from "./draft-to-hold.ts";
import { findHold, holdReply, isLive } from "./hold-rows.ts";
import { planStay } from "./plan-stay.ts";
import { refuseShortStock } from "./short-stock.ts";

/**
 * Brings a live hold in line with its draft in one step: other boats, add-ons or guests, at a new price. Its clock is
 * unchanged, and a refusal leaves the hold as it was.
 */
export async function alterHold(
  db: Db,
  ask: { holdId: string; ownerId: string },
): Promise<Result<z.infer<typeof HoldReply>>> {
  const [hold, draft, settings] = await Promise.all([
    findHold(db, ask.holdId, ask.ownerId),
    findDraftToHold(db, { draftId: ask.holdId, ownerId: ask.ownerId }),
    loadSettings(db),
  ]);
  if (!hold || !draft) return refuse("NOT_FOUND");
  if (hold.state === "booked") return refuse("WRONG_STATE");
  if (!isLive(hold)) return refuse("HOLD_EXPIRED");
  const plan = await planStay(db, draft.json, {
    holdId: hold.id,
    keepRoomIds: hold.stay.rooms.map((room) => room.roomId),
    spread: Math.random(),
  });
  if (!plan.ok) return plan;
  const stay = plan.value;
  const written = sql`UPDATE stay_hold SET stay = ${JSON.stringify(stay)}::jsonb
    WHERE id = ${hold.id} AND owner_id = ${ask.ownerId} AND state = 'live' AND expires_at > pulau_now() RETURNING 1`;
  const altered = await refuseShortStock(() =>
    inTransaction(db, (tx) =>
      claimStay(tx, { holdId: hold.id, stay, state: "hold", until: hold.expiresAt }, written),
    ),
  );
  if (!altered.ok) return altered.failure.code === "WRONG_STATE" ? refuse("HOLD_EXPIRED") : altered;
  return ok(holdReply({ ...hold, stay }, settings.limits, hold.stay.quote.totalSen));
}
