import { useLanguage } from "./use-language.ts";

/**
 * A currency's name in the reader's language. Staff write it in English, so in English it is theirs; in Malay and Chinese
 * it is the browser's, and staff's where that knows none.
 */
export function useCurrencyName(): (currency: { readonly code: string; readonly name: string }) => string {
  const { language, locale } = useLanguage();
  const names = new Intl.DisplayNames([locale], { type: "currency", fallback: "none" });
  return ({ code, name }) => (language === "en" ? name : (names.of(code) ?? name));
}
