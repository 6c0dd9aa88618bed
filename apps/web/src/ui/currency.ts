import { createContext, useContext } from "react";

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
