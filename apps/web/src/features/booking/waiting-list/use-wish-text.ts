import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { useTranslation } from "react-i18next";
import { dayText, rangeText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";

type Days = { checkIn: Day | null; nights: number | null; daysAround?: number };

/** Days, party and rooms of a wish in the page's words. */
export function useWishText() {
  const { t } = useTranslation("waiting");
  const { language, locale } = useLanguage();
  return {
    days: ({ checkIn, nights, daysAround = 0 }: Days): string[] => {
      const length = nights === null ? [] : [t("wish.nights", { count: nights })];
      if (checkIn === null) return [t("wish.anyDay"), ...length];
      const when =
        nights === null
          ? dayText(checkIn, language, "weekday")
          : rangeText(checkIn, addDays(checkIn, nights), language);
      return [when, ...length, ...(daysAround > 0 ? [t("wish.around", { count: daysAround })] : [])];
    },
    party: ({ adults, childAges }: Party): string =>
      new Intl.ListFormat(locale).format([
        t("wish.adults", { count: adults }),
        ...(childAges.length > 0 ? [t("wish.children", { count: childAges.length })] : []),
      ]),
  };
}
