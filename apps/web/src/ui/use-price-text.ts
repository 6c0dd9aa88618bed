import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { useCurrency } from "./currency.ts";

/** Says a price within a sentence: in ringgit, then in the currency that was chosen, `RM 120.00 (≈ S$ 36.25)`. */
export function usePriceText(): (sen: Sen) => string {
  const { inCurrency } = useCurrency();
  return (sen) => (inCurrency ? `${formatRinggit(sen)} (≈\u00a0${inCurrency(sen)})` : formatRinggit(sen));
}
