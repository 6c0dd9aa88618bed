import type { roomTimerRoute } from "@pulau/contract/holds.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { HoldId, OwnerId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { findHold, holdReply, isLive } from "./hold-rows.ts";

/** How long a hold of this owner still lasts, and what it holds. */
export async function showTimer(
  db: Db,
  { holdId, ownerId }: { readonly holdId: HoldId; readonly ownerId: OwnerId },
): Promise<Result<Reply<typeof roomTimerRoute>, "NOT_FOUND">> {
  const [hold, { limits }] = await Promise.all([findHold(db, holdId, ownerId), loadSettings(db)]);
  if (!hold) return refuse("NOT_FOUND");
  if (hold.state === "booked") return ok({ state: "booked", secondsLeft: 0, hold: null });
  const reply = holdReply(hold, limits);
  return ok({ state: isLive(hold) ? "live" : "ended", secondsLeft: reply.secondsLeft, hold: reply });
}
