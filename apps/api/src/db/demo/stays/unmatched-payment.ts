import type { gatewayInbox, needsPerson } from "../../schema/payments.ts";
import type { Chance } from "../chance.ts";
import { demoStates } from "../demo-states.ts";
import type { BookingTables } from "./booking-tables.ts";
import { minutesAfter } from "./resort-clock.ts";

type Aside = {
  readonly needs: (typeof needsPerson.$inferInsert)[];
  /** The bank's news of it, as the inbox keeps them. */
  readonly inbox: (typeof gatewayInbox.$inferInsert)[];
};

/**
 * A payment whose bank named another amount than was asked, for the first booking that waits for its money: something
 * on the desk that needs a person.
 */
export function addUnmatchedPayment(chance: Chance, tables: BookingTables): Aside {
  const waiting = tables.bookings.find(({ state }) => state === "awaitingPayment");
  if (!waiting?.id) return { needs: [], inbox: [] };
  const { id: bookingId, depositSen, bookingNo: description } = waiting;
  const [paymentId, gatewayRef] = [chance.id(), chance.id()];
  const receivedSen = depositSen - 36_000;
  const createdAt = minutesAfter(waiting.submittedAt, 4);
  const settledAt = minutesAfter(createdAt, 3);
  tables.payments.push({
    id: paymentId,
    bookingId,
    gateway: "sandbox",
    walletAccountId: null,
    part: "deposit",
    amountSen: depositSen,
    state: demoStates.payment("attempt", "putAside"),
    gatewayRef,
    refundedSen: 0,
    createdAt,
    settledAt,
  });
  tables.bankSessions.push({
    id: gatewayRef,
    reference: paymentId,
    flow: "reservation",
    amountSen: receivedSen,
    currency: "MYR",
    description,
    callbackUrl: "",
    returnUrl: "",
    state: "approved",
    createdAt,
    settledAt,
    endsAt: minutesAfter(createdAt, 15),
  });
  waiting.paymentStatus = "failed";
  const inboxId = chance.id();
  const facts = {
    inboxId,
    paymentId,
    asked: depositSen,
    said: receivedSen,
    currency: "MYR",
    amountSen: receivedSen,
  };
  const needs = [{ id: chance.id(), kind: "PAYMENT_DOES_NOT_FIT", bookingId, facts, at: settledAt }];
  const eventId = `${gatewayRef}:paid:${receivedSen}MYR`;
  const body = {
    eventId,
    gatewayRef,
    paymentId,
    amountSen: receivedSen,
    currency: "MYR",
    state: "paid",
    reason: null,
    captureRef: null,
  };
  const news = { id: inboxId, gateway: "sandbox", eventId, flow: "reservation", gatewayRef, body };
  return { needs, inbox: [{ ...news, receivedAt: settledAt, appliedAt: settledAt, outcome: "putAside" }] };
}
