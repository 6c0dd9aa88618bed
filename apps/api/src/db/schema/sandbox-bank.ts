import { integer, jsonb, pgSchema, text, uniqueIndex } from "../orm.ts";
import { id, moment, sen } from "./columns.ts";

/**
 * The books of the sandbox bank, which plays somebody else's server: a schema of its own that no other module reads.
 */
export const sandboxBank = pgSchema("sandbox_bank");

export const bankSession = sandboxBank.table("session", {
  id: id(),
  /** The merchant's number of the payment. */
  reference: text().notNull().unique(),
  flow: text().notNull(),
  amountSen: sen().notNull(),
  currency: text().notNull(),
  description: text().notNull(),
  callbackUrl: text().notNull(),
  returnUrl: text().notNull(),
  state: text({ enum: ["open", "approved", "declined", "expired"] }).notNull(),
  reason: text(),
  createdAt: moment().notNull(),
  endsAt: moment().notNull(),
  settledAt: moment(),
});

/** Callbacks that the bank still has to deliver; it tries again until it gets a 2xx. */
export const bankCallback = sandboxBank.table("callback", {
  id: id(),
  sessionId: text().notNull(),
  url: text().notNull(),
  body: jsonb().$type<Record<string, string>>().notNull(),
  dueAt: moment().notNull(),
  tries: integer().notNull().default(0),
  deliveredAt: moment(),
});

export const bankRefund = sandboxBank.table(
  "refund",
  {
    id: id(),
    sessionId: text().notNull(),
    amountSen: sen().notNull(),
    key: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [uniqueIndex().on(t.key)],
);
