import { useNavigate } from "@tanstack/react-router";
import { isFailure } from "../../../api/call-failure.ts";
import type { Call } from "../../../api/client.ts";
import { useBackend } from "../../../api/use-call.ts";
import { type Hold, payFromWallet, paymentOptions, startPayment, submitBooking } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useHold } from "../hold/hold-context.ts";

export type Part = "full" | "deposit";
/** `later`: an agency's booking waits for its money. */
/** What the wallet gives beside the gateway, and what is left for that. */
export type Share = { readonly amountSen: number; readonly restSen: number };
export type Way = "gateway" | "wallet" | "later";

/**
 * Pays a submitted booking. Answers with the bank's address, or null when the wallet paid or several gateways can be
 * chosen from. The key names the payment, so pressing twice or after a lost answer can't pay twice.
 */
async function payFor(
  call: Call,
  bookingId: string,
  { part, way, share }: { part: Part; way: Exclude<Way, "later">; share: Share | null },
): Promise<string | null> {
  if (way === "wallet") {
    await call(
      payFromWallet,
      { body: { bookingId, part } },
      { idempotencyKey: `wallet-${bookingId}-${part}` },
    );
    return null;
  }
  const { gateways } = await call(paymentOptions, { params: { _id: bookingId } });
  const [gateway, ...others] = gateways.filter(({ kind }) => kind === "gateway");
  if (gateway === undefined || others.length > 0) return null;
  const { redirectUrl } = await call(
    startPayment,
    { body: { bookingId, part, gateway: gateway.id, ...(share && { wallet: share }) } },
    { idempotencyKey: `first-${bookingId}-${part}-${gateway.id}-${share?.amountSen ?? 0}` },
  );
  return redirectUrl;
}

/**
 * Submits the draft at the price on show and goes on to pay. The key belongs to draft and hold: a second press, a
 * reload or another tab gets the booking that was made. What fails after the submit is shown where the booking waits.
 */
export function useSubmit() {
  const { call } = useBackend();
  const { draftId, flush } = useDraft();
  const { alter, agree } = useHold();
  const navigate = useNavigate();

  const submit = (hold: Hold, agreedTotalSen: number) =>
    call(
      submitBooking,
      { body: { holdId: hold._id, agreedTotalSen, termsAgreed: true } },
      { idempotencyKey: `submit-${draftId}-${agreedTotalSen}` },
    );
  /** A price that moved is shown first; null when the guest does not agree. */
  const submitAgreed = async (hold: Hold) => {
    try {
      return await submit(hold, hold.quote.totalSen);
    } catch (failure) {
      if (!isFailure(failure, "PRICE_CHANGED")) throw failure;
      const changed = await alter();
      const asked = { ...changed, earlierTotalSen: hold.quote.totalSen };
      return (await agree(asked)) ? submit(changed, changed.quote.totalSen) : null;
    }
  };
  return async (hold: Hold, choice: { part: Part; way: Way; share: Share | null }): Promise<void> => {
    await flush();
    const booking = await submitAgreed(hold);
    if (booking === null) return;
    const { part, way, share } = choice;
    if (way === "later") {
      await navigate({ to: "/booking/detail/$id", params: { id: booking._id }, replace: true });
      return;
    }
    const address = await payFor(call, booking._id, { part, way, share }).catch(() => null);
    if (address !== null) return location.assign(address);
    await navigate({
      to: "/booking/$bookingId/confirming",
      params: { bookingId: booking._id },
      replace: true,
    });
  };
}
