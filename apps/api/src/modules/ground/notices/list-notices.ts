import { mostNotices, type NoticeKind } from "@pulau/contract/notices.ts";
import { may, resources } from "@pulau/domain/access/permissions.ts";
import type { AccountId, MemberId, NoticeId, StaffId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { MemberSession, StaffSession } from "../../../plugins/session.ts";

/** Who looks: a member at their account's notices, one of the staff at those of what they may read. */
export type NoticeReader =
  | { readonly memberId: MemberId; readonly accountId: AccountId }
  | {
      readonly staffId: StaffId;
      readonly resources: readonly string[];
      readonly writesBookings: boolean;
      readonly writesRates: boolean;
    };

/** Who looks, by their session. */
export const readerOf = (session: MemberSession | StaffSession): NoticeReader =>
  session.kind === "member"
    ? { memberId: session.memberId, accountId: session.accountId }
    : {
        staffId: session.staffId,
        resources: resources.filter((resource) => may(session.permissions, resource, "read")),
        writesBookings: may(session.permissions, "bookings", "write"),
        writesRates: may(session.permissions, "rates", "write"),
      };

export type ShownNotice<K extends NoticeKind> = {
  readonly _id: NoticeId;
  readonly kind: K;
  readonly at: string;
  readonly facts: Record<string, string | number | null>;
  readonly link: string;
  readonly read: boolean;
};

/**
 * What somebody of the staff is told of: what they may read, enquiries where they may answer them, and of discounts those that they
 * may approve, as long as their rooms are held.
 */
const isForStaff = (reader: Extract<NoticeReader, { staffId: StaffId }>): SQL => sql`
  CASE n.kind WHEN 'discount-requested' THEN EXISTS (
    SELECT FROM discount_request q JOIN stay_hold h ON h.id = q.draft_id
      JOIN staff_user u ON u.id = ${reader.staffId} JOIN staff_role r ON r.id = u.role_id
    WHERE n.cause = 'discount ' || q.id AND q.state = 'open' AND q.requested_by <> u.id
      AND h.state = 'live' AND h.expires_at > pulau_now() AND h.created_at = q.held_at
      AND (${reader.writesRates} OR r.active_status AND q.amount_sen <= floor(q.stay_sen::numeric * r.discount_limit / 10000)))
  WHEN 'enquiry-arrived' THEN ${reader.writesBookings}
  ELSE n.resource = ANY(${sql.param(reader.resources)}::text[]) END`;

/** The notices `n` of a reader, with that reader's mark `m`, as far as they have not cleared them away. */
export const noticesOf = (reader: NoticeReader): SQL => {
  const [mine, isFor] =
    "memberId" in reader
      ? [sql`m.member_id = ${reader.memberId}`, sql`n.account_id = ${reader.accountId}`]
      : [sql`m.staff_id = ${reader.staffId}`, isForStaff(reader)];
  return sql`notice n LEFT JOIN notice_mark m ON m.notice_id = n.id AND ${mine}
    WHERE ${isFor} AND m.cleared_at IS NULL`;
};

/** The newest notices of a reader, and how many are unread in all. */
export async function listNotices<K extends NoticeKind>(db: Db, reader: NoticeReader) {
  const { rows } = await db.execute<ShownNotice<K> & { readonly unread: number }>(sql`
    SELECT n.id AS "_id", n.kind, n.created_at AS at, n.facts, n.link, m.read_at IS NOT NULL AS read,
      (count(*) FILTER (WHERE m.read_at IS NULL) OVER ())::int AS unread
    FROM ${noticesOf(reader)} ORDER BY n.created_at DESC, n.id LIMIT ${mostNotices}`);
  return {
    notices: rows.map(({ unread: _, at, ...notice }) => ({ ...notice, at: new Date(at).toISOString() })),
    unread: rows[0]?.unread ?? 0,
  };
}
