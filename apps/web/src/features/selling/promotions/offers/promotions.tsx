import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useListAt } from "../../../../listing/use-list.ts";
import { promotions } from "../calls.ts";
import { cardsPerPage, sectionAddress } from "../list-address.ts";
import { PromoCards } from "./promo-list.tsx";

/** Codes that are used in a booking; what is bought stands under its own tab. */
export function Promotions() {
  const { t } = useTranslation("promotions");
  const list = useListAt(sectionAddress, {
    id: "promotions",
    call: promotions,
    rows: "promotions",
    query: { sold: "false" },
    limit: cardsPerPage,
  });
  return (
    <PromoCards
      list={list}
      label={t("offers.tabs.promotions")}
      empty={{ picture: "sunset-deck", title: t("offers.none"), text: t("offers.noneText") }}
    />
  );
}
