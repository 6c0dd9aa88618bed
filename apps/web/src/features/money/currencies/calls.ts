import {
  addCurrencyRoute,
  adminCurrenciesRoute,
  changeCurrencyRoute,
  currencyRatesRoute,
  enterRateRoute,
  importOwnRatesRoute,
  importRatesRoute,
  orderCurrenciesRoute,
} from "@pulau/contract/currencies.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

const path = "/admin/api/currency";

export const currencies = faceOf(adminCurrenciesRoute);
export const addCurrency = faceOf(addCurrencyRoute);
export const changeCurrency = faceOf(changeCurrencyRoute);
export const orderCurrencies = faceOf(orderCurrenciesRoute);
export const rates = faceOf(currencyRatesRoute);
export const enterRate = faceOf(enterRateRoute);
export const importOwnRates = faceOf(importOwnRatesRoute);
export const importRates = faceOf(importRatesRoute);

/** What is out of date once a rate has changed. */
export const ratePaths = [path, rates.path] as const;

export type Currency = Reply<typeof adminCurrenciesRoute>["currencies"][number];
export type LastImport = Reply<typeof adminCurrenciesRoute>["lastImport"];
