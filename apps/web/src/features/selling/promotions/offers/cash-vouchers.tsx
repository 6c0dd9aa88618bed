import { useTranslation } from "../../../../i18n/use-translation.ts";
import { CardList } from "../../../../listing/card-list.tsx";
import { useListAt } from "../../../../listing/use-list.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { promoCodes } from "../calls.ts";
import { cardsPerPage, sectionAddress } from "../list-address.ts";
import { PromoCard } from "./promo-card.tsx";
import { OfferCards, OffersShape } from "./promo-list.tsx";

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
    <CardList
      list={list}
      label={t("offers.tabs.cash")}
      waiting={t("offers.waiting")}
      shape={<OffersShape />}
      empty={{
        picture: "lagoon-above",
        title: t("offers.noVouchers"),
        act: <LinkButton to="/">{t("offers.book")}</LinkButton>,
      }}
    >
      {(promos) => (
        <OfferCards>
          {promos.map((promo) => (
            <PromoCard key={promo._id} promo={promo} />
          ))}
        </OfferCards>
      )}
    </CardList>
  );
}
