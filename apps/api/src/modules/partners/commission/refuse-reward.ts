import { rewardRefusal } from "@pulau/domain/commission/reward.ts";
import type { DropReason } from "@pulau/domain/commission/states.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { isOwnMailbox } from "../referral/public.ts";
import type { CommissionedBooking } from "./earners.ts";

/**
 * Why a reward for this friend is refused; null when it stands. A stay that is completed is looked at under locks, on
 * the friend and on who is thanked: of two first stays that end at one moment one is the first, and no two rewards both
 * are the last of a month.
 */
export async function refuseReward(
  tx: Tx,
  booking: CommissionedBooking,
  referrerId: AccountId,
): Promise<DropReason | null> {
  const { referral, timeZone } = await loadSettings(tx);
  const isDone = booking.state === "completed";
  if (isDone) await lockForReward(tx, booking, referrerId);
  const { rows } = await tx.execute<{ own: boolean; before: boolean; month: number }>(sql`
    SELECT ${booking.ownerId} = ${referrerId}
        OR ${isOwnMailbox(sql`${referrerId}::uuid`, booking.email)} AS "own",
      EXISTS (SELECT FROM booking o WHERE o.id <> ${booking.id} AND o.state = 'completed'
        AND (o.owner_id = ${booking.ownerId} OR o.email = ${booking.email})) AS "before",
      (SELECT count(*)::int FROM commission c WHERE c.account_id = ${referrerId} AND c.kind = 'referral'
        AND c.booking_id <> ${booking.id} AND c.earned_at IS NOT NULL
        AND date_trunc('month', c.earned_at AT TIME ZONE ${timeZone})
          = date_trunc('month', pulau_now() AT TIME ZONE ${timeZone})) AS "month"`);
  const { own = false, before = false, month = 0 } = rows[0] ?? {};
  return rewardRefusal({
    isOwn: own,
    stayedBefore: before,
    earnedThisMonth: isDone ? month : 0,
    monthlyCap: isDone ? referral.monthlyCap : null,
  });
}

/** Sorted, so that two who need the same locks never wait for each other. Held until the transaction ends. */
async function lockForReward(tx: Tx, booking: CommissionedBooking, referrerId: AccountId): Promise<void> {
  const words = [booking.ownerId, booking.email, referrerId].map((word) => `reward ${word}`).toSorted();
  for (const word of words) await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${word}, 0))`);
}
