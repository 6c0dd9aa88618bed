import { formatRinggit } from "@pulau/domain/money/sen.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import { useTranslation } from "react-i18next";
import type { PriceRow } from "./price-lines.tsx";
import { useLanguage } from "./use-language.ts";

/** A share in basis points as `8%`. */
const shareText = (points: number) => `${points / 100}%`;

/** Turns a price's lines into rows that say what is paid for and why it is so much. Wants the words of `price`. */
export function usePriceRows(): (lines: readonly PriceLine[]) => PriceRow[] {
  const { t } = useTranslation("price");
  const { say } = useLanguage();
  const peopleOf = (line: PriceLine) =>
    line.guestKind === null ? null : t(`people.${line.guestKind}`, { count: line.count });
  const what = (line: PriceLine): string => {
    const people = peopleOf(line);
    if (line.step === "rate" && people !== null && line.bedType !== null) {
      return t("rate", { people, sharing: t(`sharing.${line.bedType}`) });
    }
    return line.name === null ? t(`unnamed.${line.step}`) : say(line.name);
  };
  const why = (line: PriceLine): string | null => {
    const price = formatRinggit(line.unitSen);
    if (line.share !== null && line.baseSen !== null) {
      return t("share", { share: shareText(line.share), base: formatRinggit(line.baseSen) });
    }
    if (line.step === "rate") return line.count > 1 ? t("each", { price }) : null;
    if (line.nights !== null)
      return t("nights", { times: t("times", { price, count: line.count }), count: line.nights });
    const counted = peopleOf(line);
    const people =
      counted !== null && line.who !== null ? t(`who.${line.who}`, { people: counted }) : counted;
    if (people !== null)
      return t("forPeople", { people, price: line.count > 1 ? t("each", { price }) : price });
    return line.count > 1 ? t("times", { price, count: line.count }) : null;
  };
  return (lines) =>
    lines.map((line, i) => ({
      key: `${line.ruleId}-${i}`,
      what: what(line),
      why: why(line),
      sen: line.amountSen,
    }));
}
