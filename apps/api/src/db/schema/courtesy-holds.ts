import type { HoldId, StaffId } from "@pulau/domain/ids.ts";
import { check, index, pgTable, sql, text, uuid } from "../orm.ts";
import { id, moment } from "./columns.ts";
import { stayHold } from "./holds.ts";
import { staffUser } from "./staff.ts";

/**
 * Rooms, boats and add-ons that staff hold for somebody until a moment. What is kept, until when, and whether it became a booking is
 * the hold's own; here stands for whom.
 */
export const courtesyHold = pgTable(
  "courtesy_hold",
  {
    /** The hold's id, which is its draft's. */
    id: id<HoldId>().references(() => stayHold.id),
    name: text().notNull(),
    mobile: text(),
    email: text(),
    language: text({ enum: ["en", "my", "cn"] }).notNull(),
    note: text().notNull().default(""),
    /** As it was last agreed: the hold forgets its end once it is over. */
    until: moment().notNull(),
    madeBy: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
    madeAt: moment().notNull(),
    /** When it was let go, or its end was noticed; null while it is held, and of one that was booked. */
    endedAt: moment(),
    /** Who let it go; null where its time ran out. */
    endedBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
  },
  (t) => [
    index().on(t.until, t.id),
    check("courtesy_hold_reach", sql`${t.mobile} IS NOT NULL OR ${t.email} IS NOT NULL`),
    check("courtesy_hold_end", sql`${t.endedBy} IS NULL OR ${t.endedAt} IS NOT NULL`),
  ],
);
