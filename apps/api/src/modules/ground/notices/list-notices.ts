import { mostNotices, type NoticeKind } from "@pulau/contract/notices.ts";
import { may, resources } from "@pulau/domain/access/permissions.ts";
import type { AccountId, MemberId, NoticeId, StaffId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { MemberSession, StaffSession } from "../../../plugins/session.ts";

/** Who looks: a member at their account's notices, one of the staff at those of what they may read. */
export type NoticeReader =
  | { readonly memberId: MemberId; readonly accountId: AccountId }
  | { readonly staffId: StaffId; readonly resources: readonly string[] };

/** Who looks, by their session. */
export const readerOf = (session: MemberSession | StaffSession): NoticeReader =>
  session.kind === "member"
    ? { memberId: session.memberId, accountId: session.accountId }
    : {
        staffId: session.staffId,
        resources: resources.filter((resource) => may(session.permissions, resource, "read")),
      };

export type ShownNotice<K extends NoticeKind> = {
  readonly _id: NoticeId;
  readonly kind: K;
  readonly at: string;
  readonly facts: Record<string, string | number | null>;
  readonly link: string;
  readonly read: boolean;
};

/** The notices `n` of a reader, with that reader's mark `m`, as far as they have not cleared them away. */
export const noticesOf = (reader: NoticeReader): SQL => {
  const [mine, isFor] =
    "memberId" in reader
      ? [sql`m.member_id = ${reader.memberId}`, sql`n.account_id = ${reader.accountId}`]
      : [sql`m.staff_id = ${reader.staffId}`, sql`n.resource = ANY(${sql.param(reader.resources)}::text[])`];
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
