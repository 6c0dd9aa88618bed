import type { Choice } from "../ui/text-fields.tsx";
import type { ListFilter } from "./filter.ts";

/** Values as choices, by their words. */
export const choicesOf = <V extends string>(
  values: readonly V[],
  textOf: (value: V) => string,
): readonly Choice[] => values.map((value) => ({ value, text: textOf(value) }));

export type Choices<V extends string> =
  | readonly [choices: readonly Choice[]]
  | readonly [values: readonly V[], textOf: (value: V) => string];

/** One of some, as choices or as values by their words; `any` is the choice that narrows nothing. */
export const choiceFilter = <const V extends string>(
  key: string,
  label: string,
  any: string,
  ...of: Choices<V>
): ListFilter => ({
  key,
  kind: "choice",
  label,
  any,
  choices: of.length === 1 ? of[0] : choicesOf(of[0], of[1]),
});

/** From one day until another. */
export const periodFilters = (from: string, to: string): readonly ListFilter[] => [
  { key: "from", kind: "day", label: from, notAfter: "to" },
  { key: "to", kind: "day", label: to, notBefore: "from" },
];

/** Set by pressing something in a row, and taken back by their chips. */
export const pressedFilters = <K extends string>(
  keys: readonly K[],
  labelOf: (key: K) => string,
): readonly ListFilter[] => keys.map((key) => ({ key, kind: "pressed", label: labelOf(key) }));
