import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "react-i18next";
import { type CallCode, CallFailure, type Facts } from "../api/call-failure.ts";

/** Facts that end in `Sen` are money and are written so; the others stand as they are. */
const written = (facts: Facts) =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      name.endsWith("Sen") && typeof value === "number" ? formatRinggit(value) : value,
    ]),
  );

/** The sentence for something thrown, in the page's language. What is no refusal is `UNEXPECTED`. */
export function useFailureText() {
  const { t } = useTranslation("errors");
  return (thrown: unknown): string => {
    const code: CallCode = thrown instanceof CallFailure ? thrown.code : "UNEXPECTED";
    return t(`codes.${code}`, thrown instanceof CallFailure ? written(thrown.facts) : {});
  };
}

/** The sentence for a field's broken rule; a rule that has none is "This can't be right". */
export function useRuleText() {
  const { t, i18n } = useTranslation("errors");
  return (rule: string): string =>
    i18n.exists(`errors:rules.${rule}`) ? t(`rules.${rule}` as "rules.required") : t("rules.invalid");
}
