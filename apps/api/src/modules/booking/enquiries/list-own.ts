import type { enquiriesRoute, OwnEnquiry } from "@pulau/contract/enquiries.ts";
import type { BookingId, DraftId, EnquiryId, EnquiryMessageId, OwnerId } from "@pulau/domain/ids.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { down, up } from "../../../listing/order.ts";
import type { Source } from "../../../listing/source.ts";
import { enquiryJoins, iso, type WishColumns, wishColumns } from "./enquiry-rows.ts";

type Own = z.infer<typeof OwnEnquiry>;
type EnquiryRow = WishColumns & {
  draftId: DraftId | null;
  bookingId: BookingId | null;
  replies: { _id: EnquiryMessageId; text: string; at: string }[];
};

const columns = sql`${wishColumns}, e.draft_id AS "draftId", e.booking_id AS "bookingId", (
  SELECT coalesce(json_agg(json_build_object('_id', m.id, 'text', m.text, 'at', m.at) ORDER BY m.at, m.id), '[]')
  FROM enquiry_message m WHERE m.enquiry_id = e.id AND m.kind = 'reply') AS "replies"`;

/** Somebody's own enquiries. */
export const ownEnquiries = (ownerId: OwnerId): Source<typeof enquiriesRoute, EnquiryRow> => ({
  columns,
  from: enquiryJoins,
  among: sql`booking_enquiry e`,
  where: [sql`e.owner_id = ${ownerId}`],
  id: up(sql`e.id`, "uuid"),
  orders: { "-createdAt": [down(sql`e.enquiry_no`, "int")], createdAt: [up(sql`e.enquiry_no`, "int")] },
  rows: (rows) => rows.map(ownEnquiry),
});

/** One of them; null for somebody else's. */
export async function findOwn(db: Db, key: { id: EnquiryId; ownerId: OwnerId }): Promise<Own | null> {
  const { rows } = await db.execute<EnquiryRow>(
    sql`SELECT ${columns} FROM ${enquiryJoins} WHERE e.id = ${key.id} AND e.owner_id = ${key.ownerId}`,
  );
  return rows[0] ? ownEnquiry(rows[0]) : null;
}

const ownEnquiry = ({ party, replies, createdAt, ...row }: EnquiryRow): Own => ({
  ...row,
  party: { ...party, childAges: [...party.childAges] },
  createdAt: iso(createdAt),
  replies: replies.map((reply) => ({ ...reply, at: iso(reply.at) })),
});
