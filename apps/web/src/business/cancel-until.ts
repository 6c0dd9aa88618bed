import { policySpans } from "@pulau/domain/booking/policy-spans.ts";
import type { RefundTier } from "@pulau/domain/booking/refund.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { formatShare } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "react-i18next";
import { dayText } from "../ui/format.ts";
import { useLanguage } from "../ui/use-language.ts";

type Policy = { readonly tiers: readonly RefundTier[]; readonly adminFee: number };

/** Until when a stay that is booked today can be cancelled, and how much comes back: what the fee keeps is taken off. */
export type CancelStep = { readonly until: Day; readonly refund: number };

/** The steps that are still to be reached today, the best one first; none where nothing comes back any more. */
export function cancelSteps({ tiers, adminFee }: Policy, checkIn: Day, today: Day): CancelStep[] {
  return policySpans(tiers, checkIn).flatMap(({ until, refund }) =>
    until !== null && until >= today && refund > adminFee ? [{ until, refund: refund - adminFee }] : [],
  );
}

/** The steps as sentences: `Free cancellation until 5 Jun 2026`, or how much comes back where not all of it does. */
export function useCancelWords(): (step: CancelStep) => string {
  const { t } = useTranslation("price");
  const { language } = useLanguage();
  return ({ until, refund }) => {
    const day = dayText(until, language);
    return refund === 10_000
      ? t("cancel.free", { day })
      : t("cancel.part", { day, share: formatShare(refund) });
  };
}
