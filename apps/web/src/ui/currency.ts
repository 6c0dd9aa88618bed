import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { createContext, useContext } from "react";

/** A currency that prices are shown in beside ringgit; only ringgit is charged. */
export type ShownCurrency = {
  /** ISO code; `MYR` shows ringgit alone. */
  readonly currency: string;
  /** Foreign units for RM 1. */
  readonly foreignValue: number;
  /** Ringgit for one foreign unit. */
  readonly myrValue: number;
  readonly currencySymbol: string;
  /** The day of the rate. */
  readonly ratedOn?: Day;
  /** A price in the chosen currency, `S$ 36.25`; absent where ringgit alone is shown. */
  readonly inCurrency?: (sen: Sen) => string;
  /** The same in few characters and without its symbol, rounded up: for the cells of a calendar. */
  readonly briefly?: (sen: Sen) => string;
};

export const ringgit: ShownCurrency = { currency: "MYR", foreignValue: 1, myrValue: 1, currencySymbol: "RM" };

const CurrencyContext = createContext<ShownCurrency>(ringgit);
export const CurrencyProvider = CurrencyContext.Provider;
export const useCurrency = () => useContext(CurrencyContext);
