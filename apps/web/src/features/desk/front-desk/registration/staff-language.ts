import { type Language, languages } from "../../../../i18n/language.ts";

/** The tab keeps which language its staff speak while a guest reads theirs. */
const key = "pulau.staff.language-before-hand-over";

export const keepStaffLanguage = (language: Language): void => sessionStorage.setItem(key, language);

/** What was kept, once; null where nothing was. */
export function takeStaffLanguage(): Language | null {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return languages.find((language) => language === kept) ?? null;
}
