import { isDeepStrictEqual } from "node:util";
import type { HoldReply } from "@pulau/contract/holds.ts";
import type { AgentContract } from "@pulau/domain/agents/contract.ts";
import { holdEndsAtLatest } from "@pulau/domain/booking/hold-clock.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { inTransaction } from "../../../db/tx.ts";
import { limitConcurrency } from "../../../plugins/limit-concurrency.ts";
import { loadSettings, type ResortSettings } from "../../ground/resort/public.ts";
import { contractOf } from "../../partners/agents/public.ts";
import { withOverride } from "./broken-rules.ts";
import { discountFor, withDraftDiscount } from "./discounted-stay.ts";
import {
  type DraftKey,
  type DraftToHold,
  findDraftToHold,
  findSavedDraft,
  type SavedDraft,
} from "./draft-to-hold.ts";
import { type HoldRow, holdReply } from "./hold-rows.ts";
import { staysWithinOffer } from "./offered-hold.ts";
import { withOtherSailings } from "./other-sailings.ts";
import { planHold } from "./plans.ts";
import { checkQuota } from "./quota.ts";
import { releaseHold } from "./release-hold.ts";
import { checkRoomsLeft } from "./rooms-left.ts";
import { refuseShortStock, untilSettled } from "./short-stock.ts";
import { takeHold } from "./take-hold.ts";

/**
 * Blocks the rooms, seats and limited add-ons of a draft for the length of a hold, all of them or none. A draft has one
 * hold: holding again takes its claims over into the new choice, with a new clock once the old one has run out.
 *
 * A rival may take a chosen room between the look and the claim. Then the look is repeated: only a look that finds no
 * room ends in `SOLD_OUT`, and each repeat means that somebody else got one.
 *
 * @param saved the draft, where it was read on the way here: in a crowd it is told of rooms that are gone before all else
 */
export async function holdStay(
  db: Db,
  key: DraftKey,
  saved: SavedDraft | null = null,
): Promise<Result<z.infer<typeof HoldReply>>> {
  const held = await inTurn(async (waited): Promise<Result<z.infer<typeof HoldReply>>> => {
    const left = waited && saved ? await lookBeforePlanning(db, key, saved) : ok(true as const);
    return left.ok ? planAndTake(db, key) : left;
  });
  return held.ok ? held.value : held;
}

/**
 * `SOLD_OUT` for who finds the rooms gone. What is gone may be their own by a second press, and the draft may ask for
 * something else by now: then it is planned.
 */
async function lookBeforePlanning(
  db: Db,
  key: DraftKey,
  draft: SavedDraft,
): Promise<Result<true, "SOLD_OUT">> {
  const left = await checkRoomsLeft(db, draft);
  if (left.ok) return left;
  return isDeepStrictEqual(await findSavedDraft(db, key), draft) ? left : ok(true);
}

/** A crowd that presses at once is served by as many as the database serves at a time: the others look at what is left first. */
const inTurn = limitConcurrency({ atOnce: 8, waiting: 2_000 });

async function planAndTake(db: Db, key: DraftKey): Promise<Result<z.infer<typeof HoldReply>>> {
  const [draft, settings, contract] = await Promise.all([
    findDraftToHold(db, key),
    loadSettings(db),
    contractOf(db, key.ownerId),
  ]);
  if (!draft) return refuse("NOT_FOUND");
  const { limits } = settings;
  const allowed = checkQuota(draft, limits, contract);
  if (!allowed.ok) return allowed;
  let isFirstLook = true;
  return untilSettled(mostLooks, async () => {
    const seen = { json: draft.json, hold: draft.hold !== null };
    const left = isFirstLook ? allowed : await lookBeforePlanning(db, key, seen);
    if (!left.ok) return left;
    isFirstLook = false;
    const plan = await planHold(db, draft.json, {
      holdId: draft.id,
      keepRoomIds: key.roomIds ?? draft.hold?.rooms.map((room) => room.roomId) ?? [],
      contract,
      claimantId: draft.ownerId,
      ownerId: key.ownerId,
      pastRules: key.overrideReason !== undefined,
    });
    if (!plan.ok) return withOtherSailings(db, draft, plan);
    const priced = withDraftDiscount(plan.value, discountFor(draft, key, plan.value));
    const stay = await withOverride(db, draft.json, { stay: priced, reason: key.overrideReason });
    const hold = newHold(draft, stay, { limits, ...key });
    const held = await refuseShortStock(() => inTransaction(db, (tx) => takeHold(tx, hold, key.cameFrom)));
    if (held.ok) {
      const kept = await keepWithinQuota(db, key, { limits, contract });
      return kept.ok ? ok(holdReply(hold, limits, draft.hold?.quote.totalSen ?? null)) : kept;
    }
    return held.failure.code === "WRONG_STATE" ? held : null;
  });
}

/** As long as a crowd takes: of many who press at one moment, each may lose a look to every one who comes first. */
const mostLooks = 200;

/** Holds that were asked for at the same moment did not see one another: whoever is over the quota now lets go. */
async function keepWithinQuota(
  db: Db,
  key: DraftKey,
  { limits, contract }: { limits: ResortSettings["limits"]; contract: AgentContract | null },
): Promise<Result<true, "HOLD_QUOTA">> {
  const draft = await findDraftToHold(db, key);
  const within = draft ? checkQuota(draft, limits, contract) : ok(true as const);
  if (!within.ok) await inTransaction(db, (tx) => releaseHold(tx, { ...key, holdId: key.draftId }));
  return within;
}

/**
 * A hold that is still live keeps its beginning, and with it the cap: else holding again would be for ever. What the
 * waiting list offers, or staff hold for somebody, keeps its deadline, unless its guest asks for something else: that is a
 * new hold with a clock of its own.
 */
function newHold(
  draft: DraftToHold,
  stay: HoldRow["stay"],
  { limits, byStaff }: Pick<DraftKey, "byStaff"> & { readonly limits: ResortSettings["limits"] },
): HoldRow {
  const { id, ownerId, now, heldSince, offeredUntil } = draft;
  const hold = { id, ownerId, stay, now, state: "live" } as const;
  // What staff hold for somebody they may change as they like.
  const isKept = byStaff || (draft.hold !== null && staysWithinOffer(draft.hold, stay));
  if (offeredUntil !== null && isKept)
    return { ...hold, createdAt: heldSince ?? now, expiresAt: offeredUntil, offeredUntil };
  const createdAt = offeredUntil === null ? (heldSince ?? now) : now;
  const cap = holdEndsAtLatest({ createdAt, capSeconds: limits.holdCapSeconds });
  const expiresAt = new Date(Math.min(now.getTime() + limits.holdSeconds * 1000, cap.getTime()));
  return { ...hold, createdAt, expiresAt, offeredUntil: null };
}
