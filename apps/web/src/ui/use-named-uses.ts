import { useTranslation } from "react-i18next";
import type { Facts } from "../api/call-failure.ts";
import { useLanguage } from "./use-language.ts";

/** What uses something, with the first names that a refusal tells: “12 rooms (101, 102, 103 and 9 more)”. */
export function useNamedUses() {
  const { t } = useTranslation("errors");
  const { locale } = useLanguage();
  /** @param said each use with its words, “12 rooms” */
  return (facts: Facts, said: readonly (readonly [use: string, words: string])[]): string => {
    const named = said.map(([use, words]) => {
      const names = facts[`${use}Names`];
      if (typeof names !== "string") return words;
      const more = facts[`${use}More`];
      const all = names.split("\n");
      if (typeof more === "number") all.push(t("andMore", { count: more }));
      return t("withNames", { what: words, names: new Intl.ListFormat(locale).format(all) });
    });
    return new Intl.ListFormat(locale).format(named);
  };
}
