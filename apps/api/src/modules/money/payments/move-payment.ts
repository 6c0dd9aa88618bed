import { type PaymentEvent, paymentAfter, paymentBeginnings } from "@pulau/domain/money/payment-moves.ts";
import { beginnerOf, moverOf } from "../../../db/mover.ts";
import { payment } from "../../../db/schema/payments.ts";

export type PaymentRow = typeof payment.$inferSelect;

/** Takes a locked payment one step through its life: the only place that writes a payment's state. */
export const movePayment = moverOf(payment, ({ state }: PaymentRow, event: PaymentEvent) =>
  paymentAfter(state, event),
);

/** Writes a payment in the state that it begins with: the only place that makes one. What it pays for is locked. */
export const beginPayment = beginnerOf(payment, paymentBeginnings);
