import { type BasisPoints, type Sen, splitSen } from "../money/sen.ts";

/** A price as a paper tells it that holds its taxes: `beforeSen` and every tax add up to the price. */
export type TaxesInside<T> = {
  readonly beforeSen: Sen;
  readonly taxes: readonly (T & { readonly amountSen: Sen })[];
};

/**
 * What a price holds of taxes that it includes: 108 sen hold 8 of a tax of 8 %. The price stays what it is; what cannot be
 * divided evenly goes where the largest remainder is, so that all parts are the price to the sen.
 */
export function taxesInside<T extends { readonly share: BasisPoints }>(
  priceSen: Sen,
  taxes: readonly T[],
): TaxesInside<T> {
  const [beforeSen = priceSen, ...parts] = splitSen(priceSen, [10_000, ...taxes.map(({ share }) => share)]);
  return { beforeSen, taxes: taxes.map((tax, i) => ({ ...tax, amountSen: parts[i] ?? 0 })) };
}
