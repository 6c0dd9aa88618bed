import { useTranslation } from "../../../i18n/use-translation.ts";
import { partsText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import type { PickUp } from "./calls.ts";

/** How many of which age, in which vehicle, and for which boat. */
export function usePartyText() {
  const { t } = useTranslation("pick-ups");
  const { language, say } = useLanguage();
  return {
    persons: ({ adults, children, infants }: PickUp): string =>
      partsText(
        [
          t("ages.adults", { count: adults }),
          children > 0 && t("ages.children", { count: children }),
          infants > 0 && t("ages.infants", { count: infants }),
        ],
        language,
      ),
    vehicle: ({ vehicle, vehicles, bookingNo }: PickUp): string =>
      partsText([vehicles > 1 ? `${say(vehicle)} × ${vehicles}` : say(vehicle), bookingNo], language),
    boat: ({ name, time }: NonNullable<PickUp["boat"]>): string =>
      time === null ? t("boat.charter", { name: say(name) }) : t("boat.ferry", { name: say(name), time }),
  };
}
