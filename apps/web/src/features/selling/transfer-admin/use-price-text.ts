import type { RoadPrice } from "@pulau/contract/road-price.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";

type PriceWay = { readonly sen: Sen; readonly returnSen?: Sen | null | undefined };

/** A price as a price list says it: one way, and both ways where that is not twice as much. */
export function usePriceText() {
  const { t } = useTranslation(["land", "guest-amounts"]);
  const way = ({ sen, returnSen }: PriceWay): string =>
    returnSen == null
      ? formatRinggit(sen)
      : t("price.bothWays", { one: formatRinggit(sen), both: formatRinggit(returnSen) });
  return (price: RoadPrice): string => {
    switch (price.per) {
      case "trip":
        return t("price.trip", { amount: way(price) });
      case "vehicle":
        return price.steps
          .map((step) => t("price.upTo", { count: step.upTo, amount: way(step) }))
          .join(" · ");
      case "person":
        return price.amounts
          .map((amount) => {
            const kind = amount.guestKind
              ? t(`guest-amounts:kinds.${amount.guestKind}`)
              : t("guest-amounts:everyGuest");
            const nationality = amount.who ? ` (${t(`guest-amounts:nationality.${amount.who}`)})` : "";
            return `${kind}${nationality}: ${amount.sen === 0 ? t("price.free") : way(amount)}`;
          })
          .join(" · ");
    }
  };
}
