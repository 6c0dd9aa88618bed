import { addDays, type Day, monthStart } from "@pulau/domain/calendar/day.ts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useCall } from "../../../../api/use-call.ts";
import { PriceCalendar } from "../../../../business/price-calendar.tsx";
import { isFull } from "../../../../business/priced-day.ts";
import { RateNote } from "../../../../business/shown-currency/rate-note.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { onDemand } from "../../../../ui/on-demand.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { calendar } from "../calls.ts";
import styles from "../stay-pages.module.css";
import { monthQuery } from "./month-query.ts";
import type { ChosenStay } from "./use-stay.ts";

const FullMonth = onDemand(() => import("../../../../business/full-month.tsx"), "price");
const MonthPrices = onDemand(() => import("./month-prices.tsx"), "stay-pages");

/** Whole prices by the day of arrival: what each of the months ahead begins at, and one month day by day. */
export function Prices({ stay }: { stay: ChosenStay }) {
  const { t } = useTranslation("stay-pages");
  const { address, party, option, lacksAge, place, nights, choose } = stay;
  const [turned, setTurned] = useState<Day | null>(null);
  const month = turned ?? stay.month;
  const persons = party.adults + party.childAges.length;
  return (
    <section className={styles.section} aria-labelledby="prices">
      <h2 className="display" id="prices">
        {t("prices.title")}
      </h2>
      <p className={styles.lead}>
        {t("prices.lead", { count: persons })}{" "}
        <Link
          className="link"
          to="/"
          hash="search"
          search={{ ...address, ...(option && { option: option._id }) }}
        >
          {t("prices.change")}
        </Link>
      </p>
      {option && place && !lacksAge && (
        <div className={styles.months}>
          <MonthPrices
            {...{ party, optionId: option._id, from: place.today, shown: month, onTurn: setTurned }}
          />
        </div>
      )}
      {option && month && (
        <ShownMonth
          month={month}
          onTurn={(next) => setTurned(monthStart(next))}
          queryOf={(day) => monthQuery(party, option._id, day)}
          lacksAge={lacksAge}
          earliest={place?.today}
          stay={
            address.arrive ? { checkIn: address.arrive, checkOut: addDays(address.arrive, nights) } : null
          }
          onChoose={(day) => choose(day, option._id)}
        />
      )}
      <p className="hint">{t("prices.whole")}</p>
      <RateNote />
    </section>
  );
}

type MonthProps = {
  month: Day;
  onTurn: (month: Day) => void;
  queryOf: (month: Day) => ReturnType<typeof monthQuery>;
  lacksAge: boolean;
  earliest: Day | undefined;
  stay: { checkIn: Day; checkOut: Day } | null;
  onChoose: (day: Day) => void;
};

function ShownMonth({ month, onTurn, queryOf, lacksAge, ...calendarOf }: MonthProps) {
  const { data, error, refetch } = useCall(calendar, queryOf(month));
  const days = lacksAge || error ? null : data?.days;
  return (
    <div className={styles.calendar}>
      <PriceCalendar
        {...calendarOf}
        month={month}
        heading="h3"
        onTurn={onTurn}
        days={days}
        levels={(days && data?.priceLevels) ?? null}
      >
        {error && <ErrorState error={error} retry={() => void refetch()} />}
        {isFull(days) && <FullMonth key={month} {...{ month, queryOf }} face={calendar} onTurn={onTurn} />}
      </PriceCalendar>
    </div>
  );
}
