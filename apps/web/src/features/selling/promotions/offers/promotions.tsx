import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { promotions } from "../calls.ts";
import { PromoCard } from "./promo-card.tsx";
import { OfferCards, WaitingOffers } from "./promo-list.tsx";

/** More than a resort offers at a time. */
const most = { limit: 60 };

/** Codes that are used in a booking; what is bought stands under its own tab. */
export function Promotions() {
  const { t } = useTranslation("promotions");
  const { data, error, refetch } = useCall(promotions, { query: most });
  if (error !== null) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined) return <WaitingOffers what={t("offers.waiting")} />;
  const free = data.promotions.filter(({ priceSen }) => priceSen === 0);
  if (free.length === 0) {
    return (
      <EmptyState
        picture="sunset-deck"
        title={t("offers.none")}
        act={<LinkButton to="/">{t("offers.book")}</LinkButton>}
      >
        {t("offers.noneText")}
      </EmptyState>
    );
  }
  return (
    <OfferCards>
      {free.map((promo) => (
        <PromoCard key={promo._id} promo={promo} />
      ))}
    </OfferCards>
  );
}
