import { useTranslation } from "../../../../i18n/use-translation.ts";
import { CardList } from "../../../../listing/card-list.tsx";
import { useListAt } from "../../../../listing/use-list.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { promotions } from "../calls.ts";
import { cardsPerPage, sectionAddress } from "../list-address.ts";
import { PromoCard } from "./promo-card.tsx";
import { OfferCards, OffersShape } from "./promo-list.tsx";

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
    <CardList
      list={list}
      label={t("offers.tabs.promotions")}
      waiting={t("offers.waiting")}
      shape={<OffersShape />}
      empty={{
        picture: "sunset-deck",
        title: t("offers.none"),
        text: t("offers.noneText"),
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
