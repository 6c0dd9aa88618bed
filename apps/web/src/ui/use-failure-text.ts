import { isDay } from "@pulau/domain/calendar/day.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { type ReactNode, useContext } from "react";
import { CallFailure, type Facts } from "../api/call-failure.ts";
import { useBackend } from "../api/use-call.ts";
import { type Language, localeOf } from "../i18n/language.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { dayText } from "./format.ts";
import { useLanguage } from "./use-language.ts";
import { UsesText } from "./uses-text.ts";

/** Facts that end in `Sen` are money, and dates, one or several, are dates; both are written so. The others stand as they are. */
const formatFacts = (facts: Facts, language: Language) =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      if (name.endsWith("Sen") && typeof value === "number") return [name, formatRinggit(value)];
      const days = String(value).split(" · ");
      if (days.every(isDay)) return [name, days.map((day) => dayText(day, language, "weekday")).join(" · ")];
      return [name, value];
    }),
  );

/** How long a call that was made too often has to wait: "40 minutes". A minute where the server names no time. */
const waitOf = ({ retryAfterSeconds: seconds = 60 }: Facts, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], { style: "unit", unit: "minute", unitDisplay: "long" }).format(
    Math.ceil(Number(seconds) / 60),
  );

/** What is counted in a sentence: of the rules that have a sentence of their own each has one number. */
const countOf = (facts: Facts) => Object.values(facts).find((value) => typeof value === "number");

/**
 * The words of failures. Those that `/` can meet are always there, the others come with every other page: asking for
 * them here would load them for `/` too.
 */
function useWords() {
  const { i18n } = useTranslation("failures");
  return { i18n, t: i18n.say(["failures", "errors"]) };
}

/** The sentence for something thrown, in the page's language. What is no refusal is `UNEXPECTED`. */
export function useFailureText() {
  const { t, i18n } = useWords();
  const { language } = useLanguage();
  const { side } = useBackend();
  const usesText = useContext(UsesText);
  return (thrown: unknown): string => {
    if (!(thrown instanceof CallFailure)) return t("codes.UNEXPECTED");
    const { code, facts } = thrown;
    if (side.name === "staff" && code === "NOT_ALLOWED") return t("errors:staffNotAllowed");
    const uses = code === "IN_USE" && usesText?.(facts);
    const values = {
      ...formatFacts(facts, language),
      what: uses,
      count: countOf(facts),
      wait: waitOf(facts, language),
    };
    const why = `errors:because.${code}.${facts.rule}`;
    // A newer server may know a code that this page has no words for.
    if (!i18n.exists(why, values))
      return t((uses ? "errors:inUse" : `codes.${code}`) as "codes.UNEXPECTED", {
        ...values,
        defaultValue: t("codes.UNEXPECTED"),
      });
    const next =
      facts.nextOn === undefined ? "" : t(`errors:because.${code}.next` as "errors:rules.invalid", values);
    return [t(why as "errors:rules.invalid", values), next]
      .filter(Boolean)
      .join(language === "cn" ? "" : " ");
  };
}

/**
 * The sentence for a field's broken rule; a rule that has none is "This can't be right". Where it is known by what something is
 * used, a rule may have a sentence that says so: its variant `by`.
 */
export function useRuleText() {
  const { t, i18n } = useWords();
  const { language } = useLanguage();
  const usesText = useContext(UsesText);
  return (rule: string, facts: Facts = {}): string => {
    const uses = usesText?.(facts);
    return i18n.exists(`errors:rules.${rule}`)
      ? t(`errors:rules.${rule}` as "errors:rules.required", {
          ...formatFacts(facts, language),
          what: uses,
          context: uses && "by",
        })
      : t("errors:rules.invalid");
  };
}

/** What a field says that was left empty: of ten mistakes one sees which is which, also when they are read aloud. */
export function useNamed(label: ReactNode) {
  const { t } = useWords();
  return (error: string | null | undefined) =>
    typeof label === "string" && error === t("errors:rules.required")
      ? t("errors:rules.requiredNamed", { field: label })
      : error;
}
