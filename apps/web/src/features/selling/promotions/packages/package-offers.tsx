import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { CardList } from "../../../../listing/card-list.tsx";
import { useListAt } from "../../../../listing/use-list.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import buying from "../buying.module.css";
import { cardsPerPage, sectionAddress } from "../list-address.ts";
import { OfferCards, OffersShape } from "../offers/promo-list.tsx";
import { BuyDialog } from "./buy-dialog.tsx";
import { type PromoPackage, promoPackages } from "./calls.ts";
import { PackageCard } from "./package-card.tsx";

/** Stays that are sold ahead for a deposit. */
export function PackageOffers() {
  const { t } = useTranslation("promo-packages");
  const tabs = useTranslation("promotions");
  const list = useListAt(sectionAddress, {
    id: "promo-packages",
    call: promoPackages,
    rows: "promoPackages",
    limit: cardsPerPage,
  });
  const [chosen, setChosen] = useState<PromoPackage | null>(null);
  return (
    <>
      {list.rows.length > 0 && <p className={buying.lead}>{t("lead")}</p>}
      <CardList
        list={list}
        label={tabs.t("offers.tabs.packages")}
        waiting={t("waiting")}
        shape={<OffersShape />}
        empty={{
          picture: "island-dawn",
          title: t("none"),
          text: t("noneText"),
          act: <LinkButton to="/">{t("book")}</LinkButton>,
        }}
      >
        {(offers) => (
          <OfferCards>
            {offers.map((offer) => (
              <PackageCard key={offer._id} offer={offer} onBuy={() => setChosen(offer)} />
            ))}
          </OfferCards>
        )}
      </CardList>
      {chosen && <BuyDialog offer={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
