import type { Day } from "@pulau/domain/calendar/day.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText, namesText, rangeText } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Promo } from "../calls.ts";
import styles from "../promotions.module.css";

/** From and to in words; null where there is neither. */
function useSpan() {
  const { t } = useTranslation("promotions");
  const { language } = useLanguage();
  return (from: Day | null, to: Day | null): string | null => {
    if (from !== null && to !== null) return rangeText(from, to, language);
    if (from !== null) return t("terms.from", { day: dayText(from, language) });
    return to === null ? null : t("terms.until", { day: dayText(to, language) });
  };
}

/** The terms of an offer, one short line each. */
export function TermsOf({ promo }: { promo: Promo }) {
  const { t } = useTranslation("promotions");
  const { say, language } = useLanguage();
  const span = useSpan();
  const stays = span(promo.stayFrom, promo.stayTo);
  const packages = promo.package ? [promo.package] : promo.packages;
  const lines = [
    stays !== null && t("terms.stay", { days: stays }),
    promo.bookTo !== null && t("terms.book", { days: span(promo.bookFrom, promo.bookTo) }),
    packages.length > 0 &&
      t("terms.packages", {
        names: namesText(
          packages.map(({ name }) => say(name)),
          language,
        ),
      }),
    promo.minSpendSen > 0 && t("terms.minSpend", { amount: formatRinggit(promo.minSpendSen) }),
    promo.priceSen > 0 && t("terms.validDays", { count: promo.validDays }),
    promo.perPerson !== null && t("terms.perPerson", { count: promo.perPerson }),
    promo.left !== null &&
      promo.left <= 20 &&
      (promo.left === 0 ? t("terms.gone") : t("terms.left", { count: promo.left })),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.terms}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
