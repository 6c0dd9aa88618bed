import type { Language } from "../i18n/language.ts";

/** What a field for one language of a text says: Malay and Chinese may stay empty, and show what is read instead. */
export const translated = (language: Language, en: string) =>
  language === "en" ? {} : { optional: true as const, placeholder: en };
