import { paymentStatusRoute } from "@pulau/contract/payments.ts";
import type { BookingId, PaymentId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { sandboxKeyOf } from "../gateways/sandbox/keys.ts";
import { signatureOf } from "../gateways/sandbox/signature.ts";
import type { Caller } from "./caller.ts";
import { eventually } from "./eventually.ts";
import { raceSecret } from "./server-process.ts";
import type { TwoServers } from "./two-servers.ts";

export const statusOf = (guest: Caller, bookingId: BookingId) =>
  guest.must(paymentStatusRoute, { params: { _id: bookingId } });

/** Asks until the booking is in this state; gives back the last answer either way. */
export const settled = (guest: Caller, bookingId: BookingId, wanted: string, seconds = 20) =>
  eventually(
    () => statusOf(guest, bookingId),
    (status) => status.status === wanted,
    seconds,
  );

export const rowsOf = async <T>(arena: TwoServers, text: string, values: unknown[] = []): Promise<T[]> =>
  (await arena.base.pool.query(text, values)).rows as T[];

/** Lets waiting jobs of a kind run now instead of in real time. */
export const wake = (arena: TwoServers, job: string) =>
  rowsOf(arena, "UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND state = 'created'", [job]);

/** A signed callback as the bank would send it, with whatever is to be wrong about it; gives the status it got. */
export async function callback(
  arena: TwoServers,
  paymentId: PaymentId,
  wrong: Record<string, string> = {},
  { key = sandboxKeyOf(raceSecret), server = 0 }: { key?: string; server?: number } = {},
): Promise<number> {
  const [row] = await rowsOf<{ ref: string; sen: Sen }>(
    arena,
    "SELECT gateway_ref AS ref, amount_sen AS sen FROM payment WHERE id = $1",
    [paymentId],
  );
  const fields = {
    session_id: row?.ref ?? "",
    reference: paymentId,
    state: "approved",
    amount_sen: String(row?.sen),
    currency: "MYR",
    reason: "",
    ...wrong,
  };
  const body = new URLSearchParams({ ...fields, signature: signatureOf(fields, key) });
  const answer = await fetch(`${arena.urls[server]}/api/payment/callback/sandbox/reservation`, {
    method: "POST",
    body,
  });
  await answer.body?.cancel();
  return answer.status;
}
