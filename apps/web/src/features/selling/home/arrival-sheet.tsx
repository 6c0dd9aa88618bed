import { addDays, type Day, monthStart } from "@pulau/domain/calendar/day.ts";
import { useState } from "react";
import { RateNote } from "../../../business/shown-currency/rate-note.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { weekdayNames } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { ArrivalLegend } from "./arrival-legend.tsx";
import styles from "./arrival-panel.module.css";
import { ChosenStay } from "./arrival-panel.tsx";
import type { ArrivalProps } from "./arrival-props.ts";
import PartyPicker from "./party-picker.tsx";

/** The months one below the other, from `first`. */
const monthsFrom = (first: Day, count: number): Day[] => {
  const months = [first];
  while (months.length < count) months.push(monthStart(addDays(months.at(-1) ?? first, 31)));
  return months;
};

/** The same on a phone, a low window and at 200 % zoom: months as one list, between a head and a foot that stand still. */
export function ArrivalSheet(props: ArrivalProps) {
  const { stay, onDone, choice, party, place, price, MonthGrid } = props;
  const { t } = useTranslation(["home", "price"]);
  const { language } = useLanguage();
  const [asksParty, setAsksParty] = useState(false);
  const [first, setFirst] = useState(monthStart(stay.checkIn));
  const [shown, setShown] = useState(2);
  const earlier = () => {
    setFirst(monthStart(addDays(first, -1)));
    setShown(shown + 1);
  };
  if (asksParty) return <PartyPicker choice={choice} marked={false} onDone={() => setAsksParty(false)} />;
  return (
    <Dialog
      open
      onClose={onDone}
      unsaved={false}
      size="sheet"
      title={t("price:arrival.when")}
      acts={
        <div className={styles.foot}>
          <div>
            <ChosenStay {...{ stay, choice, price }} />
          </div>
          <Button onClick={onDone}>{t("party.done")}</Button>
        </div>
      }
    >
      <p className={styles.party}>
        <span>
          {party.count} · {choice.lacksAge ? t("party.askAge") : party.ages}
        </span>
        <button type="button" className="link" onClick={() => setAsksParty(true)}>
          {t("price:arrival.changeParty")}
        </button>
      </p>
      <ArrivalLegend />
      <RateNote />
      <p className={styles.weekdays} aria-hidden="true">
        {weekdayNames(language).map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <div className={styles.list} data-months="">
        {place !== undefined && first > place.today && (
          <Button kind="soft" size="small" onClick={earlier}>
            {t("price:arrival.earlierMonth")}
          </Button>
        )}
        {monthsFrom(first, shown).map((month) => (
          <MonthGrid key={month} compact month={month} turns="none" onTurned={setFirst} />
        ))}
        <Button kind="soft" size="small" onClick={() => setShown(shown + 1)}>
          {t("price:arrival.moreMonths")}
        </Button>
      </div>
    </Dialog>
  );
}
