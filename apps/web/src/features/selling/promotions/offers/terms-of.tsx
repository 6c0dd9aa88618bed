import type { Day } from "@pulau/domain/calendar/day.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText, rangeText } from "../../../../ui/format.ts";
import { Comma } from "../../../../ui/money-and-dates.tsx";
import { textAround } from "../../../../ui/text-around.ts";
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

/** The packages that an offer holds for, each with the way to its page where it has one. */
function PackageLinks({ packages }: Pick<Promo, "packages">) {
  const { t } = useTranslation("promotions");
  const { say } = useLanguage();
  const [before, after] = textAround((names) => t("terms.packages", { names }));
  return (
    <span>
      {before}{" "}
      {packages.map(({ _id, name, slug }, at) => (
        <Fragment key={_id}>
          {at > 0 && <Comma />}
          {slug === null ? (
            say(name)
          ) : (
            <Link to="/packages/$slug" params={{ slug }} className="link">
              {say(name)}
            </Link>
          )}
        </Fragment>
      ))}{" "}
      {after}
    </span>
  );
}

/** The terms of an offer, one short line each. */
export function TermsOf({ promo }: { promo: Promo }) {
  const { t } = useTranslation("promotions");
  const span = useSpan();
  const stays = span(promo.stayFrom, promo.stayTo);
  const packages = promo.package ? [promo.package] : promo.packages;
  const lines = [
    stays !== null && t("terms.stay", { days: stays }),
    promo.bookTo !== null && t("terms.book", { days: span(promo.bookFrom, promo.bookTo) }),
    promo.minSpendSen > 0 && t("terms.minSpend", { amount: formatRinggit(promo.minSpendSen) }),
    promo.priceSen > 0 && t("terms.validDays", { count: promo.validDays }),
    promo.perPerson !== null && t("terms.perPerson", { count: promo.perPerson }),
    promo.left !== null &&
      promo.left <= 20 &&
      (promo.left === 0 ? t("terms.gone") : t("terms.left", { count: promo.left })),
  ].filter((line) => line !== false);
  if (lines.length === 0 && packages.length === 0) return null;
  return (
    <ul className={styles.terms}>
      {packages.length > 0 && (
        <li>
          <PackageLinks packages={packages} />
        </li>
      )}
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
