import { useMemo } from "react";
import { countryWords } from "../ui/country-words.ts";
import { useLanguage } from "../ui/use-language.ts";

/** `also` finds it: its names in other languages. */
export type CountryChoice = { readonly value: string; readonly text: string; readonly also?: () => string };

const nameIn = (names: Intl.DisplayNames, region: string): string => {
  const name = names.of(region);
  return name === undefined || name === region ? "" : name;
};

/** Every country by its name in the page's language, in that language's order. */
export function useCountries(): CountryChoice[] {
  const { locale } = useLanguage();
  return useMemo(() => countriesIn(locale), [locale]);
}

function countriesIn(locale: string): CountryChoice[] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  const order = new Intl.Collator(locale);
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((region) => isCountry(region))
    .map((value) => ({ value, text: nameIn(names, value), also: () => countryWords(value) }))
    .filter(({ text }) => text !== "")
    .toSorted((a, b) => order.compare(a.text, b.text));
}

/** Codes that Intl names although they are no place to live in, or stand for another one. */
const notCountries = new Set(
  "AC AN BU BV CP CQ CS CT DD DG DY EA EU EZ FQ FX HM HV IC JT MI NH NQ NT PC PU PZ QO QU RH SU TP UK UM UN VD WK XA XB XK YD YU ZR ZZ".split(
    " ",
  ),
);
const isCountry = (region: string): boolean => !notCountries.has(region);
