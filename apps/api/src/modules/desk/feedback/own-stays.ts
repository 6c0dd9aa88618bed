import type { FeedbackStay, ownFeedbackRoute } from "@pulau/contract/feedback.ts";
import type { OwnerId } from "@pulau/domain/ids.ts";
import { sql } from "../../../db/orm.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import type { Source } from "../../../listing/source.ts";

type Filters = ListRequest<typeof ownFeedbackRoute>["query"] & { readonly ownerId: OwnerId };
type Totals = { readonly open: number; readonly sent: number };

/** The columns of a stay `b` of a package `p`, with the feedback `f` about it. */
export const stayColumns = sql`b.id AS "_id", b.booking_no AS "bookingNo", p.name AS "packageName", p.picture,
  b.check_in AS "checkIn", b.check_out AS "checkOut", f.state, f.score, f.answered_at IS NOT NULL AS answered,
  (SELECT coalesce(json_agg(t.name ORDER BY t.priority, t.id), '[]') FROM room_type t
    WHERE t.id IN (SELECT room_type_id FROM booking_room WHERE booking_id = b.id)) AS "roomTypes"`;

export const stayFrom = sql`booking b JOIN package p ON p.id = b.package_id LEFT JOIN feedback f ON f.booking_id = b.id`;

const isSent = sql`(f.state <> 'draft') IS TRUE`;

/** An owner's completed stays: those that they can tell about, and those that they have told about. */
export function ownStays({ ownerId, tab }: Filters): Source<typeof ownFeedbackRoute, FeedbackStay, Totals> {
  const own = sql`b.owner_id = ${ownerId} AND b.state = 'completed'`;
  const among = sql`booking b LEFT JOIN feedback f ON f.booking_id = b.id`;
  return {
    columns: stayColumns,
    from: stayFrom,
    among,
    where: [own, tab && (tab === "sent" ? isSent : sql`NOT ${isSent}`)],
    id: up(sql`b.id`, "uuid"),
    orders: {
      "-checkOut": [down(sql`b.check_out`, "date")],
      checkOut: [up(sql`b.check_out`, "date")],
    },
    rows: (rows) => rows,
    totals: sql`(SELECT count(*)::int FROM ${among} WHERE ${own} AND NOT ${isSent}) AS open,
      (SELECT count(*)::int FROM ${among} WHERE ${own} AND ${isSent}) AS sent`,
    extra: ({ open, sent }) => ({ counts: { open, sent } }),
  };
}
