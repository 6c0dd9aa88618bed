import type { HoldReply } from "@pulau/contract/holds.ts";
import type { AgentContract } from "@pulau/domain/agents/contract.ts";
import type { FailureCode } from "@pulau/domain/failure-codes.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { loadSettings, type ResortSettings } from "../../ground/resort/public.ts";
import { contractOf } from "../../partners/agents/public.ts";
import { withOverride } from "./broken-rules.ts";
import { claimStay } from "./claims.ts";
import { discountFor, withDraftDiscount } from "./discounted-stay.ts";
import { type DraftKey, type DraftToHold, findDraftToHold } from "./draft-to-hold.ts";
import { findHold, type HoldRow, holdReply, isLive, lockHold } from "./hold-rows.ts";
import { goesFurther, staysWithinOffer } from "./offered-hold.ts";
import { withOtherSailings } from "./other-sailings.ts";
import { planHold } from "./plans.ts";
import { checkQuota } from "./quota.ts";
import { refuseShortStock, untilSettled } from "./short-stock.ts";

type AlterRequest = Omit<DraftKey, "draftId"> & { readonly holdId: DraftId };

/**
 * Brings a live hold in line with its draft in one step: other boats, add-ons or guests, at a new price. Its clock is
 * unchanged, and a refusal leaves the hold as it was.
 */
export async function alterHold(
  db: Db,
  alteration: AlterRequest,
): Promise<Result<z.infer<typeof HoldReply>>> {
  const [hold, draft, settings, contract] = await Promise.all([
    findHold(db, alteration.holdId, alteration.ownerId),
    findDraftToHold(db, { ...alteration, draftId: alteration.holdId }),
    loadSettings(db),
    contractOf(db, alteration.ownerId),
  ]);
  if (!hold || !draft) return refuse("NOT_FOUND");
  if (hold.state === "booked") return refuse("WRONG_STATE");
  if (!isLive(hold)) return refuse("HOLD_EXPIRED");
  const within = checkQuota(draft, settings.limits, contract);
  if (!within.ok) return within;
  return untilSettled(mostLooks, async () => {
    const { plan, reason } = await planWithReason(db, alteration, { hold, draft, contract });
    if (!plan.ok) return withOtherSailings(db, draft, plan);
    const priced = withDraftDiscount(plan.value, discountFor(draft, alteration, plan.value));
    const stay = await withOverride(db, draft.json, { stay: priced, reason });
    const altered = await refuseShortStock(() =>
      inTransaction(db, async (tx) => {
        const grown = stay.rooms.length > hold.stay.rooms.length;
        const still = grown ? await growWithinQuota(tx, alteration, { ...settings, contract }) : within;
        const { byStaff } = alteration;
        return still.ok
          ? claimInstead(tx, hold, { stay, byStaff, holdSeconds: settings.limits.holdSeconds })
          : still;
      }),
    );
    if (altered.ok)
      return ok(holdReply({ ...altered.value, stay }, settings.limits, hold.stay.quote.totalSen));
    return endsAlteration.includes(altered.failure.code) ? altered : null;
  });
}

/** Refusals that no other look changes. */
const endsAlteration: readonly FailureCode[] = ["HOLD_EXPIRED", "WRONG_STATE", "HOLD_QUOTA"];

/** Fewer than for a hold: the rooms are held already, and rivals want the same seats or add-ons alone. */
const mostLooks = 20;

type Altered = {
  readonly hold: HoldRow;
  readonly draft: DraftToHold;
  readonly contract: AgentContract | null;
};

/** Plans past the rules for which staff give a reason, or gave one that still holds; else by all rules. */
async function planWithReason(
  db: Db,
  { ownerId, overrideReason }: AlterRequest,
  { hold, draft, contract }: Altered,
) {
  const planPast = (reason: string | undefined) =>
    planHold(db, draft.json, {
      holdId: hold.id,
      keepRoomIds: hold.stay.rooms.map((room) => room.roomId),
      contract,
      claimantId: draft.ownerId,
      ownerId,
      pastRules: reason !== undefined,
    });
  const reason = overrideReason ?? hold.stay.override?.reason;
  const plan = await planPast(reason);
  const isOfBefore = overrideReason === undefined && reason !== undefined;
  if (!plan.ok || !isOfBefore || !goesFurther(hold.stay, plan.value)) return { plan, reason };
  return { plan: await planPast(undefined), reason: undefined };
}

/**
 * Looks at the quota again where a hold grows: holds that grow at the same moment would not see one another, so those of
 * one owner, and of one network, wait for each other. These locks come before the hold's own.
 */
async function growWithinQuota(
  tx: Tx,
  { holdId, ownerId, cameFrom }: AlterRequest,
  { limits, contract }: Pick<ResortSettings, "limits"> & { readonly contract: AgentContract | null },
): Promise<Result<true, "HOLD_QUOTA">> {
  for (const whose of [ownerId, ...(cameFrom === undefined ? [] : [cameFrom])])
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`rooms held by ${whose}`}, 0))`);
  const draft = await findDraftToHold(tx, { draftId: holdId, ownerId, cameFrom });
  return draft ? checkQuota(draft, limits, contract) : ok(true);
}

/**
 * Looked at again under its lock: an extension may have moved its end since, and the claims must end with it. Who asks
 * for other room nights than the waiting list offered gives the offer up and has a hold like everybody's.
 */
async function claimInstead(
  tx: Tx,
  { id, ownerId }: HoldRow,
  { stay, byStaff, holdSeconds }: Pick<DraftKey, "byStaff"> & { stay: HoldRow["stay"]; holdSeconds: number },
): Promise<Result<HoldRow>> {
  const found = await lockHold(tx, id, ownerId);
  if (!found || !isLive(found)) return refuse("HOLD_EXPIRED");
  const { now } = found;
  const leaves = !byStaff && found.offeredUntil !== null && !staysWithinOffer(found.stay, stay);
  const anew = {
    createdAt: now,
    expiresAt: new Date(now.getTime() + holdSeconds * 1000),
    offeredUntil: null,
  };
  const hold = leaves ? { ...found, ...anew } : found;
  const claimed = await claimStay(
    tx,
    { holdId: id, stay, state: "hold", until: hold.expiresAt, offered: hold.offeredUntil !== null },
    sql`UPDATE stay_hold SET stay = ${JSON.stringify(stay)}::jsonb, created_at = ${hold.createdAt.toISOString()}::timestamptz,
        expires_at = ${hold.expiresAt.toISOString()}::timestamptz,
        offered_until = ${hold.offeredUntil?.toISOString() ?? null}::timestamptz
      WHERE id = ${id} RETURNING 1`,
  );
  return claimed.ok ? ok(hold) : claimed;
}
