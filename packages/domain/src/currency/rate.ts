/** A positive decimal as text, such as `3.3104`: rates are never floating-point numbers. */
export type Rate = string;

const pattern = /^(\d{1,9})(?:\.(\d{1,12}))?$/;
/** Digits after the point that a rate which was divided keeps. */
const places = 10;

/** Whether the text is a rate: above nothing, at most nine digits before the point and twelve after. */
export const isRate = (text: string): boolean => pattern.test(text) && /[1-9]/.test(text);

type Scaled = { readonly digits: bigint; readonly scale: number };

function read(rate: Rate): Scaled {
  const [, whole = "", part = ""] = pattern.exec(rate) ?? [];
  if (!isRate(rate)) throw new RangeError(`not a rate: ${rate}`);
  return { digits: BigInt(whole + part), scale: part.length };
}

/** `numerator / denominator` as a decimal, half up in the last place, without zeros at its end. */
function divided(numerator: bigint, denominator: bigint): Rate {
  const scaled = (numerator * 10n ** BigInt(places) * 2n + denominator) / (denominator * 2n);
  const text = scaled.toString().padStart(places + 1, "0");
  const whole = text.slice(0, -places);
  const part = text.slice(-places).replace(/0+$/, "");
  return part === "" ? whole : `${whole}.${part}`;
}

/** One foreign unit's price where the rate is quoted for so many of them, e.g. 100 yen. */
export function ofOneUnit(rate: Rate, units: number): Rate {
  if (!Number.isSafeInteger(units) || units < 1) throw new RangeError(`not a number of units: ${units}`);
  const { digits, scale } = read(rate);
  return divided(digits, BigInt(units) * 10n ** BigInt(scale));
}

/** Foreign units for one ringgit, where the rate is ringgit for one foreign unit; and the other way round. */
export function inverse(rate: Rate): Rate {
  const { digits, scale } = read(rate);
  return divided(10n ** BigInt(scale), digits);
}

/** Half way between a buying and a selling rate. */
export function middleOf(buying: Rate, selling: Rate): Rate {
  const [a, b] = [read(buying), read(selling)];
  const scale = Math.max(a.scale, b.scale);
  const at = ({ digits, scale: own }: Scaled) => digits * 10n ** BigInt(scale - own);
  return divided(at(a) + at(b), 2n * 10n ** BigInt(scale));
}

/** The same rate in one spelling, so that equal rates are equal texts: `03.50` is `3.5`. */
export const plainRate = (rate: Rate): Rate => ofOneUnit(rate, 1);
