import type { partnerBookingsRoute } from "@pulau/contract/partners.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { frameOf } from "../../../plugins/page-frame.ts";

type Row = Reply<typeof partnerBookingsRoute>["bookings"][number];
type Ask = { readonly accountId: string; readonly page: number; readonly limit: number };

/** Bookings that an agency made, or that came by an influencer's links, the newest first. */
export async function listPartnerBookings(db: Db, ask: Ask): Promise<Reply<typeof partnerBookingsRoute>> {
  const { accountId: id, page, limit } = ask;
  const theirs = sql`(b.account_id = ${id} OR b.influencer_id = ${id} OR b.referred_by = ${id})`;
  const [listed, counted] = await Promise.all([
    db.execute<Row>(sql`
      SELECT b.id AS "_id", b.booking_no AS "bookingNo", b.booking_name AS "bookingName", b.state AS "status",
        p.name AS "packageName", b.check_in::text AS "checkIn", b.check_out::text AS "checkOut",
        b.total_sen AS "totalSen", b.submitted_at AS "submittedAt"
      FROM booking b JOIN package p ON p.id = b.package_id WHERE ${theirs}
      ORDER BY b.submitted_at DESC, b.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM booking b WHERE ${theirs}`),
  ]);
  return {
    bookings: listed.rows.map((row) => ({ ...row, submittedAt: new Date(row.submittedAt).toISOString() })),
    ...frameOf({ page, limit, total: counted.rows[0]?.total ?? 0 }),
    nextCursor: null,
  };
}
