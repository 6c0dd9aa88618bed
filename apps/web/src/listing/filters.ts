import type { Choice } from "../ui/text-fields.tsx";
import type { ListFilter } from "./filter.ts";

/** Values as choices, by their words. */
export const choicesOf = <V extends string>(
  values: readonly V[],
  textOf: (value: V) => string,
): readonly Choice[] => values.map((value) => ({ value, text: textOf(value) }));

/** One of some; `any` is the choice that narrows nothing. */
export const choiceFilter = (
  key: string,
  label: string,
  any: string,
  choices: readonly Choice[],
): ListFilter => ({ key, kind: "choice", label, any, choices });

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
