import type { enquiriesRoute, OwnEnquiry } from "@pulau/contract/enquiries.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { frameOf } from "../../../plugins/page-frame.ts";
import { countEnquiries, enquiryJoins, iso, type WishColumns, wishColumns } from "./enquiry-rows.ts";

type Own = z.infer<typeof OwnEnquiry>;
type Found = WishColumns & {
  draftId: string | null;
  bookingId: string | null;
  replies: { _id: string; text: string; at: string }[];
};

const columns = sql`${wishColumns}, e.draft_id AS "draftId", e.booking_id AS "bookingId", (
  SELECT coalesce(json_agg(json_build_object('_id', m.id, 'text', m.text, 'at', m.at) ORDER BY m.at, m.id), '[]')
  FROM enquiry_message m WHERE m.enquiry_id = e.id AND m.kind = 'reply') AS "replies"`;

/** Somebody's own enquiries, newest first. */
export async function listOwn(
  db: Db,
  ask: { ownerId: string; page: number; limit: number },
): Promise<Reply<typeof enquiriesRoute>> {
  const where = sql`e.owner_id = ${ask.ownerId}`;
  const [{ rows }, total] = await Promise.all([
    db.execute<Found>(sql`SELECT ${columns} FROM ${enquiryJoins} WHERE ${where}
      ORDER BY e.enquiry_no DESC LIMIT ${ask.limit} OFFSET ${(ask.page - 1) * ask.limit}`),
    countEnquiries(db, where),
  ]);
  return { enquiries: rows.map(ownEnquiry), ...frameOf({ ...ask, total }), nextCursor: null };
}

/** One of them; null for somebody else's. */
export async function findOwn(db: Db, ask: { id: string; ownerId: string }): Promise<Own | null> {
  const { rows } = await db.execute<Found>(
    sql`SELECT ${columns} FROM ${enquiryJoins} WHERE e.id = ${ask.id} AND e.owner_id = ${ask.ownerId}`,
  );
  return rows[0] ? ownEnquiry(rows[0]) : null;
}

const ownEnquiry = ({ party, replies, createdAt, ...row }: Found): Own => ({
  ...row,
  party: { ...party, childAges: [...party.childAges] },
  createdAt: iso(createdAt),
  replies: replies.map((reply) => ({ ...reply, at: iso(reply.at) })),
});
