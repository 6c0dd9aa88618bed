import { offlineWays } from "@pulau/domain/money/offline-ways.ts";
import { useTranslation } from "react-i18next";

const brands: Record<string, string> = { stripe: "Stripe", billplz: "Billplz", fiuu: "Fiuu" };
const ours = ["wallet", "voucher", "promoPackage", ...offlineWays, "sandbox"] as const;

/** What a way to pay is called: brands by their own name, ours in the page's language. */
export function useGatewayName(): (id: string) => string {
  const { t } = useTranslation("payments");
  return (id) => {
    const own = ours.find((offlineWay) => offlineWay === id);
    return own ? t(`gateways.${own}`) : (brands[id] ?? id);
  };
}
