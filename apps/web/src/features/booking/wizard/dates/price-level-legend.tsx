import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { type PricedDay, type Tide, tidesOn } from "../../../../business/priced-day.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import styles from "./dates.module.css";

/** What the tide lines that are seen and the diamond mean. */
export function PriceLevelLegend({ tide, days }: { tide: Tide; days: readonly PricedDay[] }) {
  const { t } = useTranslation("booking");
  if (tide === null) return null;
  const shown = tidesOn(days, tide);
  const low = formatRinggit(tide.lowToSen);
  const middle = formatRinggit(tide.midToSen);
  const texts = {
    low: t(shown.length === 1 ? "dates.one" : "dates.low", { price: low }),
    middle: t("dates.middle", { price: middle }),
    high: t("dates.high", { price: middle }),
  };
  return (
    <ul className={styles.legend}>
      {shown.map((level) => (
        <li key={level}>
          <span className={`${styles.tide} ${styles[level]}`} /> {texts[level]}
        </li>
      ))}
      <li>
        <span className={styles.diamond} /> {t("dates.holiday")}
      </li>
    </ul>
  );
}
