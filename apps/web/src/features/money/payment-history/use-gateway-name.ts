import type { GatewayId } from "@pulau/domain/ids.ts";
import { offlineWays } from "@pulau/domain/money/offline-ways.ts";
import { ownSources } from "@pulau/domain/money/own-sources.ts";
import { useBrand } from "../../../business/use-brand.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";

const ours = [...ownSources, ...offlineWays] as const;

/** What a way to pay is called: brands by their own name, ours in the page's language. */
export function useGatewayName(): (id: GatewayId) => string {
  const { t } = useTranslation("payments");
  const brand = useBrand();
  return (id) => {
    const own = ours.find((offlineWay) => offlineWay === id);
    return own ? t(`gateways.${own}`) : (brand(id)?.name ?? id);
  };
}
