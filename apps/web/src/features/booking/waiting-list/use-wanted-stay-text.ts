import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { stayDatesText } from "../../../business/stay-dates-text.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { listText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";

type Days = { checkIn: Day | null; nights: number | null; daysAround?: number };

/** Days and party of a wish in a guest's words. */
export function useWantedStayText() {
  const { t } = useTranslation("waiting");
  const { language } = useLanguage();
  const words = {
    anyDay: t("wanted.anyDay"),
    nights: (count: number) => t("wanted.nights", { count }),
    around: (count: number) => t("wanted.around", { count }),
  };
  return {
    days: (wanted: Days): string[] => stayDatesText(wanted, language, words),
    party: ({ adults, childAges }: Party): string =>
      listText(
        [
          t("wanted.adults", { count: adults }),
          ...(childAges.length > 0 ? [t("wanted.children", { count: childAges.length })] : []),
        ],
        language,
      ),
  };
}
