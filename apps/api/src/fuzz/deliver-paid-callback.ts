import type { PaymentId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { sandboxKeyOf } from "../gateways/sandbox/keys.ts";
import { signatureOf } from "../gateways/sandbox/signature.ts";
import type { Stage } from "../races/one-server.ts";
import { raceSecret } from "../races/server-process.ts";

/** A signed message of the bank that a payment was approved, taken in and applied as the queue would. */
export async function deliverPaidCallback(
  { base, jobs, urls }: Stage,
  { paymentId, amountSen }: { paymentId: PaymentId; amountSen: Sen },
): Promise<void> {
  const { rows } = await base.pool.query("SELECT gateway_ref AS ref FROM payment WHERE id = $1", [paymentId]);
  const fields = {
    session_id: rows[0]?.ref as string,
    reference: paymentId,
    state: "approved",
    amount_sen: String(amountSen),
    currency: "MYR",
    reason: "",
  };
  const body = new URLSearchParams({ ...fields, signature: signatureOf(fields, sandboxKeyOf(raceSecret)) });
  const address = `${urls[0]}/api/payment/callback/sandbox/reservation`;
  const answer = await fetch(address, { method: "POST", body });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the callback was answered ${answer.status}`);
  const waiting = await base.pool.query("SELECT id FROM gateway_inbox WHERE applied_at IS NULL");
  for (const { id } of waiting.rows) await jobs["apply-message"]({ inboxId: id });
}
