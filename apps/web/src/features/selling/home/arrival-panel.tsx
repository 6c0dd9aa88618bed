import { addDays, type Day, monthStart } from "@pulau/domain/calendar/day.ts";
import { useState } from "react";
import { cancelSteps } from "../../../business/cancel-until.ts";
import { useCancelWords } from "../../../business/cancel-words.ts";
import { RateNote } from "../../../business/shown-currency/rate-note.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { dayText } from "../../../ui/format.ts";
import { Comma, DayRange, Money } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { usePriceText } from "../../../ui/use-price-text.ts";
import { ArrivalLegend } from "./arrival-legend.tsx";
import styles from "./arrival-panel.module.css";
import type { ArrivalProps } from "./arrival-props.ts";
import { useInView } from "./use-in-view.ts";
import { useMedia } from "./use-media.ts";
import { useUpwards } from "./use-upwards.ts";

/** The chosen days, and what they cost for whom. */
export function ChosenStay({ stay, choice, price }: Pick<ArrivalProps, "stay" | "choice" | "price">) {
  const { t } = useTranslation(["home", "price"]);
  const { say } = useLanguage();
  const { party, lacksAge } = choice;
  return (
    <>
      <p className={styles.days}>
        <DayRange from={stay.checkIn} to={stay.checkOut} shape="brief" />
      </p>
      <p className="muted">
        {t("price:arrival.nights", { count: stay.nights })}
        <Comma />
        {say(stay.way.package.name)}
      </p>
      {price.chosen !== undefined && !lacksAge && (
        <p className={styles.price}>
          <b>
            <Money sen={price.chosen.totalSen} converted />
          </b>
          <small className="hint">{t("ways.price", { count: party.adults + party.childAges.length })}</small>
        </p>
      )}
    </>
  );
}

/** What stands beside the months: the stay, who comes, cancelling, its price, and one cheaper day near by. */
function Side({ stay, onDone, choice, party, place, price }: ArrivalProps) {
  const { t } = useTranslation("home");
  const { language } = useLanguage();
  const [cancel] = place ? cancelSteps(place.policy, stay.checkIn, place.today) : [];
  const cancelWords = useCancelWords();
  const priceText = usePriceText();
  const { best } = price;
  return (
    <div className={styles.side}>
      <ChosenStay {...{ stay, choice, price }} />
      <p className={styles.fact}>
        {party.count}
        <small className="hint">{choice.lacksAge ? t("party.askAge") : party.ages}</small>
      </p>
      {cancel && <p className={styles.fact}>{cancelWords(cancel)}</p>}
      {best && !choice.lacksAge && (
        <p className={styles.tip}>
          {t("calendar.tip", {
            day: dayText(best.day, language, "brief"),
            price: priceText(best.savesSen),
          })}{" "}
          <button
            type="button"
            className="link"
            onClick={() => void choice.change({ option: stay.way.optionId, arrive: best.day })}
          >
            {t("calendar.use", { day: dayText(best.day, language, "brief") })}
          </button>
        </p>
      )}
      <Button kind="outline" className={styles.done ?? ""} onClick={onDone}>
        {t("party.done")}
      </Button>
    </div>
  );
}

/** Two months of arrivals, one on a narrow page, with their prices; nothing in it scrolls. */
export function ArrivalPanel(props: ArrivalProps) {
  const { stay, MonthGrid } = props;
  const [turned, setTurned] = useState<Day | null>(null);
  const first = monthStart(turned ?? stay.checkIn);
  const second = monthStart(addDays(first, 31));
  const isWide = useMedia("(min-width: 1000px)");
  const panel = useInView();
  useUpwards(panel);
  return (
    <div className={styles.panel} ref={panel}>
      <div className={styles.left}>
        <div className={styles.months} data-months="">
          <MonthGrid compact month={first} turns={isWide ? "earlier" : "both"} onTurned={setTurned} />
          {isWide && (
            <MonthGrid
              compact
              month={second}
              turns="later"
              onTurned={(to) => setTurned(monthStart(addDays(to > second ? to : first, -1)))}
            />
          )}
        </div>
        <ArrivalLegend />
        <RateNote />
      </div>
      <Side {...props} />
    </div>
  );
}
