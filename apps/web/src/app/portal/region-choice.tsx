import { useBackend, useCall, useSession } from "../../api/use-call.ts";
import type { Language } from "../../i18n/language.ts";
import RegionPanel from "../../shell/region-panel.tsx";
import { ringgit, type ShownCurrency, useCurrency } from "../../ui/currency.ts";
import { useChangeLanguage } from "../../ui/use-change-language.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { currencies, setLanguage } from "../calls.ts";

type Props = {
  /** Keeps the currency that was chosen on the device. */
  onCurrency: (currency: ShownCurrency) => void;
};

/** Language and currency to choose from, with the rates of the day; loaded when it is first opened. */
export default function RegionChoice({ onCurrency }: Props) {
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
  const convert = (code: string): ShownCurrency => {
    const chosen = data?.data.find((option) => option.currencyId.code === code);
    return chosen === undefined
      ? ringgit
      : {
          currency: code,
          foreignValue: chosen.foreignConvRate,
          myrValue: chosen.myConvRate,
          currencySymbol: chosen.currencyId.symbol_native,
        };
  };
  return (
    <RegionPanel
      language={language}
      onLanguage={choose}
      currency={currency}
      onCurrency={(code) => onCurrency(convert(code))}
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
