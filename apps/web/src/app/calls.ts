import type { logoutRoute, setLanguageRoute } from "@pulau/contract/accounts.ts";
import type { walletRoute } from "@pulau/contract/payments.ts";
import type { currencyRoute, resortRoute } from "@pulau/contract/resort.ts";
import { faceOf } from "../api/client.ts";

/** What the frame of every page calls, by face: no schema is loaded for it. */
export const resort = faceOf<typeof resortRoute>({ method: "GET", path: "/api/resort", scope: "none" });
export const currencies = faceOf<typeof currencyRoute>({
  method: "GET",
  path: "/api/currency",
  scope: "none",
});
export const logout = faceOf<typeof logoutRoute>({ method: "POST", path: "/api/auth/logout", scope: "none" });
export const setLanguage = faceOf<typeof setLanguageRoute>({
  method: "PUT",
  path: "/api/customer/language",
  scope: "user",
});
export const wallet = faceOf<typeof walletRoute>({ method: "GET", path: "/api/wallet", scope: "user" });
