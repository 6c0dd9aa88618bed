import { cancelSteps } from "../../../../business/cancel-until.ts";
import { useCancelWords } from "../../../../business/cancel-words.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { DayText } from "../../../../ui/money-and-dates.tsx";
import styles from "../stay-pages.module.css";
import type { ChosenStay } from "./use-stay.ts";

/** What comes back until when, for the stay on show; a booking keeps the policy of the day on which it is made. */
export function Policy({ stay: { chosen, lowest, place } }: { stay: ChosenStay }) {
  const { t } = useTranslation("stay-pages");
  const words = useCancelWords();
  const checkIn = chosen?.checkIn ?? lowest?.checkIn;
  const steps = place && checkIn ? cancelSteps(place.policy, checkIn, place.today) : [];
  return (
    <section className={styles.section} aria-labelledby="policy">
      <h2 className="display" id="policy">
        {t("policy.title")}
      </h2>
      {checkIn && (
        <p className={styles.lead}>
          {t("included.forArrival")} <DayText day={checkIn} shape="weekday" />. {t("policy.stays")}
        </p>
      )}
      <ul className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step.until}>{words(step, at > 0)}</li>
        ))}
        <li>{t(steps.length > 0 ? "policy.after" : "policy.none")}</li>
      </ul>
    </section>
  );
}
