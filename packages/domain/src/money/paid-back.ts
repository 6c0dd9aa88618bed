import type { Sen } from "./sen.ts";

/** Of a price that falls by `priceSen`, what has been paid and so goes back, in sen. */
export const paidBack = (
  { totalSen, paidSen }: { readonly totalSen: Sen; readonly paidSen: Sen },
  priceSen: Sen,
): Sen => Math.max(0, Math.min(priceSen, paidSen - (totalSen - priceSen)));
