import { type ReactNode, useEffect, useState } from "react";
import { useBackend, useCall, useSession } from "../../api/use-call.ts";
import type { Language } from "../../i18n/language.ts";
import { RegionMenu } from "../../shell/region-menu.tsx";
import { CurrencyProvider, ringgit, type ShownCurrency, useCurrency } from "../../ui/currency.ts";
import { useChangeLanguage } from "../../ui/use-change-language.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { currencies, setLanguage } from "../calls.ts";

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
  const { language } = useLanguage();
  const change = useChangeLanguage();
  const { currency } = useCurrency();
  const [opened, setOpened] = useState(false);
  const session = useSession();
  const { call } = useBackend();
  const { data } = useCall(currencies, {}, { enabled: opened });
  const choose = async (next: Language) => {
    // The device remembers it in any case; the account is told so that mails speak the same language.
    if ((await change(next)) && session !== null)
      call(setLanguage, { body: { language: next } }).catch(() => undefined);
  };
  return (
    <RegionMenu
      language={language}
      onLanguage={choose}
      currency={currency}
      onOpen={() => setOpened(true)}
      onCurrency={(code) => {
        const chosen = data?.data.find((option) => option.currencyId.code === code);
        keep(
          chosen === undefined
            ? ringgit
            : {
                currency: code,
                foreignValue: chosen.foreignConvRate,
                myrValue: chosen.myConvRate,
                currencySymbol: chosen.currencyId.symbol_native,
              },
        );
      }}
      currencies={(data?.data ?? []).map((option) => ({
        code: option.currencyId.code,
        name: option.currencyId.name,
        symbol: option.currencyId.symbol_native,
        rate: option.foreignConvRate,
        ratedOn: option.ratedOn,
      }))}
    />
  );
}
