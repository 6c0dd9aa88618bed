declare const unit: unique symbol;
/**
 * A number that says what it counts. A plain one may become it, for a literal is plain and so is a sum or a difference;
 * but what counts one thing is refused where another is wanted.
 */
type NumberOf<U extends string> = number & { readonly [unit]?: U };

/** An amount in integer sen (RM 1 = 100 sen). Every amount of the product is one; no fraction of a sen exists. */
export type Sen = NumberOf<"sen">;

/** A share in basis points: 800 is 8 %. */
export type BasisPoints = NumberOf<"basisPoints">;

/** How many: of persons, nights, seats, pieces. */
export type Count = NumberOf<"count">;

/** A share in basis points as `12.5%`. */
export const formatShare = (share: BasisPoints): string => `${share / 100}%`;

/** An amount that no number of sen holds. A price that comes to one is a mistake of its card: `quote` has none for it. */
export class AmountTooLarge extends RangeError {}

/** Throws unless every amount is a safe integer: a fraction that got this far is a bug. */
export const sumSen = (amounts: readonly Sen[]): Sen => {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (Number.isSafeInteger(total)) return total;
  const isWhole = amounts.every((amount) => Number.isInteger(amount));
  throw isWhole ? new AmountTooLarge(`too many sen: ${total}`) : new RangeError(`no whole sen: ${total}`);
};

/** A share of an amount, rounded half away from zero to whole sen. */
export const shareOf = (amount: Sen, share: BasisPoints): Sen =>
  Math.sign(amount) * Math.floor((Math.abs(amount) * share + 5_000) / 10_000);

/** Splits an amount by weights so that the parts add up to it to the sen: largest remainders get the last sen. */
export const splitSen = (amount: Sen, weights: readonly number[]): Sen[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole <= 0) throw new RangeError("weights must add up to more than zero");
  const sign = Math.sign(amount);
  const exact = weights.map((weight) => shareOut(Math.abs(amount), weight, whole));
  const parts = exact.map(({ part }) => part);
  const left = Math.abs(amount) - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact.map(({ rest }, i) => ({ i, rest }));
  byRemainder.sort((a, b) => b.rest - a.rest || a.i - b.i);
  for (const { i } of byRemainder.slice(0, left)) parts[i] = (parts[i] ?? 0) + 1;
  return parts.map((part) => sign * part);
};

/** The whole sen of a weight's share, and what remains; a product that no number holds exactly is worked out in digits. */
const shareOut = (amount: Sen, weight: number, whole: number): { part: Sen; rest: number } => {
  const product = amount * weight;
  if (Number.isSafeInteger(product))
    return { part: Math.floor(product / whole), rest: (product % whole) / whole };
  if (![amount, weight, whole].every((value) => Number.isSafeInteger(value))) {
    throw new AmountTooLarge(`cannot split ${amount} by ${weight}/${whole}`);
  }
  const [exact, by] = [BigInt(amount) * BigInt(weight), BigInt(whole)];
  return { part: Number(exact / by), rest: Number(exact % by) / whole };
};

/** 123450 sen as `1234.50`, by its digits: no amount is ever divided into a float. */
export const plainRinggit = (amount: Sen): string => {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** 123450 sen as `RM 1,234.50`, the same in all three languages. */
export const formatRinggit = (amount: Sen): string => {
  const grouped = plainRinggit(Math.abs(amount)).replace(/\B(?=(\d{3})+\.)/g, ",");
  return `${amount < 0 ? "-" : ""}RM ${grouped}`;
};
