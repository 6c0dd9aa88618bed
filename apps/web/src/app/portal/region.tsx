import { type ReactNode, useEffect, useState } from "react";
import { RegionMenu } from "../../shell/region-menu.tsx";
import { CurrencyProvider, ringgit, type ShownCurrency, useCurrency } from "../../ui/currency.ts";
import { onDemand } from "../../ui/on-demand.tsx";

const RegionChoice = onDemand(() => import("./region-choice.tsx"), "pieces");

const key = "pulau.portal.currency";
const changed = "pulau:currency";

const kept = (): ShownCurrency => JSON.parse(localStorage.getItem(key) ?? "null") ?? ringgit;

/** The currency that prices are shown in, kept on the device. */
export function ShownCurrencyProvider({ children }: { children: ReactNode }) {
  const [currency, setCurrency] = useState(ringgit);
  useEffect(() => {
    const read = () => setCurrency(kept());
    read();
    addEventListener(changed, read);
    return () => removeEventListener(changed, read);
  }, []);
  return <CurrencyProvider value={currency}>{children}</CurrencyProvider>;
}

const keep = (currency: ShownCurrency) => {
  localStorage.setItem(key, JSON.stringify(currency));
  dispatchEvent(new Event(changed));
};

export function PortalRegion() {
  const { currency } = useCurrency();
  return (
    <RegionMenu currency={currency}>
      <RegionChoice onCurrency={keep} />
    </RegionMenu>
  );
}
