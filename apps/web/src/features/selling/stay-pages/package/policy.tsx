import { useTranslation } from "../../../../i18n/use-translation.ts";
import { DayText } from "../../../../ui/money-and-dates.tsx";
import styles from "../stay-pages.module.css";
import { useCancelLines } from "./cancel-lines.ts";
import type { ChosenStay } from "./use-stay.ts";

/** What comes back until when; a booking keeps the policy of the day on which it is made. */
export function Policy({ stay }: { stay: ChosenStay }) {
  const { t } = useTranslation("stay-pages");
  const lines = useCancelLines(stay);
  return (
    <section className={styles.section} aria-labelledby="policy">
      <h2 className="display" id="policy">
        {t("policy.title")}
      </h2>
      {stay.chosen && (
        <p className={styles.lead}>
          {t("included.forArrival")} <DayText day={stay.chosen.checkIn} shape="weekday" />
        </p>
      )}
      <p className={styles.lead}>{t("policy.stays")}</p>
      <ul className={styles.steps}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{t(lines.length > 0 ? "policy.after" : "policy.none")}</li>
      </ul>
    </section>
  );
}
