import type {
  addCurrencyRoute,
  adminCurrenciesRoute,
  changeCurrencyRoute,
  currencyRatesRoute,
  enterRateRoute,
  importRatesRoute,
} from "@pulau/contract/currencies.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

const path = "/admin/api/currency";

export const currencies = faceOf<typeof adminCurrenciesRoute>({ method: "GET", path, scope: "staff" });
export const addCurrency = faceOf<typeof addCurrencyRoute>({ method: "POST", path, scope: "staff" });
export const changeCurrency = faceOf<typeof changeCurrencyRoute>({
  method: "PUT",
  path: "/admin/api/currency/:_id",
  scope: "staff",
});
export const rates = faceOf<typeof currencyRatesRoute>({
  method: "GET",
  path: "/admin/api/currency/:_id/rates",
  scope: "staff",
});
export const enterRate = faceOf<typeof enterRateRoute>({
  method: "POST",
  path: "/admin/api/currency/:_id/rates",
  scope: "staff",
});
export const importRates = faceOf<typeof importRatesRoute>({
  method: "POST",
  path: "/admin/api/currency/import",
  scope: "staff",
});

/** What is out of date once a rate has changed. */
export const ratePaths = [path, rates.path] as const;

export type Currency = Reply<typeof adminCurrenciesRoute>["currencies"][number];
export type LastImport = Reply<typeof adminCurrenciesRoute>["lastImport"];
