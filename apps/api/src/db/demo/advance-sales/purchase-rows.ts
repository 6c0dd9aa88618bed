import type { PurchaseFacts } from "@pulau/contract/purchases.ts";
import type { AccountId, PurchaseId, StockId } from "@pulau/domain/ids.ts";
import { type LedgerAccount, ledger, move } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { purchase } from "../../schema/purchases.ts";
import type { Chance } from "../chance.ts";
import { demoStates } from "../demo-states.ts";
import type { BookingTables } from "../stays/booking-tables.ts";
import { type Movement, postRows } from "../stays/money-rows.ts";
import { minutesAfter } from "../stays/resort-clock.ts";

export type PurchaseRow = typeof purchase.$inferInsert & { readonly id: PurchaseId };

export type Bought = {
  readonly number: string;
  readonly accountId: AccountId;
  readonly flow: "package-deposit" | "event";
  readonly stockId: StockId;
  readonly count: number;
  readonly facts: PurchaseFacts;
  readonly totalSen: Sen;
  readonly at: Date;
};

/** A purchase that was paid at the bank and fulfilled, with its claim and its money, as the product leaves it. */
export function purchaseRows(chance: Chance, tables: BookingTables, bought: Bought): PurchaseRow {
  const { stockId, at, ...columns } = bought;
  const { accountId, flow, count, totalSen } = columns;
  const id = chance.id();
  const pieces = [{ stockId, pieces: count }];
  tables.purchaseHolds.push({
    id,
    ownerId: accountId,
    kind: "purchase",
    state: "booked",
    createdAt: at,
    expiresAt: null,
    stay: { pieces },
  });
  tables.claims.push({ stockId, holdId: id, pieces: count, state: "booked", expiresAt: null });
  const paymentId = chance.id();
  const sessionId = chance.id();
  tables.payments.push({
    id: paymentId,
    purchaseId: id,
    flow,
    gateway: "sandbox",
    part: "full",
    amountSen: totalSen,
    bookingId: null,
    boughtPackageId: null,
    groupId: null,
    state: demoStates.payment("attempt", "capture"),
    gatewayRef: sessionId,
    createdAt: minutesAfter(at, -2),
    settledAt: at,
  });
  tables.bankSessions.push({
    id: sessionId,
    reference: paymentId,
    flow,
    amountSen: totalSen,
    currency: "MYR",
    description: columns.number,
    callbackUrl: "",
    returnUrl: "",
    state: "approved",
    createdAt: minutesAfter(at, -2),
    endsAt: minutesAfter(at, 13),
    settledAt: at,
  });
  const book = (movement: Omit<Movement, "purchaseId" | "at">, from: LedgerAccount, to: LedgerAccount) =>
    postRows(chance, tables, { purchaseId: id, at, ...movement }, move(totalSen, from, to));
  book({ kind: "payment", paymentId }, ledger.gateway("sandbox"), ledger.purchase(id));
  book({ kind: "fulfilled", once: `purchase:${id}:fulfilled` }, ledger.purchase(id), ledger.prepaid(id));
  return {
    id,
    ...columns,
    subjectId: stockId,
    paidSen: totalSen,
    state: demoStates.purchase("pay", "fulfil"),
    payUntil: null,
    payUntilCap: minutesAfter(at, 120),
    createdAt: minutesAfter(at, -3),
    settledAt: at,
  };
}
