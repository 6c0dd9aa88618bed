import type { Day } from "@pulau/domain/calendar/day.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";

/** Which days a list is about, in words. */
export function useDaysText() {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  return (from: Day | undefined, to: Day | undefined): string => {
    if (from === undefined) return to === undefined ? "" : t("stays.until", { day: dayText(to, language) });
    if (to === undefined) return t("stays.since", { day: dayText(from, language) });
    if (from === to) return dayText(from, language, "long");
    return t("stays.days", { from: dayText(from, language), to: dayText(to, language) });
  };
}
