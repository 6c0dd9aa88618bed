import { type PricedDay, type PriceLevels, priceLevelsOn } from "../../../../business/priced-day.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { usePriceText } from "../../../../ui/use-price-text.ts";
import styles from "./dates.module.css";

/** What the lines of price levels that are seen and the diamond mean. */
export function PriceLevelLegend({ levels, days }: { levels: PriceLevels; days: readonly PricedDay[] }) {
  const { t } = useTranslation("booking");
  const price = usePriceText();
  if (levels === null) return null;
  const shown = priceLevelsOn(days, levels);
  const low = price(levels.lowToSen);
  const middle = price(levels.midToSen);
  const texts = {
    low: t(shown.length === 1 ? "dates.one" : "dates.low", { price: low }),
    middle: t("dates.middle", { price: middle }),
    high: t("dates.high", { price: middle }),
  };
  return (
    <ul className={styles.legend}>
      {shown.map((level) => (
        <li key={level}>
          <span className={`${styles.level} ${styles[level]}`} /> {texts[level]}
        </li>
      ))}
      <li>
        <span className={styles.diamond} /> {t("dates.holiday")}
      </li>
    </ul>
  );
}
