import { addDays } from "@pulau/domain/calendar/day.ts";
import { useTranslation } from "react-i18next";
import { dayText, namesText, partsText, rangeText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Row } from "./calls.ts";

type Days = Pick<Row, "checkIn" | "nights"> & { daysAround?: number };

/** Days, party and package of a wish in the page's words. */
export function useWishText() {
  const { t } = useTranslation("enquiries");
  const { language, locale, say } = useLanguage();
  const days = ({ checkIn, nights, daysAround = 0 }: Days): string => {
    const when =
      checkIn === null
        ? t("wish.anyDay")
        : nights === null
          ? dayText(checkIn, language, "weekday")
          : rangeText(checkIn, addDays(checkIn, nights), language);
    const more = [
      nights !== null && t("wish.nights", { count: nights }),
      daysAround > 0 && t("wish.around", { count: daysAround }),
    ];
    return partsText([when, ...more], language);
  };
  return {
    days,
    party: ({ adults, childAges, nonMalaysians }: Row["party"]): string =>
      partsText(
        [
          t("wish.adults", { count: adults }),
          childAges.length > 0 &&
            t("wish.children", { ages: new Intl.ListFormat(locale).format(childAges.map(String)) }),
          nonMalaysians > 0 && t("wish.foreign", { count: nonMalaysians }),
        ],
        language,
      ),
    package: ({ packageName, optionName }: Pick<Row, "packageName" | "optionName">): string =>
      packageName === null
        ? t("wish.anyPackage")
        : partsText(
            [packageName, optionName].map((name) => name && say(name)),
            language,
          ),
    rooms: (rooms: Row["roomTypes"]): string =>
      rooms.length === 0 ? t("wish.anyRoom") : namesText(rooms.map(say), language),
  };
}
