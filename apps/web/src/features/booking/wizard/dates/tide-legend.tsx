import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "react-i18next";
import type { Tide } from "../../../../business/priced-day.ts";
import styles from "./dates.module.css";

/** What the tide lines and the diamond mean. */
export function TideLegend({ tide }: { tide: Tide }) {
  const { t } = useTranslation("booking");
  if (tide === null) return null;
  const low = formatRinggit(tide.lowToSen);
  const middle = formatRinggit(tide.midToSen);
  return (
    <ul className={styles.legend}>
      <li>
        <span className={`${styles.tide} ${styles.low}`} /> {t("dates.low", { price: low })}
      </li>
      <li>
        <span className={`${styles.tide} ${styles.middle}`} /> {t("dates.middle", { price: middle })}
      </li>
      <li>
        <span className={`${styles.tide} ${styles.high}`} /> {t("dates.high", { price: middle })}
      </li>
      <li>
        <span className={styles.diamond} /> {t("dates.holiday")}
      </li>
    </ul>
  );
}
