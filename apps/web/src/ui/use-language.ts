import { languageOfTag, localeOf, type Phrase } from "../i18n/language.ts";
import { useTranslation } from "../i18n/use-translation.ts";

/** The page's language; `say` picks it out of a text that the resort wrote in all three. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const language = languageOfTag(i18n.language);
  return {
    language,
    locale: localeOf[language],
    say: (phrase: Phrase) => phrase[language] || phrase.en || phrase.my || phrase.cn,
  };
}
