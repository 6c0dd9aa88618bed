import { useState } from "react";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import buying from "../buying.module.css";
import { OfferCards, WaitingOffers } from "../offers/promo-list.tsx";
import { BuyDialog } from "./buy-dialog.tsx";
import { type PromoPackage, promoPackages } from "./calls.ts";
import { PackageCard } from "./package-card.tsx";

/** Stays that are sold ahead for a deposit. */
export function PackageOffers() {
  const { t } = useTranslation("promo-packages");
  const { data, error, refetch } = useCall(promoPackages, { query: { limit: 100 } });
  const [chosen, setChosen] = useState<PromoPackage | null>(null);
  if (error !== null) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined) return <WaitingOffers what={t("waiting")} />;
  if (data.promoPackages.length === 0) {
    return (
      <EmptyState picture="island-dawn" title={t("none")} act={<LinkButton to="/">{t("book")}</LinkButton>}>
        {t("noneText")}
      </EmptyState>
    );
  }
  return (
    <>
      <p className={buying.lead}>{t("lead")}</p>
      <OfferCards>
        {data.promoPackages.map((promoOffer) => (
          <PackageCard key={promoOffer._id} offer={promoOffer} onBuy={() => setChosen(promoOffer)} />
        ))}
      </OfferCards>
      {chosen && <BuyDialog offer={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
