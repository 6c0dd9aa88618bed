import type { BasisPoints, Sen } from "./sen.ts";

/**
 * A comma groups thousands; before one or two last digits it is a point, as many keyboards and people have it. Nobody
 * groups `0,500`: whoever writes it means half a ringgit, not five hundred.
 */
const grammar =
  /^(?:(\d{1,9}|[1-9]\d{0,2}(?: \d{3}){1,2})(?:[.,](\d{0,2}))?|([1-9]\d{0,2}(?:,\d{3}){1,2})(?:\.(\d{0,2}))?)$/;

/**
 * A number of at most two decimals in hundredths, read digit by digit: a float would lose some. Digits and points of a
 * Chinese keyboard are read as their narrow twins.
 */
function readHundredths(text: string): number | null {
  const found = grammar.exec(text.replaceAll("。", ".").trim());
  if (!found) return null;
  const [, plain, plainPart, grouped = "", groupedPart] = found;
  const whole = (plain ?? grouped).replace(/[ ,]/g, "");
  return Number(whole + (plainPart ?? groupedPart ?? "").padEnd(2, "0"));
}

const narrow = (text: string): string => text.normalize("NFKC").trim();

/** An amount as people type it, `1,234.5` or `RM 50`, in sen; null for what is none. */
export const readRinggit = (text: string): Sen | null =>
  readHundredths(narrow(text).replace(/^(?:RM|MYR)/i, ""));

/** A share as people type it in percent, `12.5` or `8%`, in basis points; null for what is none. */
export const readPercent = (text: string): BasisPoints | null =>
  readHundredths(narrow(text).replace(/%$/, ""));

/** A change in percent as people type it, `-5` or `+12.5%`, in basis points; null for what is none. */
export function readPercentChange(text: string): BasisPoints | null {
  const [, sign, size = ""] = /^([+-]?)(.*)$/s.exec(narrow(text).replace(/^[−–]/, "-")) ?? [];
  const points = readPercent(size);
  return sign === "-" && points !== null && points > 0 ? -points : points;
}
