import { priceLevels } from "../../../business/priced-day.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./cheaper-date.module.css";

/** What the lines of the prices mean in several months: each has borders of its own, which no one sum tells. */
export function ArrivalLegend() {
  const { t } = useTranslation(["home", "ui"]);
  return (
    <ul className={styles.legend}>
      {priceLevels.map((level) => (
        <li key={level}>
          <span className={classNames(styles.sample, styles[level])}>
            <i />
          </span>
          <span className={styles.text}>{t(`ui:calendar.priceLevels.${level}`)}</span>
        </li>
      ))}
      <li>
        <span className={styles.diamond} />
        {t("calendar.holiday")}
      </li>
    </ul>
  );
}
