import type { StaffId } from "@pulau/domain/ids.ts";
import type { Count } from "@pulau/domain/money/sen.ts";
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "../orm.ts";
import { staffUser } from "./staff.ts";

/** Answers that are remembered, so that a call which is sent again has one effect and one answer. */
export const idempotencyKey = pgTable(
  "idempotency_key",
  {
    /** Whose key it is: an account, a staff member or an anonymous session. */
    actor: text().notNull(),
    /** Method and path template of the call. */
    route: text().notNull(),
    key: text().notNull(),
    bodyHash: text("body_hash").notNull(),
    /** Null while the claiming transaction has not answered; never seen by another one. */
    status: integer(),
    answer: jsonb(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.actor, table.route, table.key] }),
    index("idempotency_key_created_at").on(table.createdAt),
  ],
);

/** How far the import of a table has come that a member of staff has under way, see `noteProgress`. */
export const importProgress = pgTable("import_progress", {
  staffId: uuid("staff_id").$type<StaffId>().primaryKey(),
  done: integer().$type<Count>().notNull(),
  lines: integer().$type<Count>().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});

/** Calls counted per window, bucket and caller, for the rate limits of all processes together. */
export const rateWindow = pgTable(
  "rate_window",
  {
    /** What is limited, such as `sign-in`. */
    bucket: text().notNull(),
    /** Who is counted: an address, an account. */
    key: text().notNull(),
    windowStart: timestamp("window_start", { withTimezone: true }).notNull(),
    count: integer().$type<Count>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.key] }),
    index("rate_window_start").on(table.windowStart),
  ],
);

/**
 * Every save of what is saved whole, see `saveWhole`: the highest version is the one that it has now.
 */
export const savedVersion = pgTable(
  "saved_version",
  {
    /** A word of `savedKinds`. */
    thing: text().notNull(),
    /** The thing's id, or `resort` where there is only one. */
    key: text().notNull(),
    version: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    saver: text({ enum: ["staff", "guest", "link", "system"] }).notNull(),
    staffId: uuid("staff_id")
      .$type<StaffId>()
      .references(() => staffUser.id),
    /** Names of what is other than before, where that is known. */
    changed: jsonb().$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.thing, table.key, table.version] })],
);
