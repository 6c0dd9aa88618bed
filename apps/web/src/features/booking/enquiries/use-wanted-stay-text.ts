import { stayDatesText } from "../../../business/stay-dates-text.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { listText, namesText, partsText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Row } from "./calls.ts";

type Days = Pick<Row, "checkIn" | "nights"> & { daysAround?: number };

/** Days, party, package and rooms of a wish in staff's words. */
export function useWantedStayText() {
  const { t } = useTranslation("enquiries");
  const { language, say } = useLanguage();
  const words = {
    anyDay: t("wanted.anyDay"),
    nights: (count: number) => t("wanted.nights", { count }),
    around: (count: number) => t("wanted.around", { count }),
  };
  return {
    days: (wanted: Days): string => partsText(stayDatesText(wanted, language, words), language),
    party: ({ adults, childAges, nonMalaysians }: Row["party"]): string =>
      partsText(
        [
          t("wanted.adults", { count: adults }),
          childAges.length > 0 && t("wanted.children", { ages: listText(childAges.map(String), language) }),
          nonMalaysians > 0 && t("wanted.foreign", { count: nonMalaysians }),
        ],
        language,
      ),
    package: ({ packageName, optionName }: Pick<Row, "packageName" | "optionName">): string =>
      packageName === null
        ? t("wanted.anyPackage")
        : partsText(
            [packageName, optionName].map((name) => name && say(name)),
            language,
          ),
    rooms: (rooms: Row["roomTypes"]): string =>
      rooms.length === 0 ? t("wanted.anyRoom") : namesText(rooms.map(say), language),
  };
}
