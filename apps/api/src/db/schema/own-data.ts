import type { AccountDeletionId, DataExportId, MemberId } from "@pulau/domain/ids.ts";
import { check, index, integer, pgTable, sql, text, uniqueIndex, uuid } from "../orm.ts";
import { member } from "./accounts.ts";
import { id, moment } from "./columns.ts";

/** A copy of what is known of a member, which they asked for. A job makes it; it is there for a few days. */
export const dataExport = pgTable(
  "data_export",
  {
    id: id<DataExportId>(),
    memberId: uuid()
      .notNull()
      .$type<MemberId>()
      .references(() => member.id),
    askedAt: moment().notNull(),
    readyAt: moment(),
    /** Where its sealed bytes lie; null before it is ready, and once it is over. */
    storageKey: text().unique(),
    bytes: integer(),
    endsAt: moment(),
    endedAt: moment(),
  },
  (t) => [
    index().on(t.memberId, t.askedAt),
    // Whoever asks twice gets one.
    uniqueIndex("data_export_one_open").on(t.memberId).where(sql`ready_at IS NULL AND ended_at IS NULL`),
    check(
      "data_export_ready",
      sql`num_nonnulls(${t.readyAt}, ${t.bytes}, ${t.endsAt}) IN (0, 3)
        AND (${t.storageKey} IS NULL OR ${t.readyAt} IS NOT NULL)`,
    ),
  ],
);

/** That a member wants to be forgotten, on which day it happens, and whether they changed their mind. */
export const accountDeletion = pgTable(
  "account_deletion",
  {
    id: id<AccountDeletionId>(),
    memberId: uuid()
      .notNull()
      .$type<MemberId>()
      .references(() => member.id),
    askedAt: moment().notNull(),
    dueAt: moment().notNull(),
    withdrawnAt: moment(),
    doneAt: moment(),
  },
  (t) => [
    index().on(t.memberId),
    uniqueIndex("account_deletion_one_open")
      .on(t.memberId)
      .where(sql`withdrawn_at IS NULL AND done_at IS NULL`),
    check("account_deletion_one_end", sql`num_nonnulls(${t.withdrawnAt}, ${t.doneAt}) < 2`),
  ],
);
