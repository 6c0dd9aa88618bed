import type { Phrase } from "../i18n/language.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { useLanguage } from "../ui/use-language.ts";

type Bed = { readonly name: Phrase; readonly count: number; readonly extra: boolean };

/** "King bed + 2 × Single bed": what stands in a room. A list of such rooms has its own "or", so they are not sentences. */
export function useBedsText(): (beds: readonly Bed[]) => string {
  const { t } = useTranslation("price");
  const { say } = useLanguage();
  const bedText = ({ name, count, extra }: Bed): string => {
    const bed = count === 1 ? say(name) : t("beds.several", { count, name: say(name) });
    return extra ? t("beds.extra", { bed }) : bed;
  };
  return (beds) => beds.map(bedText).join(" + ");
}

/** "1 extra bed", "no extra bed": what was chosen for a room's children; null where nobody was asked. */
export function useExtraBeds(): (room: { readonly extraBeds?: number | undefined }) => string | null {
  const { t } = useTranslation("price");
  return ({ extraBeds }) => {
    if (extraBeds === undefined) return null;
    return extraBeds === 0 ? t("beds.notAdded") : t("beds.added", { count: extraBeds });
  };
}
