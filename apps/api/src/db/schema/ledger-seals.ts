import type { NeedId } from "@pulau/domain/ids.ts";
import { bigint, integer, jsonb, pgTable, text, uuid } from "../orm.ts";
import { id, moment } from "./columns.ts";

const seq = () => bigint({ mode: "number" });

/**
 * A block of the ledger's hash chain: the hash is over the one before and every entry from `from_seq` to `to_seq`. Rows
 * are only ever added.
 */
export const ledgerSeal = pgTable("ledger_seal", {
  /** 1, 2, 3 without gaps. Two that seal at once meet at this key. */
  no: integer().primaryKey(),
  fromSeq: seq().notNull(),
  toSeq: seq().notNull(),
  entries: integer().notNull(),
  previousHash: text().notNull(),
  hash: text().notNull(),
  sealedAt: moment().notNull(),
});

/** What a check of the whole ledger found. Rows are only ever added. */
export const ledgerCheck = pgTable("ledger_check", {
  id: id(),
  at: moment().notNull(),
  entries: integer().notNull(),
  seals: integer().notNull(),
  /** The last seal that it saw: the next check must find it again, so nobody can cut the chain's end off. */
  headNo: integer(),
  headHash: text(),
  /** A line for each thing that is not as it was; empty when all is well. */
  faults: jsonb().$type<string[]>().notNull(),
  needsPersonId: uuid().$type<NeedId>(),
});
