import type { BookmarkId, MemberId, StaffId } from "@pulau/domain/ids.ts";
import { bigint, check, pgTable, sql, text, uniqueIndex, uuid } from "../orm.ts";
import { member } from "./accounts.ts";
import { id, moment } from "./columns.ts";
import { staffUser } from "./staff.ts";

/** What a member or one of the staff finds again by its star. The first ten are starred, whoever comes after them waits for a place. */
export const bookmark = pgTable(
  "bookmark",
  {
    id: id<BookmarkId>(),
    memberId: uuid()
      .$type<MemberId>()
      .references(() => member.id, { onDelete: "cascade" }),
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id, { onDelete: "cascade" }),
    /** What it opens: `page:manageBookings`, `booking:` and an id. */
    target: text().notNull(),
    /** Their order; two of one moment have two. */
    place: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.memberId, t.target),
    uniqueIndex().on(t.staffId, t.target),
    check("bookmark_owner", sql`num_nonnulls(${t.memberId}, ${t.staffId}) = 1`),
  ],
);
