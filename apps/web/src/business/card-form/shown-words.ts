import type { FormChoices } from "./form-choices.ts";

type Known = FormChoices["activities"];

const folded = (text: string): string => text.trim().toLocaleLowerCase();

/** The word of the card that a typed text means: one that is shown so, else the text as a new word. Empty is null. */
export function wordOf(text: string, known: Known): string | null {
  const shown = known.find((word) => folded(word.text) === folded(text));
  return shown?.value ?? (text.trim() || null);
}

/** How a word of the card is shown: by its name, where it has one. */
export const textOf = (word: string | null, known: Known): string =>
  known.find(({ value }) => value === word)?.text ?? word ?? "";
