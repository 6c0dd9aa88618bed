import type { StaffId } from "@pulau/domain/ids.ts";
import { isNull, pgTable, text, uniqueIndex, uuid } from "../orm.ts";
import { id, moment } from "./columns.ts";
import { staffUser } from "./staff.ts";

/**
 * What a payment gateway or the mail server is reached with, where staff have entered it: one row for each time that it was
 * set. What replaced or removed it has set its end; payments that were opened by it are confirmed for a while after that.
 */
export const serviceKeys = pgTable(
  "service_keys",
  {
    id: id(),
    service: text().notNull(),
    /** All values by their names, sealed as one. */
    sealed: text().notNull(),
    setAt: moment().notNull(),
    setBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    endedAt: moment(),
  },
  (t) => [uniqueIndex().on(t.service).where(isNull(t.endedAt))],
);
