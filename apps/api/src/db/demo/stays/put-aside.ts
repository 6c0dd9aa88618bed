import type { needsPerson } from "../../schema/payments.ts";
import type { Chance } from "../chance.ts";
import type { BookingTables } from "./booking-tables.ts";
import { minutesAfter } from "./resort-clock.ts";

/**
 * A payment whose bank named another amount than was asked, for the first booking that waits for its money: something
 * on the desk that needs a person.
 */
export function putOneAside(chance: Chance, tables: BookingTables): (typeof needsPerson.$inferInsert)[] {
  const waiting = tables.bookings.find(({ state }) => state === "awaitingPayment");
  if (!waiting?.id) return [];
  const { id: bookingId, depositSen: asked, bookingNo: description } = waiting;
  const [paymentId, gatewayRef] = [chance.id(), chance.id()];
  const said = asked - 36_000;
  const createdAt = minutesAfter(waiting.submittedAt, 4);
  const settledAt = minutesAfter(createdAt, 3);
  tables.payments.push({
    ...{
      id: paymentId,
      bookingId,
      gateway: "sandbox",
      walletAccountId: null,
      part: "deposit",
      amountSen: asked,
    },
    ...{ state: "putAside", gatewayRef, refundedSen: 0, createdAt, settledAt },
  });
  tables.bankSessions.push({
    ...{
      id: gatewayRef,
      reference: paymentId,
      flow: "reservation",
      amountSen: said,
      currency: "MYR",
      description,
    },
    ...{ callbackUrl: "", returnUrl: "", state: "approved", createdAt, settledAt },
    endsAt: minutesAfter(createdAt, 15),
  });
  waiting.paymentStatus = "failed";
  const facts = { paymentId, asked, said, currency: "MYR", amountSen: said };
  return [{ id: chance.id(), kind: "PAYMENT_DOES_NOT_FIT", bookingId, facts, at: settledAt }];
}
