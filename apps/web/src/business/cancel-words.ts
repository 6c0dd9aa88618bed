import { formatShare } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { dayText } from "../ui/format.ts";
import { useLanguage } from "../ui/use-language.ts";
import type { CancelStep } from "./first-cancel-step.ts";

/**
 * Steps as sentences: `Free cancellation until 5 Jun 2026`, or how much comes back where not all of it does. A `later`
 * step follows another and says only what changes.
 */
export function useCancelWords(): (step: CancelStep, later?: boolean) => string {
  const { t } = useTranslation("ui");
  const { language } = useLanguage();
  return ({ until, refund }, later = false) =>
    t(later ? "cancel.later" : refund === 10_000 ? "cancel.free" : "cancel.part", {
      day: dayText(until, language),
      share: formatShare(refund),
    });
}
