import type { InboxId, PaymentId, StaffId } from "@pulau/domain/ids.ts";
import { decideMismatch } from "@pulau/domain/money/payment-notification.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { and, eq } from "../../../db/orm.ts";
import { gatewayInbox, payment } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { Message } from "./apply-message.ts";
import { bookPayment, capturePayment } from "./capture-payment.ts";
import { beginPayment, type PaymentRow } from "./move-payment.ts";
import { countPaid, onlyIdOf, payForOf } from "./pay-for.ts";
import type { LockedPayable } from "./payable.ts";
import { lockPayable } from "./payables.ts";
import { returnMoney } from "./return-money.ts";

type News = z.infer<typeof Message>;

export type MismatchedPayment = {
  /** The gateway's message that did not fit, as it is stored. */
  readonly inboxId: InboxId;
  readonly paymentId: PaymentId;
  readonly staffId: StaffId;
  readonly reason: string;
  /** `accept`: it counts as what it is; `sendBack`: it goes back to where it came from. */
  readonly way: "accept" | "sendBack";
};

/**
 * Money that came in and did not fit its payment: staff take it as it is, or send it back. Either way it is written into
 * the books first, because the gateway has it. `WRONG_STATE` for news that brought no money, or money of another currency, or money
 * that was taken before.
 */
export async function resolveMismatch(
  tx: Tx,
  misfit: MismatchedPayment,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const [stored] = await tx.select().from(gatewayInbox).where(eq(gatewayInbox.id, misfit.inboxId));
  const [known] = await tx.select().from(payment).where(eq(payment.id, misfit.paymentId));
  if (!stored || !known) return refuse("NOT_FOUND");
  const news = Message.parse(stored.body);
  const locked = await lockPayable(tx, payForOf(known));
  if (!locked) return refuse("NOT_FOUND");
  const [row] = await tx.select().from(payment).where(eq(payment.id, known.id)).for("update");
  if (!row) return refuse("NOT_FOUND");
  const { gateway } = stored;
  const decided = decideMismatch(row, { ...news, gateway }, await isBooked(tx, row, news));
  if (!decided.ok) return decided;
  const { isAnother, gatewayRef } = decided.value;
  const { amountSen, captureRef } = news;
  const into = isAnother ? await another(tx, locked, row, news) : row;
  const capture = { row: into, amountSen, gatewayRef, captureRef };
  if (misfit.way === "accept") {
    await capturePayment(tx, locked, capture);
    return ok({ done: true });
  }
  await bookPayment(tx, locked, capture, misfit.staffId);
  await countPaid(tx, locked.of, amountSen);
  await returnMoney(tx, {
    ...onlyIdOf(locked.of),
    amountSen,
    why: "byStaff",
    at: locked.now,
    fromPaymentId: into.id,
    staffId: misfit.staffId,
    because: misfit.reason,
  });
  await locked.refresh(tx);
  return ok({ done: true });
}

/** Whether a payment has brought money of this number. */
async function isBooked(tx: Tx, { gateway }: PaymentRow, { captureRef }: News): Promise<boolean> {
  if (captureRef === null) return false;
  const same = and(eq(payment.gateway, gateway), eq(payment.captureRef, captureRef));
  return (await tx.$count(payment, same)) > 0;
}

/** The payment that was asked for is captured already: this money becomes one of its own. */
const another = (tx: Tx, { of, now }: LockedPayable, row: PaymentRow, news: News): Promise<PaymentRow> =>
  beginPayment(tx, "attempt", {
    ...onlyIdOf(of),
    flow: row.flow,
    gateway: row.gateway,
    part: row.part,
    currency: row.currency,
    amountSen: news.amountSen,
    createdAt: now,
  });
