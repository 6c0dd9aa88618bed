import type { referralRoute } from "@pulau/contract/referral.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import { oneOf } from "../../../db/booking-states.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { personalLink } from "./links.ts";
import { ownCode } from "./own-code.ts";

type ReferralQuery = { readonly accountId: AccountId; readonly publicUrl: string };

/** Bookings that were paid for and stand. */
export const isPaidAndActive = sql`b.state IN ${oneOf(soldStates)}`;

/** Whoever comes back on the same day is one visitor. */
export const visitors = (timeZone: string) =>
  sql`count(DISTINCT (c.owner_id, (c.at AT TIME ZONE ${timeZone})::date))::int`;

type Came = {
  clicks: number;
  bookings: number;
  earned: number;
  earnedSen: string;
  pending: number;
  pendingSen: string;
  month: number;
};

/** An account's personal link and what came of it. */
export async function showReferral(db: Db, filters: ReferralQuery): Promise<Reply<typeof referralRoute>> {
  const { timeZone, referral } = await loadSettings(db);
  const { active, rewardSen, monthlyCap, windowDays } = referral;
  const code = await ownCode(db, filters.accountId);
  const { rows } = await db.execute<Came>(sql`
    SELECT (SELECT ${visitors(timeZone)} FROM referral_click c
        WHERE c.account_id = ${filters.accountId} AND c.package_id IS NULL) AS "clicks",
      (SELECT count(*)::int FROM booking b WHERE b.referred_by = ${filters.accountId} AND ${isPaidAndActive}) AS "bookings",
      count(*) FILTER (WHERE r.earned_at IS NOT NULL)::int AS "earned",
      coalesce(sum(r.amount_sen - r.reversed_sen) FILTER (WHERE r.earned_at IS NOT NULL), 0) AS "earnedSen",
      count(*) FILTER (WHERE r.state = 'forecast')::int AS "pending",
      coalesce(sum(r.amount_sen) FILTER (WHERE r.state = 'forecast'), 0) AS "pendingSen",
      count(*) FILTER (WHERE date_trunc('month', r.earned_at AT TIME ZONE ${timeZone})
        = date_trunc('month', pulau_now() AT TIME ZONE ${timeZone}))::int AS "month"
    FROM commission r WHERE r.account_id = ${filters.accountId} AND r.kind = 'referral'`);
  const [came] = rows;
  return {
    code,
    link: personalLink(filters.publicUrl, code),
    windowDays,
    monthlyCap,
    clicks: came?.clicks ?? 0,
    bookings: came?.bookings ?? 0,
    earnedThisMonth: came?.month ?? 0,
    rewardSen: active && rewardSen > 0 ? rewardSen : null,
    earned: { count: came?.earned ?? 0, sen: Number(came?.earnedSen ?? 0) },
    pending: { count: came?.pending ?? 0, sen: Number(came?.pendingSen ?? 0) },
  };
}
