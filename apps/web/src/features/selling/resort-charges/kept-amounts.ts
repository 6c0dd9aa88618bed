import { useRef } from "react";
import type { Fee } from "./calls.ts";

type Amounts = Fee["amounts"];

/** The first amount of each nationality: where kinds of guest are not asked, the others would never count. */
export const byNationality = (amounts: Amounts): Amounts =>
  [
    ...new Map(amounts.toReversed().map((amount) => [amount.who, { ...amount, guestKind: null }])).values(),
  ].toReversed();

/** What was asked of each kind of guest before, with what was typed since for each nationality. */
export const byKindAgain = (before: Amounts, since: Amounts): Amounts => {
  const first = new Set(byNationality(before).map(({ who }) => before.find((amount) => amount.who === who)));
  const known = before.flatMap((amount) => {
    if (!first.has(amount)) return [amount];
    const now = since.find(({ who }) => who === amount.who);
    return now === undefined ? [] : [{ ...now, guestKind: amount.guestKind }];
  });
  return [...known, ...since.filter(({ who }) => !before.some((amount) => amount.who === who))];
};

/**
 * Keeps the amounts by kind of guest of a fee that is asked by the room or booking for now: until the form is left, they
 * come back with "per person".
 */
export function useKeptAmounts() {
  const kept = useRef(new Map<string, Amounts>());
  return {
    /** The amounts of a fee that kinds of guest no longer matter to. */
    narrow: (fee: string, amounts: Amounts): Amounts => {
      kept.current.set(fee, amounts);
      return byNationality(amounts);
    },
    /** The amounts of a fee that kinds of guest matter to again. */
    widen: (fee: string, amounts: Amounts): Amounts => {
      const before = kept.current.get(fee);
      kept.current.delete(fee);
      return before === undefined ? amounts : byKindAgain(before, amounts);
    },
    /** Forgets those of all other fees. */
    forgetBut: (fees: readonly string[]): void => {
      for (const fee of kept.current.keys()) if (!fees.includes(fee)) kept.current.delete(fee);
    },
  };
}
