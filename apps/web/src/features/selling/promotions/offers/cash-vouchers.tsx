import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useListAt } from "../../../../listing/use-list.ts";
import { promoCodes } from "../calls.ts";
import { cardsPerPage, sectionAddress } from "../list-address.ts";
import { PromoCards } from "./promo-list.tsx";

/** Cash codes with a price: bought for oneself or as a gift. */
export function CashVouchers() {
  const { t } = useTranslation("promotions");
  const list = useListAt(sectionAddress, {
    id: "cash-vouchers",
    call: promoCodes,
    rows: "promoCodes",
    query: { type: "cash", sold: "true" },
    limit: cardsPerPage,
  });
  return (
    <PromoCards
      list={list}
      label={t("offers.tabs.cash")}
      empty={{ picture: "lagoon-above", title: t("offers.noVouchers") }}
    />
  );
}
