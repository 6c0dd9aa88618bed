import { z } from "zod";
import { type GatewayMessage, notificationIdOf } from "../port.ts";

const states = z.enum(["due", "paid", "deleted"]);

/** A bill as Billplz answers it: as much of it as is read. */
export const Bill = z.object({
  id: z.string().min(1),
  state: states,
  amount: z.int(),
  paid_amount: z.int(),
  url: z.url(),
});

/** The collection that bills belong to: its name. */
export const Collection = z.object({ title: z.string() });

const sen = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);

/** A callback's fields. The last one is only sent where the account is set to tell more of payments. */
export const BillCallback = z.object({
  id: z.string().min(1),
  collection_id: z.string(),
  paid: z.enum(["true", "false"]),
  state: states,
  amount: sen,
  paid_amount: sen,
  transaction_status: z.enum(["pending", "completed", "failed"]).optional(),
});

type BillAmounts = { readonly id: string; readonly amount: number; readonly paid_amount: number };

/** News about a bill. Billplz takes ringgit alone, and its callback does not repeat our payment's id. */
export function messageOf(
  bill: BillAmounts,
  state: GatewayMessage["state"],
  reason: string | null = null,
): GatewayMessage {
  const amountSen = state === "paid" ? bill.paid_amount : bill.amount;
  const currency = "MYR";
  return {
    eventId: notificationIdOf({ ref: bill.id, state, amountSen, currency }),
    gatewayRef: bill.id,
    paymentId: null,
    amountSen,
    currency,
    state,
    reason,
    captureRef: null,
  };
}
