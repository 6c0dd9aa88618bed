import { useTranslation } from "react-i18next";
import { type Facts, isFailure } from "../../api/call-failure.ts";
import { useFailureText } from "../../ui/use-failure-text.ts";
import { useNamedUses } from "../../ui/use-named-uses.ts";

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

/** By what something is used, in words: “2 bookings (B-1001 and B-1002) and 1 draft”; empty where nothing uses it. */
export function useUsesText() {
  const { t } = useTranslation("catalogue");
  const named = useNamedUses();
  return (uses: Facts): string =>
    named(
      uses,
      kinds.flatMap((use) => {
        const count = Number(uses[use] ?? 0);
        return count > 0 ? [[use, t(`uses.${use}`, { count })] as const] : [];
      }),
    );
}

/** Why something could not be done: where it is in use, by what. */
export function useRefusalText() {
  const { t } = useTranslation("catalogue");
  const uses = useUsesText();
  const say = useFailureText();
  return (failure: unknown): string =>
    isFailure(failure, "IN_USE") ? t("inUse", { uses: uses(failure.facts) }) : say(failure);
}
