import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { promoCodes } from "../calls.ts";
import { PromoCard } from "./promo-card.tsx";
import { OfferCards, WaitingOffers } from "./promo-list.tsx";

const query = { type: "cash" as const, limit: 60 };

/** Cash codes with a price: bought for oneself or as a gift. */
export function CashVouchers() {
  const { t } = useTranslation("promotions");
  const { data, error, refetch } = useCall(promoCodes, { query });
  if (error !== null) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined) return <WaitingOffers what={t("offers.waiting")} />;
  const sold = data.promoCodes.filter(({ priceSen }) => priceSen > 0);
  if (sold.length === 0) {
    return (
      <EmptyState
        picture="lagoon-above"
        title={t("offers.noVouchers")}
        act={<LinkButton to="/">{t("offers.book")}</LinkButton>}
      />
    );
  }
  return (
    <OfferCards>
      {sold.map((promo) => (
        <PromoCard key={promo._id} promo={promo} />
      ))}
    </OfferCards>
  );
}
