import type { NoticeId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { type NoticeReader, noticesOf } from "./list-notices.ts";

type Marking = { readonly act: "read" | "clear"; readonly _id?: NoticeId | undefined };

/** Marks one notice of a reader, or all, as read or cleared; twice the same is the same, and for others it stands as it was. */
export async function markNotices(db: Db, reader: NoticeReader, { act, _id }: Marking): Promise<void> {
  const [column, owner] =
    "memberId" in reader ? [sql`member_id`, reader.memberId] : [sql`staff_id`, reader.staffId];
  const clearedAt = act === "clear" ? sql`pulau_now()` : sql`NULL`;
  await db.execute(sql`
    INSERT INTO notice_mark (notice_id, ${column}, read_at, cleared_at)
    SELECT n.id, ${owner}, pulau_now(), ${clearedAt} FROM ${noticesOf(reader)} AND (${_id ?? null}::uuid IS NULL OR n.id = ${_id ?? null}::uuid)
    ORDER BY n.id FOR KEY SHARE OF n
    ON CONFLICT (notice_id, ${column}) DO UPDATE SET cleared_at = coalesce(notice_mark.cleared_at, excluded.cleared_at)`);
}
