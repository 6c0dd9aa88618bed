import type { Reply } from "@pulau/contract/route.ts";
import type { DiscountRequestField, discountRequestsRoute } from "@pulau/contract/staff-bookings.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import { withinLimitSen } from "@pulau/domain/money/price-discount.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { type Discounter, discountLimitOf } from "../../people/staff/public.ts";

type Open = Reply<typeof discountRequestsRoute>["requests"];

/** Whether the hold that a request is for is still held. */
const isHeld = sql`h.state = 'live' AND h.expires_at > pulau_now() AND h.created_at = q.held_at`;

/** The discounts that wait for somebody's approval, as far as they may go, the one whose hold ends first before the others. */
export async function openRequests(db: Db, by: Discounter): Promise<Open> {
  const limit = await discountLimitOf(db, by);
  if (limit === 0) return [];
  const { rows } = await db.execute<Open[number]>(sql`
    SELECT q.id AS "_id", q.discount, q.reason, q.amount_sen AS "amountSen", q.stay_sen AS "staySen",
      q.requested_at AS at, s.name AS by, coalesce(d.json -> 'booker' ->> 'bookingName', '') AS name,
      h.stay ->> 'checkIn' AS "checkIn", h.stay ->> 'checkOut' AS "checkOut", h.expires_at AS "endsAt"
    FROM discount_request q JOIN stay_hold h ON h.id = q.draft_id JOIN draft d ON d.id = q.draft_id
    JOIN staff_user s ON s.id = q.requested_by
    WHERE q.state = 'open' AND ${isHeld} AND q.requested_by <> ${by.staffId} ORDER BY h.expires_at LIMIT 50`);
  return rows
    .filter(({ amountSen, staySen }) => amountSen <= withinLimitSen(limit, staySen))
    .map((row) => ({
      ...row,
      at: new Date(row.at).toISOString(),
      endsAt: new Date(row.endsAt).toISOString(),
    }));
}

/** What was last asked of a draft, and what came of it; null for nothing, and once its hold has ended without an answer. */
export async function lastRequest(
  db: Db,
  draftId: DraftId,
): Promise<z.output<typeof DiscountRequestField> | null> {
  const { rows } = await db.execute<z.output<typeof DiscountRequestField>>(sql`
    SELECT q.id AS "_id", q.amount_sen AS "amountSen", q.state, q.answer, s.name AS "answeredBy"
    FROM discount_request q JOIN stay_hold h ON h.id = q.draft_id LEFT JOIN staff_user s ON s.id = q.answered_by
    WHERE q.draft_id = ${draftId} AND q.state <> 'withdrawn' AND ${isHeld}
    ORDER BY q.requested_at DESC LIMIT 1`);
  return rows[0] ?? null;
}
