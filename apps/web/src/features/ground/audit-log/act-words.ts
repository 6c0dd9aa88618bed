import { type Language, localeOf } from "../../../i18n/language.ts";
import type { Say } from "../../../i18n/words.ts";
import { choicesOf } from "../../../listing/filters.ts";

type Speak = Say<readonly ["audit-log", "staff"]>;

/** What the log calls an act; of a booking's own what its history calls it. Empty for a call that has no word. */
export const actWord = (t: Speak, act: string): string =>
  t(`acts.${act}` as "acts.changed", "") || t(`staff:history.happenings.${act}` as "acts.changed", "");

/** What the log calls what it was done to. */
export const subjectWord = (t: Speak, subject: string): string =>
  t(`subjects.${subject}` as "subjects.user", "");

/** Values as choices, in the order of their words. */
export const byWord = <V extends string>(
  values: readonly V[],
  wordOf: (value: V) => string,
  language: Language,
) => choicesOf(values, wordOf).toSorted((a, b) => a.text.localeCompare(b.text, localeOf[language]));
