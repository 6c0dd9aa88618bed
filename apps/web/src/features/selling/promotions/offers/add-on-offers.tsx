import { addDays } from "@pulau/domain/calendar/day.ts";
import { resort } from "../../../../api/resort.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { addOns } from "../calls.ts";
import styles from "../promotions.module.css";
import { WaitingOffers } from "./promo-list.tsx";

/** How far ahead the days lie for which what is left is looked at; the price is the same on every day. */
const daysAhead = 14;

/** What can be added to any stay. */
export function AddOnOffers() {
  const { t } = useTranslation("promotions");
  const { say } = useLanguage();
  const place = useCall(resort, {});
  const today = place.data?.today ?? "2026-01-01";
  const days = { checkIn: addDays(today, daysAhead), checkOut: addDays(today, daysAhead + 3) };
  const answer = useCall(addOns, { query: days }, { enabled: place.data !== undefined });
  const error = place.error ?? answer.error;
  if (error) return <ErrorState error={error} retry={() => void answer.refetch()} />;
  if (answer.data === undefined) return <WaitingOffers what={t("offers.waiting")} />;
  return (
    <div className={styles.groups}>
      <p className="muted">{t("offers.addOnsText")}</p>
      {answer.data.categories
        .filter((category) => category.addOns.length > 0)
        .map((category) => (
          <section key={category._id} aria-labelledby={category._id}>
            <h2 className="display" id={category._id}>
              {say(category.name)}
            </h2>
            <ul className={styles.addOns}>
              {category.addOns.map((addOn) => (
                <Card as="li" key={addOn._id} className={styles.addOn}>
                  <h3>{say(addOn.name)}</h3>
                  <p className="muted">{say(addOn.summary)}</p>
                  <b>
                    <Money sen={addOn.sen} converted />{" "}
                    <small className="hint">{t(`offers.per.${addOn.per}`)}</small>
                  </b>
                </Card>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
