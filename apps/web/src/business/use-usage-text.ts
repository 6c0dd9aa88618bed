import type { Facts } from "../api/call-failure.ts";
import type en from "../i18n/en/errors.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { useLanguage } from "../ui/use-language.ts";

type Words = keyof typeof en.uses;
/** What may use something. */
export type Usage = Words extends `${infer Word}_${"one" | "other"}` ? Word : never;

/**
 * By what something is used, with the first names that a refusal tells: “12 rooms (101, 102, 103 and 9 more) and 1 draft”;
 * empty where nothing uses it.
 */
export function useUsageText() {
  const { i18n } = useTranslation("failures");
  const t = i18n.say("errors");
  const { locale } = useLanguage();
  const list = new Intl.ListFormat(locale);
  return (facts: Facts): string => {
    const uses = Object.entries(facts).flatMap(([use, count]) => {
      if (typeof count !== "number" || count === 0) return [];
      if (!i18n.exists(`errors:uses.${use}`, { count })) return [];
      const words = t(`uses.${use as Usage}`, { count });
      const names = facts[`${use}Names`];
      if (typeof names !== "string") return [words];
      const more = facts[`${use}More`];
      const all = names.split("\n");
      if (typeof more === "number") all.push(t("andMore", { count: more }));
      return [t("withNames", { what: words, names: list.format(all) })];
    });
    return list.format(uses);
  };
}
