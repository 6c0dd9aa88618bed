import { createContext, useContext } from "react";
import { useLanguage } from "./use-language.ts";

/** A currency that prices are shown in beside ringgit; only ringgit is charged. */
export type ShownCurrency = {
  /** ISO code; `MYR` shows ringgit alone. */
  currency: string;
  /** Foreign units for RM 1. */
  foreignValue: number;
  /** Ringgit for one foreign unit. */
  myrValue: number;
  currencySymbol: string;
};

export const ringgit: ShownCurrency = { currency: "MYR", foreignValue: 1, myrValue: 1, currencySymbol: "RM" };

const CurrencyContext = createContext<ShownCurrency>(ringgit);
export const CurrencyProvider = CurrencyContext.Provider;
export const useCurrency = () => useContext(CurrencyContext);

/**
 * A currency's name in the reader's language. Staff write it in English, so in English it is theirs; in Malay and Chinese
 * it is the browser's, and staff's where that knows none.
 */
export function useCurrencyName(): (currency: { readonly code: string; readonly name: string }) => string {
  const { language, locale } = useLanguage();
  const names = new Intl.DisplayNames([locale], { type: "currency", fallback: "none" });
  return ({ code, name }) => (language === "en" ? name : (names.of(code) ?? name));
}
