import type { Party } from "@pulau/domain/party/party.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { listText, partsText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";

/** "2 adults, 2 children" and "Ages 7 and 2". */
export function usePartyText(party: Party, childAges: readonly (number | null)[] = party.childAges) {
  const { t } = useTranslation("home");
  const { language } = useLanguage();
  const children = childAges.length;
  const list = listText(party.childAges.map(String), language);
  const adults = t("party.adultCount", { count: party.adults });
  return {
    count:
      children === 0 ? adults : partsText([adults, t("party.childCount", { count: children })], language),
    ages: children === 0 ? t("party.noChildren") : t("party.ages", { count: children, list }),
  };
}
