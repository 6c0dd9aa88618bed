import { useEffect, useMemo, useState } from "react";
import type { CountryChoice } from "../../../../business/use-countries.ts";
import { countryWords } from "../../../../ui/country-words.ts";
import { useLanguage } from "../../../../ui/use-language.ts";

type Rules = typeof import("libphonenumber-js/min");

/** The world's phone numbers: a hundred kilobytes that only this form needs, fetched when it opens. */
export function usePhoneRules(): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    let wanted = true;
    import("libphonenumber-js/min").then(
      (loaded) => wanted && setRules(loaded),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return rules;
}

/** A country by name with the code that one dials to call it; `value` is the country, since some share a code. */
export type CallingCode = CountryChoice & { readonly code: string };

/** Whose number a shared code is taken for when nobody has said which country is meant. */
const ownersOfSharedCodes = ["US", "RU", "GB", "IT", "NO", "AU", "MA", "RE", "FI", "GP", "CW", "SH"];

/** Malaysia first, then its neighbours, then the rest by name, each with its code. */
export function useCallingCodes(rules: Rules | null): CallingCode[] {
  const { locale } = useLanguage();
  return useMemo(() => callingCodesIn(locale, rules), [locale, rules]);
}

function callingCodesIn(locale: string, rules: Rules | null): CallingCode[] {
  if (rules === null) return [{ value: "MY", code: "+60", text: "+60" }];
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const order = new Intl.Collator(locale);
  const first = ["MY", "SG", "ID", "TH", "BN", "CN"];
  const byName = rules
    .getCountries()
    .map((value) => ({
      value,
      name: names.of(value) ?? value,
      code: `+${rules.getCountryCallingCode(value)}`,
    }))
    .toSorted((a, b) => order.compare(a.name, b.name))
    .map(({ value, name, code }) => ({
      value,
      code,
      text: `${code} ${name}`,
      also: () => countryWords(value),
    }));
  return [
    ...first.flatMap((region) => byName.filter(({ value }) => value === region)),
    ...byName.filter(({ value }) => !first.includes(value)),
  ];
}

/** The country to show for a code: the one that was chosen, else the one that most callers of it mean. */
export const countryOfCode = (codes: readonly CallingCode[], code: string, chosen: string | null): string => {
  const sharing = codes.filter((candidate) => candidate.code === code).map(({ value }) => value);
  const owner = sharing.find((value) => ownersOfSharedCodes.includes(value));
  return (chosen !== null && sharing.includes(chosen) ? chosen : (owner ?? sharing[0])) ?? code;
};
