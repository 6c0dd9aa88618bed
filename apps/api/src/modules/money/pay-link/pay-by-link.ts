import type { BookingId, OwnerId, PaymentId } from "@pulau/domain/ids.ts";
import { type Result, refuse } from "@pulau/domain/result.ts";
import type { KeyedCall } from "../../../plugins/idempotency.ts";
import { startPayment } from "../payments/public.ts";

type Deps = Parameters<typeof startPayment>[0];
type Wanted = Pick<Parameters<typeof startPayment>[2], "part" | "gateway" | "bank">;
type Linked = { readonly id: BookingId; readonly ownerId: OwnerId; readonly payLinkNo: number };

/**
 * Pays for the booking of a link that was opened, without signing in. The owner is the booking's own: it was only lost if the
 * booking moved to an account this moment, and then the link leads nowhere.
 */
export async function payByLink(
  deps: Deps,
  keyed: KeyedCall,
  { id: bookingId, ownerId, payLinkNo: linkNo }: Linked,
  wanted: Wanted,
): Promise<Result<{ paymentId: PaymentId; redirectUrl: string }>> {
  const payment = { ...wanted, of: { bookingId }, flow: "invoice", ownerId, linkNo } as const;
  const started = await startPayment(deps, keyed, payment);
  return started.ok || started.failure.code !== "NOT_FOUND" ? started : refuse("LINK_INVALID");
}
