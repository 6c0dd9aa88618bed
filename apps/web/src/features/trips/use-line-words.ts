import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../ui/use-language.ts";
import type { PriceLine } from "./calls.ts";
import { useWording } from "./use-wording.ts";

export type LineWords = { what: string; why: string | null };

/** Says what a line of the price is for, and how its amount came about. */
export function useLineWords(): (line: PriceLine) => LineWords {
  const { t } = useTranslation("trips");
  const { say } = useLanguage();
  const { share } = useWording();

  const whatOf = ({ step, name, guestKind, bedType, count }: PriceLine): string => {
    const people = guestKind === null ? null : t(`price.kinds.${guestKind}`, { count });
    if (step === "rate" && people !== null && bedType !== null) {
      return t("price.rate", { people, bed: t(`price.sharing.${bedType}`) });
    }
    const named = name === null ? t(`price.unnamed.${step}`) : say(name);
    if (people !== null) return t("price.named", { name: named, people });
    return count > 1 ? t("price.counted", { name: named, count }) : named;
  };

  const whyOf = (line: PriceLine): string | null => {
    if (line.share !== null && line.baseSen !== null) {
      return t("price.share", { share: share(line.share), base: formatRinggit(line.baseSen) });
    }
    const price = formatRinggit(line.unitSen);
    if (line.nights !== null) return t("price.eachNights", { price, count: line.nights });
    return line.unitSen === line.amountSen ? null : t("price.each", { price });
  };

  return (line) => ({ what: whatOf(line), why: whyOf(line) });
}

/** Lines have no id of their own: the same rule may price several kinds of guest. */
export const lineKey = (line: PriceLine): string =>
  [line.step, line.ruleId, line.guestKind, line.bedType, line.unitSen, line.count].join(" ");
