import type { PaymentId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { payment } from "../../../db/schema/payments.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import { type Gateway, GatewayDown } from "../../../gateways/port.ts";
import { sessionOf } from "./gateway-session.ts";
import { payForOf } from "./pay-for.ts";
import { findPayable } from "./payables.ts";
import { storeGatewayEvent } from "./store-gateway-event.ts";

export type PaymentDeps = { readonly db: Db; readonly gateways: Gateways; readonly publicUrl: string };

/**
 * Opens the gateway's page of an attempt and keeps its number. One that was opened before is answered alike, also by the
 * gateway: so an answer that was lost on its way is asked for again.
 *
 * Whoever pays on another tab meanwhile could not close a page that was not there yet. So it is looked at once more, and
 * a page that asks for what is paid (`WRONG_STATE`) is closed before anybody sees it.
 */
export async function openPage(
  { db, publicUrl }: PaymentDeps,
  gateway: Gateway,
  paymentId: PaymentId,
): Promise<Result<{ paymentId: PaymentId; redirectUrl: string }>> {
  const [row] = await db.select().from(payment).where(eq(payment.id, paymentId));
  const paidThing = row && (await findPayable(db, payForOf(row)));
  if (!paidThing || !row.sessionEndsAt) return refuse("NOT_FOUND");
  if (row.redirectUrl) return ok({ paymentId, redirectUrl: row.redirectUrl });
  const addresses = `${publicUrl}/api/payment`;
  try {
    const opened = await gateway.openSession({
      paymentId,
      flow: row.flow,
      amountSen: row.amountSen,
      description: paidThing.number,
      payer: paidThing.payer,
      bank: row.bank,
      startedAt: row.createdAt,
      endsAt: row.sessionEndsAt,
      callbackUrl: `${addresses}/callback/${gateway.id}/${row.flow}`,
      returnUrl: `${addresses}/return/${gateway.id}/${row.flow}/${paymentId}`,
    });
    const { gatewayRef, redirectUrl } = opened;
    await db.update(payment).set({ gatewayRef, redirectUrl }).where(eq(payment.id, paymentId));
    if (await isStillDue(db, row)) return ok({ paymentId, redirectUrl });
    const final = await gateway.endSession(sessionOf(row, gatewayRef));
    await storeGatewayEvent(db, { gateway: gateway.id, flow: row.flow, message: final });
    return refuse("WRONG_STATE");
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
    return refuse("GATEWAY_DOWN");
  }
}

/** Whether this very sum is still to be paid. */
async function isStillDue(db: Db, row: typeof payment.$inferSelect): Promise<boolean> {
  const now = await findPayable(db, payForOf(row));
  return now?.offers.some(({ part, amountSen }) => part === row.part && amountSen === row.amountSen) ?? false;
}
