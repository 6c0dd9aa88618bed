/** The code of the money that everything is priced in. */
export const ringgit = "MYR";

/** Whether a currency would be ringgit out of use: it is always offered. */
export const dropsRinggit = (currency: { readonly code: string; readonly activeStatus: boolean }): boolean =>
  currency.code === ringgit && !currency.activeStatus;
