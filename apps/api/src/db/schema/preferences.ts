import type { MemberId, StaffId } from "@pulau/domain/ids.ts";
import { check, pgTable, sql, text, uniqueIndex, uuid } from "../orm.ts";
import { member } from "./accounts.ts";
import { id, moment } from "./columns.ts";
import { staffUser } from "./staff.ts";

/** How a person wants lists to look: of a member or of staff, never of both. */
export const personPreference = pgTable(
  "person_preference",
  {
    id: id(),
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id, { onDelete: "cascade" }),
    memberId: uuid()
      .$type<MemberId>()
      .references(() => member.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** JSON as the page wrote it. */
    value: text().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.staffId, t.name),
    uniqueIndex().on(t.memberId, t.name),
    check("of_one_person", sql`num_nonnulls(${t.staffId}, ${t.memberId}) = 1`),
  ],
);
