import type { PaymentId } from "@pulau/domain/ids.ts";
import { disputeStates } from "@pulau/domain/money/dispute-moves.ts";
import { check, index, pgTable, smallint, sql, text, uniqueIndex, uuid } from "../orm.ts";
import { id, moment, sen } from "./columns.ts";
import { payment } from "./payments.ts";

/** A guest who asks their own bank for the money back: the gateway takes it from us until the bank has decided. */
export const dispute = pgTable(
  "dispute",
  {
    id: id(),
    gateway: text().notNull(),
    /** The gateway's number of it. */
    gatewayRef: text().notNull(),
    /** Null for money that no payment of ours brought. */
    paymentId: uuid()
      .$type<PaymentId>()
      .references(() => payment.id),
    state: text({ enum: disputeStates }).notNull(),
    /** What the guest told their bank, in the gateway's own word. */
    reason: text().notNull(),
    /** What the guest wants back. */
    amountSen: sen().notNull(),
    /** What the gateway has taken from us for it and not given back. */
    withdrawnSen: sen().notNull().default(0),
    /** How often the gateway moved money for it: news that knows of fewer is older. */
    moves: smallint().notNull().default(0),
    /** Until when the gateway takes an answer; null where it takes none. */
    dueAt: moment(),
    openedAt: moment().notNull(),
    closedAt: moment(),
  },
  (t) => [
    uniqueIndex().on(t.gateway, t.gatewayRef),
    index().on(t.paymentId),
    check("dispute_amount", sql`${t.amountSen} >= 0 AND ${t.withdrawnSen} >= 0`),
  ],
);
