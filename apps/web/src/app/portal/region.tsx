import { type ReactNode, useEffect, useState } from "react";
import { RegionMenu } from "../../shell/region-menu.tsx";
import { CurrencyProvider, ringgit, useCurrency } from "../../ui/currency.ts";
import { onDemand } from "../../ui/on-demand.tsx";

const RegionChoice = onDemand(() => import("./region-choice.tsx"), "pieces");
const ChosenCurrency = onDemand(() => import("./chosen-currency.tsx"));

/** Under this name the device remembers the currency, and the page says that it has changed. */
export const currencyKey = "pulau.portal.currency";

/** The currency that prices are shown in. What converts them is loaded by those alone who have chosen one. */
export function ShownCurrencyProvider({ children }: { children: ReactNode }) {
  const [remembered, setRemembered] = useState<string | null>(null);
  const [currency, setCurrency] = useState(ringgit);
  useEffect(() => {
    const read = () => setRemembered(localStorage.getItem(currencyKey));
    read();
    addEventListener(currencyKey, read);
    return () => removeEventListener(currencyKey, read);
  }, []);
  return (
    <CurrencyProvider value={currency}>
      {remembered && <ChosenCurrency remembered={remembered} onChange={setCurrency} />}
      {children}
    </CurrencyProvider>
  );
}

export function PortalRegion() {
  const { currency } = useCurrency();
  return (
    <RegionMenu currency={currency}>
      <RegionChoice />
    </RegionMenu>
  );
}
