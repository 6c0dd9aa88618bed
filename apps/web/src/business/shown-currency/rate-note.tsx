import type { Sen } from "@pulau/domain/money/sen.ts";
import { useCurrency } from "../../ui/currency.ts";
import { onDemand } from "../../ui/on-demand.tsx";

const RateText = onDemand(() => import("./rate-text.tsx"), "shown-currency");

/**
 * Where prices are also shown in another currency: at which rate of which day, that they are rounded, and that ringgit are
 * charged. `sen` is what is about to be charged, where that is known.
 */
export function RateNote({ sen }: { sen?: Sen | undefined }) {
  const { currency } = useCurrency();
  return currency === "MYR" ? null : <RateText sen={sen} />;
}
