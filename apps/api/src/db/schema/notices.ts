import type { NoticeKind } from "@pulau/contract/notices.ts";
import type { Resource } from "@pulau/domain/access/permissions.ts";
import type { AccountId, MemberId, NoticeId, NoticeMarkId, StaffId } from "@pulau/domain/ids.ts";
import { check, index, jsonb, pgTable, sql, text, uniqueIndex, uuid } from "../orm.ts";
import { account, member } from "./accounts.ts";
import { id, moment } from "./columns.ts";
import { staffUser } from "./staff.ts";

/** What happened that somebody wants to know: an account's members, or the staff who may read a resource. */
export const notice = pgTable(
  "notice",
  {
    id: id<NoticeId>(),
    kind: text().$type<NoticeKind>().notNull(),
    accountId: uuid()
      .$type<AccountId>()
      .references(() => account.id, { onDelete: "cascade" }),
    resource: text().$type<Resource>(),
    /** What its words name: `number`, `name`, `amountSen`. */
    facts: jsonb().$type<Record<string, string | number | null>>().notNull(),
    /** The page where it is dealt with. */
    link: text().notNull(),
    /** What it tells of: nothing is told twice. */
    cause: text().notNull().unique(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index().on(t.accountId, t.createdAt),
    index().on(t.resource, t.createdAt),
    check("notice_for", sql`num_nonnulls(${t.accountId}, ${t.resource}) = 1`),
  ],
);

/** That one person has read a notice, or cleared it away; for the others it stands as it was. */
export const noticeMark = pgTable(
  "notice_mark",
  {
    id: id<NoticeMarkId>(),
    noticeId: uuid()
      .$type<NoticeId>()
      .notNull()
      .references(() => notice.id, { onDelete: "cascade" }),
    memberId: uuid()
      .$type<MemberId>()
      .references(() => member.id, { onDelete: "cascade" }),
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id, { onDelete: "cascade" }),
    readAt: moment().notNull(),
    clearedAt: moment(),
  },
  (t) => [
    uniqueIndex().on(t.noticeId, t.memberId),
    uniqueIndex().on(t.noticeId, t.staffId),
    check("notice_mark_of", sql`num_nonnulls(${t.memberId}, ${t.staffId}) = 1`),
  ],
);
