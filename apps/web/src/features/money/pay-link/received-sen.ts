import type { PaymentOutcome } from "@pulau/domain/booking/payment-outcome.ts";
import type { LinkedInvoice } from "./calls.ts";

type Paid = Pick<LinkedInvoice, "owedSen" | "paidSen"> & {
  readonly latest: Pick<NonNullable<LinkedInvoice["latest"]>, "amountSen"> | null;
};

/**
 * The sum that the outcome speaks of, in sen: whoever comes back from the bank hears of what they paid now, whoever opens
 * the link of a booking that is paid of all that was.
 */
export function receivedSen(invoice: Paid, outcome: PaymentOutcome, cameBack: boolean): number {
  const { owedSen, paidSen, latest } = invoice;
  const isOver = outcome === "paid" && owedSen === 0 && !cameBack;
  return isOver ? paidSen : (latest?.amountSen ?? paidSen);
}
