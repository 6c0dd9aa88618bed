import { randomUUID } from "node:crypto";
import type { Received, Reply } from "@pulau/contract/route.ts";
import type { draftDiscountRoute, setDraftDiscountRoute } from "@pulau/contract/staff-bookings.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import {
  type DiscountLimit,
  discountSen,
  withinLimitSen,
  wrongDiscount,
} from "@pulau/domain/money/price-discount.ts";
import { discountableSen } from "@pulau/domain/pricing/staff-discount.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, isNotNull } from "../../../db/orm.ts";
import { type DraftDiscount, draft } from "../../../db/schema/drafts.ts";
import { type HeldStay, stayHold } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { type Discounter, discountLimitOf, rolesBeyond } from "../../people/staff/public.ts";
import { lastRequest } from "./discount-requests.ts";

type Given = Received<typeof setDraftDiscountRoute>["body"]["given"];

const ofStaff = (id: DraftId) => and(eq(draft.id, id), isNotNull(draft.staffId));

/** What staff take off the price of a draft, and how far whoever looks may go. */
export async function showDraftDiscount(
  db: Db,
  { draftId, by }: { readonly draftId: DraftId; readonly by: Discounter },
): Promise<Result<Reply<typeof draftDiscountRoute>, "NOT_FOUND">> {
  // Before the discount: whoever reads that it was approved, and asks no more, has it too.
  const request = await lastRequest(db, draftId);
  const [found] = await db
    .select({ given: draft.discount, stay: stayHold.stay })
    .from(draft)
    .leftJoin(stayHold, eq(stayHold.id, draft.id))
    .where(ofStaff(draftId));
  if (!found) return refuse("NOT_FOUND");
  const limit = await discountLimitOf(db, by);
  const { given, stay } = found;
  return ok({
    limit,
    roles: await rolesBeyond(db, limit),
    given: given && { discount: given.discount, reason: given.reason },
    staySen: stay && discountableSen(stay.quote.lines),
    request,
  });
}

/**
 * Writes what staff take off the price of a draft, or that they take nothing off. The price of what is held is another once the hold
 * is altered. `INVALID_INPUT` for more than whoever gives it may, `WRONG_STATE` once the draft is a booking.
 */
export async function setDraftDiscount(
  tx: Tx,
  { draftId, by, given }: { readonly draftId: DraftId; readonly by: Discounter; readonly given: Given },
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE" | "NOT_ALLOWED" | "INVALID_INPUT">> {
  const [hold] = await tx
    .select({ state: stayHold.state, stay: stayHold.stay })
    .from(stayHold)
    .where(eq(stayHold.id, draftId))
    .for("update");
  const [found] = await tx
    .select({ standing: draft.discount })
    .from(draft)
    .where(ofStaff(draftId))
    .for("update");
  if (!found) return refuse("NOT_FOUND");
  if (hold?.state === "booked") return refuse("WRONG_STATE");
  const limit = await discountLimitOf(tx, by);
  const held = hold?.stay ?? null;
  const replaces = mayReplace(found.standing, { by, limit, held });
  if (!replaces.ok) return replaces;
  const allowed = given === null ? mayTakeBack(limit) : checkGiven(given, limit, held);
  if (!allowed.ok) return allowed;
  // Under an id of its own each time: what is held at another one is held at another price.
  const discount = given && { ...given, ruleId: `discount-${randomUUID()}`, staffId: by.staffId, limit };
  await tx.update(draft).set({ discount }).where(eq(draft.id, draftId));
  return ok({ done: true });
}

const mayTakeBack = (limit: DiscountLimit): Result<true, "NOT_ALLOWED"> =>
  limit === 0 ? refuse("NOT_ALLOWED") : ok(true);

type Replacing = {
  readonly by: Discounter;
  readonly limit: DiscountLimit;
  readonly held: HeldStay | null;
};

/** Whoever could not have given the discount that stands takes it away by no other one either, unless it is their own. */
function mayReplace(
  standing: DraftDiscount | null,
  { by, limit, held }: Replacing,
): Result<true, "NOT_ALLOWED"> {
  if (standing === null || limit === null || standing.staffId === by.staffId) return ok(true);
  const { discount, limit: ofGiver } = standing;
  const whole = "share" in discount ? 10_000 : held && discountableSen(held.quote.lines);
  const isWithin =
    whole === null
      ? ofGiver !== null && ofGiver <= limit
      : discountSen(discount, whole) <= withinLimitSen(limit, whole);
  return isWithin ? ok(true) : refuse("NOT_ALLOWED");
}

/** An amount is held against what is held, as far as anything is; a percentage against the limit itself. */
function checkGiven({ discount }: NonNullable<Given>, limit: DiscountLimit, held: HeldStay | null) {
  const whole = "share" in discount ? 10_000 : held && discountableSen(held.quote.lines);
  if (whole === null) return mayTakeBack(limit);
  const sen = discountSen(discount, whole);
  return wrongDiscount({ discount, sen, limit, leftSen: withinLimitSen(limit, whole) });
}
