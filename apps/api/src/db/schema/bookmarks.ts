import type { BookmarkId, MemberId } from "@pulau/domain/ids.ts";
import { bigint, pgTable, text, uniqueIndex, uuid } from "../orm.ts";
import { member } from "./accounts.ts";
import { id, moment } from "./columns.ts";

/** What a member finds again by its star. The first ten are starred, whoever comes after them waits for a place. */
export const bookmark = pgTable(
  "bookmark",
  {
    id: id<BookmarkId>(),
    memberId: uuid()
      .notNull()
      .$type<MemberId>()
      .references(() => member.id, { onDelete: "cascade" }),
    /** What it opens: `page:manageBookings`, `booking:` and an id. */
    target: text().notNull(),
    /** Their order; two of one moment have two. */
    place: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    createdAt: moment().notNull(),
  },
  (t) => [uniqueIndex().on(t.memberId, t.target)],
);
