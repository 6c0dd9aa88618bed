import { formatShare } from "@pulau/domain/money/sen.ts";
import { cancelSteps } from "../../../../business/cancel-until.ts";
import { useCancelWords } from "../../../../business/cancel-words.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { ChosenStay } from "./use-stay.ts";

/**
 * What comes back until when, the best first: by date for a day that is chosen, by days before arrival while none is. Empty
 * where nothing comes back.
 */
export function useCancelLines({ chosen, place }: Pick<ChosenStay, "chosen" | "place">): readonly string[] {
  const { t } = useTranslation("stay-pages");
  const words = useCancelWords();
  if (place === undefined) return [];
  if (chosen !== null)
    return cancelSteps(place.policy, chosen.checkIn, place.today).map((step, at) => words(step, at > 0));
  const { tiers, adminFee } = place.policy;
  return tiers
    .map(({ daysBefore, refund }) => ({ daysBefore, refund: refund - adminFee }))
    .filter(({ refund }) => refund > 0)
    .sort((a, b) => b.refund - a.refund || a.daysBefore - b.daysBefore)
    .map(({ daysBefore: count, refund }) =>
      t(refund === 10_000 ? "policy.free" : "policy.part", { count, share: formatShare(refund) }),
    );
}
