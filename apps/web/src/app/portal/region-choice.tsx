import { useBackend, useCall, useSession } from "../../api/use-call.ts";
import type { Language } from "../../i18n/language.ts";
import RegionPanel from "../../shell/region-panel.tsx";
import { useCurrency } from "../../ui/currency.ts";
import { useChangeLanguage } from "../../ui/use-change-language.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { currencies, setLanguage } from "../calls.ts";
import { asText, chosenOf } from "./currency-choice.ts";
import { currencyKey } from "./region.tsx";

/** Language and currency to choose from, with the rates of the day; loaded when it is first opened. */
export default function RegionChoice() {
  const { language } = useLanguage();
  const change = useChangeLanguage();
  const { currency } = useCurrency();
  const session = useSession();
  const { call } = useBackend();
  const { data } = useCall(currencies, {});
  const choose = async (next: Language) => {
    // The device remembers it in any case; the account is told so that mails speak the same language.
    if ((await change(next)) && session !== null)
      call(setLanguage, { body: { language: next } }).catch(() => undefined);
  };
  const chooseCurrency = (code: string) => {
    localStorage.setItem(currencyKey, asText(chosenOf(data?.data ?? [], code)));
    dispatchEvent(new Event(currencyKey));
  };
  return (
    <RegionPanel
      language={language}
      onLanguage={choose}
      currency={currency}
      onCurrency={chooseCurrency}
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
