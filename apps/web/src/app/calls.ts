import { logoutRoute, setLanguageRoute } from "@pulau/contract/accounts.ts";
import { walletRoute } from "@pulau/contract/payments.ts";
import { currencyRoute } from "@pulau/contract/resort.ts";
import { faceOf } from "../api/client.ts";

/** What the frame of every page calls, by face: no schema is loaded for it. */
export const currencies = faceOf(currencyRoute);
export const logout = faceOf(logoutRoute);
export const setLanguage = faceOf(setLanguageRoute);
export const wallet = faceOf(walletRoute);
