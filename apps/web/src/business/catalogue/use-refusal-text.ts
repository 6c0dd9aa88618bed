import { useTranslation } from "react-i18next";
import { isFailure } from "../../api/call-failure.ts";
import { useFailureText } from "../../ui/use-failure-text.ts";
import { useLanguage } from "../../ui/use-language.ts";

const kinds = [
  ...[
    "bookings",
    "drafts",
    "holds",
    "enquiries",
    "waiting",
    "promoPackages",
    "promoCodes",
    "links",
    "addOns",
    "options",
  ],
] as const;

/** By what something is used, in words: “2 bookings and 1 draft”; empty where nothing uses it. */
export function useUsesText() {
  const { t } = useTranslation("catalogue");
  const { locale } = useLanguage();
  return (uses: Readonly<Record<string, unknown>>): string => {
    const said = kinds.flatMap((use) => {
      const count = Number(uses[use] ?? 0);
      return count > 0 ? [t(`uses.${use}`, { count })] : [];
    });
    return new Intl.ListFormat(locale, { type: "conjunction" }).format(said);
  };
}

/** Why something could not be done: where it is in use, by what. */
export function useRefusalText() {
  const { t } = useTranslation("catalogue");
  const uses = useUsesText();
  const say = useFailureText();
  return (failure: unknown): string =>
    isFailure(failure, "IN_USE") ? t("inUse", { uses: uses(failure.facts) }) : say(failure);
}
