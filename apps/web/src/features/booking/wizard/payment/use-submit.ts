import type { BookingId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { isFailure } from "../../../../api/call-failure.ts";
import type { Call } from "../../../../api/client.ts";
import { callQuery } from "../../../../api/queries.ts";
import { useBackend, useCall } from "../../../../api/use-call.ts";
import { leavePortalFor } from "../../../../shell/leave-portal.ts";
import { type Stopped, stoppedBy } from "../after/stopped.ts";
import { agreedPages } from "../agreed-pages.ts";
import { bookPromo, type Hold, payFromWallet, paymentOptions, resort, startPayment } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useHold } from "../hold/hold-context.ts";
import { useWizardCalls } from "../wizard-calls.ts";

export type Part = "full" | "deposit";
/** What the wallet gives beside the gateway, and what is left for that. */
export type Share = { readonly amountSen: Sen; readonly restSen: Sen };
/** A gateway by its id, `wallet`, or `later`: an agency's booking waits for its money. */
export type Way = string;
type Choice = {
  readonly part: Part;
  readonly way: Way;
  /** The bank that the gateway's page is to open at. */
  readonly bank: string | undefined;
  readonly share: Share | null;
  /** A voucher that pays first, with what it has. */
  readonly voucherCode: string | null;
  /** Whether what was bought ahead has paid a part with the submit. */
  readonly ahead: boolean;
};

/** Thrown when a way to pay fails after the submit. */
class PayStopped extends Error {
  readonly stopped: Stopped;
  constructor(at: Stopped["at"], thrown: unknown) {
    super(at, { cause: thrown });
    this.stopped = stoppedBy(at, thrown);
  }
}

/**
 * Pays from the voucher; true when nothing is left to pay now. A voucher that was spent meanwhile pays nothing: the guest
 * agreed to another amount, so nothing else is asked for until they have been told.
 */
async function payFromVoucher(
  call: Call,
  bookingId: BookingId,
  { part, voucherCode: code }: Choice,
): Promise<boolean> {
  if (code === null) return false;
  const body = { bookingId, code, waitsForRest: part === "full" };
  await call(bookPromo, { body }, { idempotencyKey: `voucher-${bookingId}-${code}` }).catch((thrown) => {
    throw new PayStopped("voucher", thrown);
  });
  const { offers } = await call(paymentOptions, { params: { _id: bookingId } });
  return !offers.some((offer) => offer.part === part);
}

/**
 * Pays a submitted booking. Answers with the address of the gateway's page, or null when the wallet paid or there is
 * no gateway. The key names the payment, so pressing twice or after a lost answer can't pay twice.
 */
async function payFor(
  call: Call,
  bookingId: BookingId,
  { part, way, bank, share }: Omit<Choice, "part"> & { part: Part | "balance" },
): Promise<string | null> {
  if (way === "wallet") {
    await call(
      payFromWallet,
      { body: { bookingId, part } },
      { idempotencyKey: `wallet-${bookingId}-${part}` },
    );
    return null;
  }
  if (way === "") return null;
  const { redirectUrl } = await call(
    startPayment,
    { body: { bookingId, part, gateway: way, bank, ...(share && { wallet: share }) } },
    { idempotencyKey: `first-${bookingId}-${part}-${way}-${bank ?? ""}-${share?.amountSen ?? 0}` },
  );
  return redirectUrl;
}

/** Pays what the deposit of a promo package left: it may have confirmed the stay, or paid all that was asked. */
async function payRest(call: Call, bookingId: BookingId, choice: Choice): Promise<string | null> {
  if (await payFromVoucher(call, bookingId, choice)) return null;
  const { offers } = await call(paymentOptions, { params: { _id: bookingId } });
  const wanted = choice.part === "full" ? ["full", "balance"] : ["deposit"];
  const offer = offers.find((offer) => wanted.includes(offer.part));
  return offer ? payFor(call, bookingId, { ...choice, part: offer.part }) : null;
}

/**
 * Submits the draft at the price on show. The key belongs to draft and hold: a second press, a reload or another tab gets
 * the booking that was made. What moved since it was held is held anew, and another price is shown first; null when
 * nobody agrees to it. `beside` is what the desk says more: the language of the mails.
 */
export function useSubmitAgreed(beside: { readonly language?: string } = {}) {
  const { call } = useBackend();
  const { submitBooking } = useWizardCalls();
  const { draftId, flush } = useDraft();
  const { alter, agree } = useHold();
  const queries = useQueryClient();
  const { data: shown } = useCall(resort, {});
  const agreedTexts = shown && agreedPages(shown).map(({ versionId }) => versionId);
  const terms = agreedTexts?.map((id) => `-${id.slice(-8)}`).join("") ?? "";
  const submit = (hold: Hold, agreedTotalSen: Sen) =>
    call(
      submitBooking,
      { body: { holdId: hold._id, agreedTotalSen, termsAgreed: true, agreedTexts, ...beside } },
      { idempotencyKey: `submit-${draftId}-${agreedTotalSen}${terms}` },
    );
  return async (hold: Hold) => {
    await flush();
    try {
      return await submit(hold, hold.quote.totalSen);
    } catch (failure) {
      // They are shown anew, and agreed to anew.
      if (isFailure(failure, "TERMS_CHANGED")) await queries.invalidateQueries(callQuery(call, resort, {}));
      if (!isFailure(failure, "PRICE_CHANGED", "HOLD_OUTDATED")) throw failure;
      const changed = await alter();
      if (changed.quote.totalSen === hold.quote.totalSen) return submit(changed, changed.quote.totalSen);
      const change = { ...changed, earlierTotalSen: hold.quote.totalSen };
      return (await agree(change)) ? submit(changed, changed.quote.totalSen) : null;
    }
  };
}

/** Submits the draft and goes on to pay. What fails after the submit is told where the booking waits. */
export function useSubmit() {
  const { call } = useBackend();
  const submitAgreed = useSubmitAgreed();
  const navigate = useNavigate();
  return async (hold: Hold, choice: Choice): Promise<void> => {
    const booking = await submitAgreed(hold);
    if (booking === null) return;
    if (choice.way === "later") {
      await navigate({ to: "/booking/detail/$id", params: { id: booking._id }, replace: true });
      return;
    }
    const pay = async (): Promise<string | null> =>
      (await payFromVoucher(call, booking._id, choice)) ? null : payFor(call, booking._id, choice);
    const paid = await (choice.ahead ? payRest(call, booking._id, choice) : pay()).catch((thrown: unknown) =>
      thrown instanceof PayStopped ? thrown : new PayStopped("payment", thrown),
    );
    if (typeof paid === "string")
      return leavePortalFor(paid, { backAt: `/booking/${booking._id}/confirming` });
    await navigate({
      to: "/booking/$bookingId/confirming",
      params: { bookingId: booking._id },
      state: paid === null ? {} : { stopped: paid.stopped },
      replace: true,
    });
  };
}
