import type { Sen } from "@pulau/domain/money/sen.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { isFailure } from "../../../../api/call-failure.ts";
import { callQuery } from "../../../../api/queries.ts";
import { resort } from "../../../../api/resort.ts";
import { useBackend, useCall } from "../../../../api/use-call.ts";
import { leavePortalFor } from "../../../../shell/leave-portal.ts";
import { agreedPages } from "../agreed-pages.ts";
import type { Hold } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useHold } from "../hold/hold-context.ts";
import { useWizardCalls } from "../wizard-calls.ts";
import { dueNow } from "./due-now.ts";
import { type Choice, PayStopped, paySubmitted } from "./pay-submitted.ts";

/** What staff say more: in which language is mailed, whether the link to pay is, and that details may follow. */
type DeskAnswers = {
  readonly language?: string;
  readonly mailLink?: boolean;
  readonly detailsLater?: boolean;
};

/**
 * Submits the draft at the price on show. The key belongs to draft and hold: a second press, a reload or another tab gets
 * the booking that was made. What moved since it was held is held anew, and another price is shown first; null when
 * nobody agrees to it. The answer has the hold at the price agreed on. `beside` is what the desk says more.
 */
export function useSubmitAgreed(beside: DeskAnswers = {}) {
  const { call } = useBackend();
  const { submitBooking } = useWizardCalls();
  const { draftId, flush } = useDraft();
  const { alter, agree } = useHold();
  const queries = useQueryClient();
  const { data: shown } = useCall(resort, {});
  const agreedTexts = shown && agreedPages(shown).map(({ versionId }) => versionId);
  const terms = agreedTexts?.map((id) => `-${id.slice(-8)}`).join("") ?? "";
  const submit = async (held: Hold, agreedTotalSen: Sen) => ({
    held,
    ...(await call(
      submitBooking,
      { body: { holdId: held._id, agreedTotalSen, termsAgreed: true, agreedTexts, ...beside } },
      { idempotencyKey: `submit-${draftId}-${agreedTotalSen}${terms}` },
    )),
  });
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
  return async (hold: Hold, chosen: Choice): Promise<void> => {
    const booking = await submitAgreed(hold);
    if (booking === null) return;
    const agreedSen = dueNow(booking.held, chosen.part, chosen.voucher?.leftSen ?? 0);
    const choice = { ...chosen, agreedSen };
    if (choice.way === "later") {
      await navigate({ to: "/booking/detail/$id", params: { id: booking._id }, replace: true });
      return;
    }
    const paid = await paySubmitted(call, booking._id, choice).catch((thrown: unknown) => {
      if (thrown instanceof PayStopped) return thrown;
      throw thrown;
    });
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
