import type { DisruptionId, StaffId } from "@pulau/domain/ids.ts";
import { disruptionReasons } from "@pulau/domain/transport/disruption.ts";
import { check, pgTable, sql, text, uuid } from "../orm.ts";
import { id, moment } from "./columns.ts";
import { staffUser } from "./staff.ts";

/** That sailings were cancelled together, and perhaps that it was taken back. */
export const disruption = pgTable(
  "disruption",
  {
    id: id<DisruptionId>(),
    reason: text({ enum: disruptionReasons }).notNull(),
    /** What the guests are told beside the reason; empty for nothing. */
    note: text().notNull().default(""),
    at: moment().notNull(),
    staffId: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
    takenBackAt: moment(),
    takenBackBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
  },
  (t) => [check("disruption_taken_back", sql`(${t.takenBackAt} IS NULL) = (${t.takenBackBy} IS NULL)`)],
);
